import type { Release } from '../../../config/releases';
import type { AddedText } from '../../markdown-pages/generated-markdown';
import type { Change } from '../../symbols/changes';
import { costTexts } from '../../symbols/costs/words';
import type { GuideSection } from '../../symbols/guides/guide-uses';
import { exampleKey, outcomeNote, readOutcomes } from '../examples/outcome';
import { type SymbolMetadata, metadataOfPage, shownExamples } from './metadata';
import { sectionTitle } from './from-guides';
import { urlOfSection } from './page-context';

/**
 * Writes the additions of the layout for the Markdown version of a page.
 *
 * @param page path relative to `siteFolder`
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns the Markdown of a symbol, and of an example that does not run
 */
export function metadataText(
  page: string,
  release: Release,
  siteFolder: string,
): AddedText {
  const outcomes = readOutcomes(release, siteFolder);
  const metadata = metadataOfPage(page, release, siteFolder);
  const urlOf = urlOfSection(page, release);
  const link = (section: GuideSection) =>
    `[${sectionTitle(section)}](${urlOf(section)})`;
  const ofSymbol = (id: string) => {
    const found = metadata.get(id);
    if (!found) return undefined;
    const { since, changes, isExperimental, costs, sections } = found;
    const isPage = id === '';
    const words = [
      ...(isPage && isExperimental ? ['Experimental.'] : []),
      ...(since ? [`Since o1js ${since.join(' or ')}.`] : []),
      ...(isPage && sections.length > 0
        ? [`Explained in ${sections.map(link).join(', ')}.`]
        : []),
    ];
    const parts = [
      ...(words.length > 0 ? [words.join(' ')] : []),
      ...(costs.length > 0 ? [costLines(costs)] : []),
      ...changes.flatMap(changeTexts),
      ...shownExamples(id, found).flatMap(({ code, section }) => [
        `Example from ${link(section)}:`,
        `\`\`\`ts\n${code}\n\`\`\``,
      ]),
    ];
    return parts.length > 0 ? parts.join('\n\n') : undefined;
  };
  const ofCode = (code: string) => {
    const outcome = outcomes[exampleKey(code)];
    // A type in a message is no HTML.
    return outcome && outcomeNote(outcome)?.replaceAll('<', '&lt;');
  };
  return { ofSymbol, ofCode };
}

function changeTexts({ releases, before, after }: Change): string[] {
  return [
    `Changed in o1js ${releases.join(' or ')}. Before:`,
    `\`\`\`ts\n${before}\n\`\`\``,
    'After:',
    `\`\`\`ts\n${after}\n\`\`\``,
  ];
}

/** One cost is a sentence, several are a list. */
function costLines(costs: SymbolMetadata['costs']): string {
  const lines = costs.map(
    ({ member, cost }) =>
      `Cost in a circuit${member ? ` of \`${member}\`` : ''}: ${costTexts(cost).join('; ')}.`,
  );
  return lines.length > 1
    ? lines.map((each) => `- ${each}`).join('\n')
    : lines.join('');
}
