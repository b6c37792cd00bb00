/**
 * Goes to the heading that the address means, if it is written in another case
 * or as in code: `#assertEquals`, `#Field.assertEquals()`. Pages have this
 * function in their head, so it uses nothing but what it declares.
 */
export default function goToAnchor(): void {
  const squash = (text: string) =>
    text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  let written = location.hash.slice(1);
  try {
    written = decodeURIComponent(written);
  } catch {
    // It is written as it is.
  }
  if (!written || document.getElementById(written)) return;
  const wanted = [written, written.replace(/^.*\./, '')].map(squash);
  const ids = [...document.querySelectorAll('article [id]')].map(
    ({ id }) => id,
  );
  const [found] = wanted.flatMap(
    (each) => ids.find((id) => squash(id) === each) ?? [],
  );
  if (found) location.replace(`#${found}`);
}
