import type { PhrasingContent, RootContent } from 'mdast';
import type { GuideExample } from '../../symbols/guides/choose';
import type { GuideSection } from '../../symbols/guides/guide-uses';
import { linksData } from '../../symbols/samples/links';
import { block, joined, line, text } from './elements';

/**
 * @param examples of a symbol
 * @param urlOf gives the address of a section
 * @returns the examples, each with a link to its section
 */
export function guideExamples(
  examples: readonly GuideExample[],
  urlOf: (section: GuideSection) => string,
): RootContent[] {
  return examples.map(({ code, links, section }) =>
    block('div', { class: 'api-example' }, [
      { type: 'code', lang: 'ts', value: code, data: linksData(links) },
      line('p', { class: 'api-small' }, [
        text('From '),
        sectionLink(section, urlOf),
      ]),
    ]),
  );
}

/** @returns a line that leads to the sections of guides that explain a symbol */
export function explainedIn(
  sections: readonly GuideSection[],
  urlOf: (section: GuideSection) => string,
): RootContent[] {
  if (sections.length === 0) return [];
  return [
    line('p', { class: 'api-guides' }, [
      text('Explained in '),
      ...joined(
        sections.map((section) => [sectionLink(section, urlOf)]),
        ', ',
      ),
    ]),
  ];
}

function sectionLink(
  section: GuideSection,
  urlOf: (section: GuideSection) => string,
): PhrasingContent {
  return {
    type: 'link',
    url: urlOf(section),
    children: [text(sectionTitle(section))],
  };
}

/** @returns the text of a link to a section of a guide. */
export function sectionTitle({ title, heading }: GuideSection): string {
  return heading ? `${title}: ${heading.text}` : title;
}
