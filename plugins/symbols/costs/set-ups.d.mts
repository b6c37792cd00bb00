/** A type of variables, as o1js takes it. */
export interface ProvableType {
  sizeInFields(): number;
  fromFields(fields: unknown[], aux: unknown[]): unknown;
  toAuxiliary(value?: unknown): unknown[];
}

/** Types of the variables that a call takes, and the call. */
export type SetUp = readonly [
  takes: readonly ProvableType[],
  call: (...values: unknown[]) => unknown,
];

/** What calls are made with. */
export interface SetUps {
  /** Types of variables by their name in signatures; several, by label, where the cost depends on the size. */
  types: Readonly<Record<string, ProvableType | Record<string, ProvableType>>>;
  /** Classes to call static methods of, where they are not the export of that name. */
  classes: Readonly<Record<string, object>>;
  /** What type parameters of a class stand for. */
  typeParameters: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The second and later operands when they are constants, by type. */
  constants: Readonly<Record<string, unknown>>;
  /** Arguments that are no variables, by the parameter's name. */
  plain: Readonly<Record<string, unknown>>;
  /** @returns the type of so many field elements. */
  array: (length: number) => ProvableType;
  /** Symbols that are not measured, with their members. */
  leftOut: readonly string[];
  /** Calls that do not follow from signatures, by id and label. */
  calls: Readonly<Record<string, Readonly<Record<string, SetUp>>>>;
}

/** @returns what calls of a release are made with. */
export default function setUps(o1js: Readonly<Record<string, unknown>>): SetUps;
