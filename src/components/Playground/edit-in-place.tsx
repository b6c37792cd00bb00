import { createRoot, type Root } from 'react-dom/client';
import type { BlockLocation } from '@site/src/components/RunSample/edit-address';
import EditInPlace from './EditInPlace';

/** Open editors by their container. */
const open = new Map<HTMLElement, Root>();

/**
 * Replaces a block's code by an editor.
 *
 * @param container the block; its head stays visible
 * @param onClose called when the code is visible again
 */
export function editInPlace(
  container: HTMLElement,
  block: BlockLocation,
  onClose: () => void,
): void {
  closeGone();
  const code = container.querySelector('pre')!.parentElement!;
  const box = document.createElement('div');
  box.dataset.editor = '';
  container.append(box);
  code.hidden = true;
  const root = createRoot(box);
  open.set(box, root);
  const close = () => {
    end(box);
    code.hidden = false;
    onClose();
  };
  root.render(<EditInPlace {...block} onClose={close} />);
}

/** Closes the editors of pages that the reader has left, because a program may still run there. */
function closeGone(): void {
  for (const box of open.keys()) if (!box.isConnected) end(box);
}

function end(box: HTMLElement): void {
  open.get(box)?.unmount();
  open.delete(box);
  box.remove();
}
