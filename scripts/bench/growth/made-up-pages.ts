import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** Where they are, below `docs/`. */
export const madeUpFolder = 'made-up-by-the-bench';

/** Runs something while the site has that many pages more. */
export async function withMadeUpPages<Result>(
  count: number,
  use: () => Promise<Result>,
): Promise<Result> {
  const folder = `docs/${madeUpFolder}`;
  mkdirSync(folder, { recursive: true });
  try {
    for (let page = 1; page <= count; page++) {
      writeFileSync(`${folder}/subject-${page}.md`, markdownOf(page));
    }
    return await use();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function markdownOf(page: number): string {
  return `---
title: Subject ${page}
description: What a reader can do with subject ${page}.
---

Subject ${page} is made up.

## A section of it

It has a section.
`;
}
