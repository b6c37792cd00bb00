import { externalLinks } from './options';
import { site } from '../../config/site';
import { checkLink } from './check-link';
import { collectLinks } from './collect-links';

// Asks for every address outside the site that the last build links to.
//   npm run test:links

const links = [...collectLinks('build', new URL(site.url).origin)].filter(
  ([address]) =>
    !externalLinks.notAsked.some((start) => address.startsWith(start)),
);
const waiting = [...links];
const dead: string[] = [];

async function askInTurn(): Promise<void> {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [address, page] = next;
    const problem = await checkLink(address, externalLinks);
    if (problem) dead.push(`${address}: ${problem} (linked from ${page})`);
  }
}

await Promise.all(Array.from({ length: externalLinks.atOnce }, askInTurn));
if (dead.length > 0) {
  console.error(
    [
      'Fix these links. If one only turns away programs, add it to scripts/external-links/options.ts:',
      ...dead.sort(),
    ].join('\n'),
  );
  process.exit(1);
}
console.log(`${links.length} addresses outside the site answer.`);
