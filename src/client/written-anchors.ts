import siteConfig from '@generated/docusaurus.config';
import goToAnchor from '@o1js-docs/light-pages/start/goToAnchor';

/** Called by Docusaurus when a page is shown. */
export function onRouteDidUpdate(): void {
  goToAnchor(siteConfig.baseUrl);
}
