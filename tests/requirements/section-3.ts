import { browser, configuration, type Requirement, site } from './requirement';

/** Entities and their fields. */
export const section3: Requirement[] = [
  {
    asks: 'The site configuration has the fields of the specification, with its values.',
    shownBy: [
      configuration('names the product'),
      configuration('is light only'),
      configuration('has one locale'),
      configuration('searches by version, at search, without /docs/'),
      configuration('keeps the version in local storage'),
      configuration('lists headings of levels 2 to 3'),
    ],
  },
  {
    asks: 'A docs version has name, label, path, main page, docs and sidebar.',
    shownBy: [configuration('knows each version, its label and its path')],
  },
  {
    asks: 'Sidebar items are links or categories.',
    shownBy: [browser('content', 'opens and closes')],
  },
  {
    asks: 'A page says its locale, version and search tag.',
    shownBy: [
      browser('routing', 'metadata is of the page, reached ${arrival}'),
      browser(
        'routing',
        'of version ${release.label} name it to search engines',
      ),
    ],
  },
  {
    asks: 'The colour mode is light or dark.',
    shownBy: [browser('storage', 'follows a change in another tab')],
  },
  {
    asks: 'Local storage has the theme, the announcement and its dismissal, and the docs version.',
    shownBy: [
      browser('storage', 'that was stored once is not used, and is deleted'),
      browser(
        'announcement',
        'a new announcement shows again to who closed the old one',
      ),
      browser('storage', 'is kept when it is chosen'),
    ],
  },
  {
    asks: 'Every page has a title and a description.',
    shownBy: [
      site('pages', 'describes itself'),
      site('pages', 'has a title that no other page of its version has'),
    ],
  },
];
