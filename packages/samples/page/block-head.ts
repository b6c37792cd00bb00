import type { Check, Sample } from '../sample';

/** Names of the languages of fences, as the head of a block without a title gives them. */
export const languageNames: Readonly<Record<string, string>> = {
  css: 'CSS',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  sh: 'Terminal',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  yaml: 'YAML',
};

const checkWords: Readonly<Record<Check, string>> = {
  prove: 'proved on',
  run: 'runs on',
  test: 'tested on',
  typecheck: 'compiles on',
  'compile-error': 'compile error on',
};

/** The texts in the head of a block, as properties of the component `CodeBlock`. */
export interface BlockHead {
  /** The text in place of a title. */
  title?: string;
  /** The check of the block, and its release, e.g. `runs on 2.15.0`. */
  checked?: string;
  check?: Check;
}

/**
 * @param language of the fence
 * @param sample of the fence, if it is checked
 * @param o1js the release of the page
 */
export function headOf(
  language: string | null | undefined,
  sample: Sample | undefined,
  o1js: string,
): BlockHead {
  const title = languageNames[language ?? ''];
  if (!sample) return title ? { title } : {};
  const { check } = sample;
  return { title, check, checked: `${checkWords[check]} ${o1js}` };
}

/** @returns the reason that readers see below a sample that is not run */
export function noteOf(
  { check, reason, expectedErrors }: Sample,
  o1js: string,
): string | undefined {
  if (check === 'typecheck') {
    return `Type-checked on o1js ${o1js}, not run: ${reason}.`;
  }
  return check === 'compile-error'
    ? `Does not compile: TypeScript error ${expectedErrors.join(', ')}.`
    : undefined;
}
