import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import text from '@site/src/css/fonts/figtree.woff2';
import code from '@site/src/css/fonts/source-code-pro.woff2';

/** Preloads the fonts of a page. Otherwise the browser finds them only after the styles. */
export default function PreloadedFonts(): ReactNode {
  return (
    <Head>
      {[text, code].map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}
