import { costTexts } from '../../symbols/costs/words';
import { codeFence } from './comments';
import type { Description } from './description';
import { type Content, element, inlineElement, slot } from './elements';
import { memberTable } from './member-table';
import type { PageContext, SymbolMetadata } from './metadata';
import { body, headingOf } from './parts';
import { otherKinds } from './pieces';
import { propertyRow } from './property-row';

/** The section of a guide that explains rows. */
const rowsGuide =
  'writing-constraint-systems/analyzing-constraint-systems.mdx#what-a-row-is';

/**
 * Lays a page out for reading: its subject, a table of the members, then each
 * member.
 *
 * @param subject of the page
 * @param context metadata of its symbols, and links
 * @returns the page below its heading
 */
export function layOutPage(
  subject: Description,
  context: PageContext,
): Content[] {
  return new Layout(context).page(subject);
}

class Layout {
  /** The first cost of a page leads to what it means. */
  private isRowExplained = false;

  constructor(private readonly context: PageContext) {}

  page(subject: Description): Content[] {
    const groups = subject.members;
    return [
      ...this.subject(subject),
      ...memberTable(
        this.context.metadata,
        groups.flatMap(({ members }) => members),
        () => this.aboutRows('Rows'),
      ),
      ...groups.flatMap((group) => this.group(group)),
    ];
  }

  private subject(subject: Description): Content[] {
    const metadata = this.context.metadata.get('');
    const links = this.context.also.map(({ kind, url }) => `[${kind}](${url})`);
    const facts = [
      ...(metadata ? [metadata.symbol.kind] : []),
      ...(links.length > 0 ? [otherKinds(links)] : []),
      ...(metadata?.isExperimental
        ? [inlineElement('api-badge', 'experimental')]
        : []),
    ];
    return [
      ...this.symbol(subject, metadata, facts),
      ...(metadata ? [slot('guide-sections', metadata.id)] : []),
    ];
  }

  /** Members of a kind, such as Methods. */
  private group(group: Description): Content[] {
    const { members } = group;
    const [only, ...others] = members;
    if (only && others.length === 0 && only.title === 'Constructor') {
      return [
        headingOf(only, 2),
        element('api-member', {}, this.inside(only, 3)),
      ];
    }
    const rows = members.flatMap((each) => propertyRow(each) ?? []);
    // One row is no table.
    const isTable = rows.length > 1;
    const boxes = members.filter((each) => !isTable || !propertyRow(each));
    return [
      headingOf(group, 2),
      ...body(group),
      ...(isTable ? [element('api-properties', {}, rows)] : []),
      ...boxes.map((each) => this.member(each, 3)),
    ];
  }

  /** @param level of its heading */
  private member(member: Description, level: number): Content {
    const attributes = { class: member.isInherited ? 'api-inherited' : '' };
    return element('api-member', attributes, [
      headingOf(member, level),
      ...this.inside(member, level + 1),
    ]);
  }

  private inside(member: Description, level: number): Content[] {
    return [
      ...this.symbol(member, this.context.metadata.get(member.id!)),
      ...member.members.map((each) => this.member(each, level)),
    ];
  }

  private symbol(
    section: Description,
    metadata: SymbolMetadata | undefined,
    facts: readonly string[] = [],
  ): Content[] {
    if (!metadata) return body(section, facts);
    const { id, symbol, since, changes } = metadata;
    const [cost, ...otherCosts] = metadata.costs.flatMap(({ member, cost }) => {
      const texts = costTexts(cost);
      return member ? [`${member}: ${texts.join('; ')}`] : texts;
    });
    const isOne = cost !== undefined && otherCosts.length === 0;
    const words = [
      ...facts,
      ...(since ? [`since ${since.join(' or ')}`] : []),
      ...(isOne ? [this.aboutRows(cost)] : []),
    ];
    return body(section, words, [
      ...(symbol.inheritedFrom ? [] : [slot('guide-examples', id)]),
      ...changes.map(changedSignature),
      ...(cost !== undefined && !isOne
        ? [
            element('api-label', {}, [this.aboutRows('Rows')]),
            element(
              'api-costs',
              {},
              [cost, ...otherCosts].map((each) =>
                element('api-entry', {}, [each]),
              ),
            ),
          ]
        : []),
    ]);
  }

  private aboutRows(words: string): string {
    if (this.isRowExplained) return words;
    this.isRowExplained = true;
    return `[${words}](${this.context.urlOfGuide(rowsGuide)})`;
  }
}

/** The old and the new signature of a release that changed it, folded. */
function changedSignature({
  releases,
  before,
  after,
}: SymbolMetadata['changes'][number]): Content {
  // TypeScript prints four blanks, samples have two.
  const codeOf = (signature: string) =>
    codeFence({ value: signature.replace(/^( +)\1/gm, '$1'), links: [] });
  return element('api-changed', {}, [
    element('api-summary', {}, [`Changed in ${releases.join(' or ')}`]),
    element('api-label', {}, ['Before']),
    codeOf(before),
    element('api-label', {}, ['After']),
    codeOf(after),
  ]);
}
