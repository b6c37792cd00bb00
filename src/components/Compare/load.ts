import type { CompareData } from '@site/src/compare/data';

/** @returns what is recorded of all releases. @throws Error when it cannot be loaded; the next call asks again */
export async function loadData(): Promise<CompareData> {
  const { default: data } =
    await import('@generated/compare/default/data.json');
  return data;
}

/** What reads code: its parser, and what is known of types. */
export async function loadChecker() {
  const [{ checkCode }, { default: types }] = await Promise.all([
    import('@site/src/compare/check-code'),
    import('@generated/compare/default/types.json'),
  ]);
  return { checkCode, types };
}
