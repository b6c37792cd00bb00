import type { Code, Root, RootContent } from 'mdast';
import convert from 'npm-to-yarn';
import { SKIP, visit } from 'unist-util-visit';
// Adds the JSX nodes to mdast's types.
import type {} from 'remark-mdx';

/** In the order in which they are offered; npm is what guides are written for. */
const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/**
 * Shows a block that only installs packages, `npm install …`, for each package
 * manager. Belongs in the docs plugin's `remarkPlugins`.
 */
export function packageManagersRemark() {
  return (tree: Root): void => {
    let blocks = 0;
    visit(tree, 'code', (code, index, parent) => {
      if (!parent || index === undefined || !isInstallation(code)) return;
      parent.children.splice(index, 1, choice(code, `manager-${++blocks}`));
      return [SKIP, index + 1];
    });
  };
}

function isInstallation({ lang, value }: Code): boolean {
  return (
    lang === 'sh' &&
    value.split('\n').every((line) => /^npm install( [^&|;]+)?$/.test(line))
  );
}

/** Radio buttons work without scripts, and styles show the block of the one that is checked. */
function choice(code: Code, group: string): RootContent {
  return element('fieldset', { className: 'managers' }, [
    element('legend', {}, [{ type: 'text', value: 'Package manager' }]),
    ...managers.map((manager, index) =>
      element('label', {}, [
        element(
          'input',
          {
            type: 'radio',
            name: group,
            value: manager,
            ...(index === 0 && { defaultChecked: '' }),
          },
          [],
        ),
        { type: 'text', value: manager },
      ]),
    ),
    ...managers.map((manager) =>
      element('div', { className: manager }, [
        { ...code, value: convert(code.value, manager) },
      ]),
    ),
  ]);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: RootContent[],
): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute' as const,
      name: key,
      value: value || null,
    })),
    // Text stands where MDX has it too: in an element of its own line.
    children: children as never,
  };
}
