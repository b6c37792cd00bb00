import { useEffect, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

const opener = '.navbar__toggle';
const closer = '.navbar-sidebar__close';

/** Moves the focus into the menu, and back to its button when Escape closes the menu. */
export default function NavbarMobileSidebar(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();

  useEffect(() => {
    if (!shown) return;
    document.querySelector<HTMLElement>(closer)?.focus();
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      toggle();
      document.querySelector<HTMLElement>(opener)?.focus();
    };
    const closeFromOutside = ({ target }: Event) => {
      if (!(target as Element).closest('.navbar')) toggle();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [shown, toggle]);

  return <MobileSidebar />;
}
