import { JsonPipe } from '@angular/common';
import { Component, computed } from '@angular/core';
import { Progress } from './progress';
import { ProverState } from './prover-state';

/** Two secret factors in, a proof about their product out. */
@Component({
  selector: 'app-proof-form',
  imports: [JsonPipe, Progress],
  template: `
    <section aria-labelledby="proof">
      <h2 id="proof">Proof</h2>
      <form
        (submit)="
          $event.preventDefault();
          state.prove({ a: a.valueAsNumber, b: b.valueAsNumber })
        "
      >
        <label>
          First factor
          <input #a type="number" min="1" [max]="max" required value="641" />
        </label>
        <label>
          Second factor
          <input
            #b
            type="number"
            min="1"
            [max]="max"
            required
            value="6700417"
          />
        </label>
        <button [disabled]="state.isRunning()">Prove</button>
        <button
          type="button"
          [disabled]="!state.isRunning()"
          (click)="state.stop()"
        >
          Stop
        </button>
      </form>
      <p role="status" class="hidden">{{ status() }}</p>
      <app-progress [steps]="state.steps()" />
      @if (state.error(); as error) {
        <p role="alert">{{ error }}</p>
      }
      @if (state.result(); as result) {
        <p>
          The proof that {{ result.product }} is a product of two factors is
          <strong>{{ result.isValid ? 'valid' : 'not valid' }}</strong>.
        </p>
        <details>
          <summary>The proof as JSON</summary>
          <pre tabindex="0">{{ result.proof | json }}</pre>
        </details>
      }
    </section>
  `,
})
export class ProofForm {
  protected readonly max = 2 ** 32 - 1;
  protected readonly state = new ProverState();
  protected readonly status = computed(() => {
    const running = this.state.steps().find((step) => !step.endedAt);
    return running?.stage ?? (this.state.result() ? 'done' : '');
  });
}
