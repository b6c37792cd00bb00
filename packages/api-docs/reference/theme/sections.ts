import { createSlugger } from '@docusaurus/utils';
import {
  ArrayType,
  Comment,
  type CommentTag,
  type DeclarationReflection,
  IntersectionType,
  type ParameterReflection,
  type Reflection,
  ReflectionKind,
  ReflectionType,
  type SignatureReflection,
  type SomeType,
  translateTagName,
  type TypeParameterReflection,
  UnionType,
} from 'typedoc';
import type { ReferenceContext } from './context';
import { writeContent } from './elements';
import { nameList } from './index-page';
import type { Printer } from './print';
import { type Code, codeOf, inlineOf, type Piece } from './pieces';

/**
 * The kinds of sections. A section without a kind is a name: a symbol, a
 * member or a parameter.
 *
 * - `members`: a group of members, such as `Methods`
 * - `list`: contains only names, such as `Parameters`
 * - `signature`: one of the ways to call or read a member
 * - `origin`, `inherited`: the source of an inherited member
 * - `returns`, `deprecated`, `example`, `remark`: tags of the doc comment
 */
export type SectionKind =
  | 'members'
  | 'list'
  | 'signature'
  | 'origin'
  | 'inherited'
  | 'returns'
  | 'deprecated'
  | 'example'
  | 'remark';

/** A signature, a type in a line of its own, or Markdown. */
export type Block = { code: Code } | { type: string } | { text: string };

/** A heading of a page with its contents. */
export interface Section {
  depth: number;
  title: string;
  kind?: SectionKind;
  /** Its anchor. */
  id: string;
  /** The symbol or member that it documents. */
  model?: Reflection;
  isDeprecated: boolean;
  /** Address of the line of the source. */
  source?: string;
  content: Block[];
  sections: Section[];
}

/** Deeper headings have this depth. */
const deepest = 6;

/** Called with each symbol that gets an anchor. */
type OnAnchor = (model: Reflection, id: string) => void;

/**
 * Reads the sections of a page from the model. Their order makes the anchors,
 * which readers have links to: first come, first served.
 *
 * @param subject of the page
 * @param context writes links as they are on this page
 */
export function readSections(
  subject: DeclarationReflection,
  context: ReferenceContext,
  onAnchor: OnAnchor,
): Section {
  const reader = new SectionReader(context, onAnchor);
  reader.readPage(subject);
  return reader.page;
}

/** Adds a section to a page that has been read, with the next free anchor. */
export function makeSection(
  title: string,
  depth: number,
  id: string,
  kind?: SectionKind,
): Section {
  return {
    depth,
    title,
    kind,
    id,
    isDeprecated: false,
    content: [],
    sections: [],
  };
}

const withGroups = [
  ReflectionKind.Namespace,
  ReflectionKind.Enum,
  ReflectionKind.Class,
  ReflectionKind.Interface,
];

class SectionReader {
  readonly page = makeSection('', 1, 'page-title');
  private readonly printer: Printer;
  private readonly slugger = createSlugger();
  private readonly open: Section[] = [this.page];

  constructor(
    private readonly context: ReferenceContext,
    private readonly onAnchor: OnAnchor,
  ) {
    this.printer = context.printer;
  }

  readPage(subject: DeclarationReflection): void {
    this.page.title = subject.name;
    this.page.model = subject;
    if (hasGroups(subject)) this.readGroups(subject, 2);
    else this.readMember(subject, 1, false);
  }

  /** Opens a section inside the last one that is higher up. */
  private start(depth: number, title: string, kind?: SectionKind): Section {
    const id = this.slugger.slug(title);
    const section = makeSection(title, Math.min(depth, deepest), id, kind);
    while (this.open.length > 1 && closes(section, this.open.at(-1)!)) {
      this.open.pop();
    }
    this.open.at(-1)!.sections.push(section);
    this.open.push(section);
    return section;
  }

  private add(block: Block): void {
    this.open.at(-1)!.content.push(block);
  }

  private addCode(pieces: Piece[]): void {
    this.add({ code: codeOf(pieces, this.context) });
  }

  private addType(type: SomeType | undefined): void {
    if (type)
      this.add({ type: inlineOf(this.printer.type(type), this.context) });
  }

