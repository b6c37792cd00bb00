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

/** @returns a function that refers to the tests of a folder */
function inFolder(folder: string, ending: string) {
  return (name: string, title: string): TestReference => ({
    file: `${folder}/${name}${ending}`,
    title,
  });
}

/** Tests of the production build in a browser. */
export const browser = inFolder('tests/browser', '.spec.ts');

/** Checks over the built pages. */
export const site = inFolder('tests/site', '.test.ts');

/** Tests of the configuration, which need no browser. */
export const configuration = (title: string): TestReference => ({
  file: 'tests/requirements/configuration.test.ts',
  title,
});
