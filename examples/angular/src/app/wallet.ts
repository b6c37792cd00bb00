import {
  afterNextRender,
  Component,
  DestroyRef,
  inject,
  signal,
} from '@angular/core';
import { connect, type Network } from '../wallet';

/** Shows which account and network the user's wallet is on. */
@Component({
  selector: 'app-wallet',
  template: `
    <section aria-labelledby="wallet">
      <h2 id="wallet">Wallet</h2>
      @if (account(); as account) {
        <dl>
          <dt>Account</dt>
          <dd>{{ account }}</dd>
          <dt>Network</dt>
          <dd>{{ network() ?? 'unknown' }}</dd>
        </dl>
      } @else {
        <button (click)="onConnect()">Connect wallet</button>
      }
      @if (error(); as error) {
        <p role="alert">{{ error }}</p>
      }
    </section>
  `,
})
export class Wallet {
  protected readonly account = signal<string | undefined>(undefined);
  protected readonly network = signal<string | undefined>(undefined);
  protected readonly error = signal<string | undefined>(undefined);

  constructor() {
    const destroyed = inject(DestroyRef);
    // Not in the constructor itself, which a server would run too: `window`
    // exists in the browser only.
    afterNextRender(() => {
      const { mina } = window;
      if (!mina) return;
      const showAccount = ([first]: string[]) => this.account.set(first);
      const showNetwork = ({ networkID }: Network) =>
        this.network.set(networkID);
      mina.on('accountsChanged', showAccount);
      mina.on('chainChanged', showNetwork);
      mina.getAccounts().then(showAccount, () => undefined);
      mina.requestNetwork().then(showNetwork, () => undefined);
      destroyed.onDestroy(() => {
        mina.removeListener('accountsChanged', showAccount);
        mina.removeListener('chainChanged', showNetwork);
      });
    });
  }

  protected async onConnect(): Promise<void> {
    this.error.set(undefined);
    try {
      this.account.set(await connect());
    } catch (error) {
      this.error.set((error as Error).message);
    }
  }
}
