/**
 * @param imports the solution's import of o1js
 * @param member the line in front of which `deploy` goes
 * @param permissions as code, in place of the default ones
 * @returns lines and other lines of an answer that sets permissions in `deploy`
 */
export const permitting = (
  imports: string,
  member: string,
  permissions: string,
): string[] => [
  imports,
  imports.replace(' }', ', Permissions }'),
  member,
  `async deploy() {
    await super.deploy();
    this.account.permissions.set({ ...Permissions.default(), ${permissions} });
  }

  ${member}`,
];
