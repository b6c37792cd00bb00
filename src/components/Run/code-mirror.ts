import { autocompletion } from '@codemirror/autocomplete';
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
  type Text,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  keymap,
  lineNumbers,
  MatchDecorator,
  ViewPlugin,
  WidgetType,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { ownPart } from '@o1js-docs/runner/learn/course';
import type { LineMark } from './run-state';
import styles from './run.module.css';

class MarkWidget extends WidgetType {
  constructor(
    private readonly text: string,
    private readonly matches: boolean,
  ) {
    super();
  }

  override eq(other: MarkWidget): boolean {
    return other.text === this.text && other.matches === this.matches;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = styles.mark!;
    element.dataset.matches = String(this.matches);
    element.textContent = this.text;
    return element;
  }
}

const setMarks = StateEffect.define<readonly LineMark[]>();

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { effects, changes, state }) {
    const set = effects.find((effect) => effect.is(setMarks));
    if (!set) return decorations.map(changes);
    const ranges = set.value
      .filter(({ line }) => line >= 1 && line <= state.doc.lines)
      .map(({ line, text, matches }) => {
        const widget = new MarkWidget(text, matches);
        const { to } = state.doc.line(line);
        return Decoration.widget({ widget, side: 1 }).range(to);
      });
    return RangeSet.of(ranges, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const outputComments = new MatchDecorator({
  regexp: /\/\/ (?<kind>=>|throws ).*/g,
  decoration: ({ groups }) =>
    Decoration.mark({
      class: groups?.kind === '=>' ? 'code-result' : 'code-error',
    }),
});

/** Expected outputs and errors look like those of the page. */
const outputs = ViewPlugin.define(
  (view) => ({
    decorations: outputComments.createDeco(view),
    update(update) {
      this.decorations = outputComments.updateDeco(update, this.decorations);
    },
  }),
  { decorations: ({ decorations }) => decorations },
);

/** @returns the positions at which a reader's part of a program begins and ends; undefined if all of it is theirs */
function rangeOfPart(doc: Text): { from: number; to: number } | undefined {
  const text = doc.toString();
  const begins = text.indexOf(ownPart.begins);
  const ends = text.indexOf(ownPart.ends);
  if (begins < 0 || ends < begins) return undefined;
  const from = doc.lineAt(begins).to + 1;
  return { from, to: Math.max(from, doc.lineAt(ends).from - 1) };
}

/** @returns the reader's part of a pasted program; undefined if it isn't the whole program */
function pastedPart(text: string, doc: Text): string | undefined {
  const pasted = EditorState.create({ doc: text }).doc;
  const marked = rangeOfPart(pasted);
  if (marked) return pasted.sliceString(marked.from, marked.to);
  const program = doc.toString();
  const [above = ''] = program.split(ownPart.begins);
  const begins = text.indexOf(above.trim());
  return above.trim() && begins >= 0
    ? text.slice(begins + above.trim().length).trim()
    : undefined;
}

const keepOthersPart = [
  EditorView.domEventHandlers({
    paste: ({ clipboardData }, view) => {
      const { doc } = view.state;
      const part = rangeOfPart(doc);
      const text = clipboardData?.getData('text/plain') ?? '';
      const insert = part && pastedPart(text.replaceAll('\r\n', '\n'), doc);
      if (insert === undefined) return false;
      view.dispatch({
        changes: { ...part!, insert },
        selection: { anchor: part!.from },
        userEvent: 'input.paste',
      });
      return true;
    },
  }),
  EditorState.changeFilter.of(({ startState: { doc } }) => {
    const part = rangeOfPart(doc);
    return part ? [0, part.from, part.to, doc.length] : true;
  }),
  EditorView.decorations.compute(['doc'], ({ doc }) => {
    const part = rangeOfPart(doc);
    if (!part) return Decoration.none;
    const lines = [];
    for (let at = part.from; at <= part.to; at = doc.lineAt(at).to + 1) {
      lines.push(Decoration.line({ class: 'cm-own' }).range(at));
    }
    return Decoration.set(lines);
  }),
];

const colors = HighlightStyle.define([
  { tag: tags.comment, class: 'code-comment' },
  { tag: [tags.keyword, tags.modifier], class: 'code-keyword' },
  { tag: [tags.string, tags.regexp], class: 'code-string' },
  { tag: [tags.number, tags.bool, tags.null], class: 'code-number' },
  { tag: [tags.typeName, tags.className], class: 'code-type' },
  {
    tag: [tags.variableName, tags.propertyName].map(tags.function),
    class: 'code-function',
  },
]);

/** The style of the site's code blocks. It is here and not in src/css, because only the editor needs it. */
const theme = EditorView.theme({
  '&': {
    backgroundColor: 'var(--surface)',
    borderRadius: 'var(--ifm-pre-border-radius)',
    fontSize: '0.818rem',
  },
  // In place of CodeMirror's dots.
  '&.cm-focused': {
    outline: '2px solid var(--accent)',
    outlineOffset: '-1px',
  },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: 'var(--ifm-pre-line-height)',
  },
  '.cm-content': { paddingBlock: 'var(--ifm-pre-padding)' },
  // Without line numbers the code is where the page has it.
  '.cm-content:first-child .cm-line': {
    paddingInline: 'var(--ifm-pre-padding)',
  },
  // The color of comments is on an element inside.
  '.code-result *, .code-error *': { color: 'inherit !important' },
  // The focus ring is behind it.
  '.cm-gutters': {
    backgroundColor: 'transparent',
    border: '0',
    color: 'var(--muted)',
  },
  '.cm-own': {
    backgroundColor: '#fff',
    boxShadow: 'inset 3px 0 var(--accent)',
  },
});

/** @returns the names that fit at an offset in a program; `isAsked` is true for Ctrl+Space */
export type Complete = (
  code: string,
  offset: number,
  isAsked: boolean,
) => Promise<string[]>;

/** Shows the names that fit while a reader types, or for Ctrl+Space. */
const completions = (complete: Complete) =>
  autocompletion({
    icons: false,
    override: [
      async (context) => {
        const { state, pos, explicit } = context;
        const typed = context.matchBefore(/[.\w]\w*/);
        if (!typed && !explicit) return null;
        const names = await complete(state.doc.toString(), pos, explicit);
        return {
          from: context.matchBefore(/\w+/)?.from ?? pos,
          options: names.map((label) => ({ label })),
          validFor: /^\w*$/,
        };
      },
    ],
  });

/** The largest width of a phone in pixels, as in src/css. */
const phone = 600;

/** An editor of TypeScript. */
export interface CodeMirror {
  /** Replaces the text. Undo restores the previous text. */
  replace: (text: string) => void;
  /** Shows texts next to their lines. */
  showMarks: (marks: readonly LineMark[]) => void;
  /** Puts the cursor at an offset, or leaves it where it is. */
  focus: (offset?: number) => void;
  destroy: () => void;
}

/**
 * @param parent the element that will contain the editor
 * @param onRun called with the text for Ctrl+Enter, or ⌘ Enter
 * @param complete lists names for the reader, if it is there
 */
export function createEditor(
  parent: HTMLElement,
  text: string,
  onChange: (text: string) => void,
  onRun: (text: string) => void,
  complete?: Complete,
): CodeMirror {
  const run = ({ state }: EditorView) => {
    onRun(state.doc.toString());
    return true;
  };
  // In a short program they would only move the code to the right.
  const isLong = text.split('\n').length > 30;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        // Tab moves to the next control, because readers without a mouse need it.
        keymap.of([
          { key: 'Mod-Enter', run },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        history(),
        isLong ? lineNumbers() : [],
        // Half of a line that one types would be out of sight.
        window.innerWidth <= phone ? EditorView.lineWrapping : [],
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        javascript({ typescript: true }),
        syntaxHighlighting(colors),
        marks,
        outputs,
        keepOthersPart,
        complete ? completions(complete) : [],
        theme,
        EditorView.contentAttributes.of({
          'aria-label': 'Program',
          tabindex: '0',
        }),
        // Chrome would turn a mark within the selection into text of the program.
        EditorView.domEventHandlers({
          beforeinput: (_, view) => {
            if (view.state.selection.main.empty) return;
            view.dispatch({ effects: setMarks.of([]) });
          },
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    replace: (insert) => {
      if (insert === view.state.doc.toString()) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert },
        effects: setMarks.of([]),
        filter: false,
      });
    },
    showMarks: (shown) => view.dispatch({ effects: setMarks.of(shown) }),
    focus: (offset = view.state.selection.main.head) => {
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
