import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { releases } from '../../../config/releases';
import { releaseOfPage } from '../../code-samples/parse/pages';
import { fencesOfTree } from '../../code-samples/parse/samples-of-page';
import { programsOf } from '../../code-samples/program/programs';
import type { SampleLink } from '../../../src/text/sampleLink';
import type { Sample } from '../../code-samples/sample';
import { addressOf } from '../address';
import { readTable } from '../table/read-table';
import { resolveInBackground } from './background';
import {
  type NameInSample,
  pageKey,
  programKey,
  readNames,
  resolverKey,
} from './page-names';

/** The attribute of a `code` element that carries its links, as JSON, to src/theme/CodeBlock. */
const linksAttribute = 'symbols';

/**
 * Links names in samples to the reference of the page's release, as far as
 * they are resolved. Belongs before `codeSamplesRemark`, which takes the flags
 * of fences away.
 *
 * @param siteFolder absolute path of the folder that holds `docs`; the current folder by default
 */
export function sampleLinksRemark({
  siteFolder = process.cwd(),
}: { siteFolder?: string } = {}) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(siteFolder, file.path).split(path.sep).join('/');
    const release = releaseOfPage(page, releases);
    const table = release && readTable(release, siteFolder);
    if (!table) return;
    const { docsVersion } = release;
    const resolver = resolverKey(table);
    const known = readNames(siteFolder, page);
    if (process.env.NODE_ENV === 'development') {
      const text = readFileSync(file.path, 'utf8');
      if (known?.page !== pageKey(text, resolver)) {
        resolveInBackground(siteFolder, docsVersion);
      }
    }
    if (!known) return;
    const fences = fencesOfTree(tree, { page, docsVersion });
    const samples = fences.flatMap(({ sample }) => sample ?? []);
    const names = new Map<Sample, NameInSample[]>();
    for (const program of programsOf({ samples })) {
      const blocks = known.programs[programKey(program, resolver)] ?? [];
      program.samples.forEach((each, i) => names.set(each, blocks[i] ?? []));
    }
    for (const { node, sample } of fences) {
      if (!sample || sample.claims) continue;
      const links = (names.get(sample) ?? []).flatMap(
        ([line, column, length, id]): SampleLink[] => {
          const symbol = table.byId.get(id);
          const address = symbol && addressOf(symbol, release);
          const shown = sample.shownLines.indexOf(line);
          return address && shown >= 0
            ? [[shown, column, length, address]]
            : [];
        },
      );
      if (links.length === 0) continue;
      node.data = {
        ...node.data,
        hProperties: { [linksAttribute]: JSON.stringify(links) },
      };
    }
  };
}
