import siteConfig from '@generated/docusaurus.config';
import goToAnchor from '../text/goToAnchor';

/** Called by Docusaurus when a page is shown. */
export function onRouteDidUpdate(): void {
  goToAnchor(siteConfig.baseUrl);
}
