// @module-tag nightly
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { currentRelease } from '@o1js-docs/project/releases';
import { ownPart } from '@o1js-docs/runner/learn/course';
import {
  libraryDeclarations,
  releaseDeclarations,
} from '@o1js-docs/runner/run/compile/declarations';
import { createService } from '@o1js-docs/runner/run/compile/language-service';
import { mutantsOf } from './mutants';
import { comparisonsAsBools, rewritesOf } from './rewrites';
import { runAnswer } from './run-answer';

const release = installedRelease(currentRelease(), projectFolder);
const service = createService(
  new Map([
    ...Object.entries(libraryDeclarations()),
    ...Object.entries(releaseDeclarations(release)),
  ]),
);

/** A mutant that isn't wrong: the change, and why. */
type Equivalent = readonly [change: string, reason: string];

const parts = readdirSync(import.meta.dirname, { recursive: true })
  .map(String)
  .filter((file) => /(?:^|[/-])checks\.ts$/.test(file))
  .map((file) => file.replace(/checks\.ts$/, ''))
  .sort();

describe.each(parts)('%s', { timeout: 1_800_000 }, (part) => {
  const fileOf = (name: string) =>
    path.join(import.meta.dirname, `${part}${name}.ts`);

  test('the solution is accepted in other words', async () => {
    const solution = readFileSync(fileOf('solution'), 'utf8');
    const rewrites = rewritesOf(solution);
    // In a circuit that is given, how it compares is the trap.
    if (solution.includes(ownPart.begins)) rewrites.delete(comparisonsAsBools);
    expect(rewrites.size).toBeGreaterThan(1);
    for (const [way, code] of rewrites) {
      expect(service.findProblems(code), way).toEqual([]);
      const { outcome, problems } = await runAnswer(code, fileOf('checks'));
      expect(problems, way).toEqual([]);
      // Two calls may take a row more than one.
      const { yours = 0, limit = 0 } = outcome.rows ?? {};
      const isRight = outcome.state === 'passed' || yours > limit;
      expect(isRight, `${way}: ${outcome.message}`).toBe(true);
    }
  });

  test('each mutant of the solution is refused, or listed as equivalent', async () => {
    const code = readFileSync(fileOf('solution'), 'utf8');
    const begins = code.indexOf(ownPart.begins);
    const mutants = mutantsOf(code).filter(
      // The page puts back what isn't the reader's part.
      (mutant) =>
        begins < 0 ||
        mutant.code
          .replace(/^import \* as o1js from 'o1js'; /, '')
          .startsWith(code.slice(0, begins)),
    );
    const { equivalent = [] } = (
      existsSync(fileOf('changes')) ? await import(fileOf('changes')) : {}
    ) as { equivalent?: Equivalent[] };
    const accepted: string[] = [];
    const refused: string[] = [];
    for (const { change, code } of mutants) {
      const outcome = await runAnswer(code, fileOf('checks')).then(
        ({ outcome, problems }) =>
          problems.length === 0
            ? outcome
            : { state: 'not-yet', message: problems.join() },
        (error: unknown) => ({
          state: 'stopped',
          message: String(error).slice(0, 200),
        }),
      );
      if (outcome.state === 'passed') accepted.push(change);
      else refused.push(`${change}\n    ${outcome.state}: ${outcome.message}`);
    }
    // A learner sees what TypeScript objects to.
    const { findProblems } = service;
    const typed = accepted.filter(
      (change) =>
        findProblems(mutants.find((each) => each.change === change)!.code)
          .length === 0,
    );
    const listed = equivalent.map(([change]) => change);
    const survivors = typed.filter((change) => !listed.includes(change));
    console.info(
      `| ${part} | ${mutants.length} | ${refused.length} | ${accepted.length - typed.length} | ${typed.length - survivors.length} |${survivors.map((change) => `\nSURVIVES ${change}`).join('')}`,
    );
    if (process.env.MUTANTS) console.info(refused.join('\n'));
    expect(survivors).toEqual([]);
    expect(listed.filter((change) => !typed.includes(change))).toEqual([]);
  });
});
