import {
  type DeclarationReflection,
  type ParameterReflection,
  type ReferenceType,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
  type TypeVisitor,
} from 'typedoc';
import { code, joinPieces, lengthOf, type Piece } from './pieces';

/** Finds the page of a type. */
type FindPage = (type: ReferenceType) => Reflection | undefined;

/** The longest line that is still read at once. */
const longestLine = 120;

/** More parameters are a line each. */
const mostInLine = 2;

/** Writes types and declarations as TypeScript, indented by their depth. */
export class Printer {
  constructor(private readonly findPage: FindPage) {}

  /** @param level of indentation of the lines after the first */
  type(type: SomeType | undefined, level = 0): Piece[] {
    if (!type) return ['any'];
    const inside = (each: SomeType, where = 'none'): Piece[] => {
      const pieces = this.type(each, level);
      // TypeDoc knows that a union needs them for a function, but not that an intersection does.
      const isEnclosed = [where, where.replace('intersection', 'union')].some(
        (place) => each.needsParenthesis(place as never),
      );
      return isEnclosed ? code`(${pieces})` : pieces;
    };
    const list = (
      types: readonly SomeType[],
      separator = ', ',
      where = 'none',
    ) =>
      joinPieces(
        types.map((each) => inside(each, where)),
        separator,
      );
    const visitor: Partial<TypeVisitor<Piece[]>> = {
      array: (each) => code`${inside(each.elementType, 'arrayElement')}[]`,
      conditional: (each) => {
        const checked = inside(each.checkType, 'conditionalCheck');
        const base = inside(each.extendsType, 'conditionalExtends');
        const yes = inside(each.trueType, 'conditionalTrue');
        const no = inside(each.falseType, 'conditionalFalse');
        return code`${checked} extends ${base} ? ${yes} : ${no}`;
      },
      indexedAccess: (each) =>
        code`${inside(each.objectType, 'indexedObject')}[${inside(each.indexType, 'indexedIndex')}]`,
      intersection: ({ types }) => list(types, ' & ', 'intersectionElement'),
      mapped: (each) => {
        const { readonlyModifier, optionalModifier, nameType } = each;
        const before = readonlyModifier
          ? `${sign(readonlyModifier)}readonly `
          : '';
        const after = optionalModifier ? `${sign(optionalModifier)}?` : '';
        const as = nameType ? code` as ${inside(nameType, 'mappedName')}` : [];
        const keys = inside(each.parameterType, 'mappedParameter');
        const value = inside(each.templateType, 'mappedTemplate');
        return code`{ ${before}[${each.parameter} in ${keys}${as}]${after}: ${value} }`;
      },
      namedTupleMember: (each) =>
        code`${each.name}${each.isOptional ? '?' : ''}: ${inside(each.element)}`,
      predicate: ({ asserts, name, targetType }) =>
        code`${asserts ? 'asserts ' : ''}${name}${targetType ? code` is ${inside(targetType)}` : []}`,
      query: ({ queryType }) => code`typeof ${inside(queryType)}`,
      reference: (each) =>
        code`${[this.name(each)]}${each.typeArguments?.length ? code`<${list(each.typeArguments)}>` : []}`,
      reflection: ({ declaration }) => this.object(declaration, level),
      rest: ({ elementType }) => code`...${inside(elementType, 'restElement')}`,
      tuple: ({ elements }) => code`[${list(elements)}]`,
      typeOperator: (each) =>
        code`${each.operator} ${inside(each.target, 'typeOperatorTarget')}`,
      union: ({ types }) => {
        const flat = list(types, ' | ', 'unionElement');
        return lengthOf(flat) > longestLine
          ? list(types, `${line(level + 1)}| `, 'unionElement')
          : flat;
      },
    };
    return type.visit(visitor) ?? [type.toString()];
  }

  /** `add(y: UInt64): UInt64;`, with its modifiers */
  signature(model: SignatureReflection, level = 0): Piece[] {
    const { kind, parent, name, parameters = [], type } = model;
    if (kind === ReflectionKind.IndexSignature) {
      return code`[${this.parameter(parameters[0]!, level)}]: ${this.type(type, level)};`;
    }
    const words = new Map([
      [ReflectionKind.GetSignature, 'get '],
      [ReflectionKind.SetSignature, 'set '],
      [ReflectionKind.ConstructorSignature, 'new '],
    ]);
    const isFunction = parent.kind === ReflectionKind.Function;
    const before = `${isFunction ? 'function ' : ''}${modifiers(parent)}`;
    const shownName = ['__call', '__type'].includes(name)
      ? ''
      : propertyName(name);
    const call = this.call(model, level, ': ');
    return code`${before}${words.get(kind) ?? ''}${shownName}${optionalMark(parent)}${call};`;
  }

