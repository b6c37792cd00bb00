import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installedRelease } from '../../../config/installed-release';
import { releases } from '../../../config/releases';
import { parsePage } from '../../markdown/parse';
import { covers } from '../checks/options';
import { checkedStatements, writeStatements } from '../claims/recorded';
import { uncheckedSentences } from '../claims/unchecked';
import { quotesOfPage } from '../parse/samples-of-page';
import { samplesOfRelease } from '../parse/samples-of-release';
import { pageOf } from './arguments';

// `npx tsx plugins/code-samples/cli/claims.ts docs/page.mdx` lists sentences of pages that look like
// statements of behaviour, and that no sample or assertion checks;
// `--write` records how many statements of each page are checked.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean' },
    site: { type: 'string', default: '.' },
  },
});
const siteFolder = path.resolve(values.site);
const pages = positionals.map((page) => pageOf(page, siteFolder));

for (const release of releases) {
  const ofRelease = samplesOfRelease(release, siteFolder);
  if (values.write) {
    const { o1jsVersion } = installedRelease(release, process.cwd());
    writeStatements(ofRelease, release, o1jsVersion, siteFolder);
    const count = ofRelease.reduce((sum, p) => sum + checkedStatements(p), 0);
    console.log(`${release.label}: ${count} checked statements`);
    continue;
  }
  for (const page of ofRelease.filter((p) => covers({ pages }, p.page))) {
    const text = readFileSync(path.join(siteFolder, page.page), 'utf8');
    const found = uncheckedSentences(
      parsePage({ file: page.page, text }),
      quotesOfPage(page),
    );
    console.log(
      `\n${page.page}: ${checkedStatements(page)} checked statements; to read: ${found.length}`,
    );
    for (const { sentence, line } of pages.length > 0 ? found : []) {
      console.log(`  ${line}: ${sentence}`);
    }
  }
}
