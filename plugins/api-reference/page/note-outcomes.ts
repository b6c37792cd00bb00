import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { exampleKey, outcomeNote, type Outcomes } from '../examples/outcome';
import { line, text } from './elements';

/**
 * Adds a note below each example of a doc comment that doesn't run.
 *
 * @param tree of a generated page, changed in place
 * @param examples the recorded outcomes; an example whose text changed has none
 */
export function noteOutcomes(tree: Root, examples: Outcomes): void {
  visit(tree, 'code', (code, index, parent) => {
    const outcome = examples[exampleKey(code.value)];
    const note = outcome && outcomeNote(outcome);
    if (!note || !parent || index === undefined) return undefined;
    const mark = line('p', { class: 'api-small' }, [text(note)]);
    parent.children.splice(index + 1, 0, mark);
    return [SKIP, index + 2];
  });
}
