import { type MouseEvent, type ReactNode, useState } from 'react';

/** Runs its code block. CSS shows the button only in blocks that can run. */
export default function RunButton(): ReactNode {
  const [failed, setFailed] = useState(false);
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    import('./run').then(
      ({ pressRun }) => {
        setFailed(false);
        pressRun(currentTarget);
      },
      () => setFailed(true),
    );
  };
  return (
    <button type="button" className="clean-btn run-button" onClick={press}>
      {failed ? 'No connection: try again' : 'Run'}
    </button>
  );
}
