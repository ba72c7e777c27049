import { hash } from 'node:crypto';
import type { FileReader, ObjectStore } from './object-store.ts';

/** Creates a reader that opens files one by one, some at the same time: for stores that answer over a network. */
export function createFileReader(get: ObjectStore['get'], bytesMax: number): FileReader {
  return {
    read: (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const found = await get(path);
          if (!found || found.size > bytesMax) return found;
          const bytes = await found.read();
          return { bytes, sha256: hash('sha256', bytes) };
        }),
      ),
    close: async () => undefined,
  };
}
