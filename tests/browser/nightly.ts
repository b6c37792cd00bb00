import { isCurrent, type Release } from '@o1js-docs/project/releases';

/** @returns the tag for a test of an archived version: its pages are made like those of Current */
export const forNight = (release: Release) =>
  isCurrent(release) ? '' : ' @nightly';
