import { Field, MerkleTree } from 'o1js';
import { accepts, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ assertMember, Path }) => {
  const tree = new MerkleTree(4);
  tree.setLeaf(2n, Field(70));
  const runs = (member: number, index: bigint) =>
    accepts(
      (root: Field, leaf: Field, path: InstanceType<typeof Path>) =>
        assertMember(root, leaf, path),
      [Field, tree.getRoot()],
      [Field, Field(member)],
      [Path, new Path(tree.getWitness(index))],
    );
  return {
    solved: await runs(70, 2n),
    attacks: {
      'another leaf': await runs(71, 2n),
      'another place': await runs(70, 3n),
      'an empty leaf': await runs(0, 1n),
    },
  };
};
