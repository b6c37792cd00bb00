/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: no starts with 1000',
    'slots.every((slot) => slot.equals(0).toBoolean())',
    'slots[0]!.equals(0).toBoolean()',
  ],
  [
    'not-yet: yes starts with 5',
    'slots.every((slot) => slot.equals(0).toBoolean())',
    `slots
      .reduce((a, b) => a.add(b))
      .equals(0)
      .toBoolean()`,
  ],
  [
    'not-yet: slot 3',
    'slots.every((slot) => slot.equals(0).toBoolean())',
    `slots[0]!.equals(0).toBoolean() &&
    slots[1]!.equals(0).toBoolean()`,
  ],
  [
    'not-yet: yes starts with 1 and no starts with',
    'slots.every((slot) => slot.equals(0).toBoolean())',
    `slots
      .reduce((sum, slot) => sum.add(slot.square()), Field(0))
      .equals(0)
      .toBoolean()`,
  ],
  [
    'not-yet: can still get other code and has a state without a proof',
    `isLocked &&
    provedState &&`,
    'isLocked === provedState &&',
  ],
  [
    "not-yet: Ana doesn't join a fair poll",
    `  const { code, isLocked, provedState, slots } = account;
  return (
    code === 'Poll' &&
    isLocked &&
    provedState &&
    slots.every((slot) => slot.equals(0).toBoolean())
  );`,
    `  const { code, isLocked, provedState } = account;
  return code === 'Poll' && isLocked && !provedState;`,
  ],
];
