import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { circuitOfRun } from './circuit-of-run';
import RunCircuits, { type RunCircuit } from './RunCircuits';
import { type BlockLocation, editAddress } from './edit-address';
import { outcomeText } from './outcome-text';
import { shownLine, type PageBlock } from './page-blocks';
import type { RunData, RunEnd, RunEvent, RunProgram } from './run-data';
import styles from './run-sample.module.css';

/** Limits of the view: number of circuits, and characters of a text. */
const most = { circuits: 100, besideCode: 100, message: 2_000 };

/** Shows the run of a block: results next to its lines, everything else below it. */
export class RunView {
  private readonly container: HTMLElement;
  private readonly panel: HTMLElement;
  private readonly progressLine = element('p');
  private readonly summary = element('p', styles.summary);
  private readonly output = element('pre', styles.output);
  private readonly edit = element('p');
  private data: RunData | undefined;
  private blocks: readonly PageBlock[] = [];
  private block: PageBlock | undefined;
  private program: RunProgram | undefined;
  private readonly results = new Map<number, boolean>();
  private readonly circuits: RunCircuit[] = [];
  private circuitsRoot: Root | undefined;
  private begun = 0;
  private errors = 0;
  private printedAbove = 0;
  private isFinished = false;

  /** @param again runs the block again */
  constructor(
    private readonly button: HTMLButtonElement,
    private readonly again: () => void,
  ) {
    this.container = button.closest('.theme-code-block')!;
    document
      .querySelectorAll<HTMLElement>('[data-actual]')
      .forEach(({ dataset }) => {
        delete dataset.actual;
        delete dataset.matches;
      });
    this.container.querySelector(`.${styles.panel}`)?.remove();
    this.panel = element('div', styles.panel);
    // Screen readers announce a change only if the element already exists.
    this.summary.setAttribute('role', 'status');
    this.panel.append(this.progressLine, this.summary);
    this.container.append(this.panel);
    setLabel(button, 'Stop');
    this.progress('Loading');
  }

  /** Shows the current step. */
  progress(text: string): void {
    this.progressLine.textContent = `${text} …`;
  }

  /**
   * Sets the block whose events follow.
   *
   * @param location of the block, for editing its program
   */
  start(
    data: RunData,
    blocks: readonly PageBlock[],
    block: PageBlock,
    location: BlockLocation,
  ): void {
    Object.assign(this, { data, blocks, block });
    this.offerEditing(location);
    this.program = data.programs[block.run?.program ?? 0];
    this.progress(`Starting o1js ${data.o1js}`);
  }

  /** Shows an event of the run. */
  show(event: RunEvent): void {
    if (this.isFinished) return;
    switch (event[0]) {
      case 'running':
        this.begun = performance.now();
        return this.progress('Running');
      case 'printed':
        return this.showPrinted(event[1], event[2]);
      case 'result':
        return this.showResult(event[1], event[2], event[3]);
      case 'circuit':
        return this.showCircuit(event[1], [
          event[2],
          circuitOfRun(event[3], event[4]),
        ]);
      case 'error':
        return this.showError(event[1], event[2], event[3]);
      case 'time':
        return;
      case 'finished':
        return this.finish(event[1]);
    }
  }

  /** Opens the playground, because only the playground runs proofs. */
  handOver(location: BlockLocation): void {
    const address = editAddress(location);
    this.end('Proofs run in the playground.');
    this.panel.append(linkTo(address));
    window.location.assign(address);
  }

  private offerEditing(location: BlockLocation): void {
    const edit = element('button', 'button button--sm button--secondary');
    edit.textContent = 'Edit';
    edit.onclick = () => {
      import('@site/src/components/Playground/edit-in-place').then(
        ({ editInPlace }) => {
          this.panel.remove();
          editInPlace(this.container, location, () => this.button.focus());
        },
        () => {
          edit.textContent = 'No connection: try to edit again';
        },
      );
    };
    this.edit.append(edit, ' ', linkTo(editAddress(location)));
  }

  /** Says that nothing ran, and offers to try again. */
  fail(error: unknown): void {
    const isOther = error instanceof RangeError;
    this.end(
      isOther
        ? 'The site has changed since this page was loaded. Reload the page, then press Run.'
        : 'o1js could not be loaded. Check the connection.',
    );
    const retry = element('button', 'button button--sm button--secondary');
    retry.textContent = isOther ? 'Reload' : 'Try again';
    retry.onclick = isOther ? () => window.location.reload() : this.again;
    this.panel.append(retry);
  }

