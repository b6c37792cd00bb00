/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: 13 is a root of 170',
    "import { Field, ZkProgram } from 'o1js';",
    "import { Field, Provable, ZkProgram } from 'o1js';",
    'root.mul(root).assertEquals(square);',
    `const rest = Provable.witness(Field, () => 0);
        const sum = root.square().add(rest.square());
        sum.assertEquals(square);`,
  ],
  [
    'not-yet: your method `any`',
    `async method(square: Field, root: Field) {
        root.mul(root).assertEquals(square);
      },
    },`,
    `async method(square: Field, root: Field) {
        root.mul(root).assertEquals(square);
      },
    },
    any: { privateInputs: [], async method() {} },`,
  ],
  [
    'not-yet: 13 is a root of 170',
    "import { Field, ZkProgram } from 'o1js';",
    "import { Field, Provable, ZkProgram } from 'o1js';",
    'root.mul(root).assertEquals(square);',
    `let right = Field(0);
        const own = Provable.witness(Field, () => {
          right = root.square().sub(square).toConstant();
          return Field(1);
        });
        own.assertEquals(1);
        right.assertEquals(0);`,
  ],
  [
    'not-yet: 13 is a root of 170',
    `async method(square: Field, root: Field) {
        root.mul(root).assertEquals(square);
      },`,
    'async method(square: Field, root: Field) {},',
  ],
  [
    'not-yet: 12 is a root of 144',
    'root.mul(root).assertEquals(square);',
    `square.assertEquals(1369);
        root.assertEquals(37);`,
  ],
  [
    'not-yet: 37 is a root of -1369',
    'root.mul(root).assertEquals(square);',
    'root.square().square().assertEquals(square.square());',
  ],

  [
    'passed',
    "import { Field, ZkProgram } from 'o1js';",
    "import { Field, UInt64, ZkProgram } from 'o1js';",
    'privateInputs: [Field],',
    'privateInputs: [UInt64],',
    'async method(square: Field, root: Field) {',
    'async method(square: Field, root: UInt64) {',
    'root.mul(root).assertEquals(square);',
    'root.value.mul(root.value).assertEquals(square);',
  ],
  [
    "not-yet: can't prove that 0 is a root of 0",
    'root.mul(root).assertEquals(square);',
    'square.div(root).assertEquals(root);',
  ],
  [
    'not-yet: The public output is 37',
    'methods: {',
    `publicOutput: Field,
  methods: {`,
    'root.mul(root).assertEquals(square);',
    `root.mul(root).assertEquals(square);
        return { publicOutput: root };`,
  ],
];
