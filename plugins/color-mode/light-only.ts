import {
  DataAttributeQueryStringInlineJavaScript as attributesOfAddress,
  getThemeInlineScript,
} from '@docusaurus/theme-classic/lib/inlineScripts';

/** The theme's inline script: the color mode, attributes that an address asks for, and what else there is. */
const script =
  /<script>\s*\(function\(\) \{\s*function getSystemColorMode\b[^]*?\}\)\(\);\s*\(function\(\) \{\s*try \{[^]*?docusaurus-data-[^]*?\}\)\(\);\s*([^]*?)\s*<\/script>/;
const otherParts = '<script>$1</script>';
const nothing = '<script></script>';

/** How templates write the theme's tags, and the page's root. */
const tags = '<%~ it.preBodyTags %>';
const root = '<html ';

/**
 * Makes light the only color mode of pages, also without scripts: the page
 * says it, and nothing changes it. The theme's own script would let any
 * address set `data-theme`.
 *
 * @param template of every page
 * @throws Error when template or script are not as Docusaurus 3.10 has them
 */
export function lightOnly(template: string): string {
  const stock = stockScript('').replace(script, otherParts);
  if (stock !== nothing || !template.includes(tags) || !template.includes(root))
    throw new Error(
      "plugins/color-mode does not know the theme's inline script any more: compare it with @docusaurus/theme-classic/lib/inlineScripts.js.",
    );
  return template
    .replace(root, `${root}data-theme="light" `)
    .replace(
      tags,
      () =>
        `<%~ it.preBodyTags.replace(${script}, '${otherParts}').replace('${nothing}', '') %>`,
    );
}

/** @returns the script as the theme writes it, with another part behind the color mode */
export function stockScript(rest: string): string {
  const colorMode = getThemeInlineScript({
    colorMode: {
      defaultMode: 'light',
      disableSwitch: true,
      respectPrefersColorScheme: false,
    },
    siteStorage: { type: 'localStorage', namespace: '' },
  });
  return `<script>\n${colorMode}\n${attributesOfAddress}\n${rest}\n</script>`;
}
