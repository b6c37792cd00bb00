import { addresses } from '../../../config/addresses';
import { installedRelease } from '../../../config/installed-release';
import type { Release } from '../../../config/releases';
import { readTable } from '../../symbols/table/read-table';
import { referenceFolder } from '../refresh';
import { readDocExamples } from './read-examples';
import { readOutcomes } from './recorded';

/**
 * @param siteFolder absolute path of the folder that holds `docs` and node_modules
 * @returns the examples of a release's doc comments that do not compile or fail, with the line of their symbol, as Markdown
 */
export function upstreamReport(release: Release, siteFolder: string): string {
  const { o1jsVersion } = installedRelease(release, siteFolder);
  const { examples } = readOutcomes(release, siteFolder);
  const table = readTable(release, siteFolder);
  const sourceOf = new Map(
    (table?.symbols ?? []).flatMap(({ page, anchor, source }) =>
      page && source
        ? [
            [
              `${page.slice(referenceFolder.length + 1).replace(/\.md$/, '')}${anchor ? `#${anchor}` : ''}`,
              `${addresses.libraryRepository}/blob/${o1jsVersion}/src/${source.file}#L${source.line}`,
            ] as const,
          ]
        : [],
    ),
  );
  const items = readDocExamples(release, siteFolder).flatMap(
    ({ key, at, code }) => {
      const { result, message } = examples[key] ?? {};
      if (result !== 'rejected' && result !== 'failed') return [];
      const what = result === 'rejected' ? 'TypeScript' : 'When it runs';
      return [
        `## ${at}\n\n${sourceOf.get(at) ?? ''}\n\n${what}: ${message}\n\n\`\`\`ts\n${code}\n\`\`\``,
      ];
    },
  );
  return [
    `# o1js ${o1jsVersion}: ${items.length} examples of doc comments do not run`,
    ...items,
  ].join('\n\n');
}
