import type { ExampleOutcomes, Outcome } from './outcome';

/**
 * Messages are left out of it, because they may hold random values.
 *
 * @returns a line for each example whose outcome differs, with both
 */
export function outcomeDifferences(
  recorded: ExampleOutcomes['examples'],
  found: ExampleOutcomes['examples'],
): string[] {
  return [...new Set([...Object.keys(recorded), ...Object.keys(found)])]
    .filter((key) => recorded[key]?.result !== found[key]?.result)
    .map((key) => {
      const { at } = (found[key] ?? recorded[key])!;
      return `${at} (${key}): recorded ${words(recorded[key])}; found ${words(found[key])}`;
    })
    .sort();
}

function words(outcome: Outcome | undefined): string {
  if (!outcome) return 'nothing';
  const { result, message } = outcome;
  return message ? `${result}, ${message}` : result;
}
