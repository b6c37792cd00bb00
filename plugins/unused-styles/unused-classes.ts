/**
 * Classes of Infima, Docusaurus' style sheet, that no page and no script of
 * this site has. tests/site/unused-styles.test.ts says when one has it: take it
 * out of this list then.
 */
export const unusedClasses: ReadonlySet<string> = new Set(
  `
  container--fluid container-fluid
  row--no-gutters row--align-top row--align-bottom row--align-center
  row--align-stretch row--align-baseline
  col--1 col--offset-1 col--2 col--offset-2 col--offset-3 col--4
  col--offset-4 col--5 col--offset-5 col--6 col--offset-6 col--7
  col--offset-7 col--8 col--offset-8 col--9 col--offset-9 col--10
  col--offset-10 col--11 col--offset-11 col--12 col--offset-12
  margin--none margin-top--none margin-left--none margin-bottom--none
  margin-right--none margin-vert--none margin-horiz--none margin--xs
  margin-top--xs margin-left--xs margin-bottom--xs margin-right--xs
  margin-vert--xs margin-horiz--xs margin--sm margin-bottom--sm
  margin-right--sm margin-vert--sm margin-horiz--sm margin--md
  margin-left--md margin-bottom--md margin-vert--md margin-horiz--md
  margin--lg margin-top--lg margin-left--lg margin-bottom--lg
  margin-right--lg margin-horiz--lg margin--xl margin-top--xl
  margin-left--xl margin-bottom--xl margin-right--xl margin-vert--xl
  margin-horiz--xl
  padding-top--none padding-left--none padding-bottom--none
  padding-right--none padding-vert--none padding-horiz--none padding--xs
  padding-top--xs padding-left--xs padding-bottom--xs padding-right--xs
  padding-vert--xs padding-horiz--xs padding--sm padding-top--sm
  padding-left--sm padding-bottom--sm padding-right--sm padding-vert--sm
  padding-horiz--sm padding--md padding-left--md padding-bottom--md
  padding-right--md padding-vert--md padding-horiz--md padding--lg
  padding-top--lg padding-left--lg padding-right--lg padding-vert--lg
  padding-horiz--lg padding--xl padding-top--xl padding-left--xl
  padding-bottom--xl padding-right--xl padding-vert--xl padding-horiz--xl
  shadow--lw shadow--md shadow--tl
  text--primary text--secondary text--success text--info text--warning
  text--danger text--center text--left text--justify text--right
  text--capitalize text--lowercase text--uppercase text--light text--normal
  text--semibold text--bold text--italic text--break text--no-decoration
  avatar avatar__photo avatar__photo--sm avatar__photo--lg avatar__photo--xl
  avatar__intro avatar__subtitle avatar--vertical
  badge--primary badge--success badge--info badge--warning badge--danger
  breadcrumbs--sm breadcrumbs--lg
  button--active button--link button--lg button--block button--success
  button--info button--warning button--danger button-group
  button-group--block
  card--full-height card__image card__header card__footer
  dropdown--nocaret
  footer--dark footer__links footer__link-item footer__link-separator
  footer__title footer__items footer__col
  hero hero--primary hero--dark hero__title hero__subtitle
  navbar__items--center navbar__search-input
  pagination--sm pagination--lg pagination__item--active
  pagination__item--disabled
  pills pills__item--active pills--block
  tabs__item--active tabs--block
`
    .split(/\s+/)
    .filter(Boolean),
);
