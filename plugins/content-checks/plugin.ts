import { watch } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { failsOnContent } from '../../config/environment';
import { docsFolder, releases } from '../../config/releases';
import { describeProblem, type Problem } from '../code-samples';
import { Overlay, type DevServer } from './overlay';
import { ContentWorker } from './run-worker';

/** The hooks of the bundler that are used. */
interface Compiler {
  hooks: {
    done: { tap: (name: string, run: () => void) => void };
    afterCompile: {
      tapPromise: (name: string, run: () => Promise<void>) => void;
    };
  };
}

/** What the checker reads once: it starts anew when one of them is saved. */
const settings = ['sidebars.ts', 'config/redirects.ts'];

const name = 'content-checks';

/** Milliseconds until an edit is checked: it is shown first. */
const pause = 300;

/**
 * Checks guides by their source while the site is served, and before it is
 * built: `npm start` says what is wrong in the terminal and above the page; a
 * build fails.
 */
export function contentChecksPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return process.env.NODE_ENV === 'production'
        ? { plugins: [failsBuild(siteDir)] }
        : watchesPages(siteDir);
    },
  };
}

/** The check runs beside the compiler, and ends before it. */
function failsBuild(siteDir: string) {
  return {
    apply({ hooks }: Compiler) {
      const checked = checkAll(siteDir);
      // It is waited for later.
      checked.catch(() => undefined);
      hooks.afterCompile.tapPromise(name, async () => {
        const problems = await checked;
        if (problems.length === 0) return;
        if (!failsOnContent) {
          logger.warn(
            `The checks complain about ${problems.length} lines of pages: npm run test:content`,
          );
          return;
        }
        const error = new Error(
          `${problems.map((each) => describeProblem(each)).join('\n\n')}\n\nThe pages cannot be published like this. npm run test:content checks them alone.`,
        );
        // Where it was thrown tells nobody anything.
        delete error.stack;
        throw error;
      });
    },
  };
}

function checkAll(siteDir: string): Promise<Problem[]> {
  return new Promise((resolve, reject) => {
    const worker: ContentWorker = new ContentWorker(
      siteDir,
      (problems) => {
        worker.end();
        resolve(problems);
      },
      () => reject(new Error('The check of the pages has failed, see above.')),
      true,
    );
  });
}

function watchesPages(siteDir: string) {
  const overlay = new Overlay();
  let printed = '';
  const found = (problems: Problem[]) => {
    const text = problems.map((each) => describeProblem(each)).join('\n\n');
    if (text !== printed) {
      if (text) logger.warn(`The checks would fail:\n\n${text}\n`);
      else logger.success('Nothing is left for the checks to complain about.');
    }
    printed = text;
    overlay.show(problems);
  };
  let worker: ContentWorker | undefined;
  const start = () => {
    worker?.end();
    const failed = () =>
      logger.warn('Pages are not checked any more, see above.');
    worker = new ContentWorker(siteDir, found, failed, false);
  };
  process.once('exit', () => worker?.end());
  return {
    devServer: {
      client: { overlay: { warnings: true } },
      onListening: (server: DevServer) => overlay.attach(server),
    },
    plugins: [
      {
        apply({ hooks }: Compiler) {
          hooks.done.tap(name, () => {
            if (worker) {
              setTimeout(() => overlay.repeat(), 100);
              return;
            }
            // Not before the site is there for the first time.
            start();
            onChange(siteDir, (files) => {
              overlay.settle();
              if (files.some((file) => settings.includes(file))) start();
              else worker?.check(files);
            });
          });
        },
      },
    ],
  };
}

/** Calls back with the files that were saved, a moment after the last one. */
function onChange(siteDir: string, changed: (files: string[]) => void): void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string) => {
    waiting.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed([...waiting]);
      waiting.clear();
    }, pause);
  };
  for (const folder of releases.map(docsFolder)) {
    const absolute = path.join(siteDir, folder);
    watch(absolute, { recursive: true }, (_event, file) => {
      if (file && !/^(?:api-reference|_measured)\b/.test(file)) {
        note(path.join(folder, file));
      }
    });
  }
  for (const file of settings) {
    watch(path.join(siteDir, path.dirname(file)), (_event, each) => {
      if (each === path.basename(file)) note(file);
    });
  }
}
