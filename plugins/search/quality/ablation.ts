import { readFileSync } from 'node:fs';
import { AliasTable } from '../engine/alias-table';
import { InvertedIndex } from '../engine/inverted-index';
import { NameTable } from '../engine/name-table';
import { operators } from '../engine/operators';
import { otherTools } from '../engine/other-tools';
import { syntax } from '../engine/read-query';
import { stopWords } from '../engine/stop-words';
import { tuning } from '../engine/tuning';

/** A rule of the ranking. */
export interface Rule {
  name: string;
  /** Lines of the file or function, comments included. */
  lines: number;
  /** Disables the rule. @returns a function that enables it again */
  disable: () => () => void;
}

type Weights = Partial<typeof tuning>;

/** Every rule that can be disabled alone. An index that was built before keeps the rules about its terms. */
export const rules: readonly Rule[] = [
  byMethod('names of the reference', 'name-table.ts', NameTable, 'named', []),
  byMethod('aliases', 'alias-table.ts', AliasTable, 'find', new Map()),
  byMethod('wrong letters', 'edit-distance.ts', InvertedIndex, 'similar', []),
  byMethod(
    'beginnings',
    'inverted-index.ts completions',
    InvertedIndex,
    'completions',
    [],
  ),
  byWeights('other forms', 'words.ts stem', { inflection: 0 }),
  byWeights('parts of compounds', 'words.ts compoundTerms', { part: 0 }),
  byWeights('guide or reference', 'rank.ts kindFactor', {
    guide: 1,
    identifier: 1,
    changelog: 1,
    typeAlias: 1,
  }),
  byWeights('level of the heading', 'rank.ts levelFactor', {
    pageLevel: 1,
    headingLevel: 1,
    beginning: 1,
  }),
  byWeights('title is the query', 'rank.ts titleFactor', {
    pageTitle: 1,
    heading: 1,
  }),
  byWeights('order of the words', 'rank.ts orderFactor', {
    order: 0,
    quoted: 1,
  }),
  byWeights('links to the page', 'rank.ts rankFactor', { links: 0 }),
  byWeights('other headings of the page', 'search-index.ts scoreRecords', {
    pageCoverage: 0,
  }),
  byClearing('operators', 'operators.ts', operators),
  byClearing('code around a name', 'read-query.ts withoutSyntax', syntax),
  byClearing('tools without a page', 'other-tools.ts', otherTools),
  {
    name: 'stop words',
    lines: linesOf('stop-words.ts'),
    disable: () => {
      const all = [...stopWords];
      (stopWords as Set<string>).clear();
      return () => all.forEach((word) => (stopWords as Set<string>).add(word));
    },
  },
];

function byWeights(name: string, place: string, neutral: Weights): Rule {
  return byReplacing(name, place, tuning, neutral);
}

function byMethod<Name extends string>(
  name: string,
  place: string,
  { prototype }: { prototype: Record<Name, unknown> },
  method: Name,
  result: unknown,
): Rule {
  return byReplacing(name, place, prototype, { [method]: () => result });
}

function byReplacing(
  name: string,
  place: string,
  target: object,
  neutral: object,
): Rule {
  return {
    name,
    lines: linesOf(place),
    disable: () => {
      const before = Object.fromEntries(
        Object.keys(neutral).map((key) => [
          key,
          (target as Record<string, unknown>)[key],
        ]),
      );
      Object.assign(target, neutral);
      return () => void Object.assign(target, before);
    },
  };
}

/** Deletes the entries of a list or table. */
function byClearing(name: string, place: string, target: object): Rule {
  return {
    name,
    lines: linesOf(place),
    disable: () => {
      const before = { ...target };
      for (const key of Object.keys(target))
        Reflect.deleteProperty(target, key);
      if (Array.isArray(target)) target.length = 0;
      return () => void Object.assign(target, before);
    },
  };
}

/** @param place a file of the engine, and a function or method of it: `rank.ts orderFactor` */
function linesOf(place: string): number {
  const [file, name] = place.split(' ') as [string, string?];
  const source = readFileSync(`plugins/search/engine/${file}`, 'utf8');
  if (!name) return source.trimEnd().split('\n').length;
  const block = new RegExp(
    `^( *)(?:export )?(?:function )?${name}\\([^]*?^\\1\\}$`,
    'm',
  ).exec(source);
  if (!block) throw new Error(`${file} has no function ${name}.`);
  return block[0].split('\n').length;
}
