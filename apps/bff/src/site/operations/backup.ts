import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Manifest } from './manifest.ts';
import type { Data } from './open-data.ts';
import { withSchema } from './schema-lock.ts';
import { storeDatabase } from './store-database.ts';

/**
 * Writes a backup of a site, also of a running one: a consistent snapshot of the rows, and the images. Memory
 * use is constant. With a recipient of age it is encrypted. The signing secret and the file outbox are not included (docs/keeping.md).
 */
export async function backup(
  { database, pictures }: Pick<Data, 'database' | 'pictures'>,
  file: string,
  say: (line: string) => void,
  recipient?: string,
): Promise<Manifest> {
  await mkdir(dirname(file), { recursive: true });
  return withSchema(database.url, 'keep', say, (client) => storeDatabase(client, file, pictures, recipient));
}

/** Returns the default name of a backup. */
export function backupName(now: Date, recipient?: string): string {
  const ending = recipient === undefined ? '.tar' : '.tar.age';
  return `pegboard-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z${ending}`;
}

/** Returns a readable summary of a backup. */
export function describeBackup({ tables, pictures }: Manifest): string {
  const count = (n: number): string => n.toLocaleString('en-US');
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const database = `${count(rows)} rows of ${tables.length} tables`;
  if (!pictures) return database;
  return `${database}, ${count(pictures.files)} files of pictures (${count(Math.ceil(pictures.bytes / 1e6))} MB)`;
}
