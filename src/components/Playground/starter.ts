/** The first program in the editor. */
export const starter = `import { Field, ZkProgram } from 'o1js';

// Proves: "I know a number whose square is public."
const SquareRoot = ZkProgram({
  name: 'square-root',
  publicInput: Field,
  methods: {
    know: {
      privateInputs: [Field],
      async method(square: Field, root: Field) {
        root.mul(root).assertEquals(square);
      },
    },
  },
});

const sum = Field(3).add(5); // => 8n
console.log('The sum is', sum.toString());

// Run compares each line that states a result: change a number and see.
Field(0).inv(); // throws Field.inv(): Division by zero
`;
