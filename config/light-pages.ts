/**
 * Whether the production build makes light pages, see plugins/light-pages.
 * `LIGHT_PAGES=off npm run build` builds a stock site.
 */
export const lightPages = process.env.LIGHT_PAGES !== 'off';
