import { Component, DestroyRef, inject, input, signal } from '@angular/core';
import type { Step } from './prover-state';

/** The stages so far, with the seconds that each took. */
@Component({
  selector: 'app-progress',
  template: `
    <ol>
      @for (step of steps(); track step.stage) {
        <li [attr.data-running]="step.endedAt === undefined">
          {{ step.stage }} <span class="seconds">{{ seconds(step) }} s</span>
        </li>
      }
    </ol>
  `,
})
export class Progress {
  readonly steps = input.required<Step[]>();
  private readonly now = signal(0);

  constructor() {
    const timer = setInterval(() => this.now.set(performance.now()), 100);
    inject(DestroyRef).onDestroy(() => clearInterval(timer));
  }

  protected seconds({ startedAt, endedAt }: Step): string {
    const milliseconds = Math.max(0, (endedAt ?? this.now()) - startedAt);
    return (milliseconds / 1000).toFixed(1);
  }
}
