import { groupedBy } from '../collections/groupedBy';
import { type Change, type Comparison, isCertain } from './compare-releases';
import type { Move, Reason } from './data';
import { type KnownTypes, withBases } from './known-types';
import { isOfMessage } from './pair-messages';
import { partsOf, reasonText } from './reason-text';
import { findUses, type Use } from './uses/find-uses';

/** A file of somebody's code. */
export interface SourceFile {
  name: string;
  text: string;
}

/** What becomes of a use on the other release. */
export type Severity = 'breaks' | 'perhaps' | 'behaves' | 'deprecated';

/** A use that the other release concerns. */
export interface Finding {
  file: string;
  line: number;
  severity: Severity;
  /** The symbol: `Int64.modV2`. */
  name: string;
  /** What changed, as a sentence. */
  what: string;
  /** How it was written and is, where that differs. */
  before?: string;
  after?: string;
  move?: Move;
}

/** What was found in all files. */
export interface CodeReport {
  files: number;
  lines: number;
  /** Uses of the library, whatever became of them. */
  uses: number;
  findings: readonly Finding[];
  /** Files that could not be read, with the reason. */
  problems: readonly { file: string; message: string }[];
}

/**
 * Finds what a move from one release to another means for code.
 *
 * @param files with their names, which say whether there is JSX
 * @param types what is known to tell what a member is called on
 */
export function checkCode(
  files: readonly SourceFile[],
  comparison: Comparison,
  types: KnownTypes,
): CodeReport {
  const judge = new Judge(comparison, types);
  const problems: { file: string; message: string }[] = [];
  const findings: Finding[] = [];
  let uses = 0;
  let lines = 0;
  for (const { name: file, text } of files) {
    lines += text.split('\n').length;
    try {
      const found = findUses(text, file, types);
      uses += found.filter(({ owner }) => owner !== '').length;
      // Spread arguments overflow the stack where a file has very many.
      for (const each of withoutRepeats(
        found.flatMap((use) => judge.of(use, file)),
      )) {
        findings.push(each);
      }
    } catch (error) {
      problems.push({ file, message: `It cannot be read: ${reasonOf(error)}` });
    }
  }
  return { files: files.length, lines, uses, findings, problems };
}

function reasonOf(error: unknown): string {
  // The parser calls itself for each bracket within another.
  return error instanceof RangeError
    ? 'its brackets are nested too deeply.'
    : String(error);
}

