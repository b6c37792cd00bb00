/**
 * Features of CSS that one of the oldest browsers knows in part or not at all,
 * by their names on caniuse.com, and why readers miss nothing.
 */
export const partialFeatures: Readonly<Record<string, string>> = {
  'css-clip-path': 'Only insets are used, which all of them know.',
  'css-display-contents':
    'Only a plain element has it, which has no role to lose.',
  'css-masks': 'Chrome and Edge before 120 take the prefixed properties.',
  'css-media-scripting':
    'It hides filters where there are no scripts; before Chrome 120 and Safari 17 they stay.',
  'css-page-break': 'Print: the older name stands beside break-inside.',
  'css-scrollbar': 'Without it, a scrollbar has the browser’s own width.',
  'css-text-indent': 'Its newer keywords are not used.',
  'intrinsic-width':
    'Only fit-content and max-content are used, which all of them know.',
  multicolumn: 'Only the width of columns is set, and that entries stay whole.',
  'text-decoration': 'Only color, thickness and offset of the line are set.',
  'text-size-adjust': 'Desktop browsers do not enlarge text by themselves.',
};
