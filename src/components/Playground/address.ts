import siteConfig from '@generated/docusaurus.config';
import { playgroundFolder } from '@site/config/run-samples';

/** Address of the playground and its files, with a closing slash. */
export const playgroundAddress = `${siteConfig.baseUrl}${playgroundFolder}/`;
