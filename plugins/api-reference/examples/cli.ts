import path from 'node:path';
import { parseArgs } from 'node:util';
import { releases, type Release } from '../../../config/releases';
import { refreshReferences } from '../refresh-references';
import { checkExamples } from './check-release';
import { outcomeDifferences } from './compare';
import type { ExampleOutcomes } from './outcome';
import { readDocExamples } from './read-examples';
import { outcomesFile, readOutcomes, writeOutcomes } from './recorded';
import { upstreamReport } from './upstream';

// `npx tsx plugins/api-reference/examples/cli.ts` lists the examples of o1js' doc comments that do
// not run, for o1js to mend; `-- --write` runs the examples of all docs
// versions, or of those that are named, and records what came of them;
// `-- --check` compares.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean' }, check: { type: 'boolean' } },
});
const siteFolder = path.resolve('.');
const unknown = positionals.filter(
  (name) => !releases.some(({ docsVersion }) => docsVersion === name),
);
if (unknown.length > 0 || (values.write && values.check)) {
  console.error(
    unknown.length > 0
      ? `No docs version is called ${unknown.join(', ')}. There are: ${releases.map(({ docsVersion }) => docsVersion).join(', ')}`
      : 'Say one of the two: npx tsx plugins/api-reference/examples/cli.ts --write, or -- --check',
  );
  process.exit(1);
}

function counts({ examples }: ExampleOutcomes): string {
  const all = Object.values(examples);
  const number = (result: string) =>
    all.filter((each) => each.result === result).length;
  return `${all.length} examples: ${number('ran')} ran, ${number('fragment')} are fragments, ${number('network')} need a network, ${number('rejected')} do not compile, ${number('failed')} fail`;
}

/** @returns whether what is recorded holds. */
async function run(release: Release): Promise<boolean> {
  const examples = readDocExamples(release, siteFolder);
  const found = await checkExamples(release, examples, siteFolder);
  const file = outcomesFile(release);
  console.log(`${file}: ${counts(found)}`);
  if (values.write) {
    writeOutcomes(release, siteFolder, found);
    return true;
  }
  const lines = outcomeDifferences(
    readOutcomes(release, siteFolder).examples,
    found.examples,
  );
  if (lines.length === 0) return true;
  console.error(
    `${file} does not hold:\n${lines.map((each) => `  ${each}`).join('\n')}\nIf the change is meant, run: npx tsx plugins/api-reference/examples/cli.ts --write ${release.docsVersion}`,
  );
  return false;
}

await refreshReferences(siteFolder);
let holds = true;
for (const release of releases) {
  const { docsVersion } = release;
  if (positionals.length > 0 && !positionals.includes(docsVersion)) continue;
  if (values.write || values.check) {
    holds = (await run(release)) && holds;
  } else {
    console.log(upstreamReport(release, siteFolder));
  }
}
process.exit(holds ? 0 : 1);
