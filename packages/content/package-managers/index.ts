import type { Code, Root, RootContent } from 'mdast';
import convert from 'npm-to-yarn';
import { SKIP, visit } from 'unist-util-visit';
import { packageManagers } from './names';
import { component } from '@o1js-docs/markdown/jsx';

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

function choice(code: Code, group: string): RootContent {
  return component(
    'PackageManagers',
    { group },
    packageManagers.map((manager) =>
      component('div', { className: manager }, [
        { ...code, value: convert(code.value, manager) },
      ]),
    ),
  );
}
