import { Field } from 'o1js';
import { startLedger, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ Counter }) => {
  const { contract, build, succeeds } = await startLedger(Counter);
  const increase = (by: number) => () => contract.increase(Field(by));
  const first = await succeeds(build(0, increase(3)));
  const isThree = contract.count.get().equals(3).toBoolean();
  const early = build(0, increase(2));
  const late = build(1, increase(2));
  await Promise.allSettled([early]);
  await Promise.allSettled([late]);
  const second = await succeeds(early);
  return {
    solved: first && isThree && second,
    attacks: {
      'two calls from one state': await succeeds(late),
      'a step of 10': await succeeds(build(0, increase(10))),
      'a step back': await succeeds(build(0, increase(-1))),
    },
  };
};
