import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releases } from '../../../config/releases';
import { cacheFolder } from '../../disk-cache';
import { releaseOfPage, pagesOf } from '../parse/pages';
import type { CheckOptions } from '../checks/options';
import { defaultLimits } from '../run/limits';

/** The arguments of `npm run test:samples`. */
export interface CheckArguments {
  options: CheckOptions;
  watch: boolean;
  /** Runs samples again that passed before. */
  fresh: boolean;
}

/**
 * Reads the command line of `npm run test:samples`.
 *
 * @throws Error that says what is wrong, e.g. a page that does not exist
 */
export function readArguments(args: readonly string[]): CheckArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      watch: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      'no-prove': { type: 'boolean', default: false },
      isolate: { type: 'boolean', default: false },
      wasm: { type: 'boolean', default: false },
      // The folder that contains `docs`; tests pass a fixture.
      site: { type: 'string', default: '.' },
    },
  });
  const siteFolder = path.resolve(values.site);
  return {
    watch: values.watch,
    fresh: values.fresh,
    options: {
      siteFolder,
      pages: positionals.map((page) => pageOf(page, siteFolder)),
      prove: !values['no-prove'],
      isolate: values.isolate,
      wasm: values.wasm,
      ...(!values.isolate && !values.wasm && { keep: cacheFolder }),
      limits: defaultLimits,
    },
  };
}

/**
 * @returns a page or folder of pages that was named on a command line, relative to the site
 * @throws Error when it is no guide of any release
 */
export function pageOf(argument: string, siteFolder: string): string {
  const page = path
    .relative(siteFolder, path.resolve(siteFolder, argument))
    .split(path.sep)
    .join('/');
  const isFolder = releases
    .flatMap((release) => pagesOf(release, siteFolder))
    .some((known) => known.startsWith(`${page}/`));
  const isPage =
    /\.mdx?$/.test(page) && existsSync(path.join(siteFolder, page));
  if (!isFolder && !(isPage && releaseOfPage(page, releases))) {
    throw new Error(
      `${argument} is no guide of any release. Give a page or a folder of pages, e.g. docs/basic-types/field.mdx.`,
    );
  }
  return page;
}
