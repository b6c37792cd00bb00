import type { ReactNode } from 'react';

/** What the page /late loads. */
export default function LateContent(): ReactNode {
  return <p>Here at last.</p>;
}
