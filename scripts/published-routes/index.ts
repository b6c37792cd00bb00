// `npm run routes` adds the addresses and anchors of the build to the lists of published ones.
import { readBuiltSite } from '../../tests/site/lib/site';
import { mergeAnchors, readAnchors, writeAnchors } from './anchors';
import { addToList, listFile, newAddresses, readList } from './list';

const build = readBuiltSite();
const added = newAddresses(build, readList());
addToList(added);
writeAnchors(mergeAnchors(build, readAnchors()));
console.log(`${added.length} addresses added to ${listFile}.`);
