import { parseArgs } from 'node:util';
import { serveBuild } from '../bench/serve-build';
import { behaviors } from './behaviors';
import type { Engine, Size } from './engine-page';
import { firefox } from './firefox';
import { webkit } from './webkit';

// What readers do, tried in the engines of Debian's packages, which Playwright
// does not drive:
//   xvfb-run -a npm run test:engines [-- --only Firefox]
// Uses the build that is there. Ends with 1 where something was not seen, or
// no engine is installed.
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const sizes: readonly Size[] = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const engines: readonly Engine[] = [firefox, webkit].filter(
  ({ name }) => !values.only || name === values.only,
);

const served = await serveBuild();
let failures = 0;
let tried = 0;
for (const engine of engines) {
  const missing = engine.missing();
  if (missing) {
    console.log(
      `${engine.name}: not tried, because ${missing} (Debian: ${engine.package})`,
    );
    continue;
  }
  for (const size of sizes) await tryAll(engine, size);
}
served.close();
console.log(`${tried} tried, ${failures} failed`);
process.exitCode = failures > 0 || tried === 0 ? 1 : 0;

async function tryAll(engine: Engine, size: Size): Promise<void> {
  for (const behavior of behaviors) {
    const window = size.width > 996 ? 'wide' : 'phone';
    if (behavior.only && behavior.only !== window) continue;
    tried += 1;
    const label = `${engine.name} ${size.width}: ${behavior.name}`;
    const begun = Date.now();
    try {
      await engine.withPage(size, (page) => behavior.try(page, served.url));
      console.log(
        `✓ ${label} (${((Date.now() - begun) / 1_000).toFixed(1)} s)`,
      );
    } catch (error) {
      failures += 1;
      console.log(`✘ ${label}: ${(error as Error).message}`);
    }
  }
}
