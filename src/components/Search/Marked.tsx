import type { ReactNode } from 'react';

interface Props {
  /** HTML from the search client: escaped text with marks. */
  html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
};

/** A text with marked matches. Other markup stays text. */
export default function Marked({ html }: Props): ReactNode {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, i) =>
      i % 2 ? <mark key={i}>{unescape(part)}</mark> : unescape(part),
    );
}

function unescape(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#039);/g, (each) => entities[each]!);
}
