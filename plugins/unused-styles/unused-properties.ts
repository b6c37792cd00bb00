/**
 * Custom properties of Infima that no style and no script of this site reads.
 * tests/site/unused-styles.test.ts says when one does: take it out of this list
 * then.
 */
export const unusedProperties: ReadonlySet<string> = new Set(
  `
  --ifm-alert-color --ifm-avatar-intro-margin --ifm-button-group-spacing
  --ifm-color-danger-darkest --ifm-color-danger-light
  --ifm-color-danger-lighter --ifm-color-danger-lightest
  --ifm-color-info-darkest --ifm-color-info-light --ifm-color-info-lighter
  --ifm-color-info-lightest --ifm-color-primary-darkest
  --ifm-color-primary-light --ifm-color-primary-lighter
  --ifm-color-primary-lightest --ifm-color-secondary-darkest
  --ifm-color-secondary-light --ifm-color-secondary-lighter
  --ifm-color-secondary-lightest --ifm-color-success
  --ifm-color-success-darker --ifm-color-success-darkest
  --ifm-color-success-light --ifm-color-success-lighter
  --ifm-color-success-lightest --ifm-color-warning
  --ifm-color-warning-darker --ifm-color-warning-darkest
  --ifm-color-warning-light --ifm-color-warning-lighter
  --ifm-color-warning-lightest --ifm-contrast-background-dark-value
  --ifm-contrast-background-value --ifm-contrast-foreground-dark-value
  --ifm-contrast-foreground-value --ifm-dark-value --ifm-darker-value
  --ifm-darkest-value --ifm-font-weight-base --ifm-footer-link-color
  --ifm-footer-link-horizontal-spacing --ifm-footer-title-color
  --ifm-global-shadow-tl --ifm-h1-vertical-rhythm-top
  --ifm-h2-vertical-rhythm-bottom --ifm-h3-vertical-rhythm-bottom
  --ifm-hero-background-color --ifm-hero-text-color
  --ifm-image-alignment-padding --ifm-light-value --ifm-lighter-value
  --ifm-lightest-value --ifm-navbar-link-active-color
  --ifm-navbar-search-input-background-color --ifm-navbar-search-input-color
  --ifm-navbar-search-input-icon --ifm-pagination-color-active
  --ifm-pills-color-active --ifm-pills-spacing --ifm-tabs-color-active
  --ifm-tabs-color-active-border --ifm-transition-slow --ifm-z-index-overlay
`
    .split(/\s+/)
    .filter(Boolean),
);
