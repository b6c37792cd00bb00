/** Popular pages, by Docusaurus' id, with the texts of their links. A version shows the pages that it has. */
export const quickLinks: readonly (readonly [id: string, words: string])[] = [
  ['getting-started/set-up', 'Set up a project'],
  ['writing-constraint-systems/zk-program', 'Prove something'],
  ['zkapps/intro', 'Write a zkApp'],
  ['getting-started/common-errors', 'Decode an error'],
  ['api-reference/Introduction', 'API reference'],
  ['changelog', 'Changelog'],
];
