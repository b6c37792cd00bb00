import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import siteConfig from '@generated/docusaurus.config';
import { playgroundFolder } from '@site/config/run-samples';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import { chooseBlock, type EditedBlock } from './choose-program';
import EditorButtons from './EditorButtons';
import { codeFragment } from './link';
import { loadPrograms } from './load';
import RunOutput from './RunOutput';
import { useEditor } from './useEditor';
import { useRelease } from './useRelease';
import { useRun } from './useRun';

/** A block of a guide. */
export interface BlockPlace {
  o1js: string;
  /** Address of the guide below the site's base. */
  route: string;
  /** Line of the block in the Markdown. */
  line: number;
}

interface Props extends BlockPlace {
  /** Shows the block as it was. */
  onClose: () => void;
}

/** Edits a block where it stands, and runs it below the blocks above it. */
export default function EditInPlace({
  route,
  line,
  ...props
}: Props): ReactNode {
  const load = useCallback(
    async () => chooseBlock(await loadPrograms(route), line),
    [route, line],
  );
  const { value: block, hasFailed, retry } = useLoaded(load, true);
  if (hasFailed) return <LoadFailure what="The block" onRetry={retry} />;
  return block ? <EditedInPlace {...props} block={block} /> : <p>Loading …</p>;
}

function EditedInPlace({
  o1js,
  block: { above, code: original },
  onClose,
}: Pick<Props, 'o1js' | 'onClose'> & { block: EditedBlock }): ReactNode {
  const [code, setCode] = useState(original);
  const [said, say] = useState('');
  const { release, ...loading } = useRelease(o1js);
  const { state, isRunning, start, stop } = useRun();
  const linesAbove = useMemo(() => above.split('\n').length - 1, [above]);
  const run = () => {
    say('');
    if (isRunning || !release) stop();
    else start(release, above + code, linesAbove);
  };
  const link = async () => {
    const address = siteConfig.baseUrl + playgroundFolder;
    const fragment = await codeFragment(o1js, above + code);
    return `${window.location.origin}${address}/${fragment}`;
  };
  const { place, editor, hasFailed, retry } = useEditor(original, setCode, run);
  useEffect(() => editor?.focus(), [editor]);
  useEffect(() => {
    editor?.showCame([
      ...state.results,
      ...state.errors.map(({ line, message }) => ({
        line,
        text: message,
        holds: false,
      })),
    ]);
  }, [editor, state.results, state.errors]);
  return (
    <section aria-label="Edit this block">
      {loading.hasFailed && (
        <LoadFailure what={`o1js ${o1js}`} onRetry={loading.retry} />
      )}
      <div ref={place} />
      {hasFailed && <LoadFailure what="The editor" onRetry={retry} />}
      {!editor && !hasFailed && <p>Loading the editor …</p>}
      <EditorButtons
        {...{ code, link, isRunning, said, say, onClose }}
        canRun={editor !== undefined && release !== undefined}
        onRun={run}
        onReset={() => editor?.replace(original)}
      />
      <RunOutput
        {...{ state, o1js }}
        measured={{}}
        onRetry={run}
        elsewhere="In the blocks above this one."
      />
    </section>
  );
}
