import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../../tests/launch-options';
import { median } from '../../plugins/code-samples/measure/median';

/** What Lighthouse says of a page on a phone: its score, and times in milliseconds. */
export interface LighthouseFigures {
  performance: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
}

const runs = 3;
const debuggingPort = 9333;

/**
 * @param url the page's address
 * @returns medians of three runs, each in a browser of its own
 * @throws Error when Lighthouse gives no result
 */
export async function runLighthouse(url: string): Promise<LighthouseFigures> {
  const figures: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run++) figures.push(await runOnce(url));
  const medianOf = (name: keyof LighthouseFigures) =>
    median(figures.map((each) => each[name]));
  return {
    performance: medianOf('performance'),
    largestPaint: medianOf('largestPaint'),
    blockingTime: medianOf('blockingTime'),
    layoutShift: medianOf('layoutShift'),
  };
}

async function runOnce(url: string): Promise<LighthouseFigures> {
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const result = await lighthouse(url, {
      port: debuggingPort,
      onlyCategories: ['performance'],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    const { audits, categories } = result.lhr;
    const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
    return {
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      largestPaint: Math.round(valueOf('largest-contentful-paint')),
      blockingTime: Math.round(valueOf('total-blocking-time')),
      layoutShift: Number(valueOf('cumulative-layout-shift').toFixed(3)),
    };
  } finally {
    await browser.close();
  }
}
