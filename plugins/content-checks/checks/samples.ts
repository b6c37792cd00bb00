import { checksOfPage } from '../../code-samples/parse/checks-of-page';
import { joinChecks } from '../../code-samples/parse/page-with-checks';
import { samplesOfTree } from '../../code-samples/parse/samples-of-page';
import { programsOf } from '../../code-samples/program/programs';
import { leakedImports } from '../../code-samples/statements/leaked-imports';
import type { Check } from '../guide';

/** Samples have valid flags and notation. `npm run test:samples` checks their results. */
export const samples: Check = ({ page, release, tree }, { siteFolder }) => {
  const ref = { page, docsVersion: release.docsVersion };
  const ofPage = joinChecks(
    tree,
    samplesOfTree(tree, ref, siteFolder),
    checksOfPage(ref, siteFolder),
  );
  return [...ofPage.problems, ...programsOf(ofPage).flatMap(leakedImports)];
};
