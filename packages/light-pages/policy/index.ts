import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import redirectPages, {
  type PluginOptions as RedirectOptions,
} from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { addPolicy, type Policy } from './add-policy';

interface Options extends Pick<Policy, 'directives' | 'inlineScripts'> {
  /** Documents of the build that come with a stricter policy. */
  except: readonly string[];
  /** @param pages addresses of all pages, below the root */
  allRedirects: (pages: readonly string[]) => RedirectOptions['redirects'];
}

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
  const { directives, inlineScripts, except, allRedirects } =
    options as Options;
  const policy = {
    directives,
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
        if (!file.endsWith('.html') || except.includes(file)) continue;
        const page = path.join(props.outDir, file);
        await writeFile(page, withPolicy(await readFile(page, 'utf8'), file));
      }
    },
  };
}
