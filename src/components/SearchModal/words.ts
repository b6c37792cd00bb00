import { translate } from '@docusaurus/Translate';

/** Texts of the modal, with the ids of Docusaurus' translations. */
export const words = {
  placeholder: text('placeholder', 'Search docs'),
  field: text('searchBox.searchInputLabel', 'Search'),
  clear: text('searchBox.resetButtonTitle', 'Clear the query'),
  cancel: text('searchBox.cancelButtonText', 'Cancel'),
  recent: text('startScreen.recentSearchesTitle', 'Recent'),
  favorite: text('startScreen.favoriteSearchesTitle', 'Favorite'),
  save: text('startScreen.saveRecentSearchButtonTitle', 'Save this search'),
  removeRecent: text(
    'startScreen.removeRecentSearchButtonTitle',
    'Remove this search from history',
  ),
  removeFavorite: text(
    'startScreen.removeFavoriteSearchButtonTitle',
    'Remove this search from favorites',
  ),
  noResults: text('noResultsScreen.noResultsText', 'No results for'),
  report: text(
    'noResultsScreen.reportMissingResultsText',
    'Believe this query should return results?',
  ),
  reportLink: text(
    'noResultsScreen.reportMissingResultsLinkText',
    'Let us know.',
  ),
  select: text('footer.selectText', 'Select'),
  navigate: text('footer.navigateText', 'Navigate'),
  close: text('footer.closeText', 'Close'),
  enterKey: text('footer.selectKeyAriaLabel', 'Enter key'),
  upKey: text('footer.navigateUpKeyAriaLabel', 'Arrow up'),
  downKey: text('footer.navigateDownKeyAriaLabel', 'Arrow down'),
  escapeKey: text('footer.closeKeyAriaLabel', 'Escape key'),
  poweredBy: text('footer.poweredByText', 'Powered by'),
} as const;

function text(id: string, message: string): string {
  return translate({ id: `theme.SearchModal.${id}`, message });
}
