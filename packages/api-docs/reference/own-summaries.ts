import { readFileSync } from 'node:fs';
import { Comment, type ProjectReflection, ReflectionKind } from 'typedoc';
import { parse } from 'yaml';

/** Our own line for members that the release does not describe: by name, or by type and name. */
export const ownSummaries = parse(
  readFileSync(new URL('own-summaries.yaml', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>;

/** @returns our line about a member, emphasized, which the page shows in grey as ours; undefined if there is none */
export function ownSummary(name: string): string | undefined {
  const [member = '', owner] = name.split('.').reverse();
  const text = ownSummaries[`${owner}.${member}`] ?? ownSummaries[member];
  return owner && owner !== '__type' && text ? `_${text}_` : undefined;
}

const kinds =
  ReflectionKind.SomeSignature |
  ReflectionKind.Property |
  ReflectionKind.Accessor;

/** Gives members that the release does not describe a line of our own. */
export function addOwnSummaries(project: ProjectReflection): void {
  for (const each of Object.values(project.reflections)) {
    if (!each.kindOf(kinds) || each.comment?.summary.length) continue;
    const owner = each.kindOf(ReflectionKind.SomeSignature)
      ? each.parent?.parent
      : each.parent;
    const text = ownSummary(`${owner?.name}.${each.name}`);
    if (!text) continue;
    each.comment ??= new Comment();
    each.comment.summary = [{ kind: 'text', text }];
  }
}
