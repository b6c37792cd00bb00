/** Words that say nothing about what a question is about. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about after also am an and any are as at be been before being but by ' +
    'can cannot could did do does doing don for from get gets getting had has ' +
    'have how i in inside into is it its just like make makes may me more ' +
    'my need no not of on one only or other our out over s should so some ' +
    'such t than that the their them then there these they this those to too ' +
    'under until up use used using very was way we were what when where which ' +
    'while who why will with within without would you your'
  ).split(' '),
);
