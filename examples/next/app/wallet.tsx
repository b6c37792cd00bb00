'use client';

import { useEffect, useState } from 'react';
import { connect, type Network } from '../lib/wallet';

/** Shows which account and network the user's wallet is on. */
export function Wallet() {
  const [account, setAccount] = useState<string>();
  const [network, setNetwork] = useState<string>();
  const [error, setError] = useState<string>();

  // `window` exists in effects and handlers only: this component is rendered
  // on the server as well.
  useEffect(() => {
    const { mina } = window;
    if (!mina) return;
    const showAccount = ([first]: string[]) => setAccount(first);
    const showNetwork = ({ networkID }: Network) => setNetwork(networkID);
    mina.on('accountsChanged', showAccount);
    mina.on('chainChanged', showNetwork);
    mina.getAccounts().then(showAccount, () => undefined);
    mina.requestNetwork().then(showNetwork, () => undefined);
    return () => {
      mina.removeListener('accountsChanged', showAccount);
      mina.removeListener('chainChanged', showNetwork);
    };
  }, []);

  async function onConnect() {
    setError(undefined);
    try {
      setAccount(await connect());
    } catch (error) {
      setError((error as Error).message);
    }
  }

  return (
    <section aria-labelledby="wallet">
      <h2 id="wallet">Wallet</h2>
      {account ? (
        <dl>
          <dt>Account</dt>
          <dd>{account}</dd>
          <dt>Network</dt>
          <dd>{network ?? 'unknown'}</dd>
        </dl>
      ) : (
        <button onClick={onConnect}>Connect wallet</button>
      )}
      {error && <p role="alert">{error}</p>}
    </section>
  );
}
