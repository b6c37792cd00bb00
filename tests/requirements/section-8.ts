import { browser, type Requirement, site } from './requirement';

/** Error catalogue. */
export const section8: Requirement[] = [
  {
    asks: "A crash says 'This page crashed.', the message, and 'Try again'.",
    shownBy: [
      browser(
        'failures',
        'says so, with the message and the rest of the site around it',
      ),
      browser('failures', 'is no page of the real site'),
    ],
  },
  {
    asks: "A failed search says 'Unable to fetch results' and to check the network.",
    shownBy: [
      browser(
        'search-failures',
        'a failed download is told, and retried at the next key',
      ),
      browser('search-page', 'a failed download is told'),
    ],
  },
  {
    asks: 'A search without hits says so, offers other words, and a report.',
    shownBy: [
      browser(
        'search-failures',
        'a search without hits offers other words, and a report',
      ),
      browser('search-page', 'without hits other words are offered'),
    ],
  },
  {
    asks: 'Content that fails to load shows the error and a Retry that retries, in a red box.',
    shownBy: [
      browser(
        'failures',
        'that fails shows the error in a red box, and Retry retries',
      ),
    ],
  },
  {
    asks: 'A page module without a default export says that it must have one.',
    shownBy: [
      browser(
        'failures',
        'a page without a default export raises an error that names its path',
      ),
    ],
  },
  {
    asks: 'A route that cannot be loaded ahead logs a warning and reloads the page.',
    shownBy: [
      browser(
        'failures',
        'a route that fails to load is warned of, and the page reloads as a whole',
      ),
    ],
  },
  {
    asks: 'A wrong base URL shows a banner with a hint.',
    shownBy: [
      browser(
        'failures',
        'a site at the wrong base URL says so, and which one to try',
      ),
      browser('failures', 'a site at its base URL says nothing of it'),
    ],
  },
  {
    asks: 'A sidebar or page that is missing is named.',
    shownBy: [
      site(
        'configuration-errors',
        'names a page that the sidebar lists and that is not there',
      ),
      site(
        'configuration-errors',
        'that cannot show a navbar item says $message',
      ),
    ],
  },
  {
    asks: 'A navbar item that fails names its entry of the configuration.',
    shownBy: [
      browser(
        'failures',
        'a navbar item that fails names its entry of the configuration',
      ),
    ],
  },
  {
    asks: 'A storage that is blocked or full is logged, and the site works.',
    shownBy: [
      browser('storage', 'the site works, and warns once in the console'),
      browser('storage', 'because it is full, the site works and logs it'),
    ],
  },
  {
    asks: 'Render errors that React recovers from are logged.',
    shownBy: [
      browser('failures', 'a render error that React recovers from is logged'),
    ],
  },
  {
    asks: 'Offline, pages that were fetched open, and one that was not says so.',
    shownBy: [
      browser('navigation', 'a page that was fetched already opens'),
      browser(
        'navigation',
        'a page that was not says so, and opens when the network is back',
      ),
    ],
  },
];
