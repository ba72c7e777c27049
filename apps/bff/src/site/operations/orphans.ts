import type { ClientBase } from 'pg';
import type { ObjectStore } from '../../platform/object-storage/index.ts';

const PICTURE = /^[\w]+\/(?:[0-9a-f]{2}\/){3}([0-9a-f]{32})\.[a-z]+$/;
const BATCH = 5000;

/**
 * Yields the files of the store that belong to no image of the database. Files other than images are ignored.
 */
export async function* findOrphans(client: ClientBase, store: ObjectStore): AsyncGenerator<string> {
  let batch: (readonly [path: string, signature: string])[] = [];
  for await (const path of store.list()) {
    const [, signature] = PICTURE.exec(path) ?? [];
    if (signature === undefined) continue;
    batch.push([path, signature]);
    if (batch.length < BATCH) continue;
    yield* await unknownOf(client, batch);
    batch = [];
  }
  yield* await unknownOf(client, batch);
}

async function unknownOf(
  client: ClientBase,
  batch: readonly (readonly [path: string, signature: string])[],
): Promise<readonly string[]> {
  const signatures = [...new Set(batch.map(([, signature]) => signature))];
  const { rows } = await client.query<{ signature: string }>(
    'select signature from images where signature = any($1)',
    [signatures],
  );
  const known = new Set(rows.map(({ signature }) => signature));
  return batch.flatMap(([path, signature]) => (known.has(signature) ? [] : [path]));
}
