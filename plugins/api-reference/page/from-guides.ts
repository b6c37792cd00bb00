import type { PhrasingContent, RootContent } from 'mdast';
import type { GuideExample } from '../../symbols/guides/choose';
import type { GuideSection } from '../../symbols/guides/guide-uses';
import { block, line, text } from './elements';

/**
 * @param examples of a symbol
 * @param urlOf where a section of a guide is
 * @returns the examples, each with the place that it is taken from
 */
export function guideExamples(
  examples: readonly GuideExample[],
  urlOf: (section: GuideSection) => string,
): RootContent[] {
  return examples.map(({ code, links, section }) =>
    block('div', { class: 'api-example' }, [
      {
        type: 'code',
        lang: 'ts',
        value: code,
        ...(links.length > 0 && {
          data: { hProperties: { symbols: JSON.stringify(links) } },
        }),
      },
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
  const links = sections.map((section) => sectionLink(section, urlOf));
  return [
    line('p', { class: 'api-guides' }, [
      text('Explained in '),
      ...links.flatMap((link, i) => (i > 0 ? [text(', '), link] : [link])),
    ]),
  ];
}

function sectionLink(
  section: GuideSection,
  urlOf: (section: GuideSection) => string,
): PhrasingContent {
  const { title, heading } = section;
  return {
    type: 'link',
    url: urlOf(section),
    children: [text(heading ? `${title}: ${heading.text}` : title)],
  };
}
