import { letterPairs, likeness } from '../../../text/letterPairs';

/** How many pages are offered. */
const offered = 5;

/** Below this likeness a page is no help. */
const leastLikeness = 0.45;

/**
 * Finds the pages whose address resembles one that leads nowhere, by the pairs
 * of letters they share. The last part of an address tells most, for folders
 * are what changes when pages move.
 *
 * @param path the address, e.g. `/o1js/classes/merkletree`
 * @param paths addresses of all pages
 * @param root what all of them begin with, and the address mostly too
 * @returns at most five of them, the most alike first
 */
export function nearestPaths(
  path: string,
  paths: readonly string[],
  root: string,
): string[] {
  const below = (address: string) =>
    pairs(address.startsWith(root) ? address.slice(root.length) : address);
  const wanted = { name: pairs(lastPart(path)), whole: below(path) };
  return paths
    .map((candidate) => ({
      candidate,
      likeness:
        0.7 * likeness(wanted.name, pairs(lastPart(candidate))) +
        0.3 * likeness(wanted.whole, below(candidate)),
    }))
    .filter((each) => each.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, offered)
    .map(({ candidate }) => candidate);
}

/** @returns the words of an address's last part, e.g. `merkle tree` of `/o1js/basic-types/merkle-tree.html`. */
export function wordsOfPath(path: string): string {
  return lastPart(path)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lastPart(path: string): string {
  const parts = path.replace(/(\/index)?\.html$|\/$/, '').split('/');
  return safelyDecoded(parts.at(-1) ?? '');
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function pairs(text: string): Set<string> {
  return letterPairs(text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
}
