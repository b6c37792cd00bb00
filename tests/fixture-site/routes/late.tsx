import { type ReactNode, useState } from 'react';
import Loadable from 'react-loadable';
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';

const LateContent = Loadable({
  loading: Loading,
  loader: () => import(/* webpackChunkName: 'late-content' */ './late-content'),
});

/** A page whose content is loaded as the content of pages is, when it is asked for. */
export default function Late(): ReactNode {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Layout>
      <button type="button" onClick={() => setIsAsked(true)}>
        Load
      </button>
      {isAsked && <LateContent />}
    </Layout>
  );
}
