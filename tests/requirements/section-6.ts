import { browser, type Requirement } from './requirement';

/** Roles and permissions. */
export const section6: Requirement[] = [
  {
    asks: 'Everything is public.',
    shownBy: [browser('smoke', 'opens ${kind}')],
  },
];
