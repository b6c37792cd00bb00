import { type ReactNode, useEffect, useState } from 'react';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { markdownPath } from '@o1js-docs/project/paths';
import styles from './styles.module.css';

const labels = {
  ready: 'Copy page',
  copied: 'Copied',
  failed: 'Not copied',
} as const;

/** Milliseconds for which the button shows the result. */
const resultDuration = 2000;

/** A menu: copies the page as Markdown, and links to it and to the list of all pages. */
export default function PageAsMarkdown(): ReactNode {
  const { permalink } = useDoc().metadata;
  const address = markdownPath(permalink);
  const { isLast, version } = useDocsVersion();
  const list = useBaseUrl(isLast ? 'llms.txt' : `${version}/llms.txt`);
  const [state, setState] = useState<keyof typeof labels>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), resultDuration);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    copyText(fetchText(address)).then(
      () => setState('copied'),
      (error) => {
        console.error(error);
        setState('failed');
      },
    );
  };
  return (
    <details className={styles.actions}>
      <summary>Markdown</summary>
      <div>
        <button className="clean-btn" onClick={copy} aria-live="polite">
          {labels[state]}
        </button>
        <a href={address}>View as Markdown</a>
        <a href={list}>llms.txt</a>
      </div>
    </details>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Safari allows clipboard access only during the click, so it gets the promise. */
async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
