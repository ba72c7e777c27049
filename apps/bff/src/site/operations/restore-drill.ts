import { openDatabase } from '@pegboard/database';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '../../platform/object-storage/index.ts';
import type { Manifest } from './manifest.ts';
import { restore, type RestoreSettings } from './restore.ts';
import { withSchema } from './schema-lock.ts';
import { quoted } from './tables-of.ts';

/** The result of a drill. */
export type Drill = {
  readonly manifest: Manifest;
  readonly seconds: number;
  /** The differences from the backup; empty if there are none. */
  readonly differences: readonly string[];
};

/**
 * Restores a backup onto an empty database of its own, in a temporary directory, compares rows and images with what the backup
 * says, and removes everything (OP-08). `databaseUrl` names an empty database where the built-in one is not installed. The site is
 * not touched.
 */
export async function drillRestore(
  file: string,
  settings: Omit<RestoreSettings, 'replaces'> & { readonly databaseUrl?: string | undefined },
): Promise<Drill> {
  const home = await mkdtemp(join(tmpdir(), 'pegboard-drill-'));
  const begun = performance.now();
  const database = await openDatabase({
    dataDir: join(home, 'postgres'),
    databaseUrl: settings.databaseUrl,
    log: () => undefined,
  });
  try {
    const pictures = createFolderStore(join(home, 'images'));
    const data = { database, pictures, snapshotsDir: join(home, 'snapshots') };
    const { manifest } = await restore(data, file, { ...settings, replaces: false });
    const differences = [
      ...(await compareRows(database.url, manifest)),
      ...(await compareImages(pictures, manifest)),
    ];
    return { manifest, differences, seconds: (performance.now() - begun) / 1000 };
  } finally {
    await database.stop();
    await rm(home, { recursive: true, force: true });
  }
}

/** Compares the number of rows of each table. Jobs of unknown kinds are left out by a restore, and migrations may fill tables. */
async function compareRows(url: string, { tables }: Manifest): Promise<readonly string[]> {
  return withSchema(
    url,
    'keep',
    () => undefined,
    async (client) => {
      const found: string[] = [];
      for (const { name, rows: expected } of tables) {
        if (name === 'jobs.job') continue;
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int as count from ${quoted(name)}`,
        );
        const count = rows[0]?.count ?? 0;
        if (count !== expected) found.push(`${name} has ${count} rows, not ${expected}`);
      }
      return found;
    },
  );
}

async function compareImages(
  store: ReturnType<typeof createFolderStore>,
  { pictures }: Manifest,
): Promise<readonly string[]> {
  if (!pictures) return [];
  let files = 0;
  for await (const _ of store.list()) files += 1;
  return files === pictures.files ? [] : [`${files} files of images, not ${pictures.files}`];
}
