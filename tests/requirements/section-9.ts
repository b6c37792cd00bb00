import { browser, configuration, type Requirement } from './requirement';

/** Business constants and limits. */
export const section9: Requirement[] = [
  {
    asks: 'Base path, versions and locale are those of the specification.',
    shownBy: [
      configuration('serves Current at the root of its base path'),
      configuration('knows each version, its label and its path'),
      configuration('has one locale'),
    ],
  },
  {
    asks: 'The table of contents has levels 2 to 3; a screen is wide above 996 px.',
    shownBy: [
      browser(
        'content',
        'the table of contents lists headings of levels 2 and 3',
      ),
      browser('navbar', '996 px is small and 997 px is wide'),
    ],
  },
  {
    asks: "Search: 'Search docs', 'Search', 512 characters, stalled after 300 ms.",
    shownBy: [
      browser('search', 'is named Search and opens the modal'),
      browser('search', 'at most 512 characters are taken'),
      browser(
        'search-failures',
        'a search that takes 300 ms shows that it is stalled',
      ),
    ],
  },
  {
    asks: 'Search analytics: 20 items, 400 ms.',
    shownBy: [
      browser(
        'hosted-search',
        'analytics that are turned on wait 400 ms and go in batches of 20',
      ),
    ],
  },
  {
    asks: 'Progress bar: after 200 ms, at least 8 %, at 200 ms a move; it trickles by 0.02 every 800 ms.',
    shownBy: [
      browser(
        'navigation',
        'appears 200 ms after a slow change of the page and ends with it',
      ),
      browser('navigation', 'moves in 200 ms, and trickles every 800 ms'),
      configuration('has a progress bar that trickles by 0.02'),
    ],
  },
  {
    asks: 'Loader: after 200 ms, in cycles of 3 s; error box: 50 % wide with margins of 25 %.',
    shownBy: [
      browser('failures', 'shows the loader after 200 ms, which turns in 3 s'),
      browser(
        'failures',
        'that fails shows the error in a red box, and Retry retries',
      ),
    ],
  },
  {
    asks: 'The scheduler yields after 5 ms; the renderer is version 19.',
    shownBy: [
      configuration('has a scheduler that yields after 5 ms'),
      configuration('records the versions it is built with'),
    ],
  },
  {
    asks: 'Panels move in 1 ms under reduced motion.',
    shownBy: [
      browser(
        'content',
        'opens and closes, with the motion setting ${reducedMotion}',
      ),
    ],
  },
  {
    asks: 'Closing slashes of links are unchanged, as nothing is configured; links to headings stay as they are.',
    shownBy: [
      browser(
        'content',
        'links keep a closing slash, or have none, as they were written',
      ),
      configuration('leaves closing slashes alone'),
    ],
  },
  {
    asks: "The default identifier is 'default'.",
    shownBy: [
      browser('routing', 'metadata is of the page, reached ${arrival}'),
    ],
  },
  {
    asks: 'What is kept is kept in local storage.',
    shownBy: [
      browser('storage', 'is kept when it is chosen'),
      configuration('keeps the version in local storage'),
    ],
  },
];
