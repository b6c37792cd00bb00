/** One thing the specification asks for, in our words, and the tests that show it. */
export interface Requirement {
  asks: string;
  shownBy: TestReference[];
}

/** A test, or a group of tests, by its file and its title as the source has it. */
export interface TestReference {
  file: string;
  title: string;
}

/** @returns a function that refers to tests of a file */
function inFile(pattern: (name: string) => string) {
  return (name: string, title: string): TestReference => ({
    file: pattern(name),
    title,
  });
}

/** Tests of the production build in a browser. */
export const browser = inFile((name) => `tests/browser/${name}.spec.ts`);

/** Checks over the built pages. */
export const site = inFile((name) => `tests/site/${name}.test.ts`);

/** Tests beside the source they test. */
export const unit = inFile((name) => `${name}.test.ts`);
