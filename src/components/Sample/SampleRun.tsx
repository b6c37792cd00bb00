import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import siteConfig from '@generated/docusaurus.config';
import { blockAddress } from '@site/src/components/Run/address';
import type {
  CompiledProgram,
  RunBlock,
  RunData,
} from '@o1js-docs/runner/run/data';
import { loadData } from '@site/src/components/Run/files';
import RunOutput from '@site/src/components/Run/RunOutput';
import { inView, marksOf } from '@site/src/components/Run/run-state';
import { useRun } from '@site/src/components/Run/useRun';
import { textHash } from '@o1js-docs/markdown/textHash';
import styles from '@site/src/components/Run/run.module.css';
import SampleEditor from './SampleEditor';

interface Props {
  /** Number of times that Run was pressed. A press starts the program, or stops it. */
  presses: number;
  /** Line of the block in the Markdown. */
  line: number;
  pre: HTMLPreElement;
  code: string;
  /** An editor is in the place of the code. */
  isEdited: boolean;
  onRunning: (isRunning: boolean) => void;
  onEdited: (isEdited: boolean) => void;
}

/** Runs a block of a page: results next to its lines, everything else below it. */
export default function SampleRun({
  presses,
  line,
  pre,
  code,
  isEdited,
  onRunning,
  onEdited,
}: Props): ReactNode {
  const [found, setFound] = useState<{ o1js: string; block: RunBlock }>();
  const { state, isRunning, start, stop } = useRun();
  const route = routeOfPage();

  const press = () => {
    if (isEdited) onEdited(false);
    if (isRunning) return stop();
    start(async (signal) => {
      const data = await loadData<RunData>(
        `pages/${route || 'index'}.json`,
        signal,
      );
      const block = data.blocks.find(
        ({ startLine, hash }) => startLine === line && hash === textHash(code),
      );
      if (!block) throw new RangeError('The page shows other samples.');
      setFound({ o1js: data.o1js, block });
      return { program: programUpTo(block, data), release: data };
    });
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  useEffect(press, [presses]);
  useEffect(() => onRunning(isRunning), [isRunning, onRunning]);

  const shown = useMemo(() => {
    const lines = found?.block.shownLines ?? [];
    const lineOf = (ofPage: number) => lines.indexOf(ofPage - line) + 1;
    return inView(state, { first: line, lineOf, isBlock: true });
  }, [state, found, line]);
  const { o1js = '', block } = found ?? {};
  const location = { o1js, route, line };
  if (isEdited) {
    return <SampleEditor {...location} onClose={() => onEdited(false)} />;
  }
  const lines = pre.querySelectorAll('.token-line');
  return (
    <>
      {marksOf(shown).map(({ line, text, matches }, index) =>
        createPortal(
          <span className={styles.mark} data-matches={matches}>
            {text}
          </span>,
          lines[line - 1]!,
          String(index),
        ),
      )}
      <RunOutput
        {...{ state: shown, o1js, code }}
        elsewhere="In a block above, or in set-up that the page does not show."
        expected={block?.circuits}
        onRetry={press}
      >
        {!isRunning && block && (
          <p className={styles.edit}>
            <button
              type="button"
              className="button button--sm button--secondary"
              onClick={() => onEdited(true)}
            >
              Edit
            </button>
            <a href={blockAddress(location)}>Edit in the playground</a>
          </p>
        )}
      </RunOutput>
    </>
  );
}

/** @returns the page's address below the site's base */
function routeOfPage(): string {
  const { length } = siteConfig.baseUrl;
  return window.location.pathname.slice(length).replace(/\/$/, '');
}

function programUpTo(
  { program, part }: RunBlock,
  { programs }: RunData,
): CompiledProgram {
  const { parts, results, samples } = programs[program]!;
  const upTo = parts.slice(0, part + 1);
  return {
    job: {
      code: upTo.map(({ code }) => code).join('\n'),
      results,
      samples: samples.slice(0, part + 1),
    },
    lines: upTo.flatMap(({ lines }) => lines),
  };
}
