import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { installedRelease } from '../../config/installed-release';
import { releases } from '../../config/releases';
import { releaseOfPage } from '../code-samples/parse/pages';
import { fencesOfTree, taskName } from '../code-samples/parse/samples-of-page';
import { programsOf } from '../code-samples/program/programs';
import { jsxAttributes } from '../markdown/jsx';
import { pagePath } from '../markdown/page-path';
import {
  playgroundSamples,
  runnableSamples,
  samplesThatProve,
} from './runnable';

/** The class of blocks with a Run button, which src/css/code.css shows. */
const className = 'run';

/**
 * Marks the blocks that get a Run button, and gives tasks for readers the program that
 * the playground opens. Must come before `codeSamplesRemark`,
 * which removes the flags of fences.
 *
 * @param siteFolder absolute path of the folder that holds `docs`; the current folder by default
 */
export function runSamplesRemark({
  siteFolder = process.cwd(),
}: { siteFolder?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const page = pagePath(file.path, siteFolder);
    const release = releaseOfPage(page, releases);
    if (!release) return;
    const { docsVersion } = release;
    const fences = fencesOfTree(tree, { page, docsVersion });
    const samples = fences.flatMap(({ sample }) => sample ?? []);
    const withRun = new Set([
      ...runnableSamples(samples).keys(),
      ...samplesThatProve(samples),
    ]);
    for (const { node, sample } of fences) {
      if (!sample || !withRun.has(sample)) continue;
      node.data = {
        ...node.data,
        hProperties: {
          ...node.data?.hProperties,
          className: [`language-${node.lang}`, className],
        },
      };
    }
    const inPlayground = programsOf({ samples }).flatMap(playgroundSamples);
    visit(tree, 'mdxJsxFlowElement', ({ name, attributes, position }) => {
      if (name !== taskName) return;
      const end = position?.end.line ?? 0;
      const start = inPlayground.findLast(({ startLine }) => startLine < end);
      if (!start) return;
      const { o1jsVersion: o1js } = installedRelease(release, siteFolder);
      const line = String(start.startLine);
      attributes.push(...jsxAttributes({ o1js, line }));
    });
  };
}
