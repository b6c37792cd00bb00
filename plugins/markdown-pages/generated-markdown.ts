const fence = /^\s*(?:`{3,}|~{3,})/;
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
  let inFence = false;
  return body
    .split('\n')
    .map((line) => {
      if (fence.test(line)) {
        inFence = !inFence;
        return line;
      }
      if (inFence) return line;
      return line
        .replace(headingId, '')
        .replace(linkTarget, (_, target: string) => `](${toAddress(target)})`);
    })
    .join('\n');
}
