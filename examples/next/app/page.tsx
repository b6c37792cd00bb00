import { Isolation } from './isolation';
import { ProofForm } from './proof-form';
import { Wallet } from './wallet';

export default function Page() {
  return (
    <main>
      <h1>Prove in the browser</h1>
      <p>
        Proves that a number is a product of two factors, both larger than 1.
        The factors stay in this tab.
      </p>
      <Isolation />
      <ProofForm />
      <Wallet />
    </main>
  );
}
