import { useCallback, useState, type ReactNode } from 'react';
import LoadFailure from '@site/src/components/Compare/LoadFailure';
import { useLoaded } from '@site/src/components/Compare/useLoaded';
import type { BlockLocation } from '@site/src/components/RunSample/edit-address';
import { chooseBlock, type EditedBlock } from './choose-program';
import { loadPrograms } from './load';
import ProgramEditor from './ProgramEditor';
import { useRelease } from './useRelease';

interface Props extends BlockLocation {
  /** Shows the original block again. */
  onClose: () => void;
}

/** Edits a block on its page, and runs it together with the blocks above. */
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
  block,
  onClose,
}: Pick<Props, 'o1js' | 'onClose'> & { block: EditedBlock }): ReactNode {
  const [original, setOriginal] = useState({ code: block.code });
  const [code, setCode] = useState(block.code);
  const [said, say] = useState('');
  const loaded = useRelease(o1js);
  return (
    <section aria-label="Edit this block">
      <ProgramEditor
        {...{ o1js, loaded, code, original, onClose, said, say }}
        above={block.above}
        onChange={setCode}
        onReset={() => setOriginal({ ...original })}
      />
    </section>
  );
}
