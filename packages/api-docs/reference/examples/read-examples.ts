import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectReflection, Reflection, Router } from 'typedoc';
import { referenceFolder } from '@o1js-docs/project/paths';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { commentParts, exampleOf } from '../theme/comments';
import { exampleKey } from './outcome';

/** An example in a doc comment of o1js. */
export interface DocExample {
  key: string;
  /** Its symbol in the reference: `classes/Field#add`. */
  at: string;
  code: string;
}

/** The examples' file in the folder of a generated reference. */
export const examplesFile = 'examples.json';

/** @returns the examples of a release, from its generated reference below `siteFolder` */
export function readDocExamples(
  release: Release,
  siteFolder: string,
): DocExample[] {
  const folder = path.join(siteFolder, docsFolder(release), referenceFolder);
  const text = readFileSync(path.join(folder, examplesFile), 'utf8');
  return JSON.parse(text) as DocExample[];
}

/** @returns the examples in doc comments, each text once, from its first place */
export function collectExamples(
  project: ProjectReflection,
  router: Router,
): DocExample[] {
  const found = new Map<string, DocExample>();
  for (const reflection of Object.values(project.reflections)) {
    const at = placeOf(reflection, router);
    if (!at) continue;
    for (const part of commentParts(reflection.comment).flat()) {
      const code = exampleOf(part);
      if (code === undefined) continue;
      const key = exampleKey(code);
      const known = found.get(key);
      if (!known || at < known.at) found.set(key, { key, at, code });
    }
  }
  return [...found.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
}

function placeOf(reflection: Reflection, router: Router): string | undefined {
  let up: Reflection | undefined = reflection;
  while (up && !router.hasUrl(up)) up = up.parent;
  return up && router.getFullUrl(up).replace('.md', '');
}
