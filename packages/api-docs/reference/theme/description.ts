import type { Code } from './pieces';
import type { Content } from './elements';

/** What a page says of a symbol, of one of its signatures, or of an entry of a list such as a parameter. */
export interface Description {
  title: string;
  /** Its anchor; empty for the page's subject, undefined for one of several signatures. */
  id?: string;
  isDeprecated: boolean;
  /** Address of the line of the source. */
  source?: string;
  /** Its signature. */
  code?: Code;
  /** The type of an entry, as a line of Markdown. */
  type?: string;
  /** True if the type says more than the signature of its owner. */
  hasConstraint?: boolean;
  text: string[];
  deprecation?: Content;
  examples: string[];
  /** Where it comes from: `inherited from X`. */
  origins: string[];
  isInherited: boolean;
  /** Lists and remarks that say more than the signature. */
  parts: Content[];
  /** Ids of the parts that say no more: links of doc comments lead to them. */
  leftOut: string[];
  /** Members and fields. Those of a page's subject are groups of members, such as Methods. */
  members: Description[];
}

/** @returns a description that is still empty */
export function describe(title: string, id?: string): Description {
  return {
    title,
    id,
    isDeprecated: false,
    text: [],
    examples: [],
    origins: [],
    isInherited: false,
    parts: [],
    leftOut: [],
    members: [],
  };
}

/** @returns true if a description says more than the type that the signature shows */
export function saysMore(each: Description): boolean {
  const { code, text, deprecation, examples, parts, members } = each;
  return (
    [text, examples, parts].some(({ length }) => length > 0) ||
    deprecation !== undefined ||
    code !== undefined ||
    each.hasConstraint === true ||
    members.some(saysMore)
  );
}

/** @returns the id of a part; undefined with a number, such as `returns-17`: the next release would number it differently */
export function stableId(id = ''): string | undefined {
  return /-\d+$/.test(id) ? undefined : id;
}

/** @returns the ids of a description and of its members */
export function idsInside({ id, members }: Description): string[] {
  return [id ?? [], ...members.flatMap(idsInside)].flat();
}
