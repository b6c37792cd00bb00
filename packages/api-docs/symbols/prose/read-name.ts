/** Inline code that can name a symbol. */
export interface WrittenName {
  /** Names with dots between them, without call and type arguments: `UInt64.from`; empty before the first dot in `.from()`. */
  name: string;
  isCall: boolean;
  isDecorator: boolean;
}

const pattern =
  /^(?<decorator>@)?(?:new |await )?(?<name>(?:[A-Za-z]\w*)?(?:\.[A-Za-z]\w*)*)(?:<[^()]*>)?(?<call>\(.*\))?$/;

/**
 * @param code the content of inline code
 * @returns the name that it consists of; undefined when it is anything else
 */
export function readName(code: string): WrittenName | undefined {
  const groups = pattern.exec(code.trim())?.groups;
  if (!groups?.name) return undefined;
  return {
    name: groups.name,
    isCall: groups.call !== undefined,
    isDecorator: groups.decorator !== undefined,
  };
}
