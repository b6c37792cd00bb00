import type { ReactNode } from 'react';

interface Props {
  isOpen: boolean;
  onPress: () => void;
}

const label = 'Names in this sample';

/** Opens the list of the names in a block. */
export default function NamesButton({ isOpen, onPress }: Props): ReactNode {
  return (
    <button
      type="button"
      className="clean-btn"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <svg
        viewBox="0 0 24 24"
        width="1.2rem"
        height="1.2rem"
        aria-hidden="true"
      >
        <path
          fill="currentColor"
          d="M4 5h2v2H4zm4 0h12v2H8zM4 11h2v2H4zm4 0h12v2H8zm-4 6h2v2H4zm4 0h12v2H8z"
        />
      </svg>
    </button>
  );
}
