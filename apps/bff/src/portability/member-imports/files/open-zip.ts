import { Transform, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ImportFileError } from './import-file-error.ts';
import type { ImportFiles } from './import-files.ts';

/** Limits of a ZIP. */
export type ZipLimits = {
  readonly files: number;
  /** Bytes of all files when they are unpacked. */
  readonly bytes: number;
  /** Unpacked bytes per compressed byte, of a file. */
  readonly ratio: number;
};

/** The limits of an imported ZIP: text compresses about ten times, and images not at all. */
export const ZIP_LIMITS: ZipLimits = { files: 500_000, bytes: 500e9, ratio: 200 };

const UNIX = 3;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;
const STORED = 0;
const DEFLATED = 8;
/** Files smaller than this may have any ratio: a few bytes can compress well. */
const RATIO_BYTES_MIN = 1_000_000;

/**
 * Opens a ZIP and checks its whole list of files before anything is read. Rejects names that lead outside, links and devices,
 * encryption, names that occur twice, and more than the limits. Throws `ImportFileError`.
 */
export async function openZip(path: string, limits: ZipLimits = ZIP_LIMITS): Promise<ImportFiles> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (cause: unknown) => {
      throw new ImportFileError('not_a_zip', { cause });
    },
  );
  try {
    const entries = await readEntries(zip, limits);
    return {
      names: new Set(entries.keys()),
      stream: (name) => openEntry(zip, entries.get(name)),
      size: async (name) => entries.get(name)?.uncompressedSize,
      async read(name, bytesMax) {
        const entry = entries.get(name);
        if (!entry || entry.uncompressedSize > bytesMax) return undefined;
        const source = await openEntry(zip, entry);
        return source && buffer(source);
      },
      async fingerprint(name) {
        const entry = entries.get(name);
        return entry && `${entry.crc32}-${entry.uncompressedSize}`;
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readEntries(zip: ZipFile, limits: ZipLimits): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > limits.files) throw new ImportFileError('too_many_files');
  const entries = new Map<string, Entry>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, limits);
      if (entry.fileName.endsWith('/')) continue;
      if (entries.has(entry.fileName)) throw new ImportFileError('duplicate_name');
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes) throw new ImportFileError('too_large');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    const isName =
      error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message);
    throw new ImportFileError(isName ? 'unsafe_name' : 'not_a_zip', { cause: error });
  }
  return entries;
}

function checkEntry(entry: Entry, limits: ZipLimits): void {
  const { uncompressedSize, compressedSize, compressionMethod } = entry;
  if (entry.fileName.includes('\0')) throw new ImportFileError('unsafe_name');
  if (entry.isEncrypted()) throw new ImportFileError('encrypted');
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
    throw new ImportFileError('method_unknown');
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  const isUnix = entry.versionMadeBy >> 8 === UNIX;
  if (isUnix && type !== 0 && type !== REGULAR && type !== DIRECTORY) throw new ImportFileError('has_links');
  if (uncompressedSize > RATIO_BYTES_MIN && uncompressedSize > compressedSize * limits.ratio)
    throw new ImportFileError('too_compressed');
}

/** Opens a file. The library checks its size, and this its checksum. */
async function openEntry(zip: ZipFile, entry: Entry | undefined): Promise<Readable | undefined> {
  if (!entry) return undefined;
  const damaged = (cause?: unknown): ImportFileError => new ImportFileError('damaged', { cause });
  const source = await zip.openReadStreamPromise(entry).catch((cause: unknown) => {
    throw damaged(cause);
  });
  let sum = 0;
  const checked = new Transform({
    transform(chunk: Buffer, _, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush: (done) => done(sum === entry.crc32 ? null : damaged()),
  });
  source.on('error', (error) => checked.destroy(damaged(error)));
  return source.pipe(checked);
}
