import {
  type ComponentRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import {
  CodeBlockContextProvider,
  type CodeBlockMetadata,
  useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import { Slot } from '@site/src/islands/island';
import { codeOf } from './code-of';
import NamesButton from './NamesButton';
import type SampleRun from './SampleRun';

interface Props {
  /** Line of the block in the Markdown, if it runs in the page. */
  line?: number | undefined;
  children: ReactNode;
}

const loadRun = () => import('./SampleRun');
const loadNames = () => import('@site/src/components/Symbols/NamesPanel');

/** The code of a block with its buttons. Below it come the names in it, and its run. */
export default function Sample({ line, children }: Props): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  const [pre, setPre] = useState<HTMLPreElement>();
  useEffect(() => {
    setPre(slot.current!.querySelector('pre')!);
  }, []);

  const button = useRef<HTMLButtonElement>(null);
  const run = useRef<ComponentRef<typeof SampleRun>>(null);
  const [isPressed, setPressed] = useState(false);
  const loaded = useLoaded(loadRun, isPressed);
  const [isRunning, setRunning] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const press = () => {
    setPressed(true);
    loaded.retry();
    run.current?.press();
  };

  const [hasNames, setNames] = useState(false);
  const names = useLoaded(loadNames, hasNames);
  const links = pre?.querySelectorAll('a') ?? [];
  const Run = loaded.value?.default;
  const NamesPanel = names.value?.default;
  return (
    <div className="code-body">
      <Slot as="div" ref={slot} hidden={isEdited}>
        {children}
      </Slot>
      <div className="code-buttons">
        {pre && (
          <BlockButtons pre={pre}>
            {links.length > 0 && (
              <NamesButton
                isOpen={hasNames}
                onPress={() => setNames(!hasNames)}
              />
            )}
          </BlockButtons>
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
                : 'Run'}
          </button>
        )}
      </div>
      {hasNames && NamesPanel && <NamesPanel links={Array.from(links)} />}
      {hasNames && names.hasFailed && (
        <LoadFailure what="The list" onRetry={names.retry} />
      )}
      {Run && line && pre && (
        <Run
          ref={run}
          {...{ line, pre, isEdited }}
          onRunning={setRunning}
          onEdited={(edited) => {
            setEdited(edited);
            if (!edited) button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** The list of names, and the theme's buttons. */
function BlockButtons({
  pre,
  children,
}: {
  pre: HTMLPreElement;
  children: ReactNode;
}): ReactNode {
  const wordWrap = useCodeWordWrap();
  useImperativeHandle(wordWrap.codeBlockRef, () => pre, [pre]);
  // The buttons read no more of it.
  const [metadata] = useState({ code: codeOf(pre) } as CodeBlockMetadata);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      {children}
      <WordWrapButton />
      <CopyButton />
    </CodeBlockContextProvider>
  );
}
