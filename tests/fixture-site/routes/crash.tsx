import { type ReactNode, useState } from 'react';
import Layout from '@theme/Layout';
import { crashMessage } from '../facts';

/** A page that crashes when it is told to, inside of the layout as content does. */
export default function Crash(): ReactNode {
  return (
    <Layout>
      <Bomb />
    </Layout>
  );
}

function Bomb(): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error(crashMessage);
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Crash
    </button>
  );
}
