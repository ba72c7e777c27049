import { RENAMES } from '@pegboard/codemods/renames';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listBreakingChanges, type BreakingChange } from './breaking-changes.ts';

const FILE = 'packages/codemods/src/breaking-changes.json';

/**
 * Adds the breaking changes of the versions in the manifests to the published list: the difference between the released
 * and the present report of each package. A repeated call adds nothing. Call it before the present reports become the released ones.
 */
export function writeBreakingChanges(
  root: string,
  readReleased: (folder: string) => string | undefined = releasedReport,
): void {
  const { changes } = JSON.parse(readFileSync(join(root, FILE), 'utf8')) as {
    readonly changes: readonly BreakingChange[];
  };
  const added = globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .flatMap((path) => {
      const folder = join(root, dirname(path));
      const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
      const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string };
      const released = readReleased(folder);
      return released === undefined
        ? []
        : listBreakingChanges({ name, released, now: read('api.md') }, version, RENAMES);
    });
  const known = new Set(changes.map(identityOf));
  const missing = added.filter((change) => !known.has(identityOf(change)));
  writeFileSync(join(root, FILE), `${JSON.stringify({ changes: [...missing, ...changes] }, null, 2)}\n`);
}

const identityOf = (change: BreakingChange): string =>
  [change.package, change.version, change.entry, change.kind, change.of, change.name].join(' ');

function releasedReport(folder: string): string | undefined {
  const file = join(folder, 'released/api.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
