import { byVersion } from '@o1js-docs/project/by-version';
import type {
  ApiCosts,
  SymbolCost,
} from '@o1js-docs/api-docs/symbols/costs/cost';
import { costTexts } from '@o1js-docs/api-docs/symbols/costs/words';

/**
 * @param costs of the symbols of several releases
 * @returns Markdown about symbols whose cost differs between releases that have them; empty for a single release
 */
export function changedCosts(costs: readonly ApiCosts[]): string[] {
  const releases = [...costs].sort((a, b) => byVersion(a.o1js, b.o1js));
  if (releases.length < 2) return [];
  const names = releases.map(({ o1js }) => o1js);
  const ids = new Set(releases.flatMap(({ symbols }) => Object.keys(symbols)));
  const rows = [...ids].sort().flatMap((id) => {
    const cells = releases.map(({ symbols }) => cell(symbols[id]));
    const known = new Set(cells.filter(Boolean));
    return known.size > 1 ? [[`\`${id.replace('#', '.')}\``, ...cells]] : [];
  });
  const heading = '## Costs that changed {#costs}';
  if (rows.length === 0) {
    const shared = [...ids].filter(
      (id) => releases.filter(({ symbols }) => id in symbols).length > 1,
    );
    return [
      heading,
      `None: the ${shared.length} calls that were measured on more than one of ${names.join(', ')} add the same rows to a circuit on each.`,
    ];
  }
  const head = ['Call', ...names];
  return [
    heading,
    `What a call adds to a circuit, where that differs between releases that were measured: ${names.join(', ')}.`,
    [head, head.map(() => ':--'), ...rows]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
  ];
}

function cell(cost: SymbolCost | undefined): string {
  return cost === undefined ? '' : costTexts(cost).join('; ');
}
