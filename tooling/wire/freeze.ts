/**
 * Freezes today's contract between pages and server as a version, which the tests then keep (PK-09):
 *
 *   pnpm wire:freeze v2
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const [version = ''] = process.argv.slice(2);
if (!/^v[1-9]\d*$/.test(version)) {
  console.error('Name the version: pnpm wire:freeze v2');
  process.exit(1);
}
const { status } = spawnSync(
  join(ROOT, 'node_modules/.bin/vitest'),
  ['run', `--config=${join(import.meta.dirname, 'vitest.config.ts')}`],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PEGBOARD_FREEZE_WIRE: version } },
);
process.exitCode = status ?? 1;
