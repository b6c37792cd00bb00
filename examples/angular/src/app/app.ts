import { Component } from '@angular/core';
import { ProofForm } from './proof-form';
import { Wallet } from './wallet';

@Component({
  selector: 'app-root',
  imports: [ProofForm, Wallet],
  template: `
    <main>
      <h1>Prove in the browser</h1>
      <p>
        Proves that a number is a product of two factors, both larger than 1.
        The factors stay in this tab.
      </p>
      <app-proof-form />
      <app-wallet />
    </main>
  `,
})
export class App {}
