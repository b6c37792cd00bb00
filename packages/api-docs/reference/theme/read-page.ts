import { createSlugger } from '@docusaurus/utils';
import {
  ArrayType,
  Comment,
  type DeclarationReflection,
  IntersectionType,
  type ParameterReflection,
  type ReferenceType,
  type Reflection,
  ReflectionKind,
  ReflectionType,
  type SignatureReflection,
  type SomeType,
  translateTagName,
  type TypeParameterReflection,
  UnionType,
} from 'typedoc';
import type { O1jsRouter } from '../router';
import { calloutKinds, calloutOf } from './comments';
import type { ReferenceContext } from './context';
import {
  describe,
  type Description,
  idsInside,
  saysMore,
  stableId,
} from './description';
import { inlineElement, writeContent } from './elements';
import { commentOf } from './front-matter';
import { nameList } from './index-page';
import { body, deprecation, entryContent, labelled } from './parts';
import { codeOf, inlineOf, lengthOf, type Piece } from './pieces';
import { optionalMark } from './print';

const withGroups =
  ReflectionKind.ClassOrInterface |
  ReflectionKind.Namespace |
  ReflectionKind.Enum;

/** Letters of a result's type. A longer one is read in the signature. */
const longestResult = 200;

/**
 * Reads a page from the model. The order of reading makes the anchors, which
 * readers have links to: first come, first served.
 */
export class PageReader {
  /** Makes anchors, also of the parts that say no more than the signature. */
  readonly slugger = createSlugger();

  /** @param context writes links as they are on this page */
  constructor(private readonly context: ReferenceContext) {}

  /** @returns the subject of the page, with the groups of its members */
  read(subject: DeclarationReflection): Description {
    const page = describe(subject.name, '');
    if (hasGroups(subject)) this.readGroups(subject, page);
    else this.readBody(subject, page);
    return page;
  }

  /** @returns a description with the next free anchor of its title */
  start(title: string): Description {
    return describe(title, this.slugger.slug(title));
  }

  /** A class, an interface, an enumeration, a namespace or an object type. */
  private readGroups(model: DeclarationReflection, into: Description): void {
    const { printer, router } = this.context;
    if (model.kind === ReflectionKind.TypeAlias) {
      this.addCode(printer.declaration(model), into);
    } else if (model.kindOf(ReflectionKind.ClassOrInterface)) {
      this.addCode(printer.classHead(model), into);
    }
    if (model.kind !== ReflectionKind.Namespace) addSource(model, into);
    this.readComment(model.comment, into);
    this.readTags(model.comment, into);
    this.leaveToHead('Extends', model.extendedTypes, into);
    const extendedBy = (model.extendedBy ?? []).map((each) =>
      this.inline(printer.type(each)),
    );
    this.addOrigin('Extended by', extendedBy, into);
    this.readTypeParameters(model.typeParameters, into);
    this.leaveToHead('Implements', model.implementedTypes, into);
    this.readSignatures(model.signatures, into);
    for (const signature of model.indexSignatures ?? []) {
      const group = this.start('Indexable');
      this.readSignature(signature, group);
      into.members.push(group);
    }
    for (const { title, children } of model.groups ?? []) {
      const group = this.start(title);
      const members = children.filter((child) => child.isDeclaration());
      if (members.every((child) => router.hasOwnDocument(child))) {
        const names = members.map((child) => [child]);
        const list = nameList(names, (child) => this.context.urlTo(child));
        group.text.push(writeContent(list));
      } else {
        group.members.push(...members.flatMap((each) => this.member(each)));
      }
      into.members.push(group);
    }
  }

  /** @returns the member; each constructor of a class is one */
  private member(model: DeclarationReflection): Description[] {
    const { router, page } = this.context;
    // The theme's helpers give members of objects other names in copies.
    const original = page.project.getReflectionById(model.id)!;
    const start = (title: string) => {
      const member = this.start(title);
      member.isDeprecated = model.isDeprecated();
      (router as O1jsRouter).setAnchor(original, page.model, member.id!);
      return member;
    };
    if (model.kind === ReflectionKind.Constructor) {
      return (model.signatures ?? []).map((signature) => {
        const member = start('Constructor');
        this.readSignature(signature, member);
        return member;
      });
    }
    const call = model.signatures?.length ? '()' : '';
    const member = start(`${model.name}${call}${optionalMark(model)}`);
    this.readBody(model, member);
    return [member];
  }

