import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FileReader, ObjectStore } from './object-store.ts';
import type { ReadAnswer, ReadRequest, ReadTask } from './read-thread.ts';

const THREAD_FILE = fileURLToPath(new URL('./read-thread.ts', import.meta.url));

/**
 * Creates a reader of a folder in a thread of its own, which waits for the disk instead of this one: a file takes four calls there, an eighth of
 * the time of asynchronous ones. It reads one list of paths after the other. `get` opens larger files.
 */
export function createThreadReader(task: ReadTask, get: ObjectStore['get']): FileReader {
  const thread = new Worker(THREAD_FILE, { workerData: task });
  /** The memory of the last two lists. */
  const buffers: ArrayBuffer[] = [];
  return {
    async read(paths) {
      if (paths.length === 0) return [];
      const buffer = buffers.length < 2 ? undefined : buffers.shift();
      thread.postMessage({ paths, buffer } satisfies ReadRequest, buffer ? [buffer] : []);
      const [answer] = (await once(thread, 'message')) as [ReadAnswer];
      if ('error' in answer) throw answer.error;
      buffers.push(answer.buffer);
      let at = 0;
      return Promise.all(
        answer.files.map(async (file, nth) => {
          if (file === null) return get(paths[nth] ?? '');
          if (!file) return undefined;
          const bytes = new Uint8Array(answer.buffer, at, file.length);
          at += file.length;
          return { bytes, sha256: file.sha256 };
        }),
      );
    },
    async close() {
      await thread.terminate();
    },
  };
}
