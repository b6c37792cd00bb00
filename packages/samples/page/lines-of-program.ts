import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { samplesOfPage } from '../parse/samples-of-page';
import { copiesOf, projectOf, textOf } from '../program/copies';

/**
 * @param of a guide of Current, e.g. `docs/index.mdx`, or a folder with an example project
 * @returns how many lines of code a reader gets who downloads it; 0 without a program
 */
export function countLines(of: string, siteFolder: string): number {
  const texts = of.endsWith('.mdx')
    ? textsOfGuide(of, siteFolder)
    : textsOfProject(path.join(siteFolder, of));
  return texts.flatMap((text) => text.trimEnd().split('\n')).length;
}

/**
 * @returns the lines of `countLines`
 * @throws Error if there is no program
 */
export function linesOfProgram(of: string, siteFolder: string): number {
  const lines = countLines(of, siteFolder);
  if (lines > 0) return lines;
  throw new Error(`${of} has no program.`);
}

function textsOfGuide(page: string, siteFolder: string): string[] {
  const copies = copiesOf(samplesOfPage(page, siteFolder).samples);
  return projectOf(page, copies) ? copies.map(textOf) : [];
}

function textsOfProject(folder: string): string[] {
  return ['src', 'app', 'lib']
    .map((name) => path.join(folder, name))
    .filter((each) => existsSync(each))
    .flatMap((each) =>
      readdirSync(each, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(path.join(each, name), 'utf8')),
    );
}
