/** Tests that don't run in Debian's Firefox, by the reason. Each is a part of a test's title. */
const titles = {
  'Playwright cannot turn scripts, the network, storage or motion off in it, or print':
    [
      'without scripts',
      'without-scripts.spec',
      'offline a page that was fetched',
      'a route that fails to load is warned of',
      'in 1 ms if a reader wants no motion',
      'a printed guide is the article alone',
      'logs it once if the storage is blocked',
    ],
  'its window has a bar for scrolling, which the measures leave out': [
    'pages fit narrow screens and large letters',
    'an anchor works as people write it',
  ],
  'it has no scroll-initial-target, so the sidebar moves with the first script':
    ['the sidebar shows the current page'],
  'it logs that the policy refused a test of DocSearch, whether eval works': [
    'a first move that comes before the scripts is made again',
    'each stop is visible, has a name',
    'a page that a translator has changed',
  ],
  'insertText and fill of Playwright come to the editor and to the modal in another way than keys':
    [
      'a program runs, and after a change the difference',
      'the button Search and its shortcuts open the modal',
      'a search without hits offers other words',
      'a misspelt query is corrected',
      'markup in a page comes out as text',
      'the query in the address is searched',
      'titles answer before the texts arrive',
      'the modal has no accessibility violations on any',
      'types find the functions that fit',
      'the version in the address of search',
      'where Algolia does not answer',
      'the modal asks the hosted index',
    ],
  'it cannot pretend to be a phone': ['on a phone '],
};

/** What the project leaves out. */
export const unlikeChromium = new RegExp(
  Object.values(titles).flat().join('|'),
);
