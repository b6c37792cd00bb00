import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import type routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type { Doc } from '../doc-table';
import { docItemChunk, docsOf } from './docs';
import { loadPage } from './load-page';

type Route = (typeof routes)[number];

/** Keys of these routes end with it where Docusaurus' own have a hash. */
const hash = 'light';

/** @returns routes of the version's pages */
export function docRoutes(version: string): Route[] {
  return docsOf(version).map(docRoute);
}

/** A route that is entered into Docusaurus' tables when the reader first nears it. */
function docRoute({ path, sidebar }: Doc): Route {
  let component: Route['component'] | undefined;
  return {
    path,
    exact: true,
    sidebar,
    get component() {
      component ??= createComponent(path);
      return component;
    },
  };
}

function createComponent(path: string): Route['component'] {
  const chunk = `page:${path}`;
  Object.assign(registry, { [chunk]: [() => loadPage(path)] });
  Object.assign(routesChunkNames, {
    [`${path}-${hash}`]: { __comp: docItemChunk, content: chunk },
  });
  return ComponentCreator(path, hash);
}
