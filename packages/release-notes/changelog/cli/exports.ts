import path from 'node:path';
import { recordReleases } from '../exports/record';

// `npm run changelog` downloads all releases, and records the differences
// between each release and the one before it.
await recordReleases(path.resolve('.'));
