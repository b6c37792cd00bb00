import path from 'node:path';
import type { Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { component } from '@o1js-docs/markdown/jsx';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { releaseOfPage } from '../parse/pages';
import { fencesOfTree, samplesOfTree } from '../parse/samples-of-page';
import { checksOfPage } from '../parse/checks-of-page';
import { describeProblem, type Sample } from '../sample';
import { copiesOf, placeOf, projectOf } from '../program/copies';
import { programsOf } from '../program/programs';
import { headOf, noteOf } from './block-head';
import { attemptsNode, refusalsOf, statedErrors } from './attempts';
import { checkedIn } from './checked';
import { insertFigures, readFigures } from './figures';
import { insertFinePrint } from './fine-print';
import { hiddenParts } from './hidden-parts';
import { privateParts } from './private-parts';

/**
 * Shows samples to the reader: without hidden code and flags, with their
 * circuit costs below them, with the fine print of each section, and with a
 * stamp at the end of the guide. Comes first in the docs plugin's
 * `beforeDefaultRemarkPlugins`, so that the others link the names and terms of the
 * fine print. They read the blocks by `fencesOfTree`.
 *
 * @param siteFolder absolute path of the folder that holds `docs`; this project by default
 */
export function codeSamplesRemark({
  siteFolder = projectFolder,
}: { siteFolder?: string } = {}) {
  /** @throws Error with page and line when a fence or a figure is wrong */
  return (tree: Root, file: VFile): void => {
    const page = pagePath(file.path, siteFolder);
    const release = releaseOfPage(page);
    if (!release) return;
    const installed = installedRelease(release, projectFolder);
    const fail = (message: string, line = 1): never => {
      throw new Error(describeProblem({ page, line, message }));
    };
    const checksFile = checksOfPage(page, siteFolder);
    insertFinePrint(tree, checksFile);
    const { samples, problems } = samplesOfTree(tree, page, siteFolder);
    const [problem] = problems;
    if (problem) fail(problem.message, problem.line);
    const figures = readFigures(installed, siteFolder);
    const copies = copiesOf(samples);
    // A step of the course has an editor in place of its block.
    const isGuide = !page.includes('/learn/');
    const guides = isGuide ? programsOf({ samples }) : [];
    const secrets = new Map(guides.flatMap((each) => [...privateParts(each)]));
    const { checks } = checksFile;
    const errors = statedErrors(
      secrets.size > 0
        ? [...samples, ...checks.flatMap(({ sample }) => sample ?? [])]
        : [],
    );
    const fenceOf = new Map(
      fencesOfTree(tree, page).map((fence) => [fence.node, fence]),
    );
    visit(tree, 'code', (node, index, parent) => {
      const { sample, docusaurus } = fenceOf.get(node)!;
      node.meta = docusaurus || null;
      const head = headOf(node.lang, sample, installed.o1jsVersion);
      const copy = copies.find((each) => each.sample === sample);
      const hidden = copy ? hiddenParts(copy) : [];
      const secret = sample && secrets.get(sample);
      // The component around the block has the switch.
      const inLens =
        parent?.type === 'mdxJsxFlowElement' && parent.name === 'Lens';
      node.data = {
        ...node.data,
        hProperties: {
          ...node.data?.hProperties,
          ...head,
          ...(copy && isGuide && { title: placeOf(copy, copies) }),
          ...(secret && {
            privateParts: JSON.stringify(secret),
            ...(!inLens && {
              lens: String([...secrets.keys()].indexOf(sample)),
            }),
          }),
          ...(hidden.length > 0 && { hidden: JSON.stringify(hidden) }),
        },
      };
      if (!sample || !parent || index === undefined) return;
      node.value = sample.visible;
      const refusals = refusalsOf(sample, secret ? errors : []);
      const below = [
        ...(refusals.size > 0 ? [attemptsNode(refusals, checksFile)] : []),
        ...nodesBelow(sample, figures),
      ];
      (parent as Parents).children.splice(index + 1, 0, ...below);
      return [SKIP, index + 1 + below.length];
    });
    insertFigures(tree, figures, (message, node) =>
      fail(message, node.position?.start.line),
    );
    // A partial is part of other pages, which have a stamp of their own.
    if (samples.length > 0 && !path.basename(page).startsWith('_')) {
      const { run, compiled, statements } = checkedIn([{ samples, checks }]);
      const project = projectOf(page, copies);
      tree.children.push(
        component('SamplesStamp', {
          o1js: installed.o1jsVersion,
          executed: String(run),
          compiled: String(compiled),
          statements: String(statements),
          // packages/runner/run writes the file.
          ...(project && { project: `run/${project}` }),
        }),
      );
    }
  };
}

function nodesBelow(
  sample: Sample,
  { costs, o1js }: ReturnType<typeof readFigures>,
): RootContent[] {
  const note = noteOf(sample, o1js);
  const circuits = sample.cost && costs[sample.id ?? '']?.circuits;
  return [
    // A sample that is being written has no figures yet; the checks insist on them.
    ...(circuits
      ? [component('CircuitCost', { o1js, circuits: JSON.stringify(circuits) })]
      : []),
    ...(note ? [component('SampleNote', { text: note })] : []),
  ];
}
