import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {
  EditorState,
  RangeSet,
  StateEffect,
  StateField,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { LineResult } from './run-state';

/** The most that is shown behind a line. */
const mostBesideLine = 100;

class Came extends WidgetType {
  constructor(
    private readonly text: string,
    private readonly holds: boolean,
  ) {
    super();
  }

  override eq(other: Came): boolean {
    return other.text === this.text && other.holds === this.holds;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.dataset.holds = String(this.holds);
    element.textContent = `${this.holds ? '✓' : '≠'} ${this.text}`;
    return element;
  }
}

const setCame = StateEffect.define<readonly LineResult[]>();

const came = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { effects, changes, state }) {
    const set = effects.find((effect) => effect.is(setCame));
    if (!set) return decorations.map(changes);
    const ranges = set.value
      .filter(({ line }) => line >= 1 && line <= state.doc.lines)
      .map(({ line, text, holds }) => {
        const words = text.replace(/\s+/g, ' ').trim();
        const widget = new Came(
          words.length > mostBesideLine
            ? `${words.slice(0, mostBesideLine)}…`
            : words,
          holds,
        );
        const { to } = state.doc.line(line);
        return Decoration.widget({ widget, side: 1 }).range(to);
      });
    return RangeSet.of(ranges, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: [tags.keyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.typeName, tags.className], color: 'var(--code-type)' },
  {
    tag: tags.function(tags.variableName),
    color: 'var(--code-function)',
  },
  {
    tag: tags.function(tags.propertyName),
    color: 'var(--code-function)',
  },
]);

/** The looks of the site's code blocks; here, because no other page needs them. */
const looks = EditorView.theme({
  '&': {
    backgroundColor: 'var(--surface)',
    fontSize: '0.818rem',
  },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: '1.5',
  },
  '.cm-gutters': {
    backgroundColor: 'var(--surface)',
    border: '0',
    color: 'var(--muted)',
  },
  '[data-holds]': {
    backgroundColor: 'var(--accent-surface)',
    borderRadius: '3px',
    color: 'var(--accent)',
    marginLeft: '0.75rem',
    padding: '0 0.4rem',
  },
  '[data-holds=false]': {
    backgroundColor: 'var(--danger-surface)',
    color: 'var(--danger)',
  },
});

/** An editor of TypeScript. */
export interface Editor {
  text: () => string;
  /** Replaces the text; undo brings the earlier one back. */
  replace: (text: string) => void;
  /** Shows behind lines what came there. */
  showCame: (results: readonly LineResult[]) => void;
  focus: () => void;
  destroy: () => void;
}

/**
 * @param parent the element that it is put into
 * @param onRun called for Ctrl+Enter, or ⌘ Enter
 */
export function createEditor(
  parent: HTMLElement,
  text: string,
  onChange: (text: string) => void,
  onRun: () => void,
): Editor {
  const run = () => {
    onRun();
    return true;
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        // Tab goes on to the next control, as readers without a mouse need it.
        keymap.of([
          { key: 'Mod-Enter', run },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        history(),
        lineNumbers(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        javascript({ typescript: true }),
        syntaxHighlighting(colors),
        came,
        EditorView.lineWrapping,
        looks,
        EditorView.contentAttributes.of({ 'aria-label': 'Program' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    replace: (insert) => {
      if (insert === view.state.doc.toString()) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert },
        effects: setCame.of([]),
      });
    },
    showCame: (results) => view.dispatch({ effects: setCame.of(results) }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
