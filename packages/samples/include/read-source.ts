import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const marker =
  /^\s*(?:\/\/|\/\*|<!--|#)\s*#(?<kind>region|endregion)\s+(?<name>[\w-]+)\s*(?:\*\/|-->)?\s*$/;

/**
 * Reads what `source="file#region"` names. A region stands between
 * `// #region name` and `// #endregion name`, or the comments of HTML, CSS or
 * YAML; of a JSON file it is a key, `#projects.app.architect.serve`. Without a
 * region it is the whole file.
 *
 * @param source path relative to `root`, with forward slashes, and the region
 * @param root absolute path of the project's folder
 * @returns the code: without markers, without common indentation, without a line break at the end
 * @throws Error when there is no such file or region
 */
export function readSource(source: string, root: string): string {
  const [file = '', region] = source.split('#');
  const absolute = path.join(root, file);
  if (!absolute.startsWith(path.join(root, path.sep))) {
    throw new Error(`The source ${file} is outside of the project.`);
  }
  if (!existsSync(absolute) || !statSync(absolute).isFile()) {
    throw new Error(`There is no file ${file}.`);
  }
  const text = readFileSync(absolute, 'utf8');
  if (region && file.endsWith('.json')) return jsonEntry(text, region, file);
  const lines = text.split(/\r?\n/);
  const picked = region ? linesOfRegion(lines, region, file) : lines;
  return dedent(picked.filter((line) => !marker.test(line)));
}

function linesOfRegion(
  lines: readonly string[],
  region: string,
  file: string,
): string[] {
  const markers = lines.flatMap((line, at) => {
    const { kind, name } = marker.exec(line)?.groups ?? {};
    return name ? [{ kind, name, at }] : [];
  });
  const [start, end, another] = markers.filter(({ name }) => name === region);
  if (start?.kind !== 'region') {
    const names = markers
      .filter(({ kind }) => kind === 'region')
      .map(({ name }) => name);
    throw new Error(
      `${file} has no region ${region}. It has: ${names.join(', ') || 'none'}.`,
    );
  }
  if (another) throw new Error(`${file} has the region ${region} twice.`);
  if (end?.kind !== 'endregion') {
    throw new Error(`The region ${region} of ${file} has no end.`);
  }
  return lines.slice(start.at + 1, end.at);
}

function jsonEntry(text: string, keys: string, file: string): string {
  let value: unknown = JSON.parse(text);
  const path = keys.split('.');
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !(key in value)) {
      throw new Error(`${file} has no entry ${keys}: ${key} is missing.`);
    }
    value = (value as Record<string, unknown>)[key];
  }
  return `"${path.at(-1)}": ${JSON.stringify(value, null, 2)}`;
}

function dedent(lines: readonly string[]): string {
  const indentations = lines
    .filter((line) => line.trim())
    .map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indentations);
  return lines
    .map((line) => line.slice(common))
    .join('\n')
    .replace(/^(\s*\n)+|\s+$/g, '');
}