  private addText(text: string): void {
    if (text.trim()) this.add({ text: text.trim() });
  }

  private addSource(model: DeclarationReflection | SignatureReflection): void {
    const url = model.sources?.[0]?.url;
    if (url) this.open.at(-1)!.source = url;
  }

  /** The description, without its tags. */
  private addSummary(comment: Comment | undefined): void {
    if (!comment) return;
    this.addText(
      this.context.partials.comment(comment, {
        showSummary: true,
        showTags: false,
      }),
    );
  }

  private readTags(
    comment: Comment | undefined,
    depth: number,
    others: readonly string[] = [],
  ): void {
    for (const { tag, content } of tagsOf(comment)) {
      if (tag === '@returns' && !others.includes(tag)) continue;
      this.start(depth, translateTagName(tag), kindOfTag(tag));
      this.addSummary(new Comment(content));
    }
  }

  private readComment(comment: Comment | undefined, depth: number): void {
    this.addSummary(comment);
    this.readTags(comment, depth);
  }

  /** A class, an interface, an enumeration, a namespace or an object type. */
  private readGroups(model: DeclarationReflection, depth: number): void {
    if (model.kind === ReflectionKind.TypeAlias) {
      this.addCode(this.printer.declaration(model));
    } else if (model.kindOf([ReflectionKind.Class, ReflectionKind.Interface])) {
      this.addCode(this.printer.classHead(model));
    }
    if (model.kind !== ReflectionKind.Namespace) this.addSource(model);
    this.readComment(model.comment, depth);
    this.readTypes('Extends', model.extendedTypes, depth);
    this.readTypes('Extended by', model.extendedBy, depth);
    this.readTypeParameters(model.typeParameters, depth);
    this.readTypes('Implements', model.implementedTypes, depth);
    const signatures = model.signatures ?? [];
    for (const signature of signatures) {
      const isOne = signatures.length === 1;
      if (!isOne) this.start(depth, 'Call Signature', 'signature');
      this.readSignature(signature, isOne ? depth : depth + 1, {});
    }
    if (model.indexSignatures?.length) {
      this.start(depth, 'Indexable');
      this.readIndexSignatures(model, depth + 1);
    }
    for (const { title, children } of model.groups ?? []) {
      const { router } = this.context;
      const kind = memberGroups.has(title) ? 'members' : undefined;
      this.start(depth, title, kind);
      if (children.every((child) => router.hasOwnDocument(child))) {
        const names = children.map((child) => [child as DeclarationReflection]);
        const list = nameList(names, (child) => this.context.urlTo(child));
        this.addText(writeContent([list]));
        continue;
      }
      for (const child of children) {
        if (!child.isDeclaration() || router.hasOwnDocument(child)) continue;
        this.readMember(child, depth + 1, false);
      }
    }
  }

  private readTypes(
    title: string,
    types: readonly SomeType[] | undefined,
    depth: number,
  ): void {
    if (!types?.length) return;
    this.start(depth, title, 'origin');
    types.forEach((type) => this.addType(type));
  }

  /** @param isNested of an object type, whose members have no lines of their own */
  private readMember(
    model: DeclarationReflection,
    depth: number,
    isNested: boolean,
  ): void {
    const isSubject = this.context.router.hasOwnDocument(model);
    if (model.kind === ReflectionKind.Constructor) {
      for (const signature of model.signatures ?? []) {
        this.startMember(model, depth, 'Constructor');
        this.readSignature(signature, depth + 1, {});
      }
      return;
    }
    if (!isSubject) this.startMember(model, depth, titleOf(model));
    if (hasGroups(model)) this.readGroups(model, depth + 1);
    else if (model.kind === ReflectionKind.Accessor) {
      this.readAccessor(model, depth + 1);
    } else if (model.signatures) {
      this.readSignatures(model, model.signatures, depth + 1, isNested);
    } else this.readDeclaration(model, depth + 1, isNested);
  }

  private startMember(
    model: DeclarationReflection,
    depth: number,
    title: string,
  ): void {
    const section = this.start(depth, title);
    section.model = model;
    section.isDeprecated = model.isDeprecated();
    this.onAnchor(model, section.id);
  }

