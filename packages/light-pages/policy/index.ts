import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import redirectPages, {
  type PluginOptions as RedirectOptions,
} from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  contentSecurityPolicy,
  inlineScripts,
} from '../../../config/content-security-policy';
import { frameFile, runFolder } from '@o1js-docs/runner/run/paths';
import { addPolicy } from './add-policy';

/** It comes with a stricter policy of its own. */
const frame = path.join(runFolder, frameFile);

/**
 * Writes a policy into every page of the build. It writes the redirects too:
 * Docusaurus lets plugins work side by side once pages are there, and a
 * redirect is a page with a script. See README.md.
 */
export default function contentSecurityPolicyPlugin(
  context: LoadContext,
  // Docusaurus types no plugin's options.
  options: unknown,
): Plugin {
  const { allRedirects } = options as {
    allRedirects: (pages: readonly string[]) => RedirectOptions['redirects'];
  };
  const policy = {
    directives: contentSecurityPolicy,
    inlineScripts,
    place: {
      baseUrl: context.siteConfig.baseUrl,
      storageNamespace: context.siteStorage.namespace,
    },
  };
  const withPolicy = (html: string, page: string) => {
    try {
      return addPolicy(html, policy);
    } catch (error) {
      throw new Error(`${page}: ${(error as Error).message}`, { cause: error });
    }
  };
  return {
    name: 'content-security-policy',

    async postBuild(props) {
      const pages = props.routesPaths.map((route) =>
        route.replace(props.baseUrl, '/'),
      );
      await redirectPages(context, {
        id: 'default',
        fromExtensions: [],
        toExtensions: [],
        redirects: allRedirects(pages),
      })?.postBuild?.({ ...props, content: undefined });
      for (const file of await readdir(props.outDir, { recursive: true })) {
        if (!file.endsWith('.html') || file === frame) continue;
        const page = path.join(props.outDir, file);
        await writeFile(page, withPolicy(await readFile(page, 'utf8'), file));
      }
    },
  };
}