  private readBody(model: DeclarationReflection, into: Description): void {
    const { signatures, getSignature, setSignature, comment } = model;
    if (signatures) {
      if (signatures.length > 1) {
        this.readComment(comment, into);
        this.readTags(comment, into);
      }
      this.readSignatures(signatures, into);
    } else if (getSignature || setSignature) {
      for (const signature of [getSignature, setSignature]) {
        if (!signature) continue;
        const isGet = signature === getSignature;
        const part = this.start(isGet ? 'Get Signature' : 'Set Signature');
        if (getSignature && setSignature) {
          this.readPart(part, signature, into);
        } else {
          into.leftOut.push(...idsInside(part));
          this.readSignature(signature, into);
        }
      }
      this.readInheritance(model, into);
    } else this.readDeclaration(model, into);
  }

  private readSignatures(
    signatures: readonly SignatureReflection[] = [],
    into: Description,
    hasCode = true,
  ): void {
    for (const signature of signatures) {
      if (signatures.length === 1) this.readSignature(signature, into, hasCode);
      else this.readPart(this.start('Call Signature'), signature, into);
    }
  }

  /** One of several ways to call or to read a member. */
  private readPart(
    part: Description,
    signature: SignatureReflection,
    into: Description,
  ): void {
    this.readSignature(signature, part);
    into.isInherited ||= part.isInherited;
    into.parts.push(labelled(part, body(part)));
  }

  /** @param hasCode false if the owner's code has the signature */
  private readSignature(
    model: SignatureReflection,
    into: Description,
    hasCode = true,
  ): void {
    const { kind, parent } = model;
    if (hasCode) this.addCode(this.context.printer.signature(model), into);
    addSource(model, into);
    const isOverload = (parent.signatures?.length ?? 0) > 1;
    const comment = model.comment ?? (isOverload ? undefined : parent.comment);
    this.readComment(comment, into);
    if (kind !== ReflectionKind.ConstructorSignature) {
      this.readTypeParameters(model.typeParameters, into);
    }
    this.readList('Parameters', model.parameters, into, (each) =>
      this.readParameter(each),
    );
    this.readReturns(model, into);
    this.readTags(comment, into);
    // TypeDoc repeats it for the accessor.
    const isAccessor = parent.kind === ReflectionKind.Accessor;
    if (!isAccessor) this.readInheritance(model, into);
  }

  /** A property, a variable or a type. */
  private readDeclaration(
    model: DeclarationReflection,
    into: Description,
  ): void {
    const { type, comment } = model;
    this.addCode(this.context.printer.declaration(model), into);
    addSource(model, into);
    this.readComment(comment, into);
    this.readTypeParameters(model.typeParameters, into);
    if (type instanceof UnionType && this.isUseful(type)) {
      const objects = type.types.filter(
        (each) => each instanceof ReflectionType,
      );
      this.readList('Union Members', objects, into, (each) =>
        this.unionMember(each),
      );
    } else if (type instanceof IntersectionType) {
      const objects = type.types.flatMap((each) =>
        each instanceof ReflectionType && !each.declaration.signatures
          ? (each.declaration.children ?? [])
          : [],
      );
      if (objects.length > 0) this.readObject(objects, this.group(into));
    } else {
      const item = type instanceof ArrayType ? type.elementType : type;
      if (item instanceof ReflectionType) {
        const { children = [] } = item.declaration;
        const isProperty = model.kind === ReflectionKind.Property;
        const group =
          children.length > 0 && !isProperty ? this.group(into) : into;
        this.readCalls(item, into);
        // A member of an object is in the list of its owner.
        if (!isInObject(model)) this.readObject(children, group);
      }
    }
    this.readTags(comment, into, true);
    this.readInheritance(model, into);
  }

  private group(into: Description): Description {
    const group = this.start('Members');
    into.members.push(group);
    return group;
  }

