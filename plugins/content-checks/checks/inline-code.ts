import { visit } from 'unist-util-visit';
import type { Check, Finding } from '../guide';

/** Inline code shows no backticks that were meant to end it, for example `a``(b)`. */
export const inlineCode: Check = ({ tree }) => {
  const findings: Finding[] = [];
  visit(tree, 'inlineCode', ({ value, position }) => {
    if (!value.includes('``')) return;
    findings.push({
      line: position?.start.line ?? 1,
      message: `The page would show the backticks of ${value}. Write one piece of code, with one backtick at each end.`,
    });
  });
  return findings;
};
