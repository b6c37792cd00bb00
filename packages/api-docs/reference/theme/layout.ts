import { costTexts } from '../../symbols/costs/words';
import { calloutKinds, calloutOf, codeFence } from './comments';
import { type Content, element, inlineElement, slot } from './elements';
import { memberTable } from './member-table';
import type { PageContext, SymbolMetadata } from './metadata';
import { inlineCode, otherKinds } from './pieces';
import { propertyList } from './property-list';
import {
  type Block,
  isNamed,
  type Section,
  type SectionKind,
} from './sections';
import { stableId, titleText } from './text';

/** A longer signature is folded to its head. */
const mostLines = 12;

/** The section of a guide that explains rows. */
const rowsGuide =
  'writing-constraint-systems/analyzing-constraint-systems.mdx#what-a-row-is';

/**
 * Lays a page out for reading: metadata, signature, description and examples,
 * then a table of the members, then each member.
 *
 * @param page the page's section
 * @param context metadata of its symbols, and links
 * @returns the page below its heading
 */
export function layOutPage(page: Section, context: PageContext): Content[] {
  return new Layout(context).page(page);
}

class Layout {
  /** The first cost of a page leads to what it means. */
  private isRowExplained = false;

  constructor(private readonly context: PageContext) {}

  page(page: Section): Content[] {
    const groups = page.sections.filter(isNamed);
    const own = {
      ...page,
      sections: page.sections.filter((part) => !isNamed(part)),
    };
    const opening = this.opening(own, 2, '');
    const members = groups.flatMap(({ sections }) => sections.filter(isNamed));
    return [
      ...opening,
      ...memberTable(this.context.metadata, members, () =>
        this.aboutRows('Rows'),
      ),
      ...groups.flatMap((group) => this.group(group)),
    ];
  }

  /** Members of a kind, such as Methods. */
  private group(group: Section): Content[] {
    const { sections } = group;
    const [only, ...others] = sections.filter(isNamed);
    if (only && others.length === 0 && only.title === 'Constructor') {
      return [
        headingOf(only, 2),
        element('api-member', {}, this.member(only, 3)),
      ];
    }
    if (!sections.some(isNamed)) {
      // A symbol of a namespace's page, such as a function.
      return [headingOf(group, 2), ...this.member(group, 3)];
    }
    const { rows, others: boxes } = propertyList(sections);
    return [
      headingOf(group, 2),
      ...group.content.flatMap(blockContent),
      ...rows,
      ...boxes.flatMap((each) => this.part(each, 3)),
    ];
  }

  private member(section: Section, level: number): Content[] {
    return this.opening(withOnlySignature(section), level, section.id);
  }

  /**
   * Describes a symbol: metadata, signature, description and examples, then the
   * parts that add something to the signature.
   *
   * @param level of the headings inside the section
   * @param id of the symbol's heading; empty for the page's subject
   */
  private opening(
    section: Section & { withoutHeading?: string },
    level: number,
    id: string | undefined,
  ): Content[] {
    const { source, content, sections } = section;
    const [first, ...rest] = content;
    const code = first && 'code' in first ? first.code : undefined;
    // Links of doc comments lead to parts that are left out.
    const leftOut = [
      section.withoutHeading ?? [],
      ...sections.map(leftOutIds),
    ].flat();
    const of = (...kinds: SectionKind[]) =>
      sections.filter(({ kind }) => kind && kinds.includes(kind));
    const examples = of('example');
    const others = new Set(of('deprecated', 'origin', 'inherited', 'example'));
    const metadata =
      id === undefined ? undefined : this.context.metadata.get(id);
    const isPage = id === '';
    const guides = (name: 'guide-examples' | 'guide-sections') =>
      metadata && (isPage || !metadata.symbol.inheritedFrom)
        ? [slot(name, metadata.id)]
        : [];
    // A reader doesn't need to know which member another one overrides.
    const origins = of('origin', 'inherited').filter(
      ({ title }) => title !== 'Overrides',
    );
    return [
      ...this.facts(isPage, metadata, origins, source),
      ...of('deprecated').map((each) =>
        element('api-deprecated', { id: stableId(each) }, [
          element('api-label', {}, [each.title]),
          ...each.content.flatMap(blockContent),
        ]),
      ),
      ...(code ? [signatureElement(code, leftOut)] : []),
      ...(code ? rest : content).flatMap(blockContent),
      ...examples.flatMap((each) => [
        ...(examples.length > 1
          ? [element('api-label', { id: stableId(each) }, [each.title])]
          : []),
        ...each.content.flatMap(blockContent),
      ]),
      ...guides('guide-examples'),
      ...changedSignatures(metadata),
      ...(metadata ? this.costs(metadata) : []),
      ...sections
        .filter((each) => !others.has(each))
        .flatMap((part) => this.part(part, level)),
      ...(isPage ? guides('guide-sections') : []),
    ];
  }

