import type { FileReader, ObjectStore } from './object-store.ts';

/** Creates a reader that opens files one by one, some at the same time: for stores that answer over a network. */
export function createFileReader(get: ObjectStore['get'], bytesMax: number): FileReader {
  return {
    read: (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const found = await get(path);
          return found && found.size <= bytesMax ? found.read() : found;
        }),
      ),
    close: async () => undefined,
  };
}
