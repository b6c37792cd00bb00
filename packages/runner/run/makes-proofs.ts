const turnsProofsOff = /\bproofsEnabled: false\b|\.setProofsEnabled\(false\)/;
const turnsProofsOn = /\.setProofsEnabled\((?!false\))/;
const proves = /(?<!\brawMethods)\.prove\(/;
const compiles = /\b(?<program>\w+)\.compile\((?!\{ proofsEnabled: false)/g;

/**
 * Proofs need threads that share memory, and GitHub Pages doesn't send the
 * headers for that. With proofs turned off, the web bundle has what `prove` needs.
 *
 * @returns true if the code compiles a circuit or makes a proof
 */
export function makesProofs(code: string): boolean {
  if (turnsProofsOn.test(code)) return true;
  if (proves.test(code) && !turnsProofsOff.test(code)) return true;
  return Array.from(code.matchAll(compiles)).some(
    ({ groups }) =>
      !code.includes(`${groups?.program}.setProofsEnabled(false)`),
  );
}
