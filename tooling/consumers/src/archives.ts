import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '@pegboard/rehearsal/programs';
import { startRegistry } from '@pegboard/rehearsal/registry';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it extends an interface of Vitest
  interface ProvidedContext {
    /** The folder of the apps, and the registry that has the archives. */
    readonly folder: string;
    readonly registry: string;
    /** The names of the published packages. */
    readonly packages: readonly string[];
  }
}

const ROOT = resolve(import.meta.dirname, '../../..');

/** Packs the built packages and publishes them to a registry on this machine, before the first test. */
export default async function publishArchives({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pegboard-consumers-'));
  const registry = await startRegistry(join(folder, 'registry'));
  const packed = join(folder, 'packed');
  const stop = async (): Promise<void> => {
    await registry.stop();
    if (process.env['PEGBOARD_CONSUMERS_KEEP'] === '1') console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  };
  try {
    const here = { cwd: ROOT, env: registry.env };
    await run(process.execPath, ['tooling/run/pack-packages.mjs', packed], here);
    const archives = archivesOf(packed);
    for (const archive of archives)
      await run('npm', ['publish', `./${archive}`, '--access', 'public', '--ignore-scripts'], {
        cwd: packed,
        env: registry.env,
      });
    provide('folder', folder);
    provide('registry', registry.url);
    provide(
      'packages',
      archives.map((archive) => archive.replace(/^pegboard-(.+)-\d+\.\d+\.\d+.*\.tgz$/, '@pegboard/$1')),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Returns the packed archives in the order in which a release publishes them. */
const archivesOf = (packed: string): readonly string[] =>
  readFileSync(join(packed, 'SHA256SUMS'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('  ')[1] ?? '');
