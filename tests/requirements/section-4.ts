import { browser, type Requirement } from './requirement';

/** States and transitions. */
export const section4: Requirement[] = [
  {
    asks: 'The colour mode follows other tabs.',
    shownBy: [browser('storage', 'follows a change in another tab')],
  },
  {
    asks: 'As the switch is disabled, a stored colour mode is deleted.',
    shownBy: [
      browser('storage', 'that was stored once is not used, and is deleted'),
    ],
  },
  {
    asks: 'The mobile sidebar is open or closed, and has a secondary menu.',
    shownBy: [
      browser(
        'navbar',
        'a button opens the sidebar, with a way to the main menu',
      ),
      browser('navbar', 'the sidebar closes when a page is chosen'),
    ],
  },
  {
    asks: 'The search modal opens by button and shortcut, closes by Escape and cancel, and gives the focus back.',
    shownBy: [
      browser('search', 'is named Search and opens the modal'),
      browser('search', 'is pressed by ${keys}'),
      browser('search', 'gets the focus back after Escape and after cancel'),
    ],
  },
  {
    asks: 'The search box is idle, loading, or stalled after 300 ms.',
    shownBy: [
      browser(
        'search-failures',
        'a search that takes 300 ms shows that it is stalled',
      ),
    ],
  },
  {
    asks: 'An announcement is dismissed by its id; a new id shows again.',
    shownBy: [
      browser(
        'announcement',
        'an announcement that is closed stays closed, on other pages and later',
      ),
      browser(
        'announcement',
        'a new announcement shows again to who closed the old one',
      ),
    ],
  },
  {
    asks: "The error boundary shows its fallback until 'Try again'.",
    shownBy: [browser('failures', 'is shown again by Try again')],
  },
  {
    asks: 'The next page is loaded before it takes the place of the last; a failure warns and reloads.',
    shownBy: [
      browser(
        'navigation',
        'appears 200 ms after a slow change of the page and ends with it',
      ),
      browser(
        'failures',
        'a route that fails to load is warned of, and the page reloads as a whole',
      ),
    ],
  },
  {
    asks: 'Content that loads shows a loader after a delay.',
    shownBy: [
      browser('failures', 'shows the loader after 200 ms, which turns in 3 s'),
    ],
  },
  {
    asks: 'Content that fails shows the error and Retry in a red box.',
    shownBy: [
      browser(
        'failures',
        'that fails shows the error in a red box, and Retry retries',
      ),
    ],
  },
  {
    asks: 'A page module without a default export raises an error.',
    shownBy: [
      browser(
        'failures',
        'a page without a default export raises an error that names its path',
      ),
    ],
  },
  {
    asks: 'The progress bar starts 200 ms after a change of the path, ends with it, and has no spinner.',
    shownBy: [
      browser(
        'navigation',
        'appears 200 ms after a slow change of the page and ends with it',
      ),
      browser('navigation', 'does not appear for a heading of the same page'),
    ],
  },
  {
    asks: 'Panels open and close in a time that follows from their height, in 1 ms under reduced motion.',
    shownBy: [
      browser(
        'content',
        'opens and closes, with the motion setting ${reducedMotion}',
      ),
    ],
  },
  {
    asks: 'A screen is wide above 996 px.',
    shownBy: [browser('navbar', '996 px is small and 997 px is wide')],
  },
  {
    asks: 'A flag says that the first render in the browser is done.',
    shownBy: [browser('smoke', 'opens at its home')],
  },
  {
    asks: 'A saved version that does not exist any more is dropped.',
    shownBy: [
      browser('storage', 'is dropped when there is no such version any more'),
    ],
  },
];
