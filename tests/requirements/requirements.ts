/**
 * What the specification asks for, in our words, by its section and a number.
 * A test that shows it has the number in its title, as a tag of Playwright:
 * `npx playwright test --grep @4.6`, and `npx vitest run -t @2.6`.
 */
export const requirements = {
  // What the product does and for whom
  '1.1': 'The tagline is the one of the specification.',
  '1.2':
    'Readers of any version read, navigate and search; there are no accounts.',
  '1.3': 'The site is light, whatever the system prefers, and has no switch.',
  '1.4': 'Everything is below /o1js/, and the current docs are at its root.',
  '1.5': 'The one locale is English, left to right, in the Gregorian calendar.',
  '1.6': 'The footer is light and has the copyright of 2025 and three links.',
  '1.7':
    'A navigation updates language, canonical link, alternate links, social tags and title.',
  '1.8': 'A navigation scrolls to the top, or to the heading of the address.',
  '1.9': 'After a navigation the focus is at the top of the page.',
  '1.10': 'What a page needs is fetched ahead, and only once.',
  '1.11': 'Nothing is fetched ahead on 2g connections and for data savers.',
  '1.12':
    'A route that fails to load is warned of, and the whole page reloads.',
  '1.13': 'Pages of the docs have breadcrumbs.',
  '1.14':
    'Generator and renderer versions are known; newer ones are recorded with the reason.',
  // Screens and routes
  '2.1': 'Paths that end in .html or /index.html end at the clean path.',
  '2.2':
    'The versions are Current at the root, 2.5.0 and 2.4.0 below their numbers.',
  '2.3':
    'All docs of a version belong to one sidebar named docs, which begins at the start page.',
  '2.4': 'A dropdown in the navbar switches versions.',
  '2.5': 'The search page is /o1js/search, with the query in q.',
  '2.6': 'Unmatched paths get the not-found page, with status 404.',
  '2.7':
    'Every page of the current docs that is listed is there, its API pages too.',
  '2.8': 'Every page of the archived versions that is listed is there.',
  '2.9':
    'The navbar has logo and version dropdown on the left, then search, and does not hide.',
  '2.10': "On small screens a button opens a sidebar with 'Back to main menu'.",
  '2.11': 'There is no choice of a language, as there is one.',
  '2.12':
    'The sidebar cannot be hidden, and its categories do not close by themselves.',
  '2.13':
    'The mobile sidebar closes when the viewport becomes wide and on back navigation.',
  '2.14': "There is a 'Skip to main content' link.",
  '2.15': 'The table of contents shows headings of levels 2 and 3.',
  '2.16': 'An announcement can be shown and closed; none is configured.',
  '2.17':
    'Only docs are configured: there is no blog, and there are no standalone pages.',
  '2.18': "The search button says 'Search', the box 'Search docs'.",
  '2.19': 'Ctrl+K and Command+K open search.',
  '2.20': 'The modal offers recent and favourite searches.',
  '2.21': "The modal ends in 'See all {count} results'.",
  '2.22': 'Search is filtered by language and version.',
  '2.23': 'Paths of results lose /docs/.',
  '2.24':
    'A themed image is there in both variants outside the browser, in one inside.',
  // Entities and their fields
  '3.1':
    'The site configuration has the fields of the specification, with its values.',
  '3.2': 'A docs version has name, label, path, main page, docs and sidebar.',
  '3.3': 'Sidebar items are links or categories.',
  '3.4': 'A page says its locale, version and search tag.',
  '3.5': 'The colour mode is light or dark.',
  '3.6':
    'Local storage has the theme, the announcement and its dismissal, and the docs version.',
  '3.7': 'Every page has a title and a description.',
  // States and transitions
  '4.1': 'The colour mode is light, in every tab and at every address.',
  '4.2': 'As the switch is disabled, a stored colour mode is deleted.',
  '4.3': 'The mobile sidebar is open or closed, and has a secondary menu.',
  '4.4':
    'The search modal opens by button and shortcut, closes by Escape and cancel, and gives the focus back.',
  '4.5': 'The search box is idle, loading, or stalled after 300 ms.',
  '4.6': 'An announcement is dismissed by its id; a new id shows again.',
  '4.7': "The error boundary shows its fallback until 'Try again'.",
  '4.8':
    'The next page is loaded before it takes the place of the last; a failure warns and reloads.',
  '4.9': 'Content that loads shows a loader after a delay.',
  '4.10': 'Content that fails shows the error and Retry in a red box.',
  '4.11': 'A page module without a default export raises an error.',
  '4.12':
    'The progress bar starts 200 ms after a change of the path, ends with it, and has no spinner.',
  '4.13':
    'Panels open and close in a time that follows from their height, in 1 ms under reduced motion.',
  '4.14': 'A screen is wide above 996 px.',
  '4.15': 'A flag says that the first render in the browser is done.',
  '4.16': 'A saved version that does not exist any more is dropped.',
  // Validation rules
  '5.1': 'A search has at most 512 characters.',
  '5.2': 'Broken links, broken Markdown links and duplicate routes only warn.',
  // Roles and permissions
  '6.1': 'Everything is public.',
  // The calls it makes
  '7.1': 'A hosted search gets language and version as filters.',
  '7.2': 'An embedded search calls nobody.',
  '7.3':
    'Analytics are off; when on, they go in batches of 20, 400 ms after the last change.',
  '7.4':
    'Content is loaded on demand, and ahead through link elements or by GET.',
  '7.5': 'Nothing else is called.',
  // Error catalogue
  '8.1': "A crash says 'This page crashed.', the message, and 'Try again'.",
  '8.2':
    "A failed search says 'Unable to fetch results' and to check the network.",
  '8.3': 'A search without hits says so, offers other words, and a report.',
  '8.4':
    'Content that fails to load shows the error and a Retry that retries, in a red box.',
  '8.5': 'A page module without a default export says that it must have one.',
  '8.6':
    'A route that cannot be loaded ahead logs a warning and reloads the page.',
  '8.7': 'A wrong base URL shows a banner with a hint.',
  '8.8': 'A sidebar or page that is missing is named.',
  '8.9': 'A navbar item that fails names its entry of the configuration.',
  '8.10': 'A storage that is blocked or full is logged, and the site works.',
  '8.11': 'Render errors that React recovers from are logged.',
  '8.12':
    'Offline, pages that were fetched open, and one that was not says so.',
  // Constants and limits
  '9.1': 'Base path, versions and locale are those of the specification.',
  '9.2':
    'The table of contents has levels 2 to 3; a screen is wide above 996 px.',
  '9.3':
    "Search: 'Search docs', 'Search', 512 characters, stalled after 300 ms.",
  '9.4': 'Search analytics: 20 items, 400 ms.',
  '9.5':
    'Progress bar: after 200 ms, at least 8 %, at 200 ms a step; it trickles by 0.02 every 800 ms.',
  '9.6':
    'Loader: after 200 ms, in cycles of 3 s; error box: 50 % wide with margins of 25 %.',
  '9.7': 'The scheduler yields after 5 ms; the renderer is version 19.',
  '9.8': 'Panels move in 1 ms under reduced motion.',
  '9.9':
    'Closing slashes of links are unchanged, as nothing is configured; links to headings stay as they are.',
  '9.10': "The default identifier is 'default'.",
  '9.11': 'What is kept is kept in local storage.',
} as const;
