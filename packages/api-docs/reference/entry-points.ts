/**
 * Sources of an o1js package, relative to its `src/`, that TypeDoc starts from.
 * The index alone leaves out the classes behind its value exports, such as
 * Field, Bool and Group.
 */
export const entryPoints = [
  'index',
  'lib/provable/crypto/foreign-curve',
  'lib/provable/field',
  'lib/provable/foreign-field',
  'lib/provable/bool',
  'lib/provable/group',
  'lib/provable/int',
  'lib/provable/scalar',
  'lib/provable/merkle-list',
  'lib/provable/merkle-map',
  'lib/provable/merkle-tree',
  'lib/provable/provable',
  'lib/provable/types/provable-intf',
];

/** Sources that the entry points reach but that no user of the package imports. */
export const excludedSources = [
  'bindings/**/*',
  'mina-signer/**/*',
  'examples/**/*',
  'lib/provable/+(core|test)/**/*',
  '**/*(test|unit-test).ts',
];
