import { expect, test } from 'vitest';
import { cleanQuery } from './clean-query';

test.each([
  [
    'stack frames',
    'Error: no prover found at Object.prove (file:///home/kim/zk/node_modules/o1js/dist/node/index.js:39210:13) at async main (/home/kim/zk/src/run.ts:14:12)',
    'no prover found',
  ],
  [
    'the place that a compiler prints before its message',
    "src/Add.ts:14:9 - error TS2322: Type 'Bool' is not assignable to type 'boolean'.",
    "- Type 'Bool' is not assignable to type 'boolean'.",
  ],
  [
    'keys',
    'Could not find account for public key B62qnzbXmRNo9q32n4SNu2mpB8e7FYYLH8NmaX6oFCBYjjQ8SbD7uzV',
    'Could not find account for public key',
  ],
  [
    'repeated Cancelled',
    '[["Cancelled"]],[["Account_nonce_precondition_unsatisfied",0]],[["Cancelled"]]',
    'Account_nonce_precondition_unsatisfied",0',
  ],
  [
    "names of the node's files",
    '(Failure "zkapp_command_logic.ml ... Account_nonce_precondition_unsatisfied")',
    '(Failure " ... Account_nonce_precondition_unsatisfied")',
  ],
  [
    'the words that a browser prints before its message',
    'Uncaught (in promise) TypeError: x.isConstant is not a function',
    'x.isConstant is not a function',
  ],
  ['nothing of a question', 'sign at home and/or in a test.ts file', undefined],
  ['nothing of a name', 'AccountUpdate.createSigned', undefined],
  ['nothing where it is all there is', 'Cancelled', undefined],
])('%s', (_, pasted, left = pasted) => {
  expect(cleanQuery(pasted)).toBe(left);
});
