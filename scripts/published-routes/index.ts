// Compares the addresses of the build with the list of published addresses:
//   npm run routes -- --check    prints the addresses that the list lacks
//   npm run routes -- --write    adds them to the list
import { parseArgs } from 'node:util';
import { readBuiltSite } from '../../tests/site/lib/site';
import { mergeAnchors, readAnchors, writeAnchors } from './anchors';
import { addToList, listFile, newAddresses, readList } from './list';

const { values } = parseArgs({
  options: { check: { type: 'boolean' }, write: { type: 'boolean' } },
});
if (values.check === values.write) {
  console.error('Run: npm run routes -- --check, or npm run routes -- --write');
  process.exit(2);
}
const build = readBuiltSite();
const added = newAddresses(build, readList());
if (values.write) {
  addToList(added);
  writeAnchors(mergeAnchors(build, readAnchors()));
  console.log(`${added.length} addresses added to ${listFile}.`);
} else if (added.length > 0) {
  for (const address of added) console.error(`${address} is new: add it.`);
  console.error('Run: npm run routes -- --write');
  process.exit(1);
}
