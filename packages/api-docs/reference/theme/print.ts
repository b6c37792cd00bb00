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
import { joinPieces, lengthOf, type Piece } from './pieces';

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
      return each.needsParenthesis(where as never)
        ? ['(', ...pieces, ')']
        : pieces;
    };
    const list = (types: readonly SomeType[]) =>
      joinPieces(
        types.map((each) => inside(each)),
        ', ',
      );
    const visitor: Partial<TypeVisitor<Piece[]>> = {
      array: ({ elementType }) => [
        ...inside(elementType, 'arrayElement'),
        '[]',
      ],
      conditional: (each) => [
        ...inside(each.checkType, 'conditionalCheck'),
        ' extends ',
        ...inside(each.extendsType, 'conditionalExtends'),
        ' ? ',
        ...inside(each.trueType, 'conditionalTrue'),
        ' : ',
        ...inside(each.falseType, 'conditionalFalse'),
      ],
      indexedAccess: ({ objectType, indexType }) => [
        ...inside(objectType, 'indexedObject'),
        '[',
        ...inside(indexType, 'indexedIndex'),
        ']',
      ],
      inferred: ({ name, constraint }) => [
        `infer ${name}`,
        ...(constraint ? [' extends ', ...inside(constraint)] : []),
      ],
      intersection: ({ types }) =>
        joinPieces(
          types.map((each) => inside(each, 'intersectionElement')),
          ' & ',
        ),
      mapped: (each) => {
        const { readonlyModifier, optionalModifier, nameType } = each;
        return [
          '{ ',
          readonlyModifier ? `${sign(readonlyModifier)}readonly ` : '',
          `[${each.parameter} in `,
          ...inside(each.parameterType, 'mappedParameter'),
          ...(nameType ? [' as ', ...inside(nameType, 'mappedName')] : []),
          `]${optionalModifier ? `${sign(optionalModifier)}?` : ''}: `,
          ...inside(each.templateType, 'mappedTemplate'),
          ' }',
        ];
      },
      namedTupleMember: ({ name, isOptional, element }) => [
        `${name}${isOptional ? '?' : ''}: `,
        ...inside(element),
      ],
      optional: ({ elementType }) => [
        ...inside(elementType, 'optionalElement'),
        '?',
      ],
      predicate: ({ asserts, name, targetType }) => [
        `${asserts ? 'asserts ' : ''}${name}`,
        ...(targetType ? [' is ', ...inside(targetType)] : []),
      ],
      query: ({ queryType }) => ['typeof ', ...inside(queryType)],
      reference: (each) => [
        this.name(each),
        ...(each.typeArguments?.length
          ? ['<', ...list(each.typeArguments), '>']
          : []),
      ],
      reflection: ({ declaration }) => this.object(declaration, level),
      rest: ({ elementType }) => ['...', ...inside(elementType, 'restElement')],
      templateLiteral: ({ head, tail }) => [
        `\`${head}`,
        ...tail.flatMap(([each, text]) => [
          '${',
          ...inside(each, 'templateLiteralElement'),
          `}${text}`,
        ]),
        '`',
      ],
      tuple: ({ elements }) => ['[', ...list(elements), ']'],
      typeOperator: ({ operator, target }) => [
        `${operator} `,
        ...inside(target, 'typeOperatorTarget'),
      ],
      union: ({ types }) =>
        this.union(
          types.map((t) => inside(t, 'unionElement')),
          level,
        ),
    };
    return type.visit(visitor) ?? [type.toString()];
  }

  /** `add(y: UInt64): UInt64;`, with its modifiers */
  signature(model: SignatureReflection, level = 0): Piece[] {
    const { kind, parent, name, parameters = [], type } = model;
    if (kind === ReflectionKind.IndexSignature) {
      return [
        '[',
        ...this.parameter(parameters[0]!, level),
        ']: ',
        ...this.type(type, level),
        ';',
      ];
    }
    const isAccessor =
      kind === ReflectionKind.GetSignature ||
      kind === ReflectionKind.SetSignature;
    const shownName = ['__call', '__type'].includes(name)
      ? ''
      : propertyName(name);
    return [
      ...(parent.kind === ReflectionKind.Function ? ['function '] : []),
      modifiers(parent),
      isAccessor
        ? kind === ReflectionKind.GetSignature
          ? 'get '
          : 'set '
        : '',
      kind === ReflectionKind.ConstructorSignature ? 'new ' : '',
      `${shownName}${parent.flags.isOptional ? '?' : ''}`,
      ...this.call(model, level, ': '),
      ';',
    ];
  }

  /** `static NUM_BITS: number = 64;`, `type X = { … };` */
  declaration(model: DeclarationReflection): Piece[] {
    const { kind, name, flags, typeParameters, defaultValue } = model;
    const isAlias = kind === ReflectionKind.TypeAlias;
    const type = model.type ?? model.getSignature?.type;
    const hasValue =
      defaultValue && defaultValue !== '...' && defaultValue !== name;
    return [
      modifiers(model),
      isAlias ? 'type ' : '',
      `${propertyName(name)}${flags.isOptional ? '?' : ''}`,
      ...this.typeParameters(typeParameters, 0),
      isAlias ? ' = ' : ': ',
      ...(type ? this.type(type) : this.object(model, 0)),
      hasValue ? ` = ${defaultValue};` : ';',
    ];
  }

  /** `class UInt64 extends CircuitValue` */
  classHead(model: DeclarationReflection): Piece[] {
    const { name, flags, typeParameters, extendedTypes, implementedTypes } =
      model;
    const names = typeParameters?.map((each) => each.name).join(', ');
    const listed = (word: string, types: readonly SomeType[] = []) =>
      types.length > 0
        ? [
            ` ${word} `,
            ...joinPieces(
              types.map((each) => this.type(each)),
              ', ',
            ),
          ]
        : [];
    return [
      flags.isAbstract ? 'abstract ' : '',
      model.kind === ReflectionKind.Class ? 'class ' : 'interface ',
      `${name}${names ? `<${names}>` : ''}`,
      ...listed('extends', extendedTypes),
      ...listed('implements', implementedTypes),
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
    const each = parameters.map((parameter) =>
      this.parameter(parameter, inside),
    );
    return [
      ...this.typeParameters(typeParameters, level),
      isLong ? `(${line(inside)}` : '(',
      ...joinPieces(each, isLong ? `,${line(inside)}` : ', '),
      isLong ? `${line(level)})` : ')',
      ...(type && kind !== ReflectionKind.SetSignature
        ? [arrow, ...this.type(type, level)]
        : []),
    ];
  }

  private parameter(model: ParameterReflection, level: number): Piece[] {
    const { name, type, flags, defaultValue } = model;
    const isOptional = flags.isOptional || defaultValue;
    return [
      `${flags.isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: `,
      ...this.type(type, level),
    ];
  }

  private typeParameters(
    models: readonly TypeParameterReflection[] | undefined,
    level: number,
  ): Piece[] {
    if (!models?.length) return [];
    const each = models.map((model): Piece[] => [
      model.name,
      ...(model.type ? [' extends ', ...this.type(model.type, level)] : []),
      ...(model.default ? [' = ', ...this.type(model.default, level)] : []),
    ]);
    return ['<', ...joinPieces(each, ', '), '>'];
  }

  private union(types: readonly Piece[][], level: number): Piece[] {
    const flat = joinPieces(types, ' | ');
    const isLong = lengthOf(flat) > longestLine;
    return isLong ? joinPieces(types, `${line(level + 1)}| `) : flat;
  }

  /** An object type, or a function type. */
  private object(model: DeclarationReflection, level: number): Piece[] {
    const { signatures = [], children = [], indexSignatures = [] } = model;
    const [only, ...others] = signatures;
    if (only && others.length === 0 && children.length === 0) {
      const isNew = only.kind === ReflectionKind.ConstructorSignature;
      return [isNew ? 'new ' : '', ...this.call(only, level, ' => ')];
    }
    const inside = level + 1;
    const members = [
      ...[...indexSignatures, ...signatures].map((each) =>
        this.signature(each, inside),
      ),
      ...children.flatMap((child) => this.member(child, inside)),
    ];
    if (members.length === 0) return ['{}'];
    return [
      '{',
      ...members.flatMap((member) => [line(inside), ...member]),
      `${line(level)}}`,
    ];
  }

  /** A member of an object type: a line for each of its signatures. */
  private member(model: DeclarationReflection, level: number): Piece[][] {
    const { signatures, getSignature, setSignature, type, flags, name } = model;
    const called = signatures ?? [getSignature ?? setSignature ?? []].flat();
    if (called.length > 0)
      return called.map((each) => this.signature(each, level));
    return [
      [
        `${flags.isReadonly ? 'readonly ' : ''}${propertyName(name)}${flags.isOptional ? '?' : ''}: `,
        ...this.type(type, level),
        ';',
      ],
    ];
  }

  private name(type: ReferenceType): Piece {
    const target = this.findPage(type);
    const name = target ? target.name : type.name;
    return target ? { name, target } : name;
  }
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
    flags.isProtected && 'protected ',
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
