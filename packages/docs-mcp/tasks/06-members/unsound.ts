import { Field, MerkleWitness } from 'o1js';

export class Path extends MerkleWitness(4) {}

export function assertMember(root: Field, member: Field, path: Path): void {
  path.calculateRoot(member).assertEquals(root, 'no member');
}
