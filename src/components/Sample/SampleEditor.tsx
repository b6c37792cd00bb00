import { type ReactNode, useCallback, useState } from 'react';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import type { BlockLocation } from '@site/src/components/Run/address';
import {
  chooseBlock,
  type EditedBlock,
} from '@site/src/components/Run/choose-program';
import type { CompilerFiles } from '@o1js-docs/runner/run/data';
import { loadData, loadPrograms } from '@site/src/components/Run/files';
import ProgramEditor from '@site/src/components/Run/ProgramEditor';

interface Props extends BlockLocation {
  /** Shows the original block again. */
  onClose: () => void;
}

/** Edits a block on its page, and runs it together with the blocks above. */
export default function SampleEditor({
  o1js,
  route,
  line,
  onClose,
}: Props): ReactNode {
  const load = useCallback(async () => {
    const [programs, release] = await Promise.all([
      loadPrograms(route),
      loadData<CompilerFiles>(`releases/${o1js}.json`),
    ]);
    return { release, block: chooseBlock(programs, line) };
  }, [o1js, route, line]);
  const { value, hasFailed, retry } = useLoaded(load, true);
  return (
    <section data-editor aria-label="Edit this block">
      {hasFailed && <LoadFailure what="The block" onRetry={retry} />}
      {value ? <Loaded {...value} onClose={onClose} /> : <p>Loading …</p>}
    </section>
  );
}

function Loaded({
  release,
  block,
  onClose,
}: {
  release: CompilerFiles;
  block: EditedBlock;
  onClose: () => void;
}): ReactNode {
  const [original, setOriginal] = useState({ code: block.code });
  const [code, setCode] = useState(block.code);
  return (
    <ProgramEditor
      {...{ release, code, original, onClose }}
      o1js={release.o1js}
      above={block.above}
      onChange={setCode}
      onReset={() => setOriginal({ ...original })}
    />
  );
}
