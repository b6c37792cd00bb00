import { fileURLToPath } from 'node:url';

/** Absolute path of the folder that has the site's docs and the installed packages. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
