import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { architectureDiagram, insertGenerated, type DomainGroup } from './architecture-diagram.ts';
import { readImports } from './read-imports.ts';

/** Returns `ARCHITECTURE.md` with the diagrams generated from the imports of the BFF (HO-06). */
export async function architecturePage(root: string): Promise<string> {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const { groups } = JSON.parse(read('apps/bff/architecture.json')) as {
    readonly groups: readonly DomainGroup[];
  };
  const imports = await readImports(root, 'apps/bff/src');
  return insertGenerated(read('ARCHITECTURE.md'), architectureDiagram(groups, imports));
}