  /** The line below a symbol's name. */
  private facts(
    isPage: boolean,
    metadata: SymbolMetadata | undefined,
    origins: readonly Section[],
    source: string | undefined,
  ): Content[] {
    const words = [
      ...(metadata && isPage ? [metadata.symbol.kind] : []),
      ...(isPage ? this.also() : []),
      ...(metadata?.isExperimental && isPage
        ? [inlineElement('api-badge', 'experimental')]
        : []),
      ...(metadata?.since ? [`since ${metadata.since.join(' or ')}`] : []),
      ...(metadata ? this.cost(metadata) : []),
      ...origins.map((each) =>
        inlineElement(
          'api-origin',
          `${each.title.toLowerCase()} ${each.content.map(textOf).join(', ')}`,
          stableId(each),
        ),
      ),
      ...(source ? [`[source](${source})`] : []),
    ];
    return words.length > 0
      ? [element('api-facts', {}, [words.join(' · ')])]
      : [];
  }

  /** The cost of a symbol, if it is one figure. */
  private cost({ costs }: SymbolMetadata): string[] {
    const texts = costTextsOf(costs);
    return texts.length === 1 ? [this.aboutRows(texts[0]!)] : [];
  }

  /** A list of costs, by size or by member. */
  private costs({ costs }: SymbolMetadata): Content[] {
    const texts = costTextsOf(costs);
    if (texts.length < 2) return [];
    return [
      element('api-label', {}, [this.aboutRows('Rows')]),
      element(
        'api-costs',
        {},
        texts.map((each) => element('api-entry', {}, [each])),
      ),
    ];
  }

  private aboutRows(words: string): string {
    if (this.isRowExplained) return words;
    this.isRowExplained = true;
    return `[${words}](${this.context.urlOfGuide(rowsGuide)})`;
  }

  private also(): string[] {
    const links = this.context.also.map(({ kind, url }) => `[${kind}](${url})`);
    return links.length > 0 ? [otherKinds(links)] : [];
  }

  private part(part: Section, level: number): Content[] {
    if (isNamed(part)) {
      const isOther = isInherited(part);
      return [
        element('api-member', { class: isOther ? 'api-inherited' : '' }, [
          headingOf(part, level),
          ...this.member(part, level + 1),
        ]),
      ];
    }
    if (part.kind === 'signature') {
      return [labelled(part, this.opening(part, level + 1, undefined))];
    }
    if (part.kind === 'list') {
      const entries = this.entries(part);
      return entries.length > 0 ? [labelled(part, entries)] : [];
    }
    if (part.kind === 'returns' && !saysMore(part)) return [];
    const inside = [
      ...part.content.flatMap(blockContent),
      ...this.entries(part),
    ];
    const isCallout =
      part.title.toLowerCase() in calloutKinds &&
      inside.every((each) => typeof each === 'string');
    return isCallout
      ? [calloutOf(part.title, inside.join('\n\n'))]
      : [labelled(part, inside)];
  }

  /** A list of the entries that say more than the signature, and the remarks after them. */
  private entries(section: Section): Content[] {
    const telling = section.sections.filter(
      (each) => isNamed(each) && isTelling(section, each),
    );
    return [
      ...(telling.length > 0
        ? [
            element(
              'api-list',
              {},
              telling.map((each) => this.entry(each)),
            ),
          ]
        : []),
      ...section.sections
        .filter((each) => !isNamed(each))
        .flatMap((each) => this.part(each, 6)),
    ];
  }

  /** A name with its type, and its description below. */
  private entry(section: Section): Content {
    const { type, rest } = splitType(section.content);
    const also = section.sections.flatMap(leftOutIds).join(' ');
    return element('api-entry', { id: stableId(section), also }, [
      element('api-type', {}, [
        [`**${titleText(section)}**`, ...(type ? [type] : [])].join(' '),
      ]),
      ...rest.flatMap(blockContent),
      ...this.entries(section),
    ]);
  }
}

/** @returns a heading with its anchor */
function headingOf(section: Section, level: number): string {
  return `${'#'.repeat(Math.min(level, 6))} ${titleText(section)} {#${section.id}}`;
}

