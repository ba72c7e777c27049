import { Transform, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { ArchiveError } from './archive-error.ts';

/** Limits of a ZIP. */
export type ZipLimits = {
  readonly files: number;
  /** Bytes of all files when they are unpacked. */
  readonly bytes: number;
  /** Unpacked bytes per compressed byte, of a file. */
  readonly ratio: number;
};

/** The limits of an archive: text compresses about ten times, and images not at all. */
export const ARCHIVE_LIMITS: ZipLimits = { files: 500_000, bytes: 500e9, ratio: 200 };

/** An opened archive whose list of files was checked. */
export type OpenArchive = {
  readonly names: ReadonlySet<string>;
  /** Returns a file as a stream, which fails with `ArchiveError` at the end if it is damaged; undefined if there is none. */
  stream(name: string): Promise<Readable | undefined>;
  /** Returns the bytes of a file; undefined if there is none, or if it has more than `bytesMax`. Throws `ArchiveError`. */
  read(name: string, bytesMax: number): Promise<Buffer | undefined>;
  close(): void;
};

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
 * encryption, names that occur twice, and more than the limits. Throws `ArchiveError`.
 */
export async function openArchive(path: string, limits: ZipLimits = ARCHIVE_LIMITS): Promise<OpenArchive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (cause: unknown) => {
      throw new ArchiveError('not_a_zip', { cause });
    },
  );
  try {
    const entries = await readEntries(zip, limits);
    return {
      names: new Set(entries.keys()),
      stream: (name) => openEntry(zip, entries.get(name)),
      async read(name, bytesMax) {
        const entry = entries.get(name);
        if (!entry || entry.uncompressedSize > bytesMax) return undefined;
        const source = await openEntry(zip, entry);
        return source && buffer(source);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readEntries(zip: ZipFile, limits: ZipLimits): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > limits.files) throw new ArchiveError('too_many_files');
  const entries = new Map<string, Entry>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, limits);
      if (entry.fileName.endsWith('/')) continue;
      if (entries.has(entry.fileName)) throw new ArchiveError('duplicate_name');
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes) throw new ArchiveError('too_large');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const isName =
      error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message);
    throw new ArchiveError(isName ? 'unsafe_name' : 'not_a_zip', { cause: error });
  }
  return entries;
}

function checkEntry(entry: Entry, limits: ZipLimits): void {
  const { uncompressedSize, compressedSize, compressionMethod } = entry;
  if (entry.fileName.includes('\0')) throw new ArchiveError('unsafe_name');
  if (entry.isEncrypted()) throw new ArchiveError('encrypted');
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED)
    throw new ArchiveError('method_unknown');
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  const isUnix = entry.versionMadeBy >> 8 === UNIX;
  if (isUnix && type !== 0 && type !== REGULAR && type !== DIRECTORY) throw new ArchiveError('has_links');
  if (uncompressedSize > RATIO_BYTES_MIN && uncompressedSize > compressedSize * limits.ratio)
    throw new ArchiveError('too_compressed');
}

/** Opens a file. The library checks its size, and this its checksum. */
async function openEntry(zip: ZipFile, entry: Entry | undefined): Promise<Readable | undefined> {
  if (!entry) return undefined;
  const damaged = (cause?: unknown): ArchiveError => new ArchiveError('damaged', { cause });
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
