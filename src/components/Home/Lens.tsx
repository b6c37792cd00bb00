import type { ReactNode } from 'react';
import homeStyles from '@generated/page-styles/default/home.json';

/** The first program of the home page, as its prover or its verifier sees it. Two radio buttons choose the view, without a script. */
export default function Lens({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="lens">
      {/* Only this page needs them, and it is read without scripts. */}
      <style>{homeStyles}</style>
      <fieldset>
        <legend>Look as the</legend>
        {['prover', 'verifier'].map((viewer) => (
          <label key={viewer}>
            <input
              type="radio"
              name="viewer"
              value={viewer}
              defaultChecked={viewer === 'prover'}
            />
            {viewer}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
