import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { encryptStream } from './encrypt-archive.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';

/** Adds an entry of a known size; resolves when all but the last part of it is written. */
export type AddEntry = (
  name: string,
  size: number,
  content: Iterable<Uint8Array> | Readable,
) => Promise<void>;

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/**
 * Writes a tar archive that only its owner can read. It gets its name when it is complete and synced to disk;
 * after any earlier error, there is no file of that name, and an existing one is unchanged. With a recipient of age it is
 * encrypted: nothing is on disk in plain text.
 */
export async function writeArchive(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
  recipient?: string,
): Promise<void> {
  if (existsSync(file)) throw new OperatorError(`${file} is there already: choose another name.`);
  const half = `${file}.${randomUUID().slice(0, 8)}.part`;
  try {
    const handle = await open(half, 'wx', 0o600);
    try {
      await fillAndDrain(handle, fill, recipient);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(half, file);
    await syncDir(dirname(file));
  } catch (error) {
    await rm(half, { force: true });
    throw explained(error, file);
  }
}

async function fillAndDrain(
  handle: FileHandle,
  fill: (add: AddEntry) => Promise<void>,
  recipient: string | undefined,
): Promise<void> {
  const tar = pack();
  const drain = async (): Promise<void> => {
    const bytes = tar as AsyncIterable<Uint8Array>;
    const written = recipient === undefined ? bytes : await encryptStream(bytes, recipient);
    for await (const chunk of written) await handle.appendFile(chunk);
  };
  const filled = async (): Promise<void> => {
    await fill((name, size, content) => addEntry(tar, name, size, content));
    tar.finalize();
  };
  await Promise.all([drain(), filled()]);
}

function addEntry(
  tar: Pack,
  name: string,
  size: number,
  content: Iterable<Uint8Array> | Readable,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // Given a complete buffer, the packer would accept it without backpressure.
    const entry = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    pipeline(content instanceof Readable ? content : Readable.from(content), entry).catch(reject);
  });
}

async function syncDir(dir: string): Promise<void> {
  const handle = await open(dir, 'r');
  // Some systems do not sync folders: there the name may be lost in a power failure, never the contents.
  await handle.sync().catch(() => undefined);
  await handle.close();
}

function explained(error: unknown, file: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const where = dirname(file);
  if (NO_ROOM.has(code))
    return new OperatorError(
      `There is no room for ${basename(file)} in ${where}: nothing was written. Make room there, or name a file on another disk.`,
      { cause: error },
    );
  if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOTDIR')
    return new OperatorError(`${basename(file)} cannot be written in ${where} (${code}).`, { cause: error });
  return error;
}
