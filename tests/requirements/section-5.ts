import { browser, configuration, type Requirement } from './requirement';

/** Validation rules. */
export const section5: Requirement[] = [
  {
    asks: 'A search has at most 512 characters.',
    shownBy: [browser('search', 'at most 512 characters are taken')],
  },
  {
    asks: 'Broken links, broken Markdown links and duplicate routes only warn.',
    shownBy: [configuration('only warns of broken links')],
  },
];
