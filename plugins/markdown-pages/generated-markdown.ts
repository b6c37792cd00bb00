import { partMark } from '../markdown/api-parts';
import { markdownLines } from '../markdown/lines';

const headingId = / \{#[^}]+\}$/;
const linkTarget = /\]\((?<target>[^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g;

/**
 * Generated pages are plain Markdown already; parsing them would double what
 * the whole step takes.
 *
 * @param body a page without front matter
 * @param toAddress makes the target of a link absolute
 */
export function generatedMarkdown(
  body: string,
  toAddress: (target: string) => string,
): string {
  return markdownLines(body)
    .map(({ text, isCode }) =>
      isCode
        ? text
        : text
            .replace(partMark, '')
            .replace(headingId, '')
            .replace(
              linkTarget,
              (_, target: string) => `](${toAddress(target)})`,
            ),
    )
    .join('\n');
}
