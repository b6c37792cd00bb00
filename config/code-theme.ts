import type { PrismTheme } from 'prism-react-renderer';

/** Syntax colors, as variables of src/css/code.css, which also has those of plain text. */
export const codeTheme: PrismTheme = {
  plain: {},
  styles: [
    {
      types: ['comment', 'prolog', 'cdata'],
      style: { color: 'var(--code-comment)' },
    },
    {
      types: ['keyword', 'atrule', 'selector', 'important'],
      style: { color: 'var(--code-keyword)' },
    },
    {
      types: [
        'string',
        'template-string',
        'char',
        'attr-value',
        'regex',
        'url',
      ],
      style: { color: 'var(--code-string)' },
    },
    { types: ['deleted'], style: { color: 'var(--code-deleted)' } },
    {
      types: ['number', 'boolean', 'constant', 'symbol'],
      style: { color: 'var(--code-number)' },
    },
    {
      types: ['class-name', 'builtin', 'tag', 'maybe-class-name', 'inserted'],
      style: { color: 'var(--code-type)' },
    },
    {
      types: ['function', 'attr-name', 'decorator'],
      style: { color: 'var(--code-function)' },
    },
  ],
};
