import { bundleSize } from '@pegboard/config/bundle-size';
import { SIZE_BUDGETS } from '@pegboard/config/size-budgets';
import { join } from 'node:path';

import { table } from './markdown.ts';
import { ROOT } from './paths.ts';

/** Measures the imports of all packages that have a budget; returns the section of a package's page. */
export async function measureSizes(): Promise<(name: string) => string> {
  const sections = new Map<string, string>();
  for (const [name, { names }] of Object.entries(SIZE_BUDGETS)) {
    const rows: string[][] = [];
    for (const budget of names) {
      const module = join(ROOT, 'packages', name, 'src', budget.from ?? 'index.ts');
      // oxlint-disable-next-line no-await-in-loop -- builds at once would compete for the same cores
      const { gzip } = await bundleSize(budget.names, module);
      rows.push([
        `\`${budget.names}\``,
        `${(gzip / 1000).toFixed(1)} kB`,
        `${(budget.gzip / 1000).toFixed(1)} kB`,
      ]);
    }
    const text =
      'Compressed with gzip, with all that is imported, without React. Measured when this page was built.';
    sections.set(name, `## Measured size\n\n${text}\n\n${table(['Import', 'Size', 'Limit'], rows)}\n`);
  }
  return (name) => sections.get(name) ?? '';
}
