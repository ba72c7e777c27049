import { open } from 'node:fs/promises';

/** Number of bytes after which the disk begins to store them, while more are written. */
const SYNC_BYTES = 64 * 1_048_576;

/**
 * Writes parts to a new file, which is synced when it is complete. Each part is produced while the one before is written, and the disk stores the file
 * meanwhile, so that the end does not wait for all of it. Rejects with the reason of the signal, and with errors of the disk.
 */
export async function writeParts(
  path: string,
  parts: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const file = await open(path, 'w', 0o600);
  let writing: Promise<void> | undefined;
  let syncing: Promise<void> | undefined;
  let unsynced = 0;
  /** Starts an operation whose error is thrown where its end is awaited. */
  const start = (operation: Promise<void>): Promise<void> => {
    operation.catch(() => undefined);
    return operation;
  };
  try {
    for await (const part of parts) {
      signal.throwIfAborted();
      await writing;
      if (unsynced >= SYNC_BYTES) {
        await syncing;
        syncing = start(file.datasync());
        unsynced = 0;
      }
      writing = start(file.writeFile(part));
      unsynced += part.length;
    }
    await writing;
    await syncing;
    await file.sync();
  } finally {
    await Promise.allSettled([writing, syncing]);
    await file.close();
  }
}
