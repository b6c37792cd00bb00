import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockFile {
  packages: Record<
    string,
    {
      integrity?: string;
      optional?: boolean;
      link?: boolean;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

test.each([
  'package-lock.json',
  'examples/next/package-lock.json',
  'examples/angular/package-lock.json',
])('%s has the packages that other systems need', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  /** Looks where Node looks: in node_modules of a package, then in each folder above. */
  const isLocked = (name: string, place: string): boolean =>
    `${place && `${place}/`}node_modules/${name}` in packages ||
    (place !== '' &&
      isLocked(name, place.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''))); // prettier-ignore
  const dropped = Object.entries(packages).flatMap(([place, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !isLocked(name, place),
    ),
  );
  expect(
    dropped,
    'npm drops such packages if node_modules was installed on one system only. Take their entries from main.',
  ).toEqual([]);
  const withoutDigest = Object.entries(packages).filter(
    ([place, { integrity, optional, link }]) =>
      place.includes('node_modules/') && !integrity && !optional && !link,
  );
  expect(withoutDigest).toEqual([]);
});