  private showPrinted(line: number, text: string): void {
    // The output of the blocks above is shown when a reader runs them.
    if (line < (this.block?.startLine ?? 0)) {
      this.printedAbove += 1;
      return;
    }
    if (!this.output.isConnected) {
      this.output.tabIndex = 0;
      this.output.setAttribute('aria-label', 'Output');
      this.panel.append(this.output);
    }
    this.output.append(`${text}\n`);
  }

  private showResult(index: number, actual: string, matches: boolean): void {
    const result = this.program?.results[index];
    if (!result) return;
    this.results.set(index, matches && this.results.get(index) !== false);
    const nothing =
      result.kind === 'throws' && actual === 'nothing' && !matches;
    const text = nothing
      ? 'nothing was thrown'
      : matches
        ? result.text
        : actual;
    const line = shownLine(this.blocks, result.line)?.element;
    if (line && line.dataset.matches !== 'false') {
      markLine(line, text, matches);
    }
  }

  private showCircuit(startLine: number, circuit: RunCircuit): void {
    if (startLine !== this.block?.startLine) return;
    if (this.circuits.length === most.circuits) return;
    this.circuits.push(circuit);
    this.circuitsRoot ??= this.addCircuits();
    this.circuitsRoot.render(
      createElement(RunCircuits, {
        circuits: [...this.circuits],
        o1js: this.data?.o1js ?? '',
        expected: this.block.circuits,
      }),
    );
  }

  private addCircuits(): Root {
    const container = element('div');
    this.panel.append(container);
    return createRoot(container);
  }

  private showError(codeLine: number, atLine: number, message: string): void {
    this.errors += 1;
    const line = this.lineOfCode(codeLine) || atLine;
    const shown = shownLine(this.blocks, line);
    if (shown) markLine(shown.element, message, false);
    const box = element('div', styles.error);
    box.append(paragraph(message.slice(0, most.message)));
    const where = element('p');
    if (shown) {
      const code = element('code');
      code.textContent = shown.element.textContent.trim();
      const isAbove = shown.block !== this.block;
      where.append(isAbove ? 'In a block above, at ' : 'At ', code);
    } else {
      where.append('In set-up that the page does not show.');
    }
    box.append(where);
    const common = this.data?.errors.find(([text]) => message.includes(text));
    if (common) {
      const link = element('a');
      link.href = common[1];
      link.textContent = common[0];
      const help = element('p');
      help.append('Cause and cure, in Common errors: ', link);
      box.append(help);
    }
    this.panel.append(box);
  }

  /** @returns the line of the Markdown that a line of the code is made from. */
  private lineOfCode(codeLine: number): number {
    const lines = this.program?.parts.flatMap((part) => part.lines) ?? [];
    return lines[codeLine - 1] ?? 0;
  }

  private finish(how: RunEnd): void {
    this.end(
      outcomeText(how, {
        o1js: this.data?.o1js ?? '',
        milliseconds: performance.now() - this.begun,
        errors: this.errors,
        results: [...this.results.values()],
      }),
    );
    if (this.printedAbove > 0) {
      this.panel.append(
        paragraph(
          `The blocks above printed ${this.printedAbove} ${this.printedAbove === 1 ? 'line' : 'lines'}.`,
        ),
      );
    }
  }

  private end(summary: string): void {
    this.isFinished = true;
    this.progressLine.remove();
    this.summary.textContent = summary;
    if (this.edit.hasChildNodes()) this.panel.append(this.edit);
    setLabel(this.button, 'Run');
  }
}

function markLine(line: HTMLElement, text: string, matches: boolean): void {
  line.dataset.actual = `${matches ? '✓' : '≠'} ${short(text)}`;
  line.dataset.matches = String(matches);
}

/** Changes the text node in place, because React still owns it. */
function setLabel(button: HTMLButtonElement, label: string): void {
  button.firstChild!.nodeValue = label;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most.besideCode
    ? `${line.slice(0, most.besideCode)}…`
    : line;
}

function linkTo(address: string): HTMLAnchorElement {
  return Object.assign(element('a'), {
    href: address,
    textContent: 'Edit in the playground',
  });
}

function paragraph(text: string): HTMLParagraphElement {
  return Object.assign(element('p'), { textContent: text });
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className });
}