function blockContent(block: Block): Content[] {
  if ('code' in block) return [codeFence(block.code)];
  return 'type' in block
    ? [element('api-type', {}, [block.type])]
    : [block.text];
}

function textOf(block: Block): string {
  return 'type' in block ? block.type : 'text' in block ? block.text : '';
}

/** Splits off the type that comes first. */
function splitType(content: readonly Block[]): {
  type?: string;
  rest: Block[];
} {
  const [first, ...rest] = content;
  return first && 'type' in first
    ? { type: first.type, rest }
    : { rest: [...content] };
}

/** @returns true if a section says more than the type that the signature shows */
function saysMore({ content, sections }: Section): boolean {
  return splitType(content).rest.length > 0 || sections.some(saysMore);
}

/** @returns true if an entry of a list says more than the signature, such as the constraint of a type parameter */
function isTelling({ title }: Section, entry: Section): boolean {
  return (
    saysMore(entry) ||
    (title === 'Type Parameters' &&
      entry.content.some((block) => textOf(block).startsWith('`extends')))
  );
}

/** @returns the ids of a part, or of its entries, that say no more than the signature */
function leftOutIds(part: Section): string[] {
  if (part.kind === 'returns') return saysMore(part) ? [] : idsInside(part);
  if (part.kind !== 'list') return [];
  const entries = part.sections.filter(isNamed);
  const gone = entries.filter((each) => !isTelling(part, each));
  return gone.length === entries.length
    ? idsInside(part)
    : gone.flatMap(idsInside);
}

/** Without numbers, which would be others in the next release. */
function idsInside({ id, sections }: Section): string[] {
  return [...(/-\d+$/.test(id) ? [] : [id]), ...sections.flatMap(idsInside)];
}

/** @returns an accessor with the contents of its only signature */
function withOnlySignature(
  section: Section,
): Section & { withoutHeading?: string } {
  const signatures = section.sections.filter(isSignature);
  const [only] = signatures;
  if (!only || signatures.length > 1 || section.content.length > 0) {
    return section;
  }
  return {
    ...section,
    source: section.source ?? only.source,
    content: only.content,
    sections: [
      ...only.sections,
      ...section.sections.filter((part) => part !== only),
    ],
    withoutHeading: stableId(only),
  };
}

function isSignature({ kind }: Section): boolean {
  return kind === 'signature';
}

/** The origin of an accessor is in its signatures. */
function isInherited({ sections }: Section): boolean {
  return sections.some(
    (each) =>
      each.kind === 'inherited' || (isSignature(each) && isInherited(each)),
  );
}

function labelled(section: Section, inside: readonly Content[]): Content {
  return element('api-part', {}, [
    element('api-label', { id: stableId(section) }, [titleText(section)]),
    element('api-content', {}, inside),
  ]);
}

/** @param ids of parts that say no more than the signature */
function signatureElement(
  code: Parameters<typeof codeFence>[0],
  ids: readonly string[],
): Content {
  const lines = code.value.split('\n');
  const signature = element('api-signature', { also: ids.join(' ') }, [
    codeFence(code),
  ]);
  return lines.length <= mostLines
    ? signature
    : element('api-fold', {}, [
        element('api-summary', {}, [
          `${inlineCode(headLine(lines[0]!))} ${lines.length} lines`,
        ]),
        signature,
      ]);
}

/** The first line, with its open bracket closed. */
function headLine(first: string): string {
  const start = first.length > 100 ? `${first.slice(0, 100)}…` : first;
  return /[{([<]$/.test(start) ? `${start} … }` : start;
}

/** The old and the new signature, folded, for each release that changed it. */
function changedSignatures(metadata: SymbolMetadata | undefined): Content[] {
  return (metadata?.changes ?? []).map(({ releases, before, after }) =>
    element('api-changed', {}, [
      element('api-summary', {}, [`Changed in ${releases.join(' or ')}`]),
      ...['Before', before, 'After', after].map((text, i) =>
        i % 2 === 0
          ? element('api-label', {}, [text])
          : codeFence({ value: indented(text), links: [] }),
      ),
    ]),
  );
}

/** TypeScript prints four blanks, samples have two. */
function indented(signature: string): string {
  return signature.replace(/^ +/gm, (blanks) => ' '.repeat(blanks.length / 2));
}

function costTextsOf(costs: SymbolMetadata['costs']): string[] {
  return costs.flatMap(({ member, cost }) => {
    const texts = costTexts(cost);
    return member ? [`${member}: ${texts.join('; ')}`] : texts;
  });
}
