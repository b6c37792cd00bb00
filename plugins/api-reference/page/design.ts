import type { Code, Heading, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { takePart } from '../../markdown/api-parts';
import { block, inline, line, text } from './elements';
import { isNamed, type Section } from './sections';
import { indentSignature } from './signature';

/** What the names below a heading are: the page's groups, members, or entries of a list. */
type Names = 'groups' | 'members' | 'entries';

/**
 * Lays a generated page out for reading: what can be used keeps its heading,
 * parameters become a list, and where things come from becomes small print.
 *
 * @param page the page's section; every heading below the first has its id
 * @returns the page's nodes
 */
export function designPage(page: Section): RootContent[] {
  return [page.heading, ...body(page, 2, 'groups')];
}

/**
 * @param level of the headings inside the section
 * @param names what its named sections are
 */
function body(section: Section, level: number, names: Names): RootContent[] {
  const { source, content } = cutSource(section.content);
  const [first, ...rest] = content;
  const opening = first?.type === 'code' ? signature(first) : first;
  const deprecations = section.sections.filter(isDeprecation);
  const origins = section.sections.filter(isOrigin);
  const parts = section.sections.filter(
    (each) => !isDeprecation(each) && !isOrigin(each),
  );
  const smallPrint = [...origins.map(origin), ...source];
  return [
    ...(opening ? [opening] : []),
    ...deprecations.map(deprecation),
    ...rest,
    ...(names === 'groups' ? printSmall(smallPrint) : []),
    ...(names === 'entries'
      ? entryList(parts, level)
      : parts.flatMap((part) => placePart(part, section, level, names))),
    ...(names === 'groups' ? [] : printSmall(smallPrint)),
  ];
}

function placePart(
  part: Section,
  parent: Section,
  level: number,
  names: Names,
): RootContent[] {
  if (isNamed(part)) {
    const inside = body(part, level + 1, 'members');
    const heading = headingOf(part, level);
    return names === 'groups'
      ? [heading, ...inside]
      : [block('div', { class: memberClass(part) }, [heading, ...inside])];
  }
  const inside = body(
    part,
    level + 1,
    isSignature(part) ? 'members' : 'entries',
  );
  if (level === 2) return [headingOf(part, level), ...inside];
  const isAlone =
    isSignature(part) && parent.sections.filter(isSignature).length === 1;
  return isAlone
    ? [block('div', { id: idOf(part) }, inside)]
    : [labelled(part, inside)];
}

/** Named sections as a list, and the remarks after them. */
function entryList(sections: Section[], level: number): RootContent[] {
  const entries = sections.filter(isNamed);
  return [
    ...(entries.length > 0
      ? [
          block(
            'ul',
            { class: 'api-list' },
            entries.map((each) => entry(each, level)),
          ),
        ]
      : []),
    ...sections
      .filter((section) => !isNamed(section))
      .map((section) => labelled(section, body(section, level, 'entries'))),
  ];
}

/** A name with its type beside it, and what is said of it below. */
function entry(section: Section, level: number): RootContent {
  const name: PhrasingContent = {
    type: 'strong',
    children: section.heading.children,
  };
  const { type, rest } = cutType(body(section, level, 'entries'));
  return block('li', { id: idOf(section) }, [
    line('p', { class: 'api-type' }, [name, text(' '), ...type]),
    ...rest,
  ]);
}

/** What TypeDoc gives a type comes first, and begins with code or a bracket. */
function cutType([first, ...others]: RootContent[]) {
  const isType =
    first?.type === 'paragraph' &&
    !first.data &&
    /^(`|\W)/.test(startOf(first.children));
  return isType
    ? { type: first.children, rest: others }
    : { type: [], rest: first ? [first, ...others] : others };
}

function startOf([first]: PhrasingContent[]): string {
  if (first?.type === 'inlineCode') return '`';
  if (first?.type === 'link') return startOf(first.children);
  return first?.type === 'text' ? first.value : '';
}

function labelled(section: Section, inside: RootContent[]): RootContent {
  const { type, rest } =
    section.part === 'returns' ? cutType(inside) : { type: [], rest: inside };
  return block('div', { class: 'api-part' }, [
    line(
      'p',
      { class: 'api-label', id: idOf(section) },
      section.heading.children,
    ),
    block('div', {}, [
      ...(type.length > 0 ? [line('p', { class: 'api-type' }, type)] : []),
      ...rest,
    ]),
  ]);
}

function memberClass(section: Section): string {
  return isInherited(section) ? 'api-member api-inherited' : 'api-member';
}

/** Of an accessor, each of its signatures tells. */
function isInherited({ sections }: Section): boolean {
  return sections.some(
    (each) =>
      each.part === 'inherited' || (isSignature(each) && isInherited(each)),
  );
}

function deprecation(section: Section): RootContent {
  return block('div', { class: 'api-deprecated', id: idOf(section) }, [
    line('p', { class: 'api-label' }, [text(section.title)]),
    ...section.content,
  ]);
}

function signature(code: Code): RootContent {
  return block('div', { class: 'api-signature' }, [
    { ...code, value: indentSignature(code.value) },
  ]);
}

function origin(section: Section): PhrasingContent {
  const places: PhrasingContent[][] = [];
  for (const node of section.content) {
    visit(node, 'paragraph', ({ children }) => {
      places.push(children);
    });
  }
  return inline('span', { id: idOf(section) }, [
    text(`${section.title} `),
    ...places.flatMap((place, i) => (i > 0 ? [text(', '), ...place] : place)),
  ]);
}

function cutSource(content: RootContent[]) {
  const source: PhrasingContent[] = [];
  const others = content.filter((node) => {
    if (node.type !== 'paragraph') return true;
    if (takePart(node) !== 'source') return true;
    const [, ...place] = node.children;
    source.push(
      inline('span', {}, [text('Defined in '), ...place.map(withoutLine)]),
    );
    return false;
  });
  return { source, content: others };
}

/** The link leads to the line; to name it would only make the page longer. */
function withoutLine(place: PhrasingContent): PhrasingContent {
  if (place.type !== 'link') return place;
  return { ...place, children: [text(toString(place).replace(/:\d+$/, ''))] };
}

function printSmall(parts: PhrasingContent[]): RootContent[] {
  return parts.length > 0 ? [line('p', { class: 'api-small' }, parts)] : [];
}

function headingOf({ heading }: Section, level: number): Heading {
  return { ...heading, depth: Math.min(level, 6) as Heading['depth'] };
}

/** The id of what is no heading any more. Nothing leads to `returns-17`, whose number would be another one in the next release. */
function idOf({ heading }: Section): string | undefined {
  const id = heading.data?.hProperties?.id;
  return id && !/-\d+$/.test(id) ? id : undefined;
}

function isDeprecation({ part }: Section): boolean {
  return part === 'deprecated';
}

function isOrigin({ part }: Section): boolean {
  return part === 'origin' || part === 'inherited';
}

function isSignature({ part }: Section): boolean {
  return part === 'signature';
}
