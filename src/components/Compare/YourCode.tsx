import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ReactNode,
} from 'react';
import Heading from '@theme/Heading';
import type { SourceFile } from '@site/src/compare/check-code';
import CodeFindings from './CodeFindings';
import LoadFailure from './LoadFailure';
import { loadChecker, loadData } from './load';
import { readFiles } from './readFiles';
import { useLoaded } from './useLoaded';
import type { Pair } from './usePair';
import styles from './styles.module.css';

/** Name of what is pasted: JSX is no error in it. */
const pasted = 'pasted.tsx';

/** A field and a choice of files; what is in them is read in the browser, and sent nowhere. */
export default function YourCode({ from, to }: Pair): ReactNode {
  const [text, setText] = useState('');
  const [sources, setSources] = useState<readonly SourceFile[]>();
  const [refusal, setRefusal] = useState<string>();
  const isWanted = sources !== undefined;
  const data = useLoaded(loadData, isWanted);
  const checker = useLoaded(loadChecker, isWanted);
  const hintId = useId();

  const take = (files: readonly File[]) => {
    readFiles(files).then(
      (read) => {
        setRefusal(undefined);
        setSources(read);
      },
      (error: Error) => setRefusal(error.message),
    );
  };
  useDrop(take);
  const failed = [data, checker].filter(({ hasFailed }) => hasFailed);
  return (
    <section aria-labelledby="your-code" className={styles.yourCode}>
      <Heading as="h2" id="your-code">
        Your code
      </Heading>
      <p id={hintId}>
        Paste TypeScript or JavaScript, or drop files here, and read what of
        these differences concerns them. Your code stays on this page: it is
        read by your browser, and sent nowhere.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setRefusal(undefined);
          setSources([{ name: pasted, text }]);
        }}
      >
        <label>
          Code
          <textarea
            rows={10}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby={hintId}
          />
        </label>
        <div className={styles.choice}>
          <button
            type="submit"
            className="button button--primary"
            disabled={text.trim() === ''}
          >
            Check the code
          </button>
          <label className={styles.files}>
            Or choose files
            <input
              type="file"
              multiple
              accept=".ts,.tsx,.mts,.cts,.js,.jsx,.mjs,.cjs"
              onChange={(event) => {
                take([...(event.target.files ?? [])]);
                // The same file may be chosen again, once it is edited.
                event.target.value = '';
              }}
            />
          </label>
        </div>
      </form>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      {failed.length > 0 && (
        <LoadFailure
          what="What reads the code"
          onRetry={() => failed.forEach(({ retry }) => retry())}
        />
      )}
      {sources && failed.length === 0 && (
        <CodeFindings
          {...{ sources, from, to }}
          data={data.value}
          checker={checker.value}
        />
      )}
    </section>
  );
}

/** Files may be dropped anywhere on the page: without this, the browser leaves it and opens them. */
function useDrop(take: (files: readonly File[]) => void): void {
  const drop = useEffectEvent((event: DragEvent) => {
    const { files } = event.dataTransfer!;
    // What is dropped may be text, or a link.
    if (files.length === 0) return;
    event.preventDefault();
    take([...files]);
  });
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer!.types.includes('Files')) event.preventDefault();
    };
    const listener = (event: DragEvent) => drop(event);
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', listener);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', listener);
    };
  }, []);
}
