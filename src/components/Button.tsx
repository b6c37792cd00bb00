import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';

interface Props extends ComponentProps<'button'> {
  kind?: 'primary' | 'secondary';
  size?: 'sm' | 'lg';
}

/** A button with the looks of the site. */
export default function Button({
  kind = 'secondary',
  size,
  className,
  ...props
}: Props): ReactNode {
  const looks = [`button--${kind}`, size && `button--${size}`];
  return (
    <button
      type="button"
      className={clsx('button', looks, className)}
      {...props}
    />
  );
}
