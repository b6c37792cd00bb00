/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: 5 + 20 coins as one gift',
    "import { Bool, Field } from 'o1js';",
    "import { Bool, Field, Provable } from 'o1js';",
    `  let total = Field(0);
  let picks = Field(0);
  gifts.forEach((gift, i) => {
    total = total.add(mask[i]!.toField().mul(gift));
    picks = picks.add(mask[i]!.toField());
  });
  total.assertEquals(worth);
  picks.assertEquals(1);`,
    `  const values = gifts.map((gift) => Field(gift));
  Provable.switch(mask, Field, values).assertEquals(worth);
  mask.reduce((a, b) => a.or(b)).assertTrue('no gift');`,
  ],
];
