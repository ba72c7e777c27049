import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ObjectStore, StoredFile } from './object-store.ts';

/** The counts of a move so far. */
export type MoveCounts = {
  /** Files that were copied and compared, and removed from where they were. */
  readonly moved: number;
  readonly bytes: number;
  /** Files that were at the target already. */
  readonly present: number;
  readonly failed: number;
};

/** A move of all files of a store to another one. */
export type Move = {
  readonly from: ObjectStore;
  readonly to: ObjectStore;
  /** Returns whether a path belongs to the files to move. */
  readonly takes: (path: string) => boolean;
  /** Runs `work` while no process of the site changes this file. */
  readonly whileLocked: (path: string, work: () => Promise<MovedFile>) => Promise<MovedFile>;
  /** Milliseconds for which a moved file remains where it was, because a process may have just looked for it at the target. */
  readonly graceMs: number;
  readonly onProgress: (counts: MoveCounts) => void;
  readonly onFailure: (path: string, error: unknown) => void;
};

/** The result for a file: copied, at the target since an earlier run, or deleted by the site meanwhile. */
export type MovedFile = { readonly kind: 'copied' | 'present' | 'gone'; readonly bytes: number };

const AT_ONCE = 4;
/** Failures after which a move ends: the store is gone, or the rights are missing. */
const FAILURES_MAX = 20;
/** Files up to this size are copied in memory. */
const SMALL_BYTES = 8 * 1024 * 1024;

/**
 * Moves all files to another store while the site runs, and compares each by its SHA-256 before it is removed from where it was.
 * A move that was ended continues when it is started again.
 */
export async function moveFiles(move: Move): Promise<MoveCounts> {
  let counts: MoveCounts = { moved: 0, bytes: 0, present: 0, failed: 0 };
  const copied: { readonly path: string; readonly at: number }[] = [];
  const files = move.from.list()[Symbol.asyncIterator]();
  const removeOld = async (): Promise<void> => {
    for (let first = copied[0]; first && Date.now() - first.at >= move.graceMs; first = copied[0]) {
      copied.shift();
      await move.from.delete(first.path);
    }
  };
  const worker = async (): Promise<void> => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      if (counts.failed >= FAILURES_MAX) return;
      const path = next.value;
      if (!move.takes(path)) continue;
      try {
        const { kind, bytes } = await move.whileLocked(path, () => moveFile(move, path));
        if (kind !== 'gone') copied.push({ path, at: Date.now() });
        counts = {
          ...counts,
          moved: counts.moved + (kind === 'copied' ? 1 : 0),
          present: counts.present + (kind === 'present' ? 1 : 0),
          bytes: counts.bytes + bytes,
        };
        await removeOld();
      } catch (error) {
        counts = { ...counts, failed: counts.failed + 1 };
        move.onFailure(path, error);
      }
      move.onProgress(counts);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (let last = copied.at(-1); last; last = copied.at(-1)) {
    // A timer can end a millisecond before the time.
    await sleep(Math.max(1, last.at + move.graceMs - Date.now()));
    await removeOld();
  }
  return counts;
}

/** Copies a file unless an earlier run has, and compares the two. */
async function moveFile({ from, to }: Move, path: string): Promise<MovedFile> {
  const source = await from.get(path);
  if (!source) return { kind: 'gone', bytes: 0 };
  const present = await to.get(path);
  if (present) {
    if ((await hashOf(present)) === (await hashOf(source))) return { kind: 'present', bytes: 0 };
    throw new Error('It differs from the file at the target, which is served. Both remain.');
  }
  const expected = await copyWithHash(source, (bytes) => to.put(path, bytes));
  const stored = await to.get(path);
  if (!stored || stored.size !== source.size || (await hashOf(stored)) !== expected) {
    await to.delete(path);
    throw new Error('The copy differs from it, and was removed.');
  }
  // The site deleted it while it was copied.
  if (await from.get(path)) return { kind: 'copied', bytes: source.size };
  await to.delete(path);
  return { kind: 'gone', bytes: 0 };
}

/** Passes the bytes of a file to `put`, and returns their SHA-256. */
async function copyWithHash(
  source: StoredFile,
  put: (bytes: Parameters<ObjectStore['put']>[1]) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256');
  const bytes = updating(hash, source.open());
  await put(source.size <= SMALL_BYTES ? await buffer(Readable.from(bytes)) : bytes);
  return hash.digest('hex');
}

async function* updating(hash: Hash, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

async function hashOf(file: StoredFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of file.open()) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
