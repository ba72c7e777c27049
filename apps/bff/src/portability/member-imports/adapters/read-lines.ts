import {
  ARCHIVE_VERSION,
  archiveLineSchema,
  LINES_FILE,
  upgradeLine,
  type ArchiveLine,
} from '../../member-archive/index.ts';
import { ImportFileError } from '../files/import-file-error.ts';
import type { ImportFiles } from '../files/import-files.ts';

/** A line of an archive, or the notice that it is not valid. */
export type ReadLine =
  | { readonly ok: true; readonly nth: number; readonly line: ArchiveLine }
  | { readonly ok: false; readonly nth: number };

/** The maximum bytes of a line: captions of a video are the longest. */
export const LINE_BYTES_MAX = 4_000_000;
const NEWLINE = 0x0a;

/**
 * Reads the lines of an archive as a stream. A line that is not valid UTF-8, JSON or a known kind is reported, and the next ones
 * are read. Throws `ImportFileError` without a header, for an unknown version, and for a line that is too long.
 */
export async function* readLines(archive: ImportFiles): AsyncGenerator<ReadLine> {
  const source = await archive.stream(LINES_FILE);
  if (!source) throw new ImportFileError('not_an_archive');
  let nth = 0;
  let version = ARCHIVE_VERSION;
  for await (const bytes of splitLines(source)) {
    nth += 1;
    const value = parseJson(bytes);
    if (nth === 1) version = readVersion(value);
    const parsed = archiveLineSchema.safeParse(upgradeLine(value, version));
    yield parsed.success ? { ok: true, nth, line: parsed.data } : { ok: false, nth };
  }
  if (nth === 0) throw new ImportFileError('not_an_archive');
}

/** Reads the version of an archive from its header. Throws `ImportFileError`. */
function readVersion(value: unknown): number {
  const header: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const { kind, format, version } = header;
  if (kind !== 'archive' || format !== 'pegboard' || typeof version !== 'number')
    throw new ImportFileError('not_an_archive');
  if (version > ARCHIVE_VERSION) throw new ImportFileError('version_unknown');
  return version;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), checkText);
  } catch {
    return undefined; // reported as a line that is not valid
  }
}

/** Rejects text that the database cannot store. */
function checkText(_: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new TypeError('A text has a NUL, or a half of a surrogate pair.');
  return value;
}

async function* splitLines(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    let bytes = chunk as Buffer;
    for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE)) {
      if (length + at > LINE_BYTES_MAX) throw new ImportFileError('line_too_long');
      yield Buffer.concat([...rest, bytes.subarray(0, at)]);
      [rest, length, bytes] = [[], 0, bytes.subarray(at + 1)];
    }
    length += bytes.length;
    if (length > LINE_BYTES_MAX) throw new ImportFileError('line_too_long');
    rest.push(bytes);
  }
  if (length > 0) yield Buffer.concat(rest);
}
