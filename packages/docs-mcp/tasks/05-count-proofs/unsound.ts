import { Field } from 'o1js';

export interface VoteProof {
  publicInput: Field;
  publicOutput: Field;
}

export function makePoll(
  poll: Field,
  verify: (proof: VoteProof) => Promise<boolean>,
) {
  return {
    count: 0,
    async accept(proof: VoteProof): Promise<boolean> {
      if (!proof.publicInput.equals(poll).toBoolean()) return false;
      if (!(await verify(proof))) return false;
      this.count += 1;
      return true;
    },
  };
}
