import { isCurrent, type Release } from './releases';

/**
 * Checks that the release table, versions.json and package.json agree.
 *
 * @param table the release table, see config/releases.ts
 * @param versionsJson the content of versions.json: archived docs versions
 * @param dependencies package.json's `dependencies`
 * @throws Error that lists every disagreement with the command or edit that fixes it
 */
export function checkReleases(
  table: readonly Release[],
  versionsJson: readonly string[],
  dependencies: Readonly<Record<string, string>>,
): void {
  const archived = table.filter((release) => !isCurrent(release));
  const problems = [
    ...(archived.length === table.length
      ? [
          "config/releases.ts has no release with docsVersion 'current'. Add it.",
        ]
      : []),
    ...versionsJson
      .filter((version) => !archived.some((r) => r.docsVersion === version))
      .map(
        (version) =>
          `Docs version ${version} (versions.json) has no o1js package. ` +
          `Run: npm install --save-exact o1js-${version}@npm:o1js@${version}, ` +
          `then add { docsVersion: '${version}', label: '${version}', npmPackage: 'o1js-${version}' } to config/releases.ts.`,
      ),
    ...archived
      .filter((release) => !versionsJson.includes(release.docsVersion))
      .map(
        ({ docsVersion, npmPackage }) =>
          `Package ${npmPackage} (config/releases.ts) has no docs version ${docsVersion}. ` +
          `Run: npx docusaurus docs:version ${docsVersion}, or remove its line from config/releases.ts.`,
      ),
    ...table
      .filter(({ npmPackage }) => !(npmPackage in dependencies))
      .map(({ docsVersion, npmPackage }) => {
        const spec =
          docsVersion === 'current'
            ? npmPackage
            : `${npmPackage}@npm:o1js@${docsVersion}`;
        return `Package ${npmPackage} of docs version ${docsVersion} is not in package.json. Run: npm install --save-exact ${spec}`;
      }),
  ];
  if (problems.length > 0) {
    throw new Error(
      `The documented releases do not fit together:\n- ${problems.join('\n- ')}`,
    );
  }
}
