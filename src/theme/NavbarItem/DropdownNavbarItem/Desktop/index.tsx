import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import styles from './styles.module.css';

/** A menu of the navbar. It opens by hover, click or key, and Escape closes it. */
export default function DropdownNavbarItemDesktop({
  items,
  label,
  'aria-label': name,
}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** True if Escape was pressed while the pointer is over the menu. */
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (!container.current?.contains(target as Node)) setOpen(false);
    };
    const end = new AbortController();
    const { signal } = end;
    for (const type of ['pointerdown', 'focusin'] as const)
      document.addEventListener(type, closeFromOutside, { signal });
    return () => end.abort();
  }, []);

  return (
    <div
      ref={container}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': !isDismissed,
        'dropdown--show': isOpen,
      })}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        setDismissed(true);
        toggle.current?.focus();
      }}
      onMouseEnter={() => setDismissed(false)}
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-label={name}
        className={clsx('clean-btn navbar__link', styles.toggle)}
        onClick={() => {
          setOpen(!isOpen);
          setDismissed(false);
        }}
      >
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, i) => (
          <NavbarItem
            {...item}
            key={i}
            isDropdownItem
            activeClassName="dropdown__link--active"
          />
        ))}
      </ul>
    </div>
  );
}
