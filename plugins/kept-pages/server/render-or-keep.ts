// The entry of the server's bundle, in place of Docusaurus' own, which it wraps.
import pages from '@generated/kept-pages/pages.json';
import { templateReads } from '../../light-pages/start/template-reads';
import { markKept, markRendered } from '../markers';
import { keptData, keptPageIsGone } from '../store';
import { render } from './core';

/** Renders a page, or names the kept one in its place: `completePage` puts that in once the page's file is written. */
const renderOrKeep: typeof render = async (input) => {
  const page = pages[input.pathname];
  if (!page) return render(input);
  const { key, isKept } = page;
  if (isKept) {
    const kept = keptData.find(key) ?? keptPageIsGone();
    return {
      html: markKept(key, kept.templateReads),
      collectedData: kept.collectedData,
    };
  }
  const { html, collectedData } = await render(input);
  keptData.keep(key, {
    collectedData,
    templateReads: Object.values(templateReads).filter((text) =>
      html.includes(text),
    ),
  });
  return { html: markRendered(key, html), collectedData };
};

export default renderOrKeep;
