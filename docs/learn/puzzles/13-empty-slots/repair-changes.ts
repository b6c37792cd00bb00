/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: padding of 5 points',
    `const sum = points.add(slot.points);
    points = Provable.if(slot.isPadding, points, sum);`,
    `slot.points.assertLessThanOrEqual(UInt64.from(5));
    points = points.add(slot.points);`,
  ],
  [
    'not-yet: your circuit rejects it',
    `const sum = points.add(slot.points);
    points = Provable.if(slot.isPadding, points, sum);`,
    `slot.isPadding.assertFalse();
    points = points.add(slot.points);`,
  ],
  [
    'not-yet: counts 0 points',
    'points = Provable.if(slot.isPadding, points, sum);',
    'points = Provable.if(slot.isPadding, sum, points);',
  ],
  [
    'not-yet: The queue holds 3',
    `const sum = points.add(slot.points);
    points = Provable.if(slot.isPadding, points, sum);
  }
  hash.assertEquals(queue);
  return points;`,
    `points = points.add(slot.points);
  }
  hash.assertEquals(queue);
  return UInt64.from(9).add(points.sub(points));`,
  ],
  [
    'not-yet: reads a slot to decide',
    `const sum = points.add(slot.points);
    points = Provable.if(slot.isPadding, points, sum);`,
    'if (!slot.isPadding.toBoolean()) points = points.add(slot.points);',
  ],
  [
    'not-yet: Your circuit counts only 3',
    `const sum = points.add(slot.points);
    points = Provable.if(slot.isPadding, points, sum);`,
    `const sum = points.addMod64(slot.points);
    points = Provable.if(slot.isPadding, points, sum);`,
  ],
  [
    'not-yet: Mallory sets isPadding to −1',
    'Struct({ isPadding: Bool, points: UInt64 }) {}',
    `Struct({ isPadding: Bool, points: UInt64 }) {
  static override check(slot: { isPadding: Bool; points: UInt64 }) {
    UInt64.check(slot.points);
  }
}`,
  ],
];
