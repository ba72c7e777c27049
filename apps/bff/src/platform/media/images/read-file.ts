import type { ObjectStore } from '../../object-storage/index.ts';

/** Returns all bytes of a stored file; undefined when it does not exist. */
export async function readFile(store: ObjectStore, path: string): Promise<Uint8Array | undefined> {
  const stored = await store.get(path);
  if (!stored) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of stored.open()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
