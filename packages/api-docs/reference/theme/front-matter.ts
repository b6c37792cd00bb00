import {
  type Comment,
  type DeclarationReflection,
  ProjectReflection,
} from 'typedoc';
import { firstSentence } from '../../symbols/first-sentence';
import { kindOfReflection } from '../../symbols/table/locations';

/**
 * @param model the subject of the page
 * @param o1jsVersion the documented release, e.g. `2.15.0`
 * @returns front matter for Docusaurus, and the heading; the title names kind and namespace, so that no two pages share one
 */
export function pageHead(
  model: DeclarationReflection | ProjectReflection,
  o1jsVersion: string,
): string {
  const isIndex = model instanceof ProjectReflection;
  const heading = isIndex ? 'o1js API reference' : model.getFullName();
  const frontMatter = isIndex
    ? {
        title: 'API reference',
        sidebar_label: 'All exports',
        sidebar_position: 0,
        description: `Classes, functions, types and namespaces of o1js ${o1jsVersion}, one page each.`,
      }
    : frontMatterOf(model, heading, o1jsVersion);
  return [
    '---',
    // JSON is YAML.
    ...Object.entries(frontMatter).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)}`,
    ),
    '---',
    '',
    // The id leaves the heading's own slug to a member of the same name, as in Proof's `proof`.
    `# ${heading} {#page-title}`,
  ].join('\n');
}

function frontMatterOf(
  model: DeclarationReflection,
  heading: string,
  o1jsVersion: string,
): Record<string, string> {
  const kind = kindOfReflection(model);
  // A page is deprecated if every way to use its symbol is.
  const isDeprecated = model.isDeprecated();
  const notes = [
    hasNamesake(model) ? ` (${sourceFile(model)})` : '',
    isDeprecated ? ' (deprecated)' : '',
  ].join('');
  return {
    title: `${heading} ${kind}${notes}`,
    sidebar_label: `${model.name}${notes}`,
    description:
      firstSentence(commentOf(model)) ??
      `Signature and members of the ${kind} ${heading} in o1js ${o1jsVersion}.`,
    ...(isDeprecated && { sidebar_class_name: 'deprecated' }),
  };
}

/** @returns the symbols that its owner has under the same name */
export function namesakesOf(
  model: DeclarationReflection,
): DeclarationReflection[] {
  const { children = [] } = model.parent as ProjectReflection;
  return children.filter(
    (other) => other !== model && other.name === model.name,
  );
}

/** Some types are exported twice, by different sources, under one name. */
function hasNamesake(model: DeclarationReflection): boolean {
  return namesakesOf(model).some(({ kind }) => kind === model.kind);
}

function sourceFile(model: DeclarationReflection): string {
  return model.sources?.[0]?.fileName.split('/').at(-1) ?? 'unknown source';
}

/** @returns the comment of a symbol, or of its first signature that has one */
export function commentOf(model: DeclarationReflection): Comment | undefined {
  return model.comment ?? model.signatures?.find((s) => s.comment)?.comment;
}
