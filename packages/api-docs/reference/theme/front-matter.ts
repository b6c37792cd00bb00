import {
  type Comment,
  type DeclarationReflection,
  ProjectReflection,
} from 'typedoc';
import { firstSentence } from '../../symbols/first-sentence';
import { kindOfReflection } from '../../symbols/table/locations';

/** Metadata of a generated page for Docusaurus. */
export interface PageMetadata {
  /** The page's heading, e.g. `Mina.transaction`. */
  heading: string;
  frontMatter: Record<string, string | number | boolean>;
}

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
  const heading = model.getFullName();
  const kind = kindOfReflection(model);
  // A page is deprecated if every way to use its symbol is.
  const deprecated = model.isDeprecated();
  const notes = [
    ...(hasNamesake(model) ? [sourceFile(model)] : []),
    ...(deprecated ? ['deprecated'] : []),
  ].map((note) => ` (${note})`);
  return {
    heading,
    frontMatter: {
      title: [heading, ' ', kind, ...notes].join(''),
      sidebar_label: [model.name, ...notes].join(''),
      description:
        firstSentence(commentOf(model)) ??
        `Signature and members of the ${kind} ${heading} in o1js ${o1jsVersion}.`,
      ...(deprecated && { sidebar_class_name: 'deprecated' }),
    },
  };
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

/** @returns the comment of a symbol, or of its first signature that has one */
export function commentOf(model: DeclarationReflection): Comment | undefined {
  return model.comment ?? model.signatures?.find((s) => s.comment)?.comment;
}
