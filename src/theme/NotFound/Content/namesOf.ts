/**
 * @param list an `llms.txt`, whose entries are `- [name](address): description`
 * @returns names by the path of their address, e.g. `Field elements` by `/o1js/basic-types/field.md`
 */
export function namesOf(list: string): Map<string, string> {
  return new Map(
    [...list.matchAll(/^- \[(.*?)\]\((.*?)\)/gm)].map(
      ([, name = '', address = '']) => [new URL(address).pathname, name],
    ),
  );
}
