import { createRoot, type Root } from 'react-dom/client';
import type { BlockPlace } from '@site/src/components/RunSample/edit-address';
import EditInPlace from './EditInPlace';

/** Editors that are open, by the elements that they stand in. */
const open = new Map<HTMLElement, Root>();

/**
 * Puts an editor in the place of a block's code.
 *
 * @param container the block, of which the head stays
 * @param onClose called when the code is shown again
 */
export function editInPlace(
  container: HTMLElement,
  block: BlockPlace,
  onClose: () => void,
): void {
  closeGone();
  const code = container.querySelector('pre')!.parentElement!;
  const place = document.createElement('div');
  place.dataset.editor = '';
  container.append(place);
  code.hidden = true;
  const root = createRoot(place);
  open.set(place, root);
  const close = () => {
    end(place);
    code.hidden = false;
    onClose();
  };
  root.render(<EditInPlace {...block} onClose={close} />);
}

/** Ends editors of pages that the reader has left: a program may still run in them. */
function closeGone(): void {
  for (const place of open.keys()) if (!place.isConnected) end(place);
}

function end(place: HTMLElement): void {
  open.get(place)?.unmount();
  open.delete(place);
  place.remove();
}
