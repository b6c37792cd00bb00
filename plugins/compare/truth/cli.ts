// Compares what `src/compare` says of the guides' samples on another release
// with what TypeScript says: npm run test:compare
import path from 'node:path';
import { currentRelease, releases } from '../../../config/releases';
import { judgeSamples, type Verdicts } from './judge-samples';

const least = 0.95;
const siteFolder = path.resolve('.');
const oldest = releases.at(-1)!;
const all = [
  judgeSamples(oldest, currentRelease(), siteFolder),
  judgeSamples(currentRelease(), oldest, siteFolder),
];
for (const each of all) print(each);

const sum = (list: 'agreed' | 'perhaps' | 'missed' | 'wrong') =>
  all.reduce((count, each) => count + each[list].length, 0);
const reported = sum('agreed') + sum('perhaps');
const recall = reported / (reported + sum('missed'));
const precision = sum('agreed') / (sum('agreed') + sum('wrong'));
console.log(
  `Recall ${figure(recall)}: ${reported} of ${reported + sum('missed')} names that TypeScript refuses are reported, ` +
    `${sum('agreed')} of them as broken and ${sum('perhaps')} as perhaps broken. ` +
    `Precision ${figure(precision)}: TypeScript refuses ${sum('agreed')} of ${sum('agreed') + sum('wrong')} that are called broken.`,
);
// No name at all is no figure, and less than the floor.
if (!(recall >= least && precision >= least)) {
  console.error(`Each has to be at least ${least}.`);
  process.exitCode = 1;
}

function print({ from, to, files, others, ...lists }: Verdicts): void {
  console.log(
    `${from} to ${to}: ${files} programs, ${lists.agreed.length} broken, ${lists.perhaps.length} perhaps, ` +
      `${lists.missed.length} missed, ${lists.wrong.length} wrong; ${others} errors on other names`,
  );
  for (const list of ['perhaps', 'missed', 'wrong'] as const) {
    for (const each of lists[list]) console.log(`  ${list}: ${each}`);
  }
}

function figure(share: number): string {
  return share.toFixed(2);
}
