import {
  advanced,
  basics,
  circuits,
  classes,
  frontend,
  start,
  zkapps,
} from './folders';
import { q, type QualityQuery } from './query';

/** Messages, as pages quote them and as they come out of a terminal. */
export const errors = {
  'error message': [
    q(
      'x.toBigInt() was called on a variable field element',
      `${basics}/field#*`,
      `${start}/common-errors#*`,
      `${start}/what-is-a-zk-constraint-system#errors-you-will-meet`,
    ),
    q(
      'Constraint unsatisfied (unreduced)',
      `${basics}/field#constraint-unsatisfied-and-nothing-else`,
      `${start}/common-errors#*`,
      `${start}/what-is-a-zk-constraint-system#errors-you-will-meet`,
    ),
    q(
      'bindings are not initialized, try calling await initializeBindings() first',
      `${basics}/hashing#a-sponge-before-the-bindings-are-loaded`,
      `${basics}/keypairs-and-signatures#*`,
      `${start}/common-errors#*`,
    ),
    q(
      'Field.inv(): Division by zero',
      `${basics}/field#*`,
      `${start}/common-errors#*`,
    ),
    q(
      'cannot be converted to a BigInt because it is not an integer',
      `${basics}/int#a-price-with-decimals`,
      `${start}/common-errors#*`,
    ),
    q(
      "Type 'Field' cannot be used as an index type",
      `${basics}/arrays#indexing-with-a-field-element`,
      `${start}/common-errors#*`,
    ),
    q(
      'rangeCheck32: expected field to fit in 32 bits',
      `${basics}/int#*`,
      `${start}/common-errors#*`,
    ),
    q(
      'x.isConstant is not a function',
      `${basics}/hashing#something-else-than-a-field-in-the-array`,
      `${start}/common-errors#*`,
    ),
    q(
      'The global context managed by o1js reached an inconsistent state',
      `${circuits}/witnesses#*`,
      `${start}/common-errors#*`,
    ),
    q(
      'Field.toBits(): 300 does not fit in 8 bits',
      `${basics}/field#*`,
      `${start}/common-errors#*`,
    ),
    q(
      'UInt64.assertLessThan: expected 7 < 5',
      `${basics}/int#*`,
      `${start}/common-errors#*`,
    ),
    q(
      "Argument of type 'string' is not assignable to parameter of type 'FlexibleBytes'",
      `${basics}/hashing#a-string-or-an-array-where-bytes-are-wanted`,
      `${start}/common-errors#*`,
    ),
    q(
      'Error: Transaction failed with errors: - [[],[["Invalid_fee_excess"]]]',
      `${start}/common-errors#invalid-fee-excess`,
      `${zkapps}/intro#creating-an-account-that-nobody-pays-for`,
      `${start}/common-errors#when-a-transaction-is-built-or-sent`,
      `${zkapps}/account-updates#balances-and-limits`,
    ),
    q(
      "TypeError: Cannot read properties of undefined (reading 'isConstant') at toFp (file:///home/dev/zk/node_modules/o1js/dist/node/lib/provable/field.js:1012:7)",
      `${start}/common-errors#cannot-read-properties-of-undefined-reading-isconstant`,
    ),
    q(
      'x.toString() was called on a variable field element `x` in provable code',
      `${start}/common-errors#xtobigint-was-called-on-a-variable-field-element`,
      `${basics}/field#reading-a-value-while-the-circuit-is-built`,
      `${circuits}/analyzing-constraint-systems#reading-a-value-while-the-circuit-is-built`,
      `${circuits}/witnesses#reading-a-variable`,
    ),
    q(
      'Update_not_permitted_balance',
      `${start}/common-errors#update_not_permitted_app_state`,
      `${zkapps}/permissions#reading-a-refusal`,
      `${zkapps}/permissions#paying-fees-from-the-contracts-account`,
      `${zkapps}/permissions#the-table-attacked`,
    ),
    q(
      'Error: the proof could not be constructed: rest of division by vanishing polynomial at Worker.<anonymous> plonk_wasm.cjs',
      `${start}/common-errors#the-proof-could-not-be-constructed-rest-of-division-by-vanishing-polynomial`,
      `${circuits}/witnesses#what-runandcheck-checks-and-what-it-does-not`,
    ),
    q(
      '(Failure "zkapp_command_logic.ml ... Account_nonce_precondition_unsatisfied")',
      `${start}/common-errors#account_nonce_precondition_unsatisfied`,
      `${zkapps}/deployment#several-transactions-in-a-row`,
      `${zkapps}/wallets#common-mistakes`,
    ),
    q(
      'src/Vote.ts(12,4): error TS1241: Unable to resolve signature of method decorator when called as an expression',
      `${start}/common-errors#unable-to-resolve-signature-of-method-decorator-when-called-as-an-expression`,
      `${start}/common-errors#unable-to-resolve-signature-of-property-decorator-when-called-as-an-expression`,
      `${start}/set-up#why-each-setting-is-there`,
    ),
    q(
      'Cannot prove execution of vote(), no prover found',
      `${start}/common-errors#no-prover-found`,
      `${circuits}/zk-program#proving-or-verifying-before-compile`,
      `${zkapps}/zkprogram-proofs#proving-before-compiling`,
    ),
    q(
      'ReferenceError: window is not defined (next build)',
      `${frontend}/next#window-is-not-defined`,
      `${frontend}/next#server-side-rendering`,
    ),
    q(
      'Key already exists in the tree',
      `${basics}/merkle-trees#the-wrong-method-for-a-key`,
      `${start}/common-errors#messages-of-single-types`,
    ),
    q(
      'stale verification key detected please make sure',
      `${start}/common-errors#stale-verification-key-detected`,
      `${start}/common-errors#invalid-proof-for-account-update`,
      `${zkapps}/deployment#verification-keys`,
      `${zkapps}/deployment#what-goes-wrong-and-how-it-shows`,
    ),
    q(
      'Constraint unsatisfied (unreduced):',
      `${start}/common-errors#constraint-unsatisfied-unreduced`,
      `${start}/common-errors#how-to-read-an-error`,
      `${basics}/field#constraint-unsatisfied-and-nothing-else`,
      `${circuits}/analyzing-constraint-systems#read-a-failed-constraint`,
      `${basics}/int#overflow-without-a-word-about-its-cause`,
    ),
    q(
      'Account_nonce_precondition_unsatisfied',
      `${start}/common-errors#account_nonce_precondition_unsatisfied`,
      `${zkapps}/deployment#several-transactions-in-a-row`,
      `${zkapps}/wallets#common-mistakes`,
      `${advanced}/ZkApps/onChainPreconditions#every-precondition-and-its-failure`,
    ),
    q(
      'Account_app_state_precondition_unsatisfied',
      `${start}/common-errors#account_app_state_precondition_unsatisfied`,
      `${zkapps}/smart-contracts#the-race-for-one-state`,
      `${zkapps}/smart-contracts#two-calls-on-one-state-in-one-transaction`,
      `${zkapps}/off-chain-data#when-two-write-at-once`,
      `${zkapps}/wallets#common-mistakes`,
      `${zkapps}/actions-and-reducers`,
    ),
  ],
  'pasted error': [
    q(
      `Error: Must call Mina.setActiveInstance first
    at Object.transaction (file:///home/kim/zk/node_modules/o1js/dist/node/index.js:39210:13)
    at async main (/home/kim/zk/src/run.ts:14:12)`,
      `${start}/common-errors#must-call-minasetactiveinstance-first`,
    ),
    q(
      'Uncaught (in promise) Error: Error: getAccount: Could not find account for public key B62qnzbXmRNo9q32n4SNu2mpB8e7FYYLH8NmaX6oFCBYjjQ8SbD7uzV',
      `${start}/common-errors#getaccount-could-not-find-account-for-public-key`,
    ),
    q(
      '[[],[["Cancelled"]],[["Cancelled"]],[["Account_app_state_precondition_unsatisfied",0]],[["Cancelled"]]]',
      `${start}/common-errors#account_app_state_precondition_unsatisfied`,
      `${zkapps}/smart-contracts#*`,
    ),
    q(
      'Transaction failed with errors: - [["Cancelled"],["Account_nonce_precondition_unsatisfied"]]',
      `${start}/common-errors#account_nonce_precondition_unsatisfied`,
    ),
    q(
      `TypeError: Cannot read properties of undefined (reading 'map')
    at Array.map (<anonymous>)
    at /Users/ana/app/node_modules/o1js/src/lib/provable/provable.ts:120:7`,
      `${start}/common-errors#cannot-read-properties-of-undefined-reading-map`,
    ),
    q(
      "src/Add.ts:14:9 - error TS2322: Type 'Bool' is not assignable to type 'boolean'.",
      `${start}/common-errors#type-bool-is-not-assignable-to-type-boolean`,
    ),
    q(
      "DataCloneError: Failed to execute 'postMessage' on 'Worker': SharedArrayBuffer transfer requires self.crossOriginIsolated.",
      `${start}/common-errors#sharedarraybuffer-transfer-requires-selfcrossoriginisolated`,
      `${frontend}/next#no-isolation`,
      `${frontend}/angular#no-isolation`,
    ),
    q(
      'error TS1240: Unable to resolve signature of property decorator when called as an expression.',
      `${start}/common-errors#unable-to-resolve-signature-of-property-decorator-when-called-as-an-expression`,
    ),
    q(
      `Check signature: Invalid signature on fee payer for key B62qjsV6WQwTeEWrNrRRBP6VaaLvQhwWTnFi4LP4LQjGvpfZEumXzxb`,
      `${start}/common-errors#check-signature-invalid-signature-on-fee-payer`,
    ),
    q(
      `Error: Cannot start new transaction within another transaction
    at createTransaction (webpack-internal:///./node_modules/o1js/dist/web/index.js:2:8812)`,
      `${start}/common-errors#cannot-start-new-transaction-within-another-transaction`,
    ),
    q(
      'Update_not_permitted_app_state',
      `${start}/common-errors#update_not_permitted_app_state`,
    ),
    q(
      `Constraint unsatisfied (unreduced):
Equal 3 4
Constraint: ((basic(Equal (Constant 3)(Constant 4)))(annotation()))`,
      `${start}/common-errors#constraint-unsatisfied-unreduced`,
      `${basics}/field#constraint-unsatisfied-and-nothing-else`,
    ),
    q(
      'Error: no prover found for method "step", did you compile?',
      `${start}/common-errors#no-prover-found`,
    ),
    q(
      "Error: Transaction verification failed: Cannot update field 'editState' because permission for this field is 'Proof', but the required authorization was not provided or is invalid.",
      `${start}/common-errors#transaction-verification-failed-cannot-update-field`,
    ),
    q(
      'SyntaxError: Cannot convert 0.5 to a BigInt',
      `${start}/common-errors#cannot-convert-01-to-a-bigint`,
      `${start}/common-errors#cannot-be-converted-to-a-bigint-because-it-is-not-an-integer`,
    ),
    q(
      `sendZkapp failed: (Invalid_fee_excess ((token_id 1)(amount ((magnitude 1000000000)(sgn Neg)))))`,
      `${start}/common-errors#invalid-fee-excess`,
    ),
    q(
      'Error: `init` was called but no verification key was found. In order to run prover inside, did you forget to compile?',
      `${start}/common-errors#was-called-but-no-verification-key-was-found`,
    ),
    q(
      'Error: fromBase58Check: invalid checksum',
      `${start}/common-errors#frombase58check-invalid-checksum`,
      `${basics}/keypairs-and-signatures#base58-text-of-the-wrong-kind-or-cut-off`,
    ),
    q(
      'https://docs.o1labs.org/o1js/basic-types/merkle-trees#update-a-leaf',
      `${basics}/merkle-trees#update-a-leaf`,
    ),
    q('/o1js/zkapps/events', `${zkapps}/events`),
    q('docs.o1labs.org/o1js/api-reference/classes/UInt64', `${classes}/UInt64`),
    q(
      'ReferenceError: window is not defined at next dev ./src/app/page.tsx',
      `${frontend}/next#window-is-not-defined`,
    ),
    q(
      'Error: b.toBoolean() was called on a variable Bool `b` in provable code.',
      `${start}/common-errors#btoboolean-was-called-on-a-variable-bool`,
    ),
    q(
      'rest of division by vanishing polynomial at wasm://wasm/0182a9ce:wasm-function[1221]:0x21d3a6',
      `${start}/common-errors#the-proof-could-not-be-constructed-rest-of-division-by-vanishing-polynomial`,
    ),
    q(
      'You used `this.counter.get()` without adding a precondition that links it to the actual on-chain state.',
      `${start}/common-errors#without-adding-a-precondition-that-links-it-to-the-actual`,
      `${zkapps}/smart-contracts#preconditions-on-state`,
      `${advanced}/ZkApps/onChainPreconditions#reading-without-requiring`,
    ),
    q(
      'Error: Cannot prove execution of update(), no prover found. Try calling `await Counter.compile()` first, this will cache provers in the background.',
      `${start}/common-errors#no-prover-found`,
      `${circuits}/zk-program#proving-or-verifying-before-compile`,
      `${zkapps}/local-development#with-proofs-and-without`,
      `${zkapps}/zkprogram-proofs#proving-before-compiling`,
      `${zkapps}/deployment#what-goes-wrong-and-how-it-shows`,
    ),
    q(
      'Uncaught ReferenceError: SharedArrayBuffer is not defined',
      `${start}/common-errors#sharedarraybuffer-transfer-requires-selfcrossoriginisolated`,
      `${frontend}/next#no-isolation`,
      `${frontend}/angular#no-isolation`,
      `${frontend}/next#send-the-headers`,
      `${frontend}/angular#send-the-headers`,
    ),
    q(
      'x.toString() was called on a variable field element `x` in provable code. This is not supported, because variables represent an abstract computation',
      `${start}/common-errors#xtobigint-was-called-on-a-variable-field-element`,
      `${basics}/field#reading-a-value-while-the-circuit-is-built`,
      `${circuits}/analyzing-constraint-systems#reading-a-value-while-the-circuit-is-built`,
      `${circuits}/witnesses#reading-a-variable`,
      `${start}/what-is-a-zk-constraint-system#errors-you-will-meet`,
    ),
    q(
      'Transaction failed with errors: - [[],[["Update_not_permitted_balance"]]]',
      `${start}/common-errors#update_not_permitted_app_state`,
      `${zkapps}/permissions#reading-a-refusal`,
      `${zkapps}/deployment#what-goes-wrong-and-how-it-shows`,
      `${zkapps}/permissions#paying-fees-from-the-contracts-account`,
    ),
    q(
      '[[["Account_nonce_precondition_unsatisfied"]],[["Cancelled"]]]',
      `${start}/common-errors#account_nonce_precondition_unsatisfied`,
      `${zkapps}/deployment#several-transactions-in-a-row`,
    ),
    q(
      'getAccount: Could not find account for public key B62qk7R5wo6WTwYSpBHPtfikGvkuasJGEv4ZsSA2sigJdqJqYsWUzWs',
      `${start}/common-errors#getaccount-could-not-find-account-for-public-key`,
      `${zkapps}/local-development#a-sender-without-an-account`,
      `${zkapps}/deployment#what-goes-wrong-and-how-it-shows`,
      `${zkapps}/local-development#reading-a-contract-that-is-not-there`,
      `${start}/common-errors#get-failed-either`,
    ),
    q(
      'Must call Mina.setActiveInstance first',
      `${start}/common-errors#must-call-minasetactiveinstance-first`,
      `${start}/common-errors#two-copies-of-o1js`,
    ),
    q(
      "TypeError: Cannot read properties of undefined (reading 'map') at method (decorators)",
      `${start}/set-up#why-each-setting-is-there`,
      `${zkapps}/provable-inputs#types-that-are-refused`,
      `${start}/common-errors#cannot-read-properties-of-undefined-reading-map`,
      `${zkapps}/smart-contracts#running-with-a-compiler-that-drops-types`,
      `${circuits}/testing#timeouts-and-decorators`,
    ),
    q(
      'Field.assertEquals(): 5 != 7',
      `${basics}/field#when-an-error-appears`,
      `${start}/common-errors#how-to-read-an-error`,
      `${circuits}/analyzing-constraint-systems#read-a-failed-constraint`,
      `${start}/common-errors#constraint-unsatisfied-unreduced`,
      `${classes}/Field#assertequals`,
    ),
    q(
      'check signature: Invalid signature on fee payer for key B62q',
      `${start}/common-errors#check-signature-invalid-signature-on-fee-payer`,
      `${zkapps}/deployment#what-goes-wrong-and-how-it-shows`,
    ),
    q(
      'Error: The transaction is too expensive, try reducing the number of AccountUpdates that are attached to the transaction',
      `${start}/common-errors#the-transaction-is-too-expensive`,
      `${zkapps}/limits-and-fees#account-updates`,
      `${zkapps}/account-updates#balances-and-limits`,
      `${zkapps}/deployment#what-goes-wrong-and-how-it-shows`,
    ),
    q(
      'ReferenceError: window is not defined',
      `${frontend}/next#window-is-not-defined`,
      `${frontend}/next#server-side-rendering`,
      `${frontend}/angular#server-side-rendering`,
    ),
    q(
      'Invalid fee excess. This means that balance changes in your transaction do not sum up to the amount of fees needed.',
      `${start}/common-errors#invalid-fee-excess`,
      `${zkapps}/account-updates#balances-and-limits`,
      `${zkapps}/intro#creating-an-account-that-nobody-pays-for`,
      `${zkapps}/limits-and-fees#fees`,
      `${zkapps}/deployment#what-goes-wrong-and-how-it-shows`,
    ),
  ],
} satisfies Record<string, QualityQuery[]>;
