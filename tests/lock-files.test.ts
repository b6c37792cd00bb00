import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { PackageLock } from '../plugins/code-samples/kept/locked-packages';

/**
 * Builds for other systems whose entries are without `integrity`: the registry
 * that the lock files were written with does not carry these versions, and
 * answers 404. `npm install` against npm's own registry fills an entry in; its
 * line here goes then.
 */
const withoutIntegrity: Readonly<Record<string, Record<string, string[]>>> = {
  'package-lock.json': {
    '@o1js/native 2.15.0': [
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64',
      'win32-x64',
    ],
    '@swc/core 1.16.22': [
      'darwin-arm64',
      'darwin-x64',
      'linux-arm-gnueabihf',
      'linux-ppc64-gnu',
      'linux-s390x-gnu',
      'win32-arm64-msvc',
      'win32-ia32-msvc',
      'win32-x64-msvc',
    ],
    '@swc/html 1.16.21': [
      'darwin-arm64',
      'darwin-x64',
      'linux-arm-gnueabihf',
      'linux-arm64-gnu',
      'linux-arm64-musl',
      'linux-ppc64-gnu',
      'linux-s390x-gnu',
      'linux-x64-musl',
      'win32-arm64-msvc',
      'win32-ia32-msvc',
      'win32-x64-msvc',
    ],
  },
  'examples/next/package-lock.json': {
    '@next/swc 16.4.6': [
      'darwin-arm64',
      'darwin-x64',
      'win32-arm64-msvc',
      'win32-x64-msvc',
    ],
    '@o1js/native 2.15.0': [
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64',
      'win32-x64',
    ],
  },
  'examples/angular/package-lock.json': {
    '@msgpackr-extract/msgpackr-extract 3.0.7': [
      'darwin-arm64',
      'darwin-x64',
      'linux-arm',
      'win32-x64',
    ],
    '@o1js/native 2.15.0': [
      'darwin-arm64',
      'darwin-x64',
      'linux-arm64',
      'win32-x64',
    ],
    '@rollup/rollup 4.68.7': [
      'android-arm-eabi',
      'android-arm64',
      'android-x64',
      'darwin-arm64',
      'darwin-x64',
      'freebsd-arm64',
      'freebsd-x64',
      'linux-arm-gnueabihf',
      'linux-arm-musleabihf',
      'linux-arm64-musl',
      'linux-loong64-gnu',
      'linux-loong64-musl',
      'linux-ppc64-gnu',
      'linux-ppc64-musl',
      'linux-riscv64-gnu',
      'linux-riscv64-musl',
      'linux-s390x-gnu',
      'linux-x64-musl',
      'openbsd-x64',
      'openharmony-arm64',
      'win32-arm64-msvc',
      'win32-ia32-msvc',
      'win32-x64-gnu',
      'win32-x64-msvc',
    ],
  },
};

describe.each(Object.entries(withoutIntegrity))('%s', (file, exceptions) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as PackageLock;
  const entries = Object.entries(packages).filter(([place]) => place !== '');

  test('says of each package what its content is, but for known ones', () => {
    const missing = entries
      .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
      .map(
        ([place, { version }]) =>
          `${place.replace(/^.*node_modules\//, '')} ${version}`,
      );
    const known = Object.entries(exceptions).flatMap(([name, systems]) =>
      systems.map((system) => name.replace(' ', `-${system} `)),
    );
    expect(
      missing.sort(),
      `npm view PACKAGE@VERSION dist.integrity says what the entry lacks. One that has it goes from the list in ${import.meta.filename}.`,
    ).toEqual(known.sort());
  });

  test('names no address: packages come from the registry that npm is set to', () => {
    expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
  });
});
