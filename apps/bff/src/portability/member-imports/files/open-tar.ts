import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { readBytesAt } from '../../../platform/files/index.ts';
import { ImportFileError } from './import-file-error.ts';
import type { ImportFiles } from './import-files.ts';
import { openPaths } from './open-files.ts';
import { ZIP_LIMITS, type ZipLimits } from './open-zip.ts';

const GZIP = 0x1f8b;
/** The place of the mark of a tar archive. */
const MARK_AT = 257;
const MARK = 'ustar';
/** Archives that are smaller when unpacked may have any ratio. */
const RATIO_BYTES_MIN = 1_000_000;

/** Returns whether a file is a tar archive, or one that is compressed with gzip. */
export async function isTar(path: string): Promise<boolean> {
  if (!(await stat(path)).isFile()) return false;
  if (/\.(?:tar\.gz|tgz)$/i.test(path)) return isGzip(path);
  return (await readBytesAt(path, MARK_AT, MARK.length)).toString('latin1') === MARK;
}

/**
 * Unpacks a tar archive into a new folder of `parent`, under names of its own: the names in it never become paths. Closing removes the folder. Rejects
 * names that lead outside, links and devices, names that occur twice, and more than the limits. Throws `ImportFileError`.
 */
export async function openTar(
  path: string,
  limits: ZipLimits = ZIP_LIMITS,
  parent = tmpdir(),
): Promise<ImportFiles> {
  const folder = await mkdtemp(join(parent, 'pegboard-tar-'));
  try {
    return openPaths(await unpack(path, folder, limits), () =>
      rmSync(folder, { recursive: true, force: true }),
    );
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function unpack(path: string, folder: string, limits: ZipLimits): Promise<ReadonlyMap<string, string>> {
  const packed = (await stat(path)).size;
  const paths = new Map<string, string>();
  const isPacked = await isGzip(path);
  let bytes = 0;
  const tar = extract();
  const source = createReadStream(path);
  const reading = isPacked ? pipeline(source, createGunzip(), tar) : pipeline(source, tar);
  reading.catch(() => undefined); // the loop below reports it
  try {
    for await (const entry of tar) {
      const { header } = entry;
      checkEntry(header);
      bytes += header.size ?? 0;
      if (bytes > limits.bytes) throw new ImportFileError('too_large');
      if (isPacked && bytes > RATIO_BYTES_MIN && bytes > packed * limits.ratio)
        throw new ImportFileError('too_compressed');
      if (header.type === 'directory') {
        entry.resume();
        continue;
      }
      const name = header.name.replace(/^(?:\.\/)+/, '');
      if (paths.has(name)) throw new ImportFileError('duplicate_name');
      if (paths.size >= limits.files) throw new ImportFileError('too_many_files');
      const target = join(folder, String(paths.size));
      await pipeline(entry, createWriteStream(target, { mode: 0o600, flags: 'wx' }));
      // The same archive has the same files the next time.
      const changedAt = header.mtime ?? new Date(0);
      await utimes(target, changedAt, changedAt);
      paths.set(name, target);
    }
    await reading;
  } catch (error) {
    source.destroy();
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError('not_a_zip', { cause: error });
  }
  return paths;
}

function checkEntry({ name, type }: Header): void {
  const isUnsafe =
    name.includes('\0') || name.includes('\\') || /^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)/i.test(name);
  if (isUnsafe) throw new ImportFileError('unsafe_name');
  if (type !== 'file' && type !== 'directory' && type !== 'contiguous-file')
    throw new ImportFileError('has_links');
}

async function isGzip(path: string): Promise<boolean> {
  const mark = await readBytesAt(path, 0, 2);
  return mark.length === 2 && mark.readUInt16BE() === GZIP;
}
