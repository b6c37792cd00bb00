import { Field } from 'o1js';
import type { Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ makePoll }) => {
  const proof = (poll: number, voter: number) => ({
    publicInput: Field(poll),
    publicOutput: Field(voter),
  });
  const valid = () => Promise.resolve(true);
  const poll = makePoll(Field(1), valid);
  const ana = proof(1, 7);
  const solved = (await poll.accept(ana)) && (await poll.accept(proof(1, 8)));
  const attacks = {
    'the same proof again': await poll.accept(ana),
    'a second proof of the same voter': await poll.accept(proof(1, 7)),
    'a proof for another poll': await poll.accept(proof(2, 9)),
    'an invalid proof': await makePoll(Field(1), () =>
      Promise.resolve(false),
    ).accept(ana),
  };
  const racing = makePoll(Field(1), valid);
  const both = await Promise.all([racing.accept(ana), racing.accept(ana)]);
  return {
    solved,
    attacks: { ...attacks, 'two copies at once': both[0] && both[1] },
  };
};
