import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { countLines } from '@o1js-docs/samples/page/lines-of-program';

const drawing = '.card.svg';

/** Gives each guide's card its drawing, which lies next to the guide, and the lines of its program. */
export function cardsPlugin({ siteDir }: LoadContext): Plugin {
  const docs = path.join(siteDir, 'docs');
  return {
    name: 'cards',
    getPathsToWatch: () => [`${docs}/**/*${drawing}`],
    contentLoaded: async ({ actions }) => {
      const cards = readdirSync(docs, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(drawing))
        .map((file) => {
          const svg = readFileSync(path.join(docs, file), 'utf8');
          const id = file.slice(0, -drawing.length).replaceAll(path.sep, '/');
          const lines = countLines(`docs/${id}.mdx`, siteDir);
          return [id, { svg: svg.replace(/\n\s*/g, ''), lines }];
        });
      const data = JSON.stringify(Object.fromEntries(cards));
      await actions.createData('cards.json', data);
    },
  };
}
