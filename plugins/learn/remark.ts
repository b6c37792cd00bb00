import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Paragraph, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { CourseSteps } from '../../src/components/Course';
import type { CourseSummary } from '../../src/components/Home/CourseProgress';
import { component, jsxAttributes } from '../markdown/jsx';
import { pagePath } from '../markdown/page-path';
import { parsePage } from '../markdown/parse';
import {
  courses,
  frontMatterOf,
  isStep,
  pagesOfCourse,
  readStep,
  type Part,
  type Step,
} from './steps';

/** Titles of the programs of each kind of part. */
const titles: Record<Part['task'], string> = {
  make: 'program.ts',
  break: 'Break it',
  repair: 'Repair it',
};

/**
 * Lays out the steps of the course: text, task, hints and solution, and next to them
 * the program. Fills in `<Course>`, the list of all steps. Must come after the plugins
 * that read the samples of pages.
 *
 * @param siteFolder absolute path of the folder that holds `docs`; the current folder by default
 */
export function learnRemark({
  siteFolder = process.cwd(),
}: { siteFolder?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const page = pagePath(file.path, siteFolder);
    if (isStep(page)) layOutStep(tree, page, siteFolder);
    visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
      if (name !== 'Course' && name !== 'CourseProgress') return;
      const all = readCourses(siteFolder);
      const shown = name === 'Course' ? { courses: all } : summaryOf(all);
      const entries = Object.entries(shown).map(
        ([key, value]) => [key, JSON.stringify(value)] as const,
      );
      attributes.push(...jsxAttributes(Object.fromEntries(entries)));
    });
  };
}

function readCourses(siteFolder: string): CourseSteps[] {
  return courses.map(({ name, title }) => ({
    title,
    steps: pagesOfCourse(name, siteFolder).map((page) => {
      const { address, title, minutes } = readStep(page, siteFolder);
      return { address, title, minutes };
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

function layOutStep(tree: Root, page: string, siteFolder: string): void {
  const step = readStep(page, siteFolder);
  const [idea, ...tasks] = sectionsOf(tree.children);
  const text = [
    ...idea!,
    ...tasks.map((task) =>
      component('section', { className: 'step-task' }, task),
    ),
    ...(step.proves ? [paragraph(noteOnProofs)] : []),
    ...step.hints.map((hint, index) =>
      details(
        'step-hint',
        `Hint ${index + 1} of ${step.hints.length}`,
        parsePage({ file: page, text: hint }).children,
      ),
    ),
    details('step-solution', 'A solution', programsOf(step, 'solution')),
    linkToGuide(step, siteFolder),
  ];
  tree.children = [
    component('div', { className: 'step-text' }, text),
    component(
      'Step',
      attributesOf(step, siteFolder),
      programsOf(step, 'start'),
    ),
  ];
}

const noteOnProofs =
  'In Chrome and Edge, Check makes a real proof, which takes one to two minutes. Other browsers check everything but the proof.';

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
    meta: `title="${titles[part.task]}"`,
    value: part[kind].trim(),
  }));
}

/** @returns the properties of `src/components/Step` */
function attributesOf(
  { address, proves, parts }: Step,
  siteFolder: string,
): Record<string, string> {
  const [ofPoll, ofPuzzles] = readCourses(siteFolder);
  const all = [ofPoll!, ofPuzzles!].flatMap(({ steps }) => steps);
  const course = [ofPoll!, ofPuzzles!].find(({ steps }) =>
    steps.some((step) => step.address === address),
  )!;
  const place = (steps: CourseSteps['steps']) =>
    steps.findIndex((step) => step.address === address) + 1;
  const next = all[place(all)];
  return {
    address,
    place: `${place(course.steps)} of ${course.steps.length}`,
    total: String(all.length),
    tabs: parts.map(({ task }) => titles[task]).join(),
    ...(proves && { proves: 'true' }),
    ...(next && { next: next.address, nextTitle: next.title }),
  };
}

function linkToGuide({ page, guide }: Step, siteFolder: string): Paragraph {
  const file = `docs${guide}.mdx`;
  const text = readFileSync(path.join(siteFolder, file), 'utf8');
  const { title } = frontMatterOf<{ title: string }>(text);
  return {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'In the guides: ' },
      {
        type: 'link',
        url: path.posix.relative(path.posix.dirname(page), file),
        children: [{ type: 'text', value: title }],
      },
    ],
  };
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

function paragraph(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