  private readSignatures(
    model: DeclarationReflection,
    signatures: readonly SignatureReflection[],
    depth: number,
    isNested: boolean,
  ): void {
    const areSeveral = signatures.length > 1;
    if (areSeveral) this.readComment(model.comment, depth);
    for (const signature of signatures) {
      if (areSeveral) this.start(depth, 'Call Signature', 'signature');
      this.readSignature(signature, areSeveral ? depth + 1 : depth, {
        isNested,
        areSeveral,
      });
    }
  }

  private readSignature(
    model: SignatureReflection,
    depth: number,
    {
      isNested = false,
      areSeveral = false,
      hasTitle = true,
    }: { isNested?: boolean; areSeveral?: boolean; hasTitle?: boolean },
  ): void {
    if (hasTitle) this.addCode(this.printer.signature(model));
    if (!isNested) this.addSource(model);
    const comment = areSeveral
      ? model.comment
      : (model.comment ?? model.parent.comment);
    this.addSummary(comment);
    if (model.kind !== ReflectionKind.ConstructorSignature) {
      this.readTypeParameters(model.typeParameters, depth);
    }
    this.readParameters(model.parameters, depth);
    if (model.type) this.readReturns(model, depth);
    this.readTags(comment, depth);
    this.readInheritance(model, depth);
  }

  private readAccessor(model: DeclarationReflection, depth: number): void {
    const isOfType = model.parent?.kind === ReflectionKind.TypeLiteral;
    const { getSignature, setSignature } = model;
    for (const signature of [getSignature, setSignature]) {
      if (!signature) continue;
      const word = signature === getSignature ? 'Get' : 'Set';
      this.start(depth, `${word} Signature`, 'signature');
      this.addCode(this.printer.signature(signature));
      if (!isOfType) this.addSource(signature);
      this.readComment(signature.comment, depth + 1);
      this.readParameters(signature.parameters, depth + 1);
      if (signature.type) this.readReturns(signature, depth + 1);
    }
    this.readComment(model.comment, depth);
    this.readInheritance(model, depth);
  }

  private readTypeParameters(
    models: readonly TypeParameterReflection[] | undefined,
    depth: number,
  ): void {
    if (!models?.length) return;
    this.start(depth, 'Type Parameters', 'list');
    for (const { name, type, default: standard, comment } of models) {
      const section = this.start(depth + 1, name);
      const pieces = [
        ...(type ? ['extends ', ...this.printer.type(type)] : []),
        ...(type && standard ? [' '] : []),
        ...(standard ? ['= ', ...this.printer.type(standard)] : []),
      ];
      if (pieces.length > 0)
        section.content.push({ type: inlineOf(pieces, this.context) });
      this.addParameterComment(comment);
    }
  }

  /** Tags of parameters have no headings. */
  private addParameterComment(comment: Comment | undefined): void {
    if (comment) this.addText(this.context.partials.comment(comment));
  }

  private readParameters(
    models: readonly ParameterReflection[] | undefined,
    depth: number,
  ): void {
    if (!models?.length) return;
    this.start(depth, 'Parameters', 'list');
    for (const model of models) {
      const isOptional = model.flags.isOptional || model.defaultValue;
      this.start(depth + 1, `${model.name}${isOptional ? '?' : ''}`);
      this.readParameter(model, depth);
    }
  }

  private readParameter(model: ParameterReflection, depth: number): void {
    const { type, comment } = model;
    if (type instanceof UnionType) {
      this.addParameterType(model);
      this.addParameterComment(comment);
      if (!this.context.helpers.hasUsefulTypeDetails(type)) return;
      for (const each of type.types) {
        if (!(each instanceof ReflectionType)) this.addType(each);
        else if (this.context.helpers.hasUsefulTypeDetails(each)) {
          this.start(depth + 2, titleOfType(each));
          this.addType(each);
          this.addParameterComment(comment);
          this.readFields(each, depth + 3);
        }
      }
    } else if (type instanceof ReflectionType) {
      const { signatures, children } = type.declaration;
      if (signatures || !children?.length) this.addType(type);
      this.addParameterComment(comment);
      this.readFields(type, depth + 2);
    } else {
      this.addParameterType(model);
      this.addParameterComment(comment);
    }
  }

