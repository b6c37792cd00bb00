import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

// Writes the fonts of all pages to src/css/fonts, reduced to the characters and
// weights that pages use. src/css/fonts.css lists the same weights. Run it after
// an upgrade of a @fontsource package: npx tsx scripts/fonts/subset.ts

const folder = 'src/css/fonts';
const families = [
  // Tables use its digits of equal width.
  { family: 'figtree', noLayoutClosure: false },
  // Code needs neither ligatures nor alternative shapes of characters.
  { family: 'source-code-pro', noLayoutClosure: true },
];
const ascii = String.fromCharCode(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);
const characters = `${ascii}\u00a0«»©·×\u200b–—‘’“”…−`;

mkdirSync(folder, { recursive: true });
const { resolve } = createRequire(import.meta.url);
for (const { family, noLayoutClosure } of families) {
  const source = readFileSync(
    resolve(
      `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
    ),
  );
  const subset = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    noLayoutClosure,
  });
  writeFileSync(path.join(folder, `${family}.woff2`), subset);
  console.log(`${family}: ${source.length} bytes, now ${subset.length}`);
}
