import { browser, configuration, type Requirement, site } from './requirement';

/** What the product does and for whom. */
export const section1: Requirement[] = [
  {
    asks: 'The tagline is the one of the specification.',
    shownBy: [configuration('names the product')],
  },
  {
    asks: 'Readers of any version read, navigate and search; there are no accounts.',
    shownBy: [
      browser('smoke', 'opens at its home'),
      browser('search', 'is named Search and opens the modal'),
    ],
  },
  {
    asks: 'The site is light, whatever the system prefers, and has no switch.',
    shownBy: [
      browser('storage', 'is light where the system is dark'),
      configuration('is light only'),
    ],
  },
  {
    asks: 'Everything is below /o1js/, and the current docs are at its root.',
    shownBy: [
      configuration('serves Current at the root of its base path'),
      site('published-routes', 'are each a page or a redirect to one'),
    ],
  },
  {
    asks: 'The one locale is English, left to right, in the Gregorian calendar.',
    shownBy: [
      configuration('has one locale'),
      browser('routing', 'metadata is of the page, reached ${arrival}'),
    ],
  },
  {
    asks: 'The footer is light and has the copyright of 2025 and three links.',
    shownBy: [
      browser(
        'navbar',
        'the footer is light, with three links and the copyright',
      ),
    ],
  },
  {
    asks: 'A navigation updates language, canonical link, alternate links, social tags and title.',
    shownBy: [
      browser('routing', 'metadata is of the page, reached ${arrival}'),
    ],
  },
  {
    asks: 'A navigation scrolls to the top, or to the heading of the address.',
    shownBy: [
      browser(
        'routing',
        'the page begins at its top, or at the heading of the address',
      ),
    ],
  },
  {
    asks: 'After a navigation the focus is at the top of the page.',
    shownBy: [
      browser(
        'routing',
        'the focus goes to the top, so that a screen reader starts the page anew',
      ),
    ],
  },
  {
    asks: 'What a page needs is fetched ahead, and only once.',
    shownBy: [browser('navigation', 'its page is fetched, once')],
  },
  {
    asks: 'Nothing is fetched ahead on 2g connections and for data savers.',
    shownBy: [
      browser('navigation', 'nothing is fetched ${name}, and the link works'),
    ],
  },
  {
    asks: 'A route that fails to load is warned of, and the whole page reloads.',
    shownBy: [
      browser(
        'failures',
        'a route that fails to load is warned of, and the page reloads as a whole',
      ),
    ],
  },
  {
    asks: 'Pages of the docs have breadcrumbs.',
    shownBy: [
      browser(
        'content',
        'a page has breadcrumbs that lead to where it belongs',
      ),
    ],
  },
  {
    asks: 'Generator and renderer versions are known; newer ones are recorded with the reason.',
    shownBy: [configuration('records the versions it is built with')],
  },
];
