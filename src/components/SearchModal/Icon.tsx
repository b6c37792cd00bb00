import type { ReactNode } from 'react';

/** Outlines in a square of 20 by 20. */
const outlines = {
  page: 'M5 2.5h6.5L15 6v11.5H5zM11 2.5V6h4M7.5 9.5h5M7.5 12h5M7.5 14.5h3',
  heading: 'M8 3 6.5 17M13.5 3 12 17M4 7.5h13M3 12.5h13',
  recent: 'M10 5.5V10l3 2M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Z',
  star: 'm10 3 2.1 4.6 5 .6-3.7 3.4 1 4.9-4.4-2.4-4.4 2.4 1-4.9L2.9 8.2l5-.6Z',
  cross: 'm5 5 10 10M15 5 5 15',
  enter: 'M16 4v4.5a3 3 0 0 1-3 3H4M7.5 8 4 11.5 7.5 15',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  noHits:
    'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM12.5 12.5 17 17M6.5 6.5l4 4M10.5 6.5l-4 4',
  search: 'M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM12.5 12.5 17 17',
} as const;

interface Props {
  name: keyof typeof outlines;
  className?: string;
  /** Width and height in pixels. */
  size?: number;
  /** Its name; absent if the icon only repeats the text next to it. */
  label?: string;
}

/** An icon in the color of its text. */
export default function Icon({
  name,
  className,
  size = 20,
  label,
}: Props): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label
        ? { role: 'img', 'aria-label': label }
        : { 'aria-hidden': true })}
    >
      <path d={outlines[name]} />
    </svg>
  );
}
