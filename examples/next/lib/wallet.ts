/** The part of `window.mina` that this app uses. */
export interface MinaProvider {
  /** Asks the user to connect, unless they have before. */
  requestAccounts(): Promise<string[] | ProviderError>;
  /** Is meant to answer without asking: with no accounts until the user has connected. */
  getAccounts(): Promise<string[]>;
  requestNetwork(): Promise<Network>;
  on(event: 'accountsChanged', listener: AccountsListener): void;
  on(event: 'chainChanged', listener: NetworkListener): void;
  removeListener(event: 'accountsChanged', listener: AccountsListener): void;
  removeListener(event: 'chainChanged', listener: NetworkListener): void;
}

export interface Network {
  networkID: string;
}

interface ProviderError {
  code: number;
  message: string;
}

type AccountsListener = (accounts: string[]) => void;
type NetworkListener = (network: Network) => void;

declare global {
  interface Window {
    mina?: MinaProvider;
  }
}

const rejectedByUser = 1002;

/**
 * Connects to the wallet.
 *
 * @returns the address that the user chose to show
 * @throws Error with a message for the user
 */
export async function connect(): Promise<string> {
  if (!window.mina) {
    throw new Error(
      'No wallet found. Install a Mina wallet, for example Auro Wallet, and reload this page.',
    );
  }
  // A wallet may answer with an error, or throw it.
  const answer = await window.mina
    .requestAccounts()
    .catch((error: ProviderError) => error);
  if (Array.isArray(answer) && answer[0]) return answer[0];
  if (!Array.isArray(answer) && answer.code !== rejectedByUser) {
    throw new Error(`The wallet reports: ${answer.message}`);
  }
  throw new Error('You did not connect an account.');
}
