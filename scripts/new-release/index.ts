import { execFileSync } from 'node:child_process';
import { installedRelease } from '../../config/installed-release';
import { currentRelease } from '../../config/releases';
import { reportRelease } from './report-release';

// Opens an issue when npm has a newer o1js than the site documents; the nightly
// workflow runs it. Without a token it only says what it sees.
//   npm run o1js:latest

const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
const documented = installedRelease(
  currentRelease(),
  process.cwd(),
).o1jsVersion;
const latest = execFileSync('npm', ['view', 'o1js', 'version'], {
  encoding: 'utf8',
}).trim();
console.log(`Current documents o1js ${documented}; npm installs ${latest}.`);
if (GITHUB_API_URL && GITHUB_REPOSITORY && GITHUB_TOKEN) {
  const outcome = await reportRelease(documented, latest, {
    api: GITHUB_API_URL,
    repository: GITHUB_REPOSITORY,
    token: GITHUB_TOKEN,
  });
  console.log(outcome);
}
