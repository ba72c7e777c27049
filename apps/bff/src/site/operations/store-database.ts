import type { ClientBase } from 'pg';
import packageJson from '../../../package.json' with { type: 'json' };
import { PLAIN_VALUES, storeTable } from './copy-table.ts';
import { ARCHIVE_FORMAT, MANIFEST_NAME, type Manifest } from './manifest.ts';
import { readMigrations } from './migrations.ts';
import { newTally, tallyEntry } from './read-archive.ts';
import { appliedMigrations, inTransaction } from './schema-of.ts';
import { listBackedUpTables, listSequences } from './tables-of.ts';
import { writeArchive, type AddEntry } from './write-archive.ts';
import type { ObjectStore } from '../../platform/object-storage/index.ts';

/**
 * Writes an archive of a consistent snapshot of the database, and optionally of the images. Rows are written
 * first: an image is stored before its row, so every row in the archive has its image, unless both were
 * deleted meanwhile. The schema must not change: call it under the schema lock.
 */
export async function storeDatabase(
  client: ClientBase,
  file: string,
  pictures?: ObjectStore,
  recipient?: string,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await writeArchive(
    file,
    async (add) => {
      await client.query(PLAIN_VALUES);
      const rows = await inTransaction(
        client,
        () => storeRows(client, add),
        'isolation level repeatable read, read only',
      );
      manifest = { ...rows, pictures: pictures ? await storePictures(pictures, add) : null };
      const bytes = Buffer.from(JSON.stringify(manifest, null, 2));
      await add(MANIFEST_NAME, bytes.length, [bytes]);
    },
    recipient,
  );
  if (!manifest) throw new Error('The archive was written without its manifest.');
  return manifest;
}

async function storeRows(client: ClientBase, add: AddEntry): Promise<Omit<Manifest, 'pictures'>> {
  const when = (await appliedMigrations(client)).at(-1) ?? 0;
  const { rows: servers } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const tables: Manifest['tables'] = [];
  for (const { name, columns } of await listBackedUpTables(client))
    tables.push({ name, columns: [...columns], ...(await storeTable(client, { name, columns }, add)) });
  return {
    format: ARCHIVE_FORMAT,
    madeAt: new Date().toISOString(),
    pegboard: packageJson.version,
    postgres: servers[0]?.version ?? '',
    schema: { when, tag: readMigrations().find((migration) => migration.when === when)?.tag ?? null },
    tables,
    sequences: [...(await listSequences(client))],
  };
}

async function storePictures(store: ObjectStore, add: AddEntry): Promise<Manifest['pictures']> {
  const tally = newTally();
  for await (const path of store.list()) {
    const stored = await store.get(path);
    if (!stored) continue; // deleted since it was listed
    const name = `pictures/${path}`;
    tallyEntry(tally, name, stored.size);
    const bytes = stored.open();
    bytes.on('data', (chunk: Buffer) => tally.hash.update(chunk));
    await add(name, stored.size, bytes);
  }
  return { files: tally.files, bytes: tally.bytes, sha256: tally.hash.digest('hex') };
}
