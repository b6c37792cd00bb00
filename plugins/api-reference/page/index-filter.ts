import type { RootContent } from 'mdast';
import { block, inline, line, text } from './elements';

/** @returns the field above the index of all exports, and the line that says what it leaves; src/client/index-filter.ts listens */
export function indexFilter(): RootContent[] {
  const input = inline('input', {}, []);
  input.data!.hProperties = { type: 'search', autoComplete: ['off'] };
  const status = line('p', {}, []);
  status.data!.hProperties = { role: 'status' };
  return [
    block('div', { class: 'api-filter' }, [
      line('label', {}, [text('Filter these names '), input]),
      status,
    ]),
  ];
}
