import { useId, useState, type DragEvent, type ReactNode } from 'react';
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
  const drop = (event: DragEvent) => {
    event.preventDefault();
    // What is dropped may be text, or a link.
    if (event.dataTransfer.files.length > 0)
      take([...event.dataTransfer.files]);
  };
  const failed = [data, checker].filter(({ hasFailed }) => hasFailed);
  return (
    <section
      aria-labelledby="your-code"
      className={styles.yourCode}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
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
