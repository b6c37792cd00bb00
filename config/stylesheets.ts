/** The site's own styles, in the order of the cascade. */
export const stylesheets = [
  './src/css/fonts.css',
  './src/css/tokens.css',
  './src/css/layout.css',
  './src/css/article.css',
  './src/css/api.css',
  './src/css/code.css',
  './src/css/access.css',
];
