import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '@o1js-docs/markdown/read-front-matter';

/** Folder of the course, relative to the site's. Each step is a folder `<course>/<nn-name>` with a text and programs. */
export const courseFolder = 'docs/learn';

/** The text in the folder of a step. */
export const textFile = 'text.mdx';

/** The courses, in reading order. */
export const courses = [
  { name: 'poll', title: 'A private poll' },
  { name: 'puzzles', title: 'Break the circuit' },
] as const;

/** A part of a step. A puzzle has two: break the circuit, then repair it. */
export interface Part {
  task: 'make' | 'break' | 'repair';
  start: string;
  solution: string;
}

/** A step of a course. */
export interface Step {
  /** Its text, relative to the site's folder. */
  page: string;
  /** Address below the site's base, without slashes at its ends: `learn/poll/a-proof`. */
  address: string;
  title: string;
  /** What one finds out in it, in a sentence. */
  description: string;
  minutes: number;
  hints: string[];
  /** Address of the guide that explains the idea: `/basic-types/field`. */
  guide: string;
  /** The check makes a real proof if the browser can. */
  proves: boolean;
  parts: Part[];
}

/** @returns true if a page is the text of a step */
export function isStep(page: string): boolean {
  return page.startsWith(`${courseFolder}/`) && page.endsWith(`/${textFile}`);
}

/** @returns the texts of a course's steps in reading order, relative to the site's folder */
export function pagesOfCourse(course: string, siteFolder: string): string[] {
  const folder = `${courseFolder}/${course}`;
  return readdirSync(path.join(siteFolder, folder))
    .map((step) => `${folder}/${step}/${textFile}`)
    .filter((page) => existsSync(path.join(siteFolder, page)))
    .sort();
}

/**
 * Reads a step.
 *
 * @param page its text, relative to `siteFolder`
 * @throws Error if a file is missing
 */
export function readStep(page: string, siteFolder: string): Step {
  const read = (file: string) =>
    readFileSync(path.join(siteFolder, path.dirname(page), file), 'utf8');
  const { slug, task, proves, ...entries } = readFrontMatter<
    Step & { slug: string; task: Part['task'] }
  >(read(textFile));
  return {
    ...entries,
    page,
    address: slug.slice(1),
    proves: Boolean(proves),
    parts: prefixesOfParts(page, siteFolder).map((prefix) => ({
      task: prefix ? 'repair' : task,
      start: read(`${prefix}start.ts`),
      solution: read(`${prefix}solution.ts`),
    })),
  };
}

/** @returns the absolute paths of the checks of each part of a step; none if the page is no step */
export function checksOfStep(page: string, siteFolder: string): string[] {
  if (!isStep(page)) return [];
  const folder = path.join(siteFolder, path.dirname(page));
  return prefixesOfParts(page, siteFolder).map((prefix) =>
    path.join(folder, `${prefix}checks.ts`),
  );
}

/** @returns the beginnings of the names of each part's files */
function prefixesOfParts(page: string, siteFolder: string): string[] {
  const repair = path.join(siteFolder, path.dirname(page), 'repair-start.ts');
  return existsSync(repair) ? ['', 'repair-'] : [''];
}
