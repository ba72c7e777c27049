import { fstat, open } from 'node:fs';
import { pipeline, Transform, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { ImportFileError } from './import-file-error.ts';
import type { ImportFiles } from './import-files.ts';
import { ZipFileReader } from './zip-file-reader.ts';

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

const openDescriptor = promisify(open);
const statDescriptor = promisify(fstat);
const UNIX = 3;
const FILE_TYPE = 0o170000;
const REGULAR = 0o100000;
const DIRECTORY = 0o040000;
const STORED = 0;
const DEFLATED = 8;
/** Files smaller than this may have any ratio: a few bytes can compress well. */
const RATIO_BYTES_MIN = 1_000_000;

/** The facts of an entry that are stored while a ZIP is open. The entries of the library take some four times as much memory. */
type EntryFacts = Pick<
  Entry,
  'compressedSize' | 'uncompressedSize' | 'compressionMethod' | 'crc32' | 'relativeOffsetOfLocalHeader'
>;

/**
 * Opens a ZIP and checks its whole list of files before anything is read. Rejects names that lead outside, links and devices,
 * encryption, names that occur twice, and more than the limits. Throws `ImportFileError`.
 */
export async function openZip(path: string, limits: ZipLimits = ZIP_LIMITS): Promise<ImportFiles> {
  const zip = await readZip(path);
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

/** Reads the end of a ZIP, which has the number of its files. */
async function readZip(path: string): Promise<ZipFile> {
  let reader: ZipFileReader | undefined;
  try {
    const descriptor = await openDescriptor(path, 'r');
    reader = new ZipFileReader(descriptor);
    const { size } = await statDescriptor(descriptor);
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
    return await fromRandomAccessReaderPromise(reader, size, options);
  } catch (cause) {
    reader?.close(() => undefined);
    throw new ImportFileError('not_a_zip', { cause });
  }
}

async function readEntries(zip: ZipFile, limits: ZipLimits): Promise<ReadonlyMap<string, EntryFacts>> {
  if (zip.entryCount > limits.files) throw new ImportFileError('too_many_files');
  const entries = new Map<string, EntryFacts>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      checkEntry(entry, limits);
      if (entry.fileName.endsWith('/')) continue;
      if (entries.has(entry.fileName)) throw new ImportFileError('duplicate_name');
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes) throw new ImportFileError('too_large');
      entries.set(entry.fileName, factsOf(entry));
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    const isName =
      error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message);
    throw new ImportFileError(isName ? 'unsafe_name' : 'not_a_zip', { cause: error });
  }
  return entries;
}

const factsOf = (entry: Entry): EntryFacts => ({
  compressedSize: entry.compressedSize,
  uncompressedSize: entry.uncompressedSize,
  compressionMethod: entry.compressionMethod,
  crc32: entry.crc32,
  relativeOffsetOfLocalHeader: entry.relativeOffsetOfLocalHeader,
});

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
async function openEntry(zip: ZipFile, entry: EntryFacts | undefined): Promise<Readable | undefined> {
  if (!entry) return undefined;
  const damaged = (cause?: unknown): ImportFileError => new ImportFileError('damaged', { cause });
  const source = await zip
    .openReadStreamPromise(Object.assign(new Entry(), entry))
    .catch((cause: unknown) => {
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
  // A stream that is not read to its end is closed too, and the file with it.
  return pipeline(source, checked, () => undefined);
}
