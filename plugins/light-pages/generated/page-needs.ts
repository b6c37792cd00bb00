import type { Node as Estree } from 'estree';
import type { Definition, Image, Link, Nodes } from 'mdast';
import { getFileLoaderUtils } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';
// Adds MDX to mdast's types.
import type {} from 'remark-mdx';
import { parsePage } from '../../markdown/parse';

/** What a page needs of the browser's bundle. */
export interface PageNeeds {
  /** React renders its content again, because something in it may be interactive. */
  hydration: boolean;
  /** It shows or links files that only the browser's bundle copies into the build. */
  assets: boolean;
}

/** A link or an image of a generated page that may lead to a file. */
const mayHaveAssets = /!\[|\]\((?![a-z]+:)[^)\s]*\.(?!mdx?\b)\w|^\[[^\]]+\]:/m;

/**
 * Decides from the syntax tree what a page needs. Of JavaScript only what is
 * known to stay the same keeps a page light: text, numbers, files.
 *
 * @param source the page's file
 * @param file its name: `.mdx` is MDX, all else CommonMark, which has no JavaScript
 */
export function pageNeeds(source: string, file: string): PageNeeds {
  const needs = { hydration: false, assets: false };
  // Parsing all generated pages would take seconds; what is compiled in vain costs less.
  if (!file.endsWith('.mdx')) {
    return { ...needs, assets: mayHaveAssets.test(source) };
  }
  const files = new Set<string>();
  const checkCode = (program: Estree | null | undefined) => {
    const code = readCode(program, files);
    needs.hydration ||= code.isLive;
    needs.assets ||= code.hasAssets;
  };
  visit(treeOf(source, file), (node) => {
    switch (node.type) {
      case 'yaml':
        needs.assets ||= /^image:/m.test(node.value);
        break;
      case 'image':
      case 'link':
      case 'definition':
        needs.assets ||= isAsset(node);
        break;
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        checkCode(node.data?.estree);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxExpressionAttribute') {
            needs.hydration = true;
          } else {
            needs.hydration ||= /^on/i.test(attribute.name);
            if (attribute.value && typeof attribute.value === 'object') {
              checkCode(attribute.value.data?.estree);
            }
          }
        }
    }
  });
  return needs;
}

/** @returns no nodes where MDX is wrong: the bundler reports that, with file and line. */
function treeOf(source: string, file: string): Nodes {
  try {
    return parsePage({ file, text: source });
  } catch {
    return { type: 'root', children: [] };
  }
}

function isAsset({ type, url }: Image | Link | Definition): boolean {
  if (/^(?:[a-z][a-z+.-]*:|#)/i.test(url)) return false;
  return type === 'image' || /\.(?!mdx?(?:[?#]|$))\w+(?:[?#]|$)/.test(url);
}

const { rules } = getFileLoaderUtils(false);
const copiedFiles = [rules.images(), rules.media(), rules.otherAssets()].map(
  ({ test }) => test as RegExp,
);

/**
 * Reads the code of an import, an expression or an attribute.
 *
 * @param files names that stand for files; the code's own imports are added
 */
function readCode(
  program: Estree | null | undefined,
  files: Set<string>,
): { isLive: boolean; hasAssets: boolean } {
  let hasAssets = false;
  const isPlain = (node: Estree): boolean => {
    switch (node.type) {
      case 'Program':
        return node.body.every(isPlain);
      case 'ImportDeclaration': {
        const module = String(node.source.value);
        const isFile = copiedFiles.some((test) => test.test(module));
        hasAssets ||= isFile;
        node.specifiers.forEach(({ local }) => files.add(local.name));
        // A drawing becomes part of the HTML.
        return isFile || module.endsWith('.svg');
      }
      case 'ExpressionStatement':
        return isPlain(node.expression);
      case 'Literal':
        return true;
      case 'TemplateLiteral':
        return node.expressions.every(isPlain);
      case 'UnaryExpression':
        return isPlain(node.argument);
      case 'ArrayExpression':
        return node.elements.every((element) => !element || isPlain(element));
      case 'ObjectExpression':
        return node.properties.every(
          (property) =>
            property.type === 'Property' &&
            !property.computed &&
            isPlain(property.value),
        );
      case 'Identifier':
        return files.has(node.name);
      case 'MemberExpression':
        return !node.computed && isPlain(node.object);
      case 'CallExpression': {
        const { callee } = node;
        const isRequire =
          callee.type === 'Identifier' && callee.name === 'require';
        hasAssets ||= isRequire;
        return isRequire;
      }
      default:
        return false;
    }
  };
  return { isLive: Boolean(program && !isPlain(program)), hasAssets };
}
