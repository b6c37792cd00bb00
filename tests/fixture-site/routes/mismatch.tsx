import type { ReactNode } from 'react';
import Layout from '@theme/Layout';

/** A page that is another one in the browser: React recovers, and reports it. */
export default function Mismatch(): ReactNode {
  return (
    <Layout>
      <p>{typeof window === 'undefined' ? 'Server' : 'Browser'}</p>
    </Layout>
  );
}
