/**
 * Goes to the heading that the address means, if it is written in another case
 * or as in code: `#assertEquals`, `#Field.assertEquals()`. If the section moved,
 * goes to its new place, which static/moved-anchors.json has. Pages have this
 * function in their head, so it uses nothing but what it declares.
 *
 * @param base the site's base path, `/o1js/`
 */
export default function goToAnchor(base: string): void {
  const squash = (text: string) =>
    text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  let written = location.hash.slice(1);
  try {
    written = decodeURIComponent(written);
  } catch {
    // It is written as it is.
  }
  if (!written || document.getElementById(written)) return;
  // A crawler would read a call of `replace` in each page as a redirect of the page.
  const go = location.replace.bind(location);
  const wanted = [written, written.replace(/^.*\./, '')].map(squash);
  const ids = [...document.querySelectorAll('article [id]')].map(
    ({ id }) => id,
  );
  const [found] = wanted.flatMap(
    (each) => ids.find((id) => squash(id) === each) ?? [],
  );
  if (found) return go(`#${found}`);
  // Not in the documentation: the fragment is something else.
  if (ids.length === 0) return;
  // An archived version has Current's sections, below its number.
  const [, version = '', page = ''] =
    /^(\d+\.\d+\.\d+\/|)(.*?)\/?$/.exec(location.pathname.slice(base.length)) ??
    [];
  type Moved = Record<string, Record<string, string> | undefined>;
  fetch(`${base}moved-anchors.json`)
    .then((answer) => answer.json() as Promise<Moved>)
    .then((moved) => {
      const to = moved[page]?.[written] ?? moved['*']?.[written];
      if (to) go(to.startsWith('#') ? to : base + version + to);
    })
    // Without the table the reader stays at the top of the page.
    .catch(() => undefined);
}
