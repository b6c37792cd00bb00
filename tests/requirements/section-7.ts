import { browser, type Requirement } from './requirement';

/** The calls it makes. */
export const section7: Requirement[] = [
  {
    asks: 'A hosted search gets language and version as filters.',
    shownBy: [
      browser(
        'hosted-search',
        'the modal asks the hosted index for the version being read',
      ),
      browser('hosted-search', 'every request is one that the API knows'),
    ],
  },
  {
    asks: 'An embedded search calls nobody.',
    shownBy: [
      browser('search', 'nothing is sent to, or prepared for, another host'),
    ],
  },
  {
    asks: 'Analytics are off; when on, they go in batches of 20, 400 ms after the last change.',
    shownBy: [
      browser(
        'hosted-search',
        'the modal asks the hosted index for the version being read',
      ),
      browser(
        'hosted-search',
        'analytics that are turned on wait 400 ms and go in batches of 20',
      ),
    ],
  },
  {
    asks: 'Content is loaded on demand, and ahead through link elements or by GET.',
    shownBy: [
      browser('navigation', 'its page is fetched, once'),
      browser(
        'navigation',
        'its page is fetched by GET where the browser knows no prefetching',
      ),
    ],
  },
  {
    asks: 'Nothing else is called.',
    shownBy: [
      browser('search', 'nothing is sent to, or prepared for, another host'),
      browser('smoke', 'opens at its home'),
    ],
  },
];
