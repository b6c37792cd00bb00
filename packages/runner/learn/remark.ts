import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { learnFolder, pollArchive } from '../run/paths';
import { siteAddress } from '@o1js-docs/project/site-address';
import { type CourseSteps, type CourseSummary, ownPart } from './course';
import {
  attributesOf as readAttributes,
  component,
  jsxAttributes,
} from '@o1js-docs/markdown/jsx';
import { pagePath } from '@o1js-docs/markdown/page-path';
import { parsePage } from '@o1js-docs/markdown/parse';
import { readFrontMatter } from '@o1js-docs/markdown/read-front-matter';
import {
  courseFolder,
  courses,
  isStep,
  pagesOfCourse,
  readStep,
  textFile,
  type Part,
  type Step,
} from './steps';
import { projectFolder } from '@o1js-docs/project/project-folder';

/** Titles of the programs of each kind of part. */
const titles: Record<Part['task'], string> = {
  make: 'program.ts',
  break: 'Break it',
  repair: 'Repair it',
};

/**
 * Lays out the steps of the course: text, task, hints and solution, and next to them
 * the program. Fills in `<Course>`, the list of all steps, and `<Step of="puzzles/01-…">`,
 * a step in another page. Must come after the plugins that read the samples of pages.
 */
export function learnRemark() {
  return (tree: Root, file: VFile): void => {
    const page = pagePath(file.path, projectFolder);
    if (isStep(page)) layOutStep(tree, page);
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const { name, attributes } = node;
      const of = name === 'Step' && readAttributes(node).of;
      if (of) {
        const text = `${courseFolder}/${of}/${textFile}`;
        const step = readStep(text, projectFolder);
        node.attributes = jsxAttributes(attributesOf(step).ofWork);
        node.children = programsOf(step, 'start');
      }
      if (name !== 'Course' && name !== 'CourseProgress') return;
      const all = readCourses();
      const shown = name === 'Course' ? { courses: all } : summaryOf(all);
      const entries = Object.entries(shown).map(
        ([key, value]) => [key, JSON.stringify(value)] as const,
      );
      attributes.push(...jsxAttributes(Object.fromEntries(entries)));
    });
  };
}

function readCourses(): CourseSteps[] {
  return courses.map(({ name, title }) => ({
    title,
    steps: pagesOfCourse(name, projectFolder).map((page) => {
      const { address, title, description, minutes } = readStep(
        page,
        projectFolder,
      );
      return { address, title, description, minutes };
    }),
  }));
}

/** @returns the properties of `src/components/Home/CourseProgress` */
function summaryOf(all: readonly CourseSteps[]): {
  courses: CourseSummary[];
  minutes: number;
} {
  const steps = all.flatMap(({ steps }) => steps);
  return {
    courses: all.map(({ title, steps: [first, ...others] }) => ({
      title,
      first: first!.address,
      count: others.length + 1,
    })),
    minutes: steps.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

function layOutStep(tree: Root, page: string): void {
  const step = readStep(page, projectFolder);
  const [idea, ...tasks] = sectionsOf(tree.children);
  const text = [
    ...idea!,
    ...tasks.map((task) =>
      component('section', { className: 'step-task' }, task),
    ),
    ...(step.proves ? notesOnProofs : []),
  ];
  const help = [
    ...step.hints.map((hint, index) =>
      details(
        'step-hint',
        `Hint ${index + 1} of ${step.hints.length}`,
        parsePage({ file: page, text: hint }).children,
      ),
    ),
    details('step-solution', 'A solution', programsOf(step, 'solution')),
    ...linkToGuide(step),
  ];
  const { ofHead, ofWork } = attributesOf(step);
  tree.children = [
    component('StepHead', ofHead, []),
    component('div', { className: 'step-text' }, text),
    component('Step', ofWork, programsOf(step, 'start')),
    component('div', { className: 'step-help' }, help),
  ];
}

const notesOnProofs = parsePage({
  file: textFile,
  text: `Check first tries your program without a proof, which is quick. In Chrome and Edge you can then make a real one, in some minutes. Or make the proofs of the course in a folder: this command downloads the finished poll:

\`\`\`sh
curl -L ${siteAddress.url}${siteAddress.baseUrl}${learnFolder}/${pollArchive} |
  tar xz && cd poll && npm install && PROOFS=1 npm test
\`\`\``,
}).children;

/** @returns the content above the first heading, and each heading with the content below it */
function sectionsOf(nodes: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'heading') sections.push([]);
    sections.at(-1)!.push(node);
  }
  return sections;
}

function programsOf({ parts }: Step, kind: 'start' | 'solution'): Code[] {
  return parts.map((part) => ({
    type: 'code',
    lang: 'ts',
    meta: `title="${titles[part.task]}" ${kind === 'start' ? ownLines(part.start.trim()) : ''}`,
    value: part[kind].trim(),
  }));
}

/** @returns the lines that a reader may change, as Docusaurus highlights them: `{4-6}` */
function ownLines(code: string): string {
  const lines = code.split('\n');
  const begins = lines.indexOf(ownPart.begins);
  const ends = lines.indexOf(ownPart.ends);
  return begins < 0 ? '' : `{${begins + 2}-${ends}}`;
}

/** @returns the properties of StepHead and Step in `src/components/Step` */
function attributesOf({
  address,
  proves,
  parts,
}: Step): Record<'ofHead' | 'ofWork', Record<string, string>> {
  const all = readCourses();
  const isThis = (step: { address: string }) => step.address === address;
  const course = all.find(({ steps }) => steps.some(isThis))!;
  const steps = all.flatMap(({ steps }) => steps);
  const next = steps[steps.findIndex(isThis) + 1];
  const marks = course.steps.map(({ address, title }) => [address, title]);
  return {
    ofHead: {
      address,
      steps: JSON.stringify(marks),
      total: String(steps.length),
    },
    ofWork: {
      address,
      tabs: parts.map(({ task }) => titles[task]).join(),
      ...(proves && { proves: 'true' }),
      ...(next && { next: next.address, nextTitle: next.title }),
    },
  };
}

function linkToGuide({ page, guide }: Step): RootContent[] {
  const file = `docs${guide}.mdx`;
  const text = readFileSync(path.join(projectFolder, file), 'utf8');
  const { title } = readFrontMatter<{ title: string }>(text);
  const address = path.posix.relative(path.posix.dirname(page), file);
  const link = `In the guides: [${title}](${address})`;
  return parsePage({ file: page, text: link }).children;
}

function details(
  className: string,
  summary: string,
  children: RootContent[],
): RootContent {
  const text: RootContent = { type: 'text', value: summary };
  return component('details', { className }, [
    component('summary', {}, [text]),
    ...children,
  ]);
}
