import { useState, type ReactNode } from 'react';

interface Props {
  label: string;
  textOf: () => string;
}

/** Copies a text, and says whether that worked. */
export default function CopyButton({ label, textOf }: Props): ReactNode {
  const [said, setSaid] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(textOf()).then(
      () => setSaid('Copied.'),
      () => setSaid('The browser refused to copy.'),
    );
  };
  return (
    <>
      <button type="button" className="button button--secondary" onClick={copy}>
        {label}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
