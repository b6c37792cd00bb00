import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Sources by directive; `script-src` is one of them. */
export type Directives = Readonly<Record<string, readonly string[]>> & {
  readonly 'script-src': readonly string[];
};

/** What stands first in the head of every page. The policy holds for what follows it. */
const firstInHead = /<meta charset=["']?UTF-8["']?\s*\/?>/i;

/**
 * @param html a whole page
 * @param directives what its policy allows beside its own inline scripts
 * @returns the page with the policy in its head, and in it a hash of each inline script
 * @throws Error when there is no place for the policy
 */
export function addPolicy(html: string, directives: Directives): string {
  const scripts = inlineScripts(html);
  const policy = {
    ...directives,
    'script-src': [...directives['script-src'], ...new Set(scripts.map(hash))],
  };
  const content = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
  if (!firstInHead.test(html)) {
    throw new Error(
      'The page does not begin with its charset, behind which its Content-Security-Policy belongs.',
    );
  }
  return html.replace(
    firstInHead,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

/** @returns what each inline script of the page holds, to the letter. Data is no script. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let isOpen = false;
  const parser = new Parser({
    onopentag(name, { src, type = '' }) {
      isOpen =
        name === 'script' &&
        src === undefined &&
        /^(|module|.*\/javascript)$/.test(type);
      if (isOpen) scripts.push('');
    },
    ontext(text) {
      if (isOpen) scripts[scripts.length - 1] += text;
    },
    onclosetag() {
      isOpen = false;
    },
  });
  parser.end(html);
  return scripts;
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