  private readCalls({ declaration }: ReflectionType, into: Description): void {
    for (const signature of declaration.indexSignatures ?? []) {
      this.readPart(this.start('Index Signature'), signature, into);
    }
    this.readSignatures(declaration.signatures, into, false);
  }

  /** Members of an object, and their own members after them. */
  private readObject(
    children: readonly DeclarationReflection[],
    into: Description,
  ): void {
    const { getFlattenedDeclarations } = this.context.helpers;
    let owner = into;
    for (const each of getFlattenedDeclarations([...children])) {
      const [member] = this.member(each) as [Description];
      if (each.name.includes('.')) owner.members.push(member);
      else {
        into.members.push(member);
        owner = member;
      }
    }
  }

  /** Adds a list, if there are models, with the entries that say more than the signature. */
  private readList<Model>(
    title: string,
    models: readonly Model[] | undefined,
    into: Description,
    read: (model: Model) => Description,
  ): void {
    if (!models?.length) return;
    const list = this.start(title);
    list.members = models.map(read);
    const gone = list.members.filter((each) => !saysMore(each));
    if (gone.length < list.members.length) {
      into.leftOut.push(...gone.flatMap(idsInside));
      into.parts.push(labelled(list, entryContent(list)));
    } else into.leftOut.push(...idsInside(list));
  }

  private unionMember(type: ReflectionType): Description {
    const entry = this.start('Type Literal');
    this.addCode(this.context.printer.type(type), entry);
    if (this.isUseful(type)) {
      this.readCalls(type, entry);
      this.readObject(type.declaration.children ?? [], entry);
    }
    return entry;
  }

  private readTypeParameters(
    models: readonly TypeParameterReflection[] | undefined,
    into: Description,
  ): void {
    const { printer } = this.context;
    this.readList('Type Parameters', models, into, (model) => {
      const { name, type, default: standard, comment } = model;
      const entry = this.start(name);
      entry.type = this.inline([
        ...(type ? ['extends ', ...printer.type(type)] : []),
        ...(type && standard ? [' '] : []),
        ...(standard ? ['= ', ...printer.type(standard)] : []),
      ]);
      entry.hasConstraint = type !== undefined;
      this.readComment(comment, entry, true);
      return entry;
    });
  }

  private readParameter(model: ParameterReflection): Description {
    const { name, type, flags, defaultValue, comment } = model;
    const isOptional = flags.isOptional || defaultValue;
    const entry = this.start(`${name}${isOptional ? '?' : ''}`);
    const isObject =
      type instanceof ReflectionType &&
      !type.declaration.signatures &&
      type.declaration.children?.length;
    entry.type = this.inline([
      ...(flags.isRest ? ['...'] : []),
      ...(type && !isObject ? this.context.printer.type(type) : []),
      ...(defaultValue ? [` = ${defaultValue}`] : []),
    ]);
    this.readComment(comment, entry, true);
    if (type instanceof ReflectionType) entry.members = this.fields(type);
    return entry;
  }

  /** Fields of a parameter that is an object, and fields of these. */
  private fields({ declaration }: ReflectionType, owner = ''): Description[] {
    return (declaration.children ?? []).flatMap((child) => {
      const { type, signatures, defaultValue } = child;
      const name = `${owner}${child.name}`;
      const field = this.start(`${name}${optionalMark(child)}`);
      const shown =
        type ?? (signatures ? new ReflectionType(child) : undefined);
      field.type = this.inline([
        ...(shown ? this.context.printer.type(shown) : []),
        ...(defaultValue ? [` = ${defaultValue}`] : []),
      ]);
      this.readComment(commentOf(child), field, true);
      return type instanceof ReflectionType
        ? [field, ...this.fields(type, `${name}.`)]
        : [field];
    });
  }

