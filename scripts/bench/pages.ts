import type { Browser } from '@playwright/test';
import { allBytes, measureBytes, type PageBytes } from './bytes';
import { type LighthouseFigures, runLighthouse } from './lighthouse';
import { measureNavigation } from './navigation';
import type { ServedBuild } from './serve-build';
import { measureSlowPhone } from './slow-phone';

/** What a page costs a reader on a phone. */
export interface PageCost {
  bytes: Record<'before the first interaction' | 'scripts started', AllBytes>;
  times?: LighthouseFigures & {
    navigation: number;
    slowSearch: number;
    slowLink: number;
  };
}

type AllBytes = PageBytes & { all: number };

/**
 * @param page the page's path below the base path
 * @param withTimes whether to measure what depends on the machine, too
 */
export async function measurePage(
  browser: Browser,
  build: ServedBuild,
  page: string,
  withTimes: boolean,
): Promise<PageCost> {
  const weigh = async (interacts: boolean) => {
    const bytes = await measureBytes(browser, build, page, interacts);
    return { ...bytes, all: allBytes(bytes) };
  };
  const bytes = {
    'before the first interaction': await weigh(false),
    'scripts started': await weigh(true),
  };
  if (!withTimes) return { bytes };
  // A page's own address: without the closing slash GitHub redirects to it.
  const lighthouse = await runLighthouse(`${build.url}${page}/`);
  const navigation = await measureNavigation(browser, build, page);
  const slow = await measureSlowPhone(browser, build, page);
  return {
    bytes,
    times: {
      ...lighthouse,
      navigation,
      slowSearch: slow.search,
      slowLink: slow.link,
    },
  };
}
