/**
 * Whether React has to render a page's content again in the browser: because
 * the page imports a component, which may be interactive, or an image, which
 * only the browser's bundle copies. Drawings are part of the HTML.
 *
 * @param markdown the page's source
 */
export function needsHydration(markdown: string): boolean {
  const prose = markdown
    .replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2`*[ \t]*$/gm, '')
    .replace(/`[^`\n]*`/g, '');
  return /^import (?:[^'"]+ from )?['"](?![^'"]*\.svg['"])|^export |!\[[^\]]*\]\(|<img\b/m.test(
    prose,
  );
}
