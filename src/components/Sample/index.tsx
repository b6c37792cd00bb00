import { type ReactNode, useEffect, useRef, useState } from 'react';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import { Slot } from '@o1js-docs/light-pages/island';
import { onStart } from '@site/src/components/Run/isolation';
import { CopyButton, NamesButton, WrapButton } from './CodeButtons';
import { codeOf, completeCodeOf } from './codeOf';

interface Props {
  /** Line of the block in the Markdown, if it runs in the page. */
  line?: number | undefined;
  /** The block makes proofs. */
  proves?: boolean | undefined;
  children: ReactNode;
}

const loadRun = () => import('./SampleRun');
const loadNames = () => import('@site/src/components/Symbols/NamesPanel');

/** The code of a block with its buttons. Below it come the names in it, and its run. */
export default function Sample({ line, proves, children }: Props): ReactNode {
  const slot = useRef<HTMLElement>(null);
  const [block, setBlock] = useState<
    ReturnType<typeof completeCodeOf> & { pre: HTMLPreElement; code: string }
  >();
  useEffect(() => {
    const pre = slot.current!.querySelector('pre')!;
    // Results that come later are no part of the code.
    setBlock({ pre, code: codeOf(pre), ...completeCodeOf(pre) });
  }, []);
  const [isWrapped, setWrapped] = useState(false);

  const button = useRef<HTMLButtonElement>(null);
  const [presses, setPresses] = useState(0);
  const loaded = useLoaded(loadRun, presses > 0);
  const [isRunning, setRunning] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const press = () => {
    setPresses(presses + 1);
    loaded.retry();
  };

  const [hasNames, setNames] = useState(false);
  const names = useLoaded(loadNames, hasNames);
  // The page was opened again at its top.
  const startAgain = () => {
    slot.current!.scrollIntoView({ block: 'center' });
    press();
  };
  useEffect(
    () => (proves ? onStart(`#${line}`, startAgain) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page
    [],
  );
  const Run = loaded.value?.default;
  const NamesPanel = names.value?.default;
  return (
    <section className="code-body">
      <Slot
        as="section"
        ref={slot}
        hidden={isEdited}
        className={isWrapped ? 'code-wrapped' : undefined}
      >
        {children}
      </Slot>
      {(block ?? line) && (
        <div className="code-buttons">
          {block?.pre.querySelector('a') && (
            <NamesButton
              isOpen={hasNames}
              onPress={() => setNames(!hasNames)}
            />
          )}
          {block && (
            <>
              <WrapButton
                {...{ pre: block.pre, isWrapped }}
                onPress={() => setWrapped(!isWrapped)}
              />
              <CopyButton {...block} />
            </>
          )}
          {line && (
            <button
              ref={button}
              type="button"
              className="clean-btn run-button"
              onClick={press}
            >
              {loaded.hasFailed
                ? 'No connection: try again'
                : isRunning
                  ? 'Stop'
                  : proves
                    ? 'Prove here'
                    : 'Run'}
            </button>
          )}
        </div>
      )}
      {hasNames && NamesPanel && block && <NamesPanel pre={block.pre} />}
      {hasNames && names.hasFailed && (
        <LoadFailure what="The list" onRetry={names.retry} />
      )}
      {Run && line && block && (
        <Run
          {...{ pre: block.pre, code: block.code, line, presses, isEdited }}
          onRunning={setRunning}
          onEdited={(edited) => {
            setEdited(edited);
            // The button is hidden while the block is edited.
            if (!edited) requestAnimationFrame(() => button.current?.focus());
          }}
        />
      )}
    </section>
  );
}
