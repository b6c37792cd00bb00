import { browser, configuration, type Requirement, site } from './requirement';

/** Screens and routes. */
export const section2: Requirement[] = [
  {
    asks: 'Paths that end in .html or /index.html end at the clean path.',
    shownBy: [
      browser('routing', "that end in ${ending} end at the page's own"),
    ],
  },
  {
    asks: 'The versions are Current at the root, 2.5.0 and 2.4.0 below their numbers.',
    shownBy: [
      browser('smoke', 'version ${release.label}'),
      configuration('serves Current at the root of its base path'),
    ],
  },
  {
    asks: 'All docs of a version belong to one sidebar named docs, which begins at the start page.',
    shownBy: [
      browser(
        'navbar',
        'every version has the sidebar named docs, which begins at its start page',
      ),
      configuration('has one sidebar, named docs'),
    ],
  },
  {
    asks: 'A dropdown in the navbar switches versions.',
    shownBy: [
      browser(
        'smoke',
        'the version dropdown keeps the reader on the same page',
      ),
      browser(
        'smoke',
        'the version dropdown leads to the home of a version that lacks the page',
      ),
    ],
  },
  {
    asks: 'The search page is /o1js/search, with the query in q.',
    shownBy: [
      browser('search-page', 'the query in the address is searched'),
      browser('search-page', 'what is typed goes into the address'),
    ],
  },
  {
    asks: 'Unmatched paths get the not-found page, with status 404.',
    shownBy: [
      browser(
        'routing',
        'that are unknown get the not-found page and status 404, at any depth',
      ),
      browser(
        'smoke',
        'an unknown address gets status 404, the nearest pages and a search',
      ),
    ],
  },
  {
    asks: 'Every page of the current docs that is listed is there, its API pages too.',
    shownBy: [
      site('published-routes', 'are all listed'),
      site('published-routes', 'are each a page or a redirect to one'),
    ],
  },
  {
    asks: 'Every page of the archived versions that is listed is there.',
    shownBy: [
      site('published-routes', 'are each a page or a redirect to one'),
      browser('smoke', 'opens ${kind}'),
    ],
  },
  {
    asks: 'The navbar has logo and version dropdown on the left, then search, and does not hide.',
    shownBy: [
      browser(
        'navbar',
        'the navbar has logo and versions on the left and search on the right, and stays',
      ),
    ],
  },
  {
    asks: "On small screens a button opens a sidebar with 'Back to main menu'.",
    shownBy: [
      browser(
        'navbar',
        'a button opens the sidebar, with a way to the main menu',
      ),
    ],
  },
  {
    asks: 'There is no choice of a language, as there is one.',
    shownBy: [browser('navbar', 'no language can be chosen, as there is one')],
  },
  {
    asks: 'The sidebar cannot be hidden, and its categories do not close by themselves.',
    shownBy: [
      browser(
        'navbar',
        'the sidebar cannot be hidden, and opening one category closes no other',
      ),
    ],
  },
  {
    asks: 'The mobile sidebar closes when the viewport becomes wide and on back navigation.',
    shownBy: [
      browser(
        'navbar',
        'the sidebar of a small screen closes when the screen becomes wide',
      ),
      browser('navbar', 'Back closes the sidebar, and the page stays'),
    ],
  },
  {
    asks: "There is a 'Skip to main content' link.",
    shownBy: [
      browser('navbar', 'the first Tab offers a way past the navigation'),
    ],
  },
  {
    asks: 'The table of contents shows headings of levels 2 and 3.',
    shownBy: [
      browser(
        'content',
        'the table of contents lists headings of levels 2 and 3',
      ),
    ],
  },
  {
    asks: 'An announcement can be shown and closed; none is configured.',
    shownBy: [
      browser(
        'announcement',
        'nothing is announced where nothing is configured',
      ),
      browser(
        'announcement',
        'an announcement that is closed stays closed, on other pages and later',
      ),
    ],
  },
  {
    asks: 'Only docs are configured: there is no blog, and there are no standalone pages.',
    shownBy: [configuration('has docs only')],
  },
  {
    asks: "The search button says 'Search', the box 'Search docs'.",
    shownBy: [browser('search', 'is named Search and opens the modal')],
  },
  {
    asks: 'Ctrl+K and Command+K open search.',
    shownBy: [browser('search', 'is pressed by ${keys}')],
  },
  {
    asks: 'The modal offers recent and favourite searches.',
    shownBy: [
      browser('search', 'recent and favourite searches survive a reload'),
    ],
  },
  {
    asks: "The modal ends in 'See all {count} results'.",
    shownBy: [
      browser(
        'search',
        'the footer counts all results, and leads to them on the same version',
      ),
    ],
  },
  {
    asks: 'Search is filtered by language and version.',
    shownBy: [
      browser(
        'search',
        'on version ${release.label} only that version is downloaded and found',
      ),
      browser(
        'hosted-search',
        'the modal asks the hosted index for the version being read',
      ),
    ],
  },
  {
    asks: 'Paths of results lose /docs/.',
    shownBy: [
      browser('search-failures', 'addresses below /docs/ lead to the root'),
    ],
  },
  {
    asks: 'A themed image is there in both variants outside the browser, in one inside.',
    shownBy: [
      browser(
        'content',
        'a themed image is there twice in the file, and once in the browser',
      ),
    ],
  },
];
