// Prints where the packaged Chromium is, and unpacks it if it isn't there: browser-path.ts.
import chromium from '@sparticuz/chromium';

console.log(await chromium.executablePath());
