import { expect, test } from '@playwright/test';
import { launchOptions } from '../launch-options';
import { button, outcome, result, write } from './program-page';

// A program can ask this browser to clean up its memory.
const { args = [], ...options } = launchOptions();
test.use({
  launchOptions: { ...options, args: [...args, '--js-flags=--expose-gc'] },
});

test('a second proof ends, though the browser cleaned up after the first @nightly', async ({
  page,
}) => {
  test.setTimeout(1_500_000);
  await page.goto('playground/');
  await expect(button(page, 'Run')).toBeEnabled();
  await write(
    page,
    `import { Field, ZkProgram } from 'o1js';
const Square = ZkProgram({
  name: 'square',
  publicInput: Field,
  methods: {
    of: {
      privateInputs: [Field],
      async method(square: Field, root: Field) {
        root.square().assertEquals(square);
      },
    },
  },
});
await Square.compile();
for (const root of [3, 4]) {
  const { proof } = await Square.of(Field(root ** 2), Field(root));
  console.log(root, await Square.verify(proof));
  for (let i = 0; i < 5; i++) {
    (globalThis as any).gc();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}`,
  );
  await button(page, 'Run').click();
  await expect(page).toHaveURL(/proofs=/);
  await expect(outcome(page)).toHaveText(/^Ran in/, { timeout: 0 });
  await expect(result(page).getByLabel('Output')).toHaveText(
    '3 true\n4 true\n',
  );
});