/** A line says the same once. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const known = new Map<string, Finding>();
  for (const each of findings) {
    const key = `${each.line} ${each.name} ${each.severity}`;
    if (!known.has(key)) known.set(key, each);
  }
  return [...known.values()];
}

class Judge {
  private readonly removed: ReadonlySet<string>;
  private readonly deprecated: ReadonlySet<string>;
  private readonly changes: ReadonlyMap<string, readonly Change[]>;
  private readonly moves: ReadonlyMap<string, Move>;
  /** Last part -> members of classes that are gone, for receivers of an unknown type. */
  private readonly goneMembers: ReadonlyMap<string, readonly string[]>;

  constructor(
    private readonly comparison: Comparison,
    private readonly types: KnownTypes,
  ) {
    this.removed = new Set(comparison.removed);
    this.deprecated = new Set(comparison.deprecated);
    this.changes = groupedBy(comparison.changed, ({ name }) => name);
    this.moves = new Map(comparison.moves.map((move) => [move.name, move]));
    this.goneMembers = groupedBy(
      comparison.removed.filter((name) => name.includes('.')),
      lastPart,
    );
  }

  of(use: Use, file: string): Finding[] {
    const at = { file, line: use.line };
    if (use.kind === 'text') return this.ofText(use, at);
    if (use.owner === '') return this.ofUnknown(use, at);
    return this.namesOf(use)
      .flatMap((name) => this.ofName(name, use, at))
      .slice(0, 1);
  }

  /** The name, and those that it may be inherited as. */
  private namesOf({ name, owner }: Use): string[] {
    const dot = name.lastIndexOf('.');
    const [of, member] =
      owner === undefined
        ? [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)]
        : [owner, name];
    return of
      ? withBases(of, this.types).map((each) => `${each}.${member}`)
      : [name];
  }

  private ofName(name: string, use: Use, at: Place): Finding[] {
    const { to } = this.comparison;
    const move = this.moves.get(name);
    const withMove = move && { move };
    if (this.removed.has(name)) {
      const what = `o1js ${to} has no \`${name}\`.`;
      return [{ ...at, severity: 'breaks', name, what, ...withMove }];
    }
    const change = this.changes
      .get(name)
      ?.find(
        ({ ofInstance }) =>
          ofInstance === (use.owner !== undefined) || use.owner === undefined,
      );
    const reasons = change ? reasonsFor(change.reasons, use) : [];
    if (change && reasons.length > 0) {
      const severity = reasons.some(({ certain }) => certain)
        ? 'breaks'
        : 'perhaps';
      const what = reasons.map(({ text }) => text).join(' ');
      const { before, after } = change;
      return [{ ...at, severity, name, what, before, after, ...withMove }];
    }
    if (move?.isBehavior && use.kind === 'use') {
      return [{ ...at, severity: 'behaves', name, what: move.text, move }];
    }
    if (this.deprecated.has(name)) {
      const what = `It is deprecated in o1js ${to}.`;
      return [{ ...at, severity: 'deprecated', name, what, ...withMove }];
    }
    return [];
  }

  /** A text may be what a test expects of an error. */
  private ofText({ name: text }: Use, at: Place): Finding[] {
    const { from, to, messages } = this.comparison;
    const finding = (place: string, what: string): Finding => ({
      ...at,
      severity: 'perhaps',
      name: place || 'Error',
      what: `If this is the error of o1js ${from}: ${what}`,
    });
    const changed = messages.changed.find(
      ({ before, after }) =>
        isOfMessage(text, before) && !isOfMessage(text, after),
    );
    if (changed) {
      return [finding(changed.place, `o1js ${to} says “${changed.after}”.`)];
    }
    const gone = messages.gone.find((each) => isOfMessage(text, each.text));
    return gone ? [finding(gone.place, `o1js ${to} has no such error.`)] : [];
  }

  private ofUnknown({ name }: Use, at: Place): Finding[] {
    const [gone, ...others] = this.goneMembers.get(name) ?? [];
    if (!gone) return [];
    const all = [gone, ...others].map((each) => `\`${each}\``).join(' or ');
    const what = `If this is ${all}: o1js ${this.comparison.to} has no such member.`;
    const move = this.moves.get(gone);
    return [
      { ...at, severity: 'perhaps', name: gone, what, ...(move && { move }) },
    ];
  }
}

type Place = Pick<Finding, 'file' | 'line'>;

interface Applied {
  certain: boolean;
  text: string;
}

/** Those reasons that concern a use: a parameter that it does not fill cannot break it. */
function reasonsFor(reasons: readonly Reason[], use: Use): Applied[] {
  return reasons.flatMap((reason) => applied(reason, use) ?? []);
}

function applied(reason: Reason, use: Use): Applied | undefined {
  // An import alone calls nothing; the calls have lines of their own.
  if (use.kind === 'import') return undefined;
  const { kind, number, property, type } = partsOf(reason);
  const text = reasonText(reason);
  const unclear = { certain: false, text };
  if (kind === 't') return unclear;
  if (kind === 'r') return use.isResultUnused ? undefined : unclear;
  // It may be called elsewhere.
  if (!use.call) return unclear;
  const { length } = use.call;
  const when = (holds: boolean) =>
    holds ? { certain: isCertain(reason), text } : undefined;
  if (kind === '<') return when(length < number);
  if (kind === '>') return when(length > number);
  if (length < number) return undefined;
  const given = use.call[number - 1];
  if (type !== undefined) {
    return given?.type === undefined ? unclear : when(given.type === type);
  }
  if (property === undefined) return when(true);
  return given?.properties
    ? when(given.properties.includes(property))
    : unclear;
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
