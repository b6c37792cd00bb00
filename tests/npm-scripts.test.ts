import { expect, test } from 'vitest';
import { scripts } from '../package.json';

// npm hands a script to the shell of the system, which is cmd.exe on Windows.
test.each(Object.entries(scripts))(
  'npm run %s is for the shells of all systems',
  (_name, command) => {
    // Single quotes are letters there, and a variable is set in another way.
    expect(command).not.toContain("'");
    expect(command).not.toMatch(/(?:^|&& )\w+=/);
    expect(command).not.toMatch(/[;|`$]|(?:^|\s)(?:rm|cp|mv|cat)\s/);
  },
);
