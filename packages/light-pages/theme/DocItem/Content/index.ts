// One file in the browser and another on the server: see index.ts of the plugin.
export { default } from '@light-pages/DocItemContent';
