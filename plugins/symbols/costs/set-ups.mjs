// What calls are measured with, as far as signatures do not say it. A call is
// made only where the release has the symbol.

/** The sizes that are measured, by what a reader would call them. */
const points = (word, sizes, of) =>
  Object.fromEntries(sizes.map((size) => [nameOf(word, size), of(size)]));

const mapValues = (object, of) =>
  Object.fromEntries(
    Object.entries(object).map(([label, value]) => [label, of(value)]),
  );

const nameOf = (word, size) =>
  (size === 1 ? word.replace(/s$/, '') : word).replace('#', String(size));

/** Identifiers 0 and 1 are taken. */
let nextTable = 1;

/** @param o1js the module of a release */
export default function setUps(o1js) {
  const { Bool, Field, Group, Int64, Scalar, UInt8, UInt32, UInt64 } = o1js;
  const { Bytes, Crypto, Gadgets, Hash, Keccak, Poseidon, Provable } = o1js;
  const { Hashed, MerkleWitness, Nullifier, Option, Packed, Struct } = o1js;
  const array = (type, length) => Provable.Array(type, length);
  const curve = Crypto.CurveParams.Secp256k1;
  const F = o1js.createForeignField(curve.modulus);
  const Curve = o1js.createForeignCurve(curve);
  const Ecdsa = o1js.createEcdsa(Curve);
  const Field3 = Gadgets.Field3.provable;
  const List = o1js.MerkleList.create(Field);
  const Iterator = o1js.MerkleListIterator.create(Field);
  const Pair = Struct({ first: UInt32, second: UInt32 });
  const MaybeField = Option(Field);
  const HashedTwo = Hashed.create(Struct({ first: Field, second: Field }));
  const PackedIntegers = Packed.create(array(UInt32, 8));
  const PackedBytes = Packed.create(Bytes(32).provable);
  const { DynamicArray } = o1js;
  const dynamic = DynamicArray
    ? points(
        '# fields',
        [8, 64],
        (capacity) => DynamicArray(Field, { capacity }).provable,
      )
    : {};
  const IndexedMerkleMap =
    o1js.IndexedMerkleMap ?? o1js.Experimental.IndexedMerkleMap;
  const maps = points(
    'height #',
    [8, 20, 32],
    (height) => IndexedMerkleMap(height).provable,
  );
  const overwriteIf = mapValues(maps, (type) => [
    [Bool, type, type],
    (condition, map, other) => map.overwriteIf(condition, other),
  ]);
  const bytes = (lengths, hash) =>
    points('# bytes', lengths, (length) => [[Bytes(length)], hash]);
  const fields = (call) =>
    points('# fields', [1, 2, 4, 8], (length) => [
      [array(Field, length)],
      call,
    ]);
  const list = (type, length, call) => ({ '': [[array(type, length)], call] });
  const bitwise = (call) =>
    points('# bits', [16, 32, 64], (length) => [
      [Field, Field],
      (x, y) => call(x, y, length),
    ]);
  const byType = (call) =>
    mapValues({ Field, Bool, UInt32, UInt64, Group }, call);
  const hashes = {
    hash: fields((input) => Poseidon.hash(input)),
    hashAnyLength: fields((input) => Poseidon.hashAnyLength(input)),
    hashWithPrefix: fields((input) => Poseidon.hashWithPrefix('p', input)),
    hashToGroup: fields((input) => Poseidon.hashToGroup(input)),
    update: fields((input) => Poseidon.update(Poseidon.initialState(), input)),
    hashPacked: {
      UInt64: [[UInt64], (x) => Poseidon.hashPacked(UInt64, x)],
      'two UInt32': [[Pair], (x) => Poseidon.hashPacked(Pair, x)],
      'Bytes(32)': [
        [Bytes(32)],
        (x) => Poseidon.hashPacked(Bytes(32).provable, x),
      ],
    },
  };
  const toScalar = {
    '': [[o1js.ScalarField?.provable], (x) => o1js.ScalarField.toScalar(x)],
  };
  const calls = {
    'Bool.allTrue': points('# Bools', [2, 8], (length) => [
      [array(Bool, length)],
      (all) => Bool.allTrue(all),
    ]),
    'Bool.anyTrue': points('# Bools', [2, 8], (length) => [
      [array(Bool, length)],
      (all) => Bool.anyTrue(all),
    ]),
    'Field.fromBits': list(Bool, 254, (all) => Field.fromBits(all)),
    'Field#toBits': {
      ...points('# bits', [8, 64], (length) => [
        [Field],
        (x) => x.toBits(length),
      ]),
      'all bits': [[Field], (x) => x.toBits()],
    },
    'UInt8.fromBits': list(Bool, 8, (all) => UInt8.fromBits(all)),
    'UInt32.fromBits': list(Bool, 32, (all) => UInt32.fromBits(all)),
    'UInt64.fromBits': list(Bool, 64, (all) => UInt64.fromBits(all)),
    'Scalar.fromBits': list(Bool, 255, (all) => Scalar.fromBits(all)),
    'PrivateKey.fromBits': list(Bool, 255, (all) =>
      o1js.PrivateKey.fromBits(all),
    ),
    'UInt32.fromBytes': list(UInt8, 4, (all) => UInt32.fromBytes(all)),
    'UInt32.fromBytesBE': list(UInt8, 4, (all) => UInt32.fromBytesBE(all)),
    'UInt64.fromBytes': list(UInt8, 8, (all) => UInt64.fromBytes(all)),
    'UInt64.fromBytesBE': list(UInt8, 8, (all) => UInt64.fromBytesBE(all)),
    'UInt8.from': {
      Field: [[Field], (x) => UInt8.from(x)],
      UInt64: [[UInt64], (x) => UInt8.from(x)],
    },
    'Int64.from': {
      UInt64: [[UInt64], (x) => Int64.from(x)],
    },
    'Group#scale': {
      Scalar: [[Group, Scalar], (g, s) => g.scale(s)],
      Field: [[Group, Field], (g, s) => g.scale(s)],
      'constant point': [[Scalar], (s) => Group.generator.scale(s)],
      'constant scalar': [
        [Group],
        (g) => g.scale(Scalar.from(2n ** 200n + 5n)),
      ],
    },
    'Signature#verify': points('# fields', [1, 4], (length) => [
      [o1js.Signature, o1js.PublicKey, array(Field, length)],
      (signature, key, message) => signature.verify(key, message),
    ]),
    'Nullifier#verify': points('# fields', [1, 4], (length) => [
      [Nullifier, array(Field, length)],
      (nullifier, message) => nullifier.verify(message),
    ]),
    'PublicKey.from': {
      '': [[Field, Bool], (x, isOdd) => o1js.PublicKey.from({ x, isOdd })],
    },
    'TokenId.derive': {
      '': [[o1js.PublicKey], (key) => o1js.TokenId.derive(key)],
    },
    assert: { '': [[Bool], (condition) => o1js.assert(condition)] },

    'Provable.if': {
      ...byType((type) => [
        [Bool, type, type],
        (condition, x, y) => Provable.if(condition, type, x, y),
      ]),
      '8 fields': [
        [Bool, array(Field, 8), array(Field, 8)],
        (condition, x, y) => Provable.if(condition, array(Field, 8), x, y),
      ],
    },
    'Provable.switch': {
      ...points('Field, # cases', [2, 4, 8], (cases) => [
        [array(Bool, cases), array(Field, cases)],
        (mask, values) => Provable.switch(mask, Field, values),
      ]),
      'UInt64, 4 cases': [
        [array(Bool, 4), array(UInt64, 4)],
        (mask, values) => Provable.switch(mask, UInt64, values),
      ],
      'Group, 4 cases': [
        [array(Bool, 4), array(Group, 4)],
        (mask, values) => Provable.switch(mask, Group, values),
      ],
    },
    'Provable.equal': byType((type) => [
      [type, type],
      (x, y) => Provable.equal(type, x, y),
    ]),
    'Provable.assertEqual': byType((type) => [
      [type, type],
      (x, y) => Provable.assertEqual(type, x, y),
    ]),
    'Provable.assertEqualIf': byType((type) => [
      [Bool, type, type],
      (condition, x, y) => Provable.assertEqualIf(condition, type, x, y),
    ]),
    'Provable.witness': mapValues(
      {
        Field,
        Bool,
        UInt8,
        UInt32,
        UInt64,
        Int64,
        Group,
        Scalar,
        PublicKey: o1js.PublicKey,
        'Bytes(32)': Bytes(32),
      },
      (type) => [[], () => Provable.witness(type, () => undefined)],
    ),
    'Provable.witnessFields': {
      '': [[], () => Provable.witnessFields(4, () => [0n, 0n, 0n, 0n])],
    },
    'Provable.log': { '': [[Field], (x) => Provable.log(x)] },
    'Provable.asProver': { '': [[], () => Provable.asProver(() => undefined)] },

    ...Object.fromEntries(
      Object.entries(hashes).flatMap(([name, each]) => [
        [`Poseidon.${name}`, each],
        [`Hash.Poseidon.${name}`, each],
      ]),
    ),
    'Hash.hash': hashes.hash,
    'Poseidon.Unsafe.hashToGroup': fields((x) =>
      Poseidon.Unsafe.hashToGroup(x),
    ),
    'Hash.SHA2_256.hash': bytes([32, 64], (x) => Hash.SHA2_256.hash(x)),
    'Hash.SHA2.hash': points('SHA-#, 32 bytes', [256, 512], (length) => [
      [Bytes(32)],
      (x) => Hash.SHA2.hash(length, x),
    ]),
    'Gadgets.SHA2.hash': points('SHA-#, 32 bytes', [256, 512], (length) => [
      [Bytes(32)],
      (x) => Gadgets.SHA2.hash(length, x),
    ]),
    'Gadgets.SHA256.hash': bytes([32], (x) => Gadgets.SHA256.hash(x)),
    'Gadgets.SHA256.compression': {
      '': [
        [array(UInt32, 8), array(UInt32, 64)],
        (state, words) => Gadgets.SHA256.compression(state, words),
      ],
    },
    'Gadgets.SHA256.createMessageSchedule': list(UInt32, 16, (words) =>
      Gadgets.SHA256.createMessageSchedule(words),
    ),
    'Gadgets.BLAKE2B.hash': bytes([32], (x) => Gadgets.BLAKE2B.hash(x)),
    'Hash.BLAKE2B.hash': bytes([32], (x) => Hash.BLAKE2B.hash(x)),
    'Hash.Keccak256.hash': bytes([32, 200], (x) => Hash.Keccak256.hash(x)),
    'Hash.Keccak384.hash': bytes([32], (x) => Hash.Keccak384.hash(x)),
    'Hash.Keccak512.hash': bytes([32], (x) => Hash.Keccak512.hash(x)),
    'Hash.SHA3_256.hash': bytes([32], (x) => Hash.SHA3_256.hash(x)),
    'Hash.SHA3_384.hash': bytes([32], (x) => Hash.SHA3_384.hash(x)),
    'Hash.SHA3_512.hash': bytes([32], (x) => Hash.SHA3_512.hash(x)),
    'Keccak.ethereum': bytes([32], (x) => Keccak.ethereum(x)),
    'Keccak.nistSha3': bytes([32], (x) => Keccak.nistSha3(256, x)),
    'Keccak.preNist': bytes([32], (x) => Keccak.preNist(256, x)),

    'Gadgets.and': bitwise((x, y, length) => Gadgets.and(x, y, length)),
    'Gadgets.or': bitwise((x, y, length) => Gadgets.or(x, y, length)),
    'Gadgets.xor': bitwise((x, y, length) => Gadgets.xor(x, y, length)),
    'Gadgets.not': points('# bits', [16, 32, 64], (length) => [
      [Field],
      (x) => Gadgets.not(x, length, true),
    ]),
    'Gadgets.rangeCheckN': points('# bits', [16, 64, 128], (n) => [
      [Field],
      (x) => Gadgets.rangeCheckN(n, x),
    ]),
    'Gadgets.isDefinitelyInRangeN': points('# bits', [16, 64, 128], (n) => [
      [Field],
      (x) => Gadgets.isDefinitelyInRangeN(n, x),
    ]),
    'Gadgets.arrayGet': points('# fields', [8, 64], (length) => [
      [array(Field, length), Field],
      (values, index) => Gadgets.arrayGet(values, index),
    ]),
    'Gadgets.arrayGetGeneric': points('# fields', [8, 64], (length) => [
      [array(Field, length), Field],
      (values, index) => Gadgets.arrayGetGeneric(Field, values, index),
    ]),
    'Gadgets.ForeignField.sum': points('# terms', [2, 4], (length) => [
      [array(Field3, length)],
      (terms) =>
        Gadgets.ForeignField.sum(
          terms,
          terms.slice(1).map(() => 1n),
          curve.modulus,
        ),
    ]),
    'Gadgets.ForeignField.assertAlmostReduced': points(
      '# elements',
      [1, 3],
      (length) => [
        [array(Field3, length)],
        (all) => Gadgets.ForeignField.assertAlmostReduced(all, curve.modulus),
      ],
    ),
    'Gadgets.ForeignField.sliceField3': {
      '256 bits': [
        [Field3],
        (x) =>
          Gadgets.ForeignField.sliceField3(x, { maxBits: 256, chunkSize: 4 }),
      ],
    },
    'Gadgets.ForeignField.equals': {
      '': [[Field3], (x) => Gadgets.ForeignField.equals(x, 5n, curve.modulus)],
    },
    'Gadgets.ForeignField.assertLessThan': {
      'constant bound': [
        [Field3],
        (x) => Gadgets.ForeignField.assertLessThan(x, curve.modulus),
      ],
    },
    'Gadgets.ForeignField.assertLessThanOrEqual': {
      'constant bound': [
        [Field3],
        (x) => Gadgets.ForeignField.assertLessThanOrEqual(x, curve.modulus),
      ],
    },
    'RuntimeTable#insert': {
      '3 pairs': [
        [Field, Field, Field],
        (...values) => {
          nextTable++;
          const table = new o1js.RuntimeTable(nextTable, [0n, 1n, 2n]);
          table.insert(values.map((value, i) => [BigInt(i), value]));
        },
      ],
    },

    MerkleWitness: points('calculateRoot, height #', [8, 20, 32], (height) => {
      class Witness extends MerkleWitness(height) {}
      return [[Witness, Field], (witness, leaf) => witness.calculateRoot(leaf)];
    }),
    'EcdsaSignature#verify': {
      'secp256k1, 32 bytes': [
        [Ecdsa.provable, Curve.provable, Bytes(32)],
        (signature, key, message) => signature.verify(message, key),
      ],
    },
    'EcdsaSignature#verifyEthers': {
      'secp256k1, 32 bytes': [
        [Ecdsa.provable, Curve.provable, Bytes(32)],
        (signature, key, message) => signature.verifyEthers(message, key),
      ],
    },
    'EcdsaSignature#verifySignedHash': {
      secp256k1: [
        [Ecdsa.provable, Curve.provable, Curve.Scalar.provable],
        (signature, key, hash) => signature.verifySignedHash(hash, key),
      ],
    },
    'EcdsaSignature.check': {
      secp256k1: [[Ecdsa.provable], (signature) => Ecdsa.check(signature)],
    },
    'ForeignCurve#scale': {
      secp256k1: [
        [Curve.provable, Curve.Scalar.provable],
        (point, scalar) => point.scale(scalar),
      ],
    },
    'ForeignField.sum': points('# terms', [2, 4], (length) => [
      [array(F.AlmostReduced.provable, length)],
      (terms) =>
        F.sum(
          terms,
          terms.slice(1).map(() => 1),
        ),
    ]),
    'ForeignField.assertAlmostReduced': points(
      '# elements',
      [1, 3],
      (length) => [
        [array(F.provable, length)],
        (all) => F.assertAlmostReduced(...all),
      ],
    ),

    'ScalarField.toScalar': toScalar,
    'ScalarField#toScalar': toScalar,
    'Bytes#chunk': { '32 bytes': [[Bytes(32)], (x) => x.chunk(8)] },
    'Bytes#base64Encode': {
      '32 bytes': [[Bytes(32)], (x) => x.base64Encode()],
    },
    'Bytes#base64Decode': {
      '44 bytes': [[Bytes(44)], (x) => x.base64Decode(32)],
    },
    'CircuitString#substring': {
      '': [[o1js.CircuitString], (text) => text.substring(0, 8)],
    },
    'MerkleList#forEach': points('# fields', [8, 64], (length) => [
      [List.provable],
      (all) => all.forEach(length, () => undefined),
    ]),
    'IndexedMerkleMap#overwriteIf': overwriteIf,
    'Experimental.IndexedMerkleMap#overwriteIf': overwriteIf,
    'DynamicArray#forEach': dynamicArrays((all) =>
      all.forEach(() => undefined),
    ),
    'DynamicArray#forEachReverse': dynamicArrays((all) =>
      all.forEachReverse(() => undefined),
    ),
    'DynamicArray#map': dynamicArrays((all) => all.map(Field, (x) => x)),
    'Encryption.encrypt': points('# fields', [1, 4], (length) => [
      [array(Field, length), o1js.PublicKey],
      (message, key) => o1js.Encryption.encrypt(message, key),
    ]),
    'Encryption.decrypt': points('# fields', [1, 4], (length) => [
      [array(Field, length + 1), Group, o1js.PrivateKey],
      (cipherText, publicKey, key) =>
        o1js.Encryption.decrypt({ cipherText, publicKey }, key),
    ]),
    'Hashed.create': {
      'hash of 2 fields': [
        [array(Field, 2)],
        ([first, second]) => HashedTwo.hash({ first, second }),
      ],
    },
    'Packed.create': {
      'pack 8 UInt32': [
        [array(UInt32, 8)],
        (values) => PackedIntegers.pack(values),
      ],
      'unpack 8 UInt32': [[PackedIntegers.provable], (all) => all.unpack()],
      'unpack Bytes(32)': [[PackedBytes.provable], (all) => all.unpack()],
      'pack Bytes(32)': [[Bytes(32)], (bytes) => PackedBytes.pack(bytes)],
    },
  };

  function dynamicArrays(call) {
    return mapValues(dynamic, (type) => [[type], call]);
  }

  return {
    types: {
      Bool,
      Field,
      Group,
      Int64,
      Scalar,
      UInt8,
      UInt32,
      UInt64,
      Sign: o1js.Sign,
      Character: o1js.Character,
      CircuitString: o1js.CircuitString,
      MerkleMapWitness: o1js.MerkleMapWitness,
      Nullifier,
      PrivateKey: o1js.PrivateKey,
      PublicKey: o1js.PublicKey,
      Signature: o1js.Signature,
      Field3,
      ForeignFieldSum: Field3,
      ForeignField: F.provable,
      AlmostForeignField: F.AlmostReduced.provable,
      CanonicalForeignField: F.Canonical.provable,
      ...(o1js.ScalarField && { ScalarField: o1js.ScalarField.provable }),
      ForeignCurve: { secp256k1: Curve.provable },
      EcdsaSignature: { secp256k1: Ecdsa.provable },
      Bytes: { '32 bytes': Bytes(32) },
      Option: { 'a Field': MaybeField },
      MerkleList: { 'of Field': List.provable },
      MerkleListIterator: { 'of Field': Iterator.provable },
      IndexedMerkleMap: maps,
      'Experimental.IndexedMerkleMap': maps,
      DynamicArray: dynamic,
    },
    classes: {
      ForeignField: F,
      AlmostForeignField: F.AlmostReduced,
      CanonicalForeignField: F.Canonical,
      ForeignCurve: Curve,
      EcdsaSignature: Ecdsa,
    },
    typeParameters: {
      ScalarField: {
        ForeignField: 'ScalarField',
        AlmostForeignField: 'ScalarField',
        CanonicalForeignField: 'ScalarField',
      },
      DynamicArray: { ProvableValue: 'Field' },
      MerkleList: { T: 'Field' },
      MerkleListIterator: { T: 'Field' },
      Option: { T: 'Field' },
    },
    constants: {
      ...(o1js.ScalarField && { ScalarField: new o1js.ScalarField(5) }),
      Field: Field(5),
      Bool: Bool(true),
      UInt8: UInt8.from(5),
      UInt32: UInt32.from(5),
      UInt64: UInt64.from(5),
      Int64: Int64.from(5),
      Group: Group.generator.scale(5),
      Field3: Gadgets.Field3.from(5n),
      ForeignField: new F(5),
      AlmostForeignField: new F.AlmostReduced(5),
      CanonicalForeignField: new F.Canonical(5),
    },
    leftOut: [
      // They work on the network, or change account updates, whose rows are those of their hash.
      'AccountUpdate',
      'AccountUpdateForest',
      'Mina',
      // Of the class that Option() returns, not of its values.
      'Option#from',
      'Option#fromValue',
      'Option#none',
    ],
    array: (length) => array(Field, length),
    plain: { bits: 4, f: curve.modulus, c: 5n, increment: 8, capacity: 128 },
    calls,
  };
}
