import type { CommentDisplayPart, ProjectReflection } from 'typedoc';
import type { Code } from './pieces';

/**
 * Prepares the doc comments of a release for its pages.
 *
 * @param project whose comments are changed in place
 */
export function prepareComments(project: ProjectReflection): void {
  for (const { name, comment } of Object.values(project.reflections)) {
    const { summary = [], blockTags = [] } = comment ?? {};
    for (const parts of [summary, ...blockTags.map(({ content }) => content)]) {
      for (const part of parts) {
        if (part.kind === 'text') {
          part.text = mendLinks(withoutHeadings(part.text, name));
        } else if (part.kind === 'inline-tag') nameLink(part);
        else mendBlock(part);
      }
    }
  }
}

/** Headings become bold lines, because a page's outline is the theme's to make. A heading that repeats the symbol's name goes. */
function withoutHeadings(text: string, name: string): string {
  return text.replace(/^#{1,6} +(.*?)\s*$\n?/gm, (_, heading: string) =>
    heading === name ? '' : `**${heading}**\n\n`,
  );
}

/** Addresses that go on in the next line are no links. */
function mendLinks(text: string): string {
  return text.replace(/\]\(([^()\s]+)\n *([^()\s]+)\)/g, ']($1$2)');
}

/** TypeDoc takes `()` in `{@link push()}` for the link's text. */
function nameLink(part: CommentDisplayPart & { kind: 'inline-tag' }): void {
  if (!/^\(.*\)$/.test(part.tsLinkText ?? '')) return;
  const name = part.text.trim();
  part.tsLinkText = name;
  // If TypeScript doesn't know the target, TypeDoc reads this text again.
  part.text = `${name.replace(/\(.*\)$/, '')} | ${name}`;
}

/** A block of code, and a note that was added below. */
const fence =
  /^```(?<lang>\w*)(?<meta>[^\n]*)\n(?<code>[^]*?)\n?(?<indent> *)```(?![^\n])/;

/** Adds the language to a block that has none. Doc comments write `\\@method`, because `@` starts a tag. */
function mendBlock(part: CommentDisplayPart): void {
  const { groups } = fence.exec(part.text) ?? {};
  if (!groups) return;
  // A block in a list is indented.
  const { lang = '', meta = '', code = '', indent = '' } = groups;
  const margin = new RegExp(`^ {0,${indent.length}}`, 'gm');
  const lines = [
    // Blocks of o1js without a language are TypeScript.
    `\`\`\`${lang || 'ts'}${meta}`,
    ...code.replace(margin, '').trimEnd().replaceAll('\\@', '@').split('\n'),
    '```',
  ];
  part.text = lines.join(`\n${indent}`);
}

/** First words of warnings in doc comments, and Docusaurus' words. */
export const calloutKinds: Readonly<Record<string, string>> = {
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
  important: 'warning',
  note: 'note',
};

const callout = new RegExp(
  `^\\*\\*(${Object.keys(calloutKinds).join('|')})(?::\\*\\*|\\*\\*\\s*:)\\s*([^]*)$`,
  'i',
);

/** @returns Markdown whose paragraphs such as `**Warning**: …` are callouts */
export function withCallouts(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((paragraph) => {
      const [, word, text] = callout.exec(paragraph) ?? [];
      return word ? calloutOf(word, text!) : paragraph;
    })
    .join('\n\n');
}

/** @returns a callout */
export function calloutOf(word: string, text: string): string {
  return `:::${calloutKinds[word.toLowerCase()]}\n\n${text}\n\n:::`;
}

/** @returns a block of TypeScript, whose links packages/api-docs/reference/remark.ts reads */
export function codeFence({ value, links }: Code): string {
  const meta = links.length > 0 ? ` links=${JSON.stringify(links)}` : '';
  return `\`\`\`ts${meta}\n${value}\n\`\`\``;
}
