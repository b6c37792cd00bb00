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

/** Lays a page out for reading: its subject, a table of the members, then each member. */
export class Layout {
  /** The first cost of a page leads to what it means. */
  private isRowExplained = false;

  /** @param context metadata of the page's symbols, and links */
  constructor(private readonly context: PageContext) {}

  /** @returns the page below its heading */
  page(subject: Description): Content {
    const { also, metadata } = this.context;
    const own = metadata.get('');
    const kinds = also.map(({ kind, url }) => `[${kind}](${url})`);
    const badge = inlineElement('api-badge', 'experimental');
    const facts = [
      own?.symbol.kind ?? [],
      kinds.length > 0 ? otherKinds(kinds) : [],
      own?.symbol.name.startsWith('Experimental.') ? badge : [],
    ].flat();
    const groups = subject.members;
    const members = groups.flatMap((group) => group.members);
    return [
      this.symbol(subject, own, facts),
      own && slot('guide-sections', own.id),
      memberTable(metadata, members, () => this.aboutRows('Rows')),
      groups.map((group) => this.group(group)),
    ];
  }

  /** Members of a kind, such as Methods. */
  private group(group: Description): Content {
    const { members } = group;
    const [only, ...others] = members;
    if (only && others.length === 0 && only.title === 'Constructor') {
      const member = element('api-member', this.inside(only, 3));
      return [headingOf(only, 2), member];
    }
    const rows = members.flatMap((each) => propertyRow(each) ?? []);
    // One row is no table.
    const isTable = rows.length > 1;
    const boxes = members.filter((each) => !isTable || !propertyRow(each));
    return [
      headingOf(group, 2),
      body(group),
      isTable && element('api-properties', rows),
      boxes.map((each) => this.member(each, 3)),
    ];
  }

  /** @param level of its heading */
  private member(member: Description, level: number): Content {
    return element(
      'api-member',
      [headingOf(member, level), this.inside(member, level + 1)],
      { class: member.isInherited ? 'api-inherited' : '' },
    );
  }

  private inside(member: Description, level: number): Content {
    return [
      this.symbol(member, this.context.metadata.get(member.id!)),
      member.members.map((each) => this.member(each, level)),
    ];
  }

  private symbol(
    section: Description,
    metadata: SymbolMetadata | undefined,
    facts: readonly string[] = [],
  ): Content {
    if (!metadata) return body(section, facts);
    const { id, symbol, since, changes } = metadata;
    const costs = metadata.costs.flatMap(({ member, cost }) => {
      const texts = costTexts(cost);
      return member ? [`${member}: ${texts.join('; ')}`] : texts;
    });
    const words = [
      ...facts,
      since ? `since ${since.join(' or ')}` : [],
      costs.length === 1 ? this.aboutRows(costs[0]!) : [],
    ].flat();
    return body(section, words, [
      !symbol.inheritedFrom && slot('guide-examples', id),
      changes.length > 0 && changedSignatures(changes),
      costs.length > 1 && [
        element('api-label', this.aboutRows('Rows')),
        element(
          'api-costs',
          costs.map((each) => element('api-entry', each)),
        ),
      ],
    ]);
  }

  private aboutRows(words: string): string {
    if (this.isRowExplained) return words;
    this.isRowExplained = true;
    return `[${words}](${this.context.urlOfGuide(rowsGuide)})`;
  }
}

/** The old and the new signature of each release that changed it, folded. */
function changedSignatures(changes: SymbolMetadata['changes']): Content {
  // TypeScript prints four blanks, samples have two.
  const codeOf = (signature: string) =>
    codeFence({ value: signature.replace(/^( +)\1/gm, '$1'), links: [] });
  const named = changes.map((change) => ({
    ...change,
    release: change.releases.join(' or '),
  }));
  const all = named.map(({ release }) => release).join(', ');
  return element('api-changed', [
    element('api-summary', `Changed in ${all}`),
    named.map(({ release, before, after }) => [
      element('api-label', `Before ${release}`),
      codeOf(before),
      element('api-label', `From ${release}`),
      codeOf(after),
    ]),
  ]);
}
