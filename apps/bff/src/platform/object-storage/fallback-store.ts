import { createFileReader } from './file-reader.ts';
import type { ObjectStore } from './object-store.ts';

/**
 * Creates a store of two, for the time of a move between them: new files are stored in `main`, and those that are only in `other`
 * are read there. A move must leave a file in `other` for longer than a read takes, after it is in `main`.
 */
export function createFallbackStore(main: ObjectStore, other: ObjectStore): ObjectStore {
  const get: ObjectStore['get'] = async (path) => (await main.get(path)) ?? other.get(path);
  return {
    put: (path, bytes) => main.put(path, bytes),
    putFile: (path, file) => main.putFile(path, file),
    async copy(from, to) {
      if (await main.copy(from, to)) return true;
      const stored = await other.get(from);
      if (!stored) return false;
      await main.put(to, stored.open());
      return true;
    },
    get,
    openReader: (bytesMax) => createFileReader(get, bytesMax),
    async delete(path) {
      // In this order, a file that is being moved is not stored again: see `moveFile`.
      await other.delete(path);
      await main.delete(path);
    },
    async *list() {
      yield* main.list();
      for await (const path of other.list()) if (!(await main.get(path))) yield path;
    },
    async *listSizes() {
      yield* main.listSizes();
      for await (const file of other.listSizes()) if (!(await main.get(file.path))) yield file;
    },
    isReachable: () => main.isReachable(),
  };
}