  private addParameterType({ type, defaultValue, flags }: ParameterReflection) {
    const pieces = [
      ...(flags.isRest ? ['...'] : []),
      ...(type ? this.printer.type(type) : []),
      ...(defaultValue ? [` = ${defaultValue}`] : []),
    ];
    if (pieces.length > 0) this.add({ type: inlineOf(pieces, this.context) });
  }

  /** Fields of a parameter that is an object, and fields of these. */
  private readFields(type: ReflectionType, depth: number, owner = ''): void {
    for (const child of type.declaration.children ?? []) {
      const name = `${owner}${child.name}`;
      this.start(depth, `${name}${child.flags.isOptional ? '?' : ''}`);
      const { signatures } = child;
      const pieces =
        !child.type && signatures?.length
          ? this.printer.type(new ReflectionType(child))
          : child.type
            ? this.printer.type(child.type)
            : [];
      const text = [
        ...pieces,
        ...(child.defaultValue ? [` = ${child.defaultValue}`] : []),
      ];
      if (text.length > 0) this.add({ type: inlineOf(text, this.context) });
      this.addParameterComment(
        child.comment ?? signatures?.find((each) => each.comment)?.comment,
      );
      if (child.type instanceof ReflectionType) {
        if (child.type.declaration.children) {
          this.readFields(child.type, depth, `${name}.`);
        }
      }
    }
  }

  private readReturns(model: SignatureReflection, depth: number): void {
    const { type } = model;
    const said = model.comment?.getTag('@returns');
    const remark = said && new Comment(said.content);
    const isUseful = type && this.context.helpers.hasUsefulTypeDetails(type);
    const object =
      type instanceof ReflectionType ? type.declaration : undefined;
    this.start(depth, 'Returns', 'returns');
    if (object?.signatures?.length) {
      this.addSummary(remark);
      if (!isUseful) this.addType(type);
      for (const each of isUseful ? object.signatures : []) {
        this.readSignature(each, depth + 1, { isNested: true });
      }
    } else if (isUseful && type instanceof UnionType) {
      this.addSummary(remark);
      this.readUnion(type, depth);
    } else {
      if (!isUseful || !object?.children) this.addReturnType(type);
      this.addSummary(remark);
    }
    if (object?.children) this.readObject(object, depth);
  }

  private addReturnType(type: SomeType | undefined): void {
    if (type instanceof ReflectionType && !type.declaration.signatures) {
      this.addCode(this.printer.type(type));
    } else this.addType(type);
  }

  private readObject(model: DeclarationReflection, depth: number): void {
    const all = this.context.helpers.getFlattenedDeclarations(
      model.children ?? [],
    );
    for (const each of all) {
      const isInside = each.name.includes('.');
      this.readMember(each, isInside ? depth + 2 : depth + 1, true);
    }
  }

  private readUnion({ types, elementSummaries }: UnionType, depth: number) {
    for (const [i, type] of types.entries()) {
      const isObject = type instanceof ReflectionType;
      if (isObject) {
        this.start(depth + 1, titleOfType(type));
        this.addCode(this.printer.type(type));
      } else this.addType(type);
      const summary = elementSummaries?.[i];
      if (summary) this.addSummary(new Comment(summary));
      if (isObject && this.context.helpers.hasUsefulTypeDetails(type)) {
        const isFunction = type.declaration.signatures?.length;
        const inside = isFunction ? depth + 2 : depth + 1;
        this.readType(type.declaration, inside, inside, false);
      }
    }
  }

  private readDeclaration(
    model: DeclarationReflection,
    depth: number,
    isNested: boolean,
  ): void {
    const { type } = model;
    this.addCode(this.printer.declaration(model));
    if (!isNested) this.addSource(model);
    const element = type instanceof ArrayType ? type.elementType : type;
    const object =
      element instanceof ReflectionType ? element.declaration : undefined;
    this.addSummary(model.comment);
    this.readTypeParameters(model.typeParameters, depth);
    if (type instanceof IntersectionType) {
      const objects = type.types.flatMap((each) =>
        each instanceof ReflectionType &&
        !each.declaration.signatures &&
        each.declaration.children
          ? [each.declaration]
          : [],
      );
      if (objects.length > 0) this.start(depth, 'Members', 'members');
      for (const each of objects) this.readObject(each, depth);
    }
    if (type instanceof UnionType) {
      if (this.context.helpers.hasUsefulTypeDetails(type)) {
        this.start(depth, 'Union Members', 'list');
        this.readUnion(type, depth);
      }
    } else if (object) {
      const isProperty = model.kind === ReflectionKind.Property;
      if (object.children?.length && !isProperty) {
        this.start(depth, 'Members', 'members');
      }
      this.readType(object, depth, isProperty ? depth - 1 : depth, isNested);
    }
    this.readTags(model.comment, depth, ['@returns']);
    this.readInheritance(model, depth);
  }

