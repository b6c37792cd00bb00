import type { ReactNode } from 'react';
import NavbarSearch from '@theme-original/Navbar/Search';
import type { Props } from '@theme/Navbar/Search';

/** The place of search in the navbar, which says what it needs. */
export default function NavbarSearchOrLine({
  children,
  ...props
}: Props): ReactNode {
  return (
    <NavbarSearch {...props}>
      {children}
      <noscript>Search needs JavaScript</noscript>
    </NavbarSearch>
  );
}
