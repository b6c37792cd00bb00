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
];
