import { readFileSync } from 'node:fs';

/** Below the site's folder. */
const queriesFile = 'packages/search/quality/queries.tsv';

/**
 * The ranking is tuned by the validation set. The two test sets show whether
 * it became better for readers, too: `test` is a third of the first list, and
 * the authors of `unseen` knew neither that list nor the ranking.
 */
const querySets = ['validation', 'test', 'unseen'];

/** A query and the addresses that should come first. */
export interface QualityQuery {
  set: string;
  /** Its spelling or its purpose: `operator`, `question`. */
  kind: string;
  query: string;
  /**
   * Below a version's root: `page`, `page#heading`, or `page#*` for a page and
   * all its headings. The root itself is empty here and `.` in the file. A
   * query that should find nothing has no targets here, and `-` in the file.
   */
  targets: string[];
}

/**
 * Reads the query list: a header, then one query a line.
 *
 * @throws Error that names a line without four columns or with an unknown set
 */
export function readQueries(): QualityQuery[] {
  const [, ...lines] = readFileSync(queriesFile, 'utf8').trimEnd().split('\n');
  return lines.map((line, i) => {
    const [set = '', kind, query, targets, ...more] = line.split('\t');
    if (!querySets.includes(set) || !kind || !query || !targets || more[0])
      throw new Error(
        `${queriesFile}:${i + 2} is no query. Write its set (${querySets.join(', ')}), kind, query and targets, with tabs between them.`,
      );
    return {
      set,
      kind,
      query: query.replaceAll('\\n', '\n'),
      targets: targets
        .split(' ')
        .filter((target) => target !== '-')
        .map((target) => target.replace(/^\.$/, '')),
    };
  });
}
