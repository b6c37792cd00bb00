import path from 'node:path';
import { projectFolder } from '@o1js-docs/project/project-folder';

/** The attackers that readers copy. Each program can import them: `import { forge } from './attackers.js'`. */
export const attackersFile = path.join(
  projectFolder,
  'examples/project/attackers.ts',
);

/** @returns whether the text imports the attackers */
export function importsAttackers(text: string): boolean {
  return text.includes(`'./attackers.js'`);
}
