/** One script of package.json. */
interface Step {
  name: string;
  /** How it forgets what it keeps itself; a step that has this always runs. */
  fresh?: readonly string[];
  /** Folders that it makes for the steps after it. */
  makes?: readonly string[];
}

/** What `npm test` runs, the longest last. The samples keep passes of their own, by program. */
export const steps: readonly Step[] = [
  { name: 'test:code' },
  { name: 'test:unit' },
  { name: 'test:build', makes: ['build', '.cache/fixture-site'] },
  { name: 'test:browser' },
  { name: 'test:samples', fresh: ['--', '--fresh'] },
];
