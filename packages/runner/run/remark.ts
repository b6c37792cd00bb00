import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { releaseOfPage } from '@o1js-docs/samples/parse/pages';
import {
  fencesOfTree,
  taskName,
} from '@o1js-docs/samples/parse/samples-of-page';
import { executedChecks } from '@o1js-docs/samples/sample';
import { programsOf } from '@o1js-docs/samples/program/programs';
import { jsxAttributes } from '@o1js-docs/markdown/jsx';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { playgroundSamples, reasonForNode, runnableSamples } from './runnable';

/** The class of blocks that readers can run. */
const className = 'run';

/**
 * Gives blocks that readers can run their line, which the Run button needs, and marks
 * the others. `run: false` in the front matter turns Run off for a page. Tasks get the release
 * too, for a link to the playground.
 */
export function runSamplesRemark() {
  return (tree: Root, file: VFile): void => {
    const page = pagePath(file.path, projectFolder);
    const release = releaseOfPage(page);
    if (!release) return;
    const fences = fencesOfTree(tree, page);
    const samples = fences.flatMap(({ sample }) => sample ?? []);
    const { o1jsVersion: o1js } = installedRelease(release, projectFolder);
    const runnable = runnableSamples(samples);
    const programs = programsOf({ samples });
    const { run } = (file.data?.frontMatter ?? {}) as { run?: boolean };
    for (const { node, sample } of run === false ? [] : fences) {
      if (!sample || !executedChecks.includes(sample.check)) continue;
      const runs = runnable.get(sample);
      node.data = {
        ...node.data,
        hProperties: {
          ...node.data?.hProperties,
          ...(runs
            ? {
                className: [`language-${node.lang}`, className],
                line: String(sample.startLine),
              }
            : {
                nodeOnly: reasonForNode(
                  programs.find((each) => each.samples.includes(sample))!
                    .samples,
                  sample,
                ),
              }),
          ...(runs?.proves && { proves: 'true' }),
        },
      };
    }
    const inPlayground = programs.flatMap(playgroundSamples);
    visit(tree, 'mdxJsxFlowElement', ({ name, attributes, position }) => {
      if (name !== taskName && name !== 'ProveHere') return;
      const end = position?.end.line ?? 0;
      const start =
        name === taskName
          ? inPlayground.findLast(({ startLine }) => startLine < end)
          : inPlayground[0];
      const begin = position?.start.line ?? 0;
      const own = samples.find(
        ({ startLine }) => begin < startLine && startLine < end,
      );
      // The block of the task may be a test, which runs in Node only.
      if (!start || (own && own !== start)) return;
      const line = String(start.startLine);
      attributes.push(...jsxAttributes({ o1js, line }));
    });
  };
}
