import { execFileSync } from 'node:child_process';
import { dependencies, devDependencies } from '../package.json';

// Tries what the site is built with, or what it documents, in its newest
// release: installs that without a change of package.json, and runs the checks
// that it can break. `npm ci` goes back.
//   npm run test:newest -- docusaurus
//   npm run test:newest -- o1js

const subjects = {
  docusaurus: {
    packages: Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => name.startsWith('@docusaurus/'),
    ),
    checks: ['test:types', 'test:unit', 'test:build', 'test:browser'],
  },
  o1js: { packages: ['o1js'], checks: ['test:types', 'test:samples'] },
};

const [name = ''] = process.argv.slice(2);
if (!(name in subjects)) {
  console.error(`Name one of: ${Object.keys(subjects).join(', ')}.`);
  process.exit(1);
}
const { packages, checks } = subjects[name as keyof typeof subjects];
const npm = (...args: string[]) =>
  execFileSync('npm', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });

npm('install', '--no-save', ...packages.map((each) => `${each}@latest`));
npm('ls', ...packages, '--depth=0');
const failed = checks.filter((check) => {
  try {
    npm('run', check);
    return false;
  } catch {
    return true;
  }
});
if (failed.length > 0) {
  console.error(
    `The newest ${name} fails ${failed.join(', ')}. CONTRIBUTING.md says how to upgrade. Back to the locked packages: npm ci`,
  );
}
process.exitCode = failed.length > 0 ? 1 : 0;
