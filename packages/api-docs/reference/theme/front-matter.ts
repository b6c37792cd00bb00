import {
  type Comment,
  type DeclarationReflection,
  ProjectReflection,
  ReflectionKind,
} from 'typedoc';
import { firstSentence } from '../../symbols/first-sentence';

/** Metadata of a generated page for Docusaurus. */
export interface PageMetadata {
  /** The page's heading, e.g. `Mina.transaction`. */
  heading: string;
  frontMatter: Record<string, string | number | boolean>;
}

/** The word for a kind, and for the contents of its page. */
const kinds = new Map<ReflectionKind, { name: string; holds: string }>([
  [
    ReflectionKind.Class,
    { name: 'class', holds: 'Constructors, properties and methods' },
  ],
  [ReflectionKind.Enum, { name: 'enumeration', holds: 'Members' }],
  [
    ReflectionKind.Function,
    { name: 'function', holds: 'Signature, parameters and return value' },
  ],
  [ReflectionKind.Interface, { name: 'interface', holds: 'Members' }],
  [
    ReflectionKind.Namespace,
    { name: 'namespace', holds: 'Functions, variables and types' },
  ],
  [ReflectionKind.TypeAlias, { name: 'type', holds: 'Definition' }],
  [ReflectionKind.Variable, { name: 'variable', holds: 'Type and members' }],
]);

/** Words for the kinds of pages. */
export const kindNames = new Map(
  [...kinds].map(([kind, { name }]) => [kind, name]),
);

/**
 * @param model the subject of the page
 * @param o1jsVersion the documented release, e.g. `2.15.0`
 * @returns heading and front matter of the page; the title names kind and namespace, so that no two pages share one
 */
export function pageFacts(
  model: DeclarationReflection | ProjectReflection,
  o1jsVersion: string,
): PageMetadata {
  if (model instanceof ProjectReflection) {
    return {
      heading: 'o1js API reference',
      frontMatter: {
        title: 'API reference',
        sidebar_label: 'Introduction',
        sidebar_position: 0,
        description: `Classes, functions, types and namespaces of o1js ${o1jsVersion}, one page each.`,
      },
    };
  }
  const heading = qualifiedName(model);
  const kind = kinds.get(model.kind);
  if (!kind) {
    throw new Error(
      `${heading} is of the kind ${ReflectionKind[model.kind]}, which has no name in packages/api-docs/reference/theme/front-matter.ts. Add it to kinds there.`,
    );
  }
  const deprecated = isDeprecated(model);
  const notes = [
    ...(hasNamesake(model) ? [sourceFile(model)] : []),
    ...(deprecated ? ['deprecated'] : []),
  ].map((note) => ` (${note})`);
  return {
    heading,
    frontMatter: {
      title: [heading, ' ', kind.name, ...notes].join(''),
      sidebar_label: [model.name, ...notes].join(''),
      description:
        firstSentence(commentOf(model)) ??
        `${kind.holds} of the ${kind.name} ${heading} in o1js ${o1jsVersion}.`,
      ...(deprecated && { sidebar_class_name: 'deprecated' }),
    },
  };
}

function qualifiedName(model: DeclarationReflection | ProjectReflection) {
  const names = [model.name];
  for (
    let up = model.parent;
    up?.kindOf(ReflectionKind.Namespace);
    up = up.parent
  ) {
    names.unshift(up.name);
  }
  return names.join('.');
}

/** Some types are exported twice, by different sources, under one name. */
function hasNamesake(model: DeclarationReflection): boolean {
  const siblings = (model.parent as ProjectReflection | undefined)?.children;
  return (
    siblings?.some(
      (other) =>
        other !== model &&
        other.kind === model.kind &&
        other.name === model.name,
    ) ?? false
  );
}

function sourceFile(model: DeclarationReflection): string {
  return model.sources?.[0]?.fileName.split('/').at(-1) ?? 'unknown source';
}

function commentOf(model: DeclarationReflection): Comment | undefined {
  return model.comment ?? model.signatures?.find((s) => s.comment)?.comment;
}

/** A page is deprecated when every way to use its symbol is. */
function isDeprecated(model: DeclarationReflection): boolean {
  if (model.comment?.getTag('@deprecated')) return true;
  return (
    model.signatures?.every((signature) =>
      signature.comment?.getTag('@deprecated'),
    ) ?? false
  );
}
