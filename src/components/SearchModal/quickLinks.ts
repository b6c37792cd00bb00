/** What many come for, as pages by Docusaurus' id, with the words that lead there. A version shows those that it has. */
export const quickLinks: readonly (readonly [id: string, words: string])[] = [
  ['getting-started/set-up', 'Set up a project'],
  ['writing-constraint-systems/zk-program', 'Prove something'],
  ['zkapps/intro', 'Write a zkApp'],
  ['getting-started/common-errors', 'Decode an error'],
  ['api-reference/Introduction', 'API reference'],
  ['changelog', 'Changelog'],
];
