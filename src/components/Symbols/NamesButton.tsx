import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './button.module.css';
import type NamesPanel from './NamesPanel';

interface Props {
  className?: string;
}

/** Lists the names in its code block. A block without names has no button. */
export default function NamesButton({ className }: Props): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [block, setBlock] = useState<HTMLElement>();
  const [panel, setPanel] = useState<HTMLElement>();
  const [links, setLinks] = useState<readonly HTMLAnchorElement[]>();
  const [Panel, setPanelType] = useState<typeof NamesPanel>();
  const [failed, setFailed] = useState(false);
  const id = useId();

  useEffect(() => {
    const found = place.current?.closest<HTMLElement>('.theme-code-block');
    if (!found?.querySelector(linksInCode)) return undefined;
    // The panel opens above the code, near the button: a block can be long.
    const container = document.createElement('div');
    found.querySelector('pre')?.parentElement?.before(container);
    setBlock(found);
    setPanel(container);
    return () => container.remove();
  }, []);

  const toggle = (): void => {
    if (links) {
      setLinks(undefined);
      return;
    }
    setFailed(false);
    setLinks(Array.from(block!.querySelectorAll(linksInCode)));
    import('./NamesPanel').then(
      (module) => setPanelType(() => module.default),
      () => setFailed(true),
    );
  };

  if (!block) return <span ref={place} hidden />;
  const label = 'Names in this sample';
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-expanded={!!links}
        aria-controls={links && id}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
          <path
            fill="currentColor"
            d="M4 5h2v2H4zm4 0h12v2H8zM4 11h2v2H4zm4 0h12v2H8zm-4 6h2v2H4zm4 0h12v2H8z"
          />
        </svg>
      </button>
      {links &&
        panel &&
        createPortal(
          <section id={id} className={styles.panel} aria-label={label}>
            {Panel && <Panel links={links} />}
            {failed && (
              <p role="alert">
                The names could not be loaded: check the connection, then press
                the button twice.
              </p>
            )}
          </section>,
          panel,
        )}
    </>
  );
}

const linksInCode = 'pre a' as 'a';
