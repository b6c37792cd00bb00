import { type Reflection, ReflectionKind } from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';

/** The overview of all names. */
export const projectPage = 'Introduction';

/** The page of a namespace: Docusaurus makes it the index of its folder. */
const namespacePage = 'README';

/**
 * File names for symbols that share a spelling but for case: paths that differ
 * only in case overwrite each other on macOS and Windows.
 */
const distinctNames: Readonly<Record<string, string>> = {
  provable: 'provable-lowercase',
};

/** Lays pages out as the published site did: `Introduction`, `classes/X`, `namespaces/N/functions/f`. */
export class O1jsRouter extends MemberRouter {
  override entryFileName = projectPage;

  override getIdealBaseName(reflection: Reflection): string {
    const segments = super
      .getIdealBaseName(reflection)
      .replace(/^o1js\/namespaces\//, 'namespaces/')
      .split('/');
    const last = segments.length - 1;
    if (reflection.kindOf(ReflectionKind.Namespace)) {
      segments[last] = namespacePage;
    } else {
      segments[last] = distinctNames[reflection.name] ?? segments[last]!;
    }
    return segments.join('/');
  }

  override buildAnchors(): void {
    // The theme makes the anchors, from the headings that it writes.
  }

  /**
   * @param member of a page
   * @param subject of the page
   */
  setAnchor(member: Reflection, subject: Reflection, id: string): void {
    if (this.anchors.has(member)) return;
    this.anchors.set(member, id);
    this.fullUrls.set(member, `${this.getFullUrl(subject)}#${id}`);
  }
}
