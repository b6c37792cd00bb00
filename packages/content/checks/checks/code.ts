import { visit } from 'unist-util-visit';
import { joinChecks } from '@o1js-docs/samples/parse/page-with-checks';
import type { Check, Finding } from '../guide';
import { codePoint, invisible, unreadable } from './text';

/** Samples have valid flags and notation. `npm run test:samples` checks their results. */
export const samples: Check = ({ page, tree }, { siteFolder }) =>
  joinChecks(tree, page, siteFolder).problems;

/** Characters that look like others, which word processors write. */
const lookalikes: Readonly<Record<string, readonly [string, string]>> = {
  '“': ['a curly quote', 'a straight one: "'],
  '”': ['a curly quote', 'a straight one: "'],
  '‘': ['a curly quote', "a straight one: '"],
  '’': ['a curly quote', "a straight one: '"],
  '\u00a0': ['a no-break space', 'a space'],
  '\u202f': ['a narrow no-break space', 'a space'],
};
const comments = /\/\/.*|\/\*[^]*?\*\//g;
const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const quotes = /[“”‘’]/g;

/** Code has the characters that a compiler or a shell reads. Strings and comments may have curly quotes. */
export const characters: Check = ({ tree }) => {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    const { value, position } = node;
    if (node.type === 'code' && node.lang === 'text') return;
    const firstLine = position!.start.line + (node.type === 'code' ? 1 : 0);
    const withoutQuotes = (text: string) => text.replace(quotes, ' ');
    const code = value
      .replace(strings, withoutQuotes)
      .replace(comments, withoutQuotes);
    code.split('\n').forEach((text, i) => {
      const found = [...text].find(
        (char) =>
          char in lookalikes || char === unreadable || invisible.test(char),
      );
      if (!found) return;
      const [name, write] = lookalikes[found] ?? [];
      const character = `${name ?? (found === unreadable ? 'a character that is no UTF-8' : 'an invisible character')} (U+${codePoint(found)})`;
      const message = `The code has ${character}. ${write ? `Write ${write}.` : 'Remove it.'}`;
      findings.push({ line: firstLine + i, message });
    });
  });
  return findings;
};
