/**
 * Words that tell little about what a question is about. Not among them:
 * `without`, `not`, `only`, `before`, `after`, `until`, which change what is
 * asked.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about also am an and any are as at be been being but by can cannot ' +
    'could did do does doing don for from get gets getting had has have how i ' +
    'im in inside into is isn it its just like make makes may me more my need ' +
    'of on or other our out over please s should so some such t than that the ' +
    'their them then there these they this those to too under up use used ' +
    'using very want was way we were what when where which while who whose ' +
    'why will with within would you your doesn doesnt dont ive ' +
    'able anyone anything best between either ever everybody everyone ' +
    'everything know one own person possible really somebody someone ' +
    'something thing tell wanna'
  ).split(' '),
);
