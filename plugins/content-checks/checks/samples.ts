import { leakedImports } from '../../code-samples/claims/leaked-imports';
import { fewerStatements } from '../../code-samples/claims/recorded';
import { samplesOfTree } from '../../code-samples/parse/samples-of-page';
import { programsOf } from '../../code-samples/program/programs';
import type { Check } from '../guide';

/** Samples have valid flags and notation. `npm run test:samples` checks their results. */
export const samples: Check = ({ page, release, tree }, { siteFolder }) => {
  const { docsVersion } = release;
  const ofPage = samplesOfTree(tree, { page, docsVersion }, siteFolder);
  return [
    ...ofPage.problems,
    ...programsOf(ofPage).flatMap(leakedImports),
    ...fewerStatements([ofPage], release, siteFolder),
  ].map(({ line, message }) => ({ line, message }));
};
