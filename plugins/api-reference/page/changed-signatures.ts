import type { RootContent } from 'mdast';
import type { Change } from '../../symbols/changes';
import { block, line, text } from './elements';

/** @returns the old and the new signature, folded, for each release that changed it */
export function changedSignatures(changes: readonly Change[]): RootContent[] {
  return changes.map(({ releases, before, after }) =>
    block('details', { class: 'api-changed' }, [
      line('summary', {}, [text(`Changed in ${releases.join(' or ')}`)]),
      line('p', { class: 'api-label' }, [text('Before')]),
      { type: 'code', lang: 'ts', value: indented(before) },
      line('p', { class: 'api-label' }, [text('After')]),
      { type: 'code', lang: 'ts', value: indented(after) },
    ]),
  );
}

/** TypeScript prints four blanks, samples have two. */
function indented(signature: string): string {
  return signature.replace(/^ +/gm, (blanks) => ' '.repeat(blanks.length / 2));
}
