/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: votes as herself',
    `if (stampOf(poll, Field(pin)).equals(stamp).toBoolean()) return Field(pin);
  }
  return Field(0);`,
    `if (stampOf(stamp, Field(pin)).equals(poll).toBoolean()) return Field(pin);
  }
  return Field(44); // Mallory's own PIN`,
  ],
  [
    "not-yet: isn't the secret of a member",
    'for (let pin = 0; pin < 100; pin++) {',
    'for (let pin = 0; pin < 10; pin++) {',
  ],
  [
    "not-yet: isn't the secret of a member",
    `for (let pin = 0; pin < 100; pin++) {
    if (stampOf(poll, Field(pin)).equals(stamp).toBoolean()) return Field(pin);
  }
  return Field(0);`,
    'return stampOf(poll, stamp);',
  ],
];
