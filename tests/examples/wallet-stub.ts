/** What the stub of a wallet does; state that the page's script can reach. */
export interface WalletStub {
  /** What connecting gives: an account, or the error of a refusal. */
  account?: string;
  network: string;
  /** Whether a refusal is thrown, or returned. Wallets do both. */
  throwsErrors?: boolean;
}

declare global {
  interface Window {
    /** Plays the user who changes accounts in the wallet. */
    switchAccount(accounts: string[]): void;
    switchNetwork(networkID: string): void;
  }
}

/**
 * Puts a stub at `window.mina`, with the interface that wallets document. Runs
 * in the page, before its scripts.
 */
export function installWallet({ account, network, throwsErrors }: WalletStub) {
  type Listener = (value: unknown) => void;
  const listeners: Record<string, Set<Listener>> = {};
  const emit = (event: string, value: unknown) =>
    listeners[event]?.forEach((listener) => listener(value));
  let connected: string[] = [];

  const mina = {
    getAccounts: () => Promise.resolve(connected),
    requestAccounts() {
      if (account) {
        connected = [account];
        return Promise.resolve(connected);
      }
      const refusal = { code: 1002, message: 'User rejected the request.' };
      // Wallets throw plain objects too.
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
      return throwsErrors ? Promise.reject(refusal) : Promise.resolve(refusal);
    },
    requestNetwork: () => Promise.resolve({ networkID: network }),
    on(event: string, listener: Listener) {
      (listeners[event] ??= new Set()).add(listener);
    },
    removeListener(event: string, listener: Listener) {
      listeners[event]?.delete(listener);
    },
  };
  Object.assign(window, {
    mina,
    switchAccount: (accounts: string[]) => emit('accountsChanged', accounts),
    switchNetwork: (networkID: string) => emit('chainChanged', { networkID }),
  });
}