  private readReturns(model: SignatureReflection, into: Description): void {
    const { type, comment } = model;
    if (!type) return;
    const part = this.start('Returns');
    const said = comment?.getTag('@returns');
    if (said) this.readComment(new Comment(said.content), part);
    const printed = this.context.printer.type(type);
    const object =
      type instanceof ReflectionType ? type.declaration : undefined;
    if (!object || object.signatures) {
      if (lengthOf(printed) <= longestResult) part.type = this.inline(printed);
    } else if (!this.isUseful(type) || !object.children) {
      this.addCode(printed, part);
    }
    this.readObject(object?.children ?? [], part);
    if (saysMore(part)) into.parts.push(labelled(part, entryContent(part)));
    else into.leftOut.push(...idsInside(part));
  }

  /** @param withReturns true for what has no part of its own for the result */
  private readTags(
    comment: Comment | undefined,
    into: Description,
    withReturns = false,
  ): void {
    const tags = comment?.blockTags ?? [];
    const examples = tags.filter(({ tag }) => tag === '@example');
    for (const each of tags) {
      const { tag } = each;
      if (tag === '@returns' && !withReturns) continue;
      // All examples of a symbol are in the place of the first.
      const isExample = tag === '@example';
      if (isExample && each !== examples[0]) continue;
      const isSeveral = isExample && examples.length > 1;
      const part = this.start(translateTagName(isSeveral ? '@examples' : tag));
      for (const { name, content } of isExample ? examples : [each]) {
        if (name) part.text.push(`**${name}**`);
        this.readComment(new Comment(content), part);
      }
      const { title, id, text } = part;
      if (tag === '@deprecated') {
        into.deprecation = deprecation(text, stableId(id));
      } else if (isExample) into.examples.push(...text);
      else if (title.toLowerCase() in calloutKinds) {
        into.parts.push(calloutOf(title, text.join('\n\n')));
      } else if (text.length > 0) into.parts.push(labelled(part, text));
    }
  }

  private readInheritance(
    model: DeclarationReflection | SignatureReflection,
    into: Description,
  ): void {
    const { implementationOf, inheritedFrom, overwrites } = model;
    const { typeAndParent } = this.context.partials;
    const names = (type?: ReferenceType) => (type ? [typeAndParent(type)] : []);
    this.addOrigin('Implementation of', names(implementationOf), into);
    this.addOrigin('Inherited from', names(inheritedFrom), into);
    into.isInherited ||= inheritedFrom !== undefined;
    // A reader doesn't need to know which member another one overrides.
    if (overwrites) this.start('Overrides');
  }

  /** The signature of a class says it, so only the anchor is left. */
  private leaveToHead(
    title: string,
    types: readonly SomeType[] = [],
    into: Description,
  ): void {
    if (types.length > 0) into.leftOut.push(...idsInside(this.start(title)));
  }

  private addOrigin(
    title: string,
    names: readonly string[],
    into: Description,
  ): void {
    if (names.length === 0) return;
    const { id } = this.start(title);
    const text = `${title.toLowerCase()} ${names.join(', ')}`;
    into.origins.push(inlineElement('api-origin', text, stableId(id)));
  }

  /** @param showTags true for the comment of an entry, whose tags have no headings */
  private readComment(
    comment: Comment | undefined,
    into: Description,
    showTags = false,
  ): void {
    if (!comment) return;
    const options = { showSummary: true, showTags };
    const text = this.context.partials.comment(comment, options).trim();
    if (text) into.text.push(text);
  }

  private addCode(pieces: readonly Piece[], into: Description): void {
    into.code = codeOf(pieces, this.context);
  }

  private inline(pieces: readonly Piece[]): string {
    return inlineOf(pieces, this.context);
  }

  private isUseful(type: SomeType): boolean {
    return this.context.helpers.hasUsefulTypeDetails(type);
  }
}

/** Members of objects have no lines of their own. */
function addSource(
  model: DeclarationReflection | SignatureReflection,
  into: Description,
): void {
  if (!isInObject(model)) into.source ??= model.sources?.[0]?.url;
}

/** The theme's copies of members of inner objects have no parent. */
function isInObject(model: Reflection): boolean {
  if (model.kind === ReflectionKind.TypeLiteral) return true;
  return model.parent ? isInObject(model.parent) : !model.isProject();
}

function hasGroups(model: DeclarationReflection): boolean {
  return (
    model.kindOf(withGroups) ||
    (model.kind === ReflectionKind.TypeAlias && model.groups !== undefined)
  );
}
