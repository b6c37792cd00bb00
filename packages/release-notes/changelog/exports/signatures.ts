import type { ChangedSignatures } from '@o1js-docs/api-docs/symbols/history';
import { idOf, ownerOf } from '@o1js-docs/api-docs/symbols/id';
import type { ExportEntry } from '@o1js-docs/api-docs/symbols/table/export-table';
import {
  declarationText,
  joinTexts,
  shorten,
} from '@o1js-docs/api-docs/symbols/table/signature';
import { comparableText } from './comparable';

/** The signature of a symbol. */
export interface Signature {
  /** As the package declares it, in full. */
  text: string;
  /** The same, reduced to the parts that callers notice. */
  comparable: string;
}

/** Signatures of a release by the symbol's id: `UInt64.from`, `UInt64#add`. */
export type Signatures = ReadonlyMap<string, Signature>;

/** @returns the signatures of a release, without inherited members: these are compared where they are declared */
export function signaturesOf(exportTable: readonly ExportEntry[]): Signatures {
  return new Map(
    exportTable
      .filter(({ inheritedFrom }) => !inheritedFrom)
      .map((each) => {
        const { name, nodes } = each;
        const text = joinTexts(nodes, (node) =>
          declarationText(node, name, node.getSourceFile()),
        );
        const comparable = joinTexts(nodes, (node) =>
          comparableText(node, name),
        );
        return [idOf(each), { text, comparable }];
      }),
  );
}

/** A longer signature is recorded without the text between its braces, if it still shows the change; characters. */
const longest = 1_000;

/**
 * Compares the signatures of symbols that both releases have. Changes that a
 * caller can't notice, such as the name of a parameter, don't count. If a member
 * of an object came, went or changed, only the member is listed.
 */
export function changedSignatures(
  before: Signatures,
  after: Signatures,
): ChangedSignatures {
  const differs = (id: string) =>
    before.get(id)?.comparable !== after.get(id)?.comparable;
  const ids = [...new Set([...before.keys(), ...after.keys()])].filter(differs);
  const owners = new Set(ids.map(ownerOf));
  const changed = ids.flatMap((id) => {
    const [then, now] = [before.get(id), after.get(id)];
    return then && now && !(owners.has(id) && isObject(now))
      ? [[id, recordedTexts(then.text, now.text)] as const]
      : [];
  });
  return Object.fromEntries(changed.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isObject({ text }: Signature): boolean {
  return /^(?:const |get )?\w+(?:\(\))?: \{/.test(text);
}

function recordedTexts(before: string, after: string): [string, string] {
  const short = [shorten(before, longest), shorten(after, longest)] as const;
  return short[0] === short[1] ? [before, after] : [...short];
}