  /** `static NUM_BITS: number = 64;`, `type X = { … };` */
  declaration(model: DeclarationReflection): Piece[] {
    const { kind, name, typeParameters, defaultValue } = model;
    const isAlias = kind === ReflectionKind.TypeAlias;
    const type = model.type ?? model.getSignature?.type;
    const shown = type ? this.type(type) : this.object(model, 0);
    const hasValue =
      defaultValue && defaultValue !== '...' && defaultValue !== name;
    return [
      `${modifiers(model)}${isAlias ? 'type ' : ''}`,
      `${propertyName(name)}${optionalMark(model)}`,
      ...this.typeParameters(typeParameters, 0),
      isAlias ? ' = ' : ': ',
      ...shown,
      hasValue ? ` = ${defaultValue};` : ';',
    ];
  }

  /** `class UInt64 extends CircuitValue` */
  classHead(model: DeclarationReflection): Piece[] {
    const { name, flags, typeParameters } = model;
    const names = typeParameters?.map((each) => each.name).join(', ');
    const listed = (word: string, types: readonly SomeType[] = []) => {
      const each = types.map((type) => this.type(type));
      return each.length > 0 ? code` ${word} ${joinPieces(each, ', ')}` : [];
    };
    const word = model.kind === ReflectionKind.Class ? 'class' : 'interface';
    return [
      `${flags.isAbstract ? 'abstract ' : ''}${word} `,
      `${name}${names ? `<${names}>` : ''}`,
      ...listed('extends', model.extendedTypes),
      ...listed('implements', model.implementedTypes),
    ];
  }

  /** Parameters and result of a function. */
  private call(
    model: SignatureReflection,
    level: number,
    arrow: string,
  ): Piece[] {
    const { parameters = [], type, kind, typeParameters } = model;
    const isLong = parameters.length > mostInLine;
    const inside = isLong ? level + 1 : level;
    const list = joinPieces(
      parameters.map((each) => this.parameter(each, inside)),
      isLong ? `,${line(inside)}` : ', ',
    );
    const isSetter = kind === ReflectionKind.SetSignature;
    return [
      ...this.typeParameters(typeParameters, level),
      ...(isLong
        ? code`(${line(inside)}${list}${line(level)})`
        : code`(${list})`),
      ...(type && !isSetter ? [arrow, ...this.type(type, level)] : []),
    ];
  }

  private parameter(model: ParameterReflection, level: number): Piece[] {
    const { name, type, flags, defaultValue } = model;
    const isOptional = flags.isOptional || defaultValue;
    return code`${flags.isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${this.type(type, level)}`;
  }

  private typeParameters(
    models: readonly TypeParameterReflection[] = [],
    level: number,
  ): Piece[] {
    if (models.length === 0) return [];
    const each = models.map((model): Piece[] => [
      model.name,
      ...(model.type ? [' extends ', ...this.type(model.type, level)] : []),
      ...(model.default ? [' = ', ...this.type(model.default, level)] : []),
    ]);
    return code`<${joinPieces(each, ', ')}>`;
  }

  /** An object type, or a function type. */
  private object(model: DeclarationReflection, level: number): Piece[] {
    const { signatures = [], children = [], indexSignatures = [] } = model;
    const [only, ...others] = signatures;
    if (only && others.length === 0 && children.length === 0) {
      const isNew = only.kind === ReflectionKind.ConstructorSignature;
      return code`${isNew ? 'new ' : ''}${this.call(only, level, ' => ')}`;
    }
    const inside = level + 1;
    const members = [
      ...[...indexSignatures, ...signatures].map((each) =>
        this.signature(each, inside),
      ),
      ...children.flatMap((child) => this.member(child, inside)),
    ];
    if (members.length === 0) return ['{}'];
    const lines = members.flatMap((member) => [line(inside), ...member]);
    return code`{${lines}${line(level)}}`;
  }

  /** A member of an object type: a line for each of its signatures. */
  private member(model: DeclarationReflection, level: number): Piece[][] {
    const { signatures, getSignature, setSignature, type, flags, name } = model;
    const called = signatures ?? [getSignature ?? setSignature ?? []].flat();
    if (called.length > 0)
      return called.map((each) => this.signature(each, level));
    const before = flags.isReadonly ? 'readonly ' : '';
    const shownName = `${before}${propertyName(name)}${optionalMark(model)}`;
    return [code`${shownName}: ${this.type(type, level)};`];
  }

  private name(type: ReferenceType): Piece {
    const target = this.findPage(type);
    return target ? { name: target.name, target } : type.name;
  }
}

/** @returns `?` for a name that can be left out */
export function optionalMark({ flags }: Reflection): string {
  return flags.isOptional ? '?' : '';
}

function line(level: number): string {
  return `\n${'  '.repeat(level)}`;
}

function sign(modifier: '+' | '-'): string {
  return modifier === '-' ? '-' : '';
}

function modifiers({ flags }: Reflection): string {
  return [
    flags.isAbstract && 'abstract ',
    flags.isConst && 'const ',
    flags.isStatic && 'static ',
    flags.isReadonly && 'readonly ',
  ]
    .filter(Boolean)
    .join('');
}

/** Quotes a name that is no identifier. */
function propertyName(name: string): string {
  return /^([A-Z_$][\w$]*|\d+|\[[^\]]+\])$/i.test(name)
    ? name
    : JSON.stringify(name);
}