  /** @param inside depth of the heading that its members are below */
  private readType(
    object: DeclarationReflection,
    depth: number,
    inside: number,
    isNested: boolean,
  ): void {
    if (object.indexSignatures?.length) {
      this.start(depth, 'Index Signature', 'signature');
      this.readIndexSignatures(object, depth + 1);
    }
    const signatures = object.signatures ?? [];
    for (const signature of signatures) {
      const areSeveral = signatures.length > 1;
      if (areSeveral) this.start(depth, 'Call Signature', 'signature');
      this.readSignature(signature, areSeveral ? depth + 1 : depth, {
        isNested: true,
        hasTitle: areSeveral,
      });
    }
    if (object.children?.length && !isNested) this.readObject(object, inside);
  }

  private readIndexSignatures(
    { indexSignatures = [] }: DeclarationReflection,
    depth: number,
  ): void {
    for (const signature of indexSignatures) {
      this.addCode(this.printer.signature(signature));
      this.readComment(signature.comment, depth);
    }
  }

  private readInheritance(
    model: DeclarationReflection | SignatureReflection,
    depth: number,
  ): void {
    const { implementationOf, inheritedFrom, overwrites } = model;
    const origins = [
      ['Implementation of', 'origin', implementationOf],
      ['Inherited from', 'inherited', inheritedFrom],
      ['Overrides', 'origin', overwrites],
    ] as const;
    for (const [title, kind, origin] of origins) {
      if (!origin) continue;
      this.start(depth, title, kind);
      this.add({ type: this.context.partials.typeAndParent(origin) });
    }
  }
}

function hasGroups(model: DeclarationReflection): boolean {
  return (
    withGroups.includes(model.kind) ||
    (model.kind === ReflectionKind.TypeAlias && Boolean(model.groups))
  );
}

/** A name of the deepest level belongs to the list of that level before it. */
function closes(next: Section, last: Section): boolean {
  if (next.depth > last.depth) return false;
  return !(last.depth === deepest && last.kind === 'list' && isNamed(next));
}

/** @returns true if the heading names a symbol or a group of members */
export function isNamed({ kind }: Section): boolean {
  return kind === undefined || kind === 'members';
}

/** Titles of groups whose entries are on the page. */
const memberGroups = new Set([
  'Accessors',
  'Constructors',
  'Enumeration Members',
  'Methods',
  'Properties',
]);

function titleOf(model: DeclarationReflection): string {
  const { name, signatures, flags } = model;
  return `${name}${signatures?.length ? '()' : ''}${flags.isOptional ? '?' : ''}`;
}

function titleOfType({ declaration }: ReflectionType): string {
  return declaration.signatures?.length ? 'Function' : 'Type Literal';
}

function kindOfTag(tag: string): SectionKind {
  if (tag === '@deprecated') return 'deprecated';
  if (tag === '@returns') return 'returns';
  return /^@examples?$/.test(tag) ? 'example' : 'remark';
}

/** All examples of a symbol are one tag, in the place of the first. */
function tagsOf(comment: Comment | undefined): CommentTag[] {
  const tags: CommentTag[] = [];
  for (const original of comment?.blockTags ?? []) {
    const tag = original.clone();
    if (tag.name) {
      tag.content.unshift({ kind: 'text', text: `**${tag.name}**\n\n` });
    }
    const first = tags.find(({ tag: name }) => /^@examples?$/.test(name));
    if (tag.tag === '@example' && first) {
      first.tag = '@examples';
      first.content.push({ kind: 'text', text: '\n\n' }, ...tag.content);
    } else tags.push(tag);
  }
  return tags;
}
