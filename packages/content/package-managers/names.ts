/** In the order in which they are offered. Guides are written for the first one. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;
