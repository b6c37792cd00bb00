import { visit } from 'unist-util-visit';
import { checksOfPage } from '@o1js-docs/samples/parse/checks-of-page';
import { joinChecks } from '@o1js-docs/samples/parse/page-with-checks';
import { runLineProblems } from '@o1js-docs/samples/parse/run-line-problems';
import { samplesOfTree } from '@o1js-docs/samples/parse/samples-of-page';
import { programsOf } from '@o1js-docs/samples/program/programs';
import { leakedImports } from '@o1js-docs/samples/statements/leaked-imports';
import type { Check, Finding } from '../guide';

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

/** The page says how to run its first sample, and the sample prints something. The program of a step runs in its page. */
export const runLine: Check = ({ tree, frontMatter }) =>
  frontMatter.task ? [] : runLineProblems(tree);

/** Characters that look like others, which word processors write. */
const lookalikes: Readonly<Record<string, readonly [string, string]>> = {
  '“': ['a curly quote', 'a straight one: "'],
  '”': ['a curly quote', 'a straight one: "'],
  '‘': ['a curly quote', "a straight one: '"],
  '’': ['a curly quote', "a straight one: '"],
  '\u00a0': ['a no-break space', 'a space'],
  '\u202f': ['a narrow no-break space', 'a space'],
  '\u200b': ['an invisible space', 'nothing'],
  '\ufeff': ['an invisible space', 'nothing'],
};
const comments = /\/\/.*|\/\*[^]*?\*\//g;
const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const quotes = /[“”‘’]/g;

/** Code has the characters that a compiler or a shell reads. Strings and comments may have curly quotes. */
export const characters: Check = ({ tree }) => {
  const findings: Finding[] = [];
  visit(tree, 'code', ({ lang, value, position }) => {
    if (lang === 'text') return;
    const withoutQuotes = (text: string) => text.replace(quotes, ' ');
    const code = value
      .replace(strings, withoutQuotes)
      .replace(comments, withoutQuotes);
    code.split('\n').forEach((text, i) => {
      const found = [...text].find((char) => char in lookalikes);
      if (!found) return;
      const [name, write] = lookalikes[found]!;
      const point = found.charCodeAt(0).toString(16).toUpperCase();
      findings.push({
        line: position!.start.line + 1 + i,
        message: `The code has ${name} (U+${point.padStart(4, '0')}). Write ${write}.`,
      });
    });
  });
  return findings;
};
