/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: "0x7"',
    `if (this.used.has(ticket.toString())) return 'already used';
    this.used.add(ticket.toString());`,
    `if (this.used.has(message.replace(/^[ 0]+/, ''))) return 'already used';
    this.used.add(message.replace(/^[ 0]+/, ''));`,
  ],
  [
    'not-yet: Ana sent ticket 12',
    `if (this.used.has(ticket.toString())) return 'already used';
    this.used.add(ticket.toString());`,
    `if (this.used.size > 0) return 'already used';
    this.used.add(message);`,
  ],
  [
    'not-yet: once around the clock',
    `if (this.used.has(ticket.toString())) return 'already used';
    this.used.add(ticket.toString());`,
    `const key = String(BigInt(message) % Field.ORDER);
    if (this.used.has(key)) return 'already used';
    this.used.add(key);`,
  ],
  [
    'not-yet: once around the clock',
    '  used = new Set<string>();',
    '  used = new Set<bigint>();',
    `    if (this.used.has(ticket.toString())) return 'already used';
    this.used.add(ticket.toString());`,
    `    if (this.used.has(BigInt(message))) return 'already used';
    this.used.add(BigInt(message));`,
  ],
  [
    'not-yet: Two equal Fields are two objects',
    '  used = new Set<string>();',
    '  used = new Set<Field>();',
    `    if (this.used.has(ticket.toString())) return 'already used';
    this.used.add(ticket.toString());`,
    `    if (this.used.has(ticket)) return 'already used';
    this.used.add(ticket);`,
  ],
  [
    'not-yet: your server answered "already used"',
    `if (this.used.has(ticket.toString())) return 'already used';
    this.used.add(ticket.toString());`,
    `const key = ticket.toString().slice(-20);
    if (this.used.has(key)) return 'already used';
    this.used.add(key);`,
  ],
  [
    'not-yet: your server answered "already used"',
    `if (this.used.has(ticket.toString())) return 'already used';
    this.used.add(ticket.toString());`,
    `const key = String(ticket.toBigInt() % (1n << 250n));
    if (this.used.has(key)) return 'already used';
    this.used.add(key);`,
  ],
  [
    'not-yet: Mallory sent "seven"',
    'const ticket = Field(message);',
    `let ticket: Field;
    try {
      ticket = Field(message);
    } catch {
      return 'entered';
    }`,
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ["'no proof' → message", "only 'entered' counts a ticket"],
  ["'no proof' → verify", "only 'entered' counts a ticket"],
  ["'no proof' → o1js.Field(1)", "only 'entered' counts a ticket"],
  ["'already used' → message", "only 'entered' counts a ticket"],
  ["'already used' → verify", "only 'entered' counts a ticket"],
  ["'already used' → o1js.Field(1)", "only 'entered' counts a ticket"],
];
