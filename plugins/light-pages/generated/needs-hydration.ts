import { proseOf } from '../../markdown-lines';

/**
 * Whether React has to render a page's content again in the browser: because
 * the page imports a component, which may be interactive, or an image, which
 * only the browser's bundle copies. Drawings are part of the HTML.
 *
 * @param markdown the page's source
 */
export function needsHydration(markdown: string): boolean {
  return /^import (?:[^'"]+ from )?['"](?![^'"]*\.svg['"])|^export |!\[[^\]]*\]\(|<img\b/m.test(
    proseOf(markdown),
  );
}
