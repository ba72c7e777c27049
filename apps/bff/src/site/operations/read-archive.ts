import { createHash, type Hash } from 'node:crypto';
import { basename } from 'node:path';
import { extract } from 'tar-stream';
import { openArchive } from './encrypt-archive.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { ARCHIVE_FORMAT, MANIFEST_NAME, manifestSchema, type Manifest } from './manifest.ts';

/** An entry of an archive being read. */
export type ArchiveEntry =
  | { readonly kind: 'table'; readonly table: string; readonly bytes: AsyncIterable<Uint8Array> }
  | { readonly kind: 'picture'; readonly path: string; readonly bytes: AsyncIterable<Uint8Array> };

const TABLE = /^tables\/([a-z_]\w*\.[a-z_]\w*)\/\d+\.gz$/;
const PICTURE = /^pictures\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;
const MANIFEST_MAX_BYTES = 4_194_304;

/** The counted entries of a table, or of all images. */
export type Tally = { files: number; bytes: number; readonly hash: Hash };

/** Creates an empty tally. */
export const newTally = (): Tally => ({ files: 0, bytes: 0, hash: createHash('sha256') });

/** Adds the start of an entry: its name and size are part of the checksum. */
export function tallyEntry(tally: Tally, name: string, size: number): void {
  tally.files += 1;
  tally.bytes += size;
  tally.hash.update(`${name}\0${size}\0`);
}

/**
 * Reads an archive as a stream, and returns its manifest if all checksums match. Throws an `OperatorError`
 * for a file that is no Pegboard archive, or is incomplete or modified: the results of `visit` are valid only
 * after this has resolved. `identity` is the key of an encrypted one.
 */
export async function readArchive(
  file: string,
  visit: (entry: ArchiveEntry) => Promise<void> = async () => undefined,
  identity?: string,
): Promise<Manifest> {
  const tallies = new Map<string, Tally>();
  let manifest: Manifest | undefined;
  const source = await openArchive(file, identity).catch((error: unknown) => {
    throw explained(error, file);
  });
  const tar = extract();
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  try {
    for await (const stream of tar) {
      const { name, size } = stream.header;
      const content = stream as AsyncIterable<Uint8Array>;
      if (manifest !== undefined) throw damaged(file, 'it goes on after its end');
      if (name === MANIFEST_NAME) {
        manifest = readManifest(file, await whole(content, size));
        continue;
      }
      const [, table] = TABLE.exec(name) ?? [];
      const [, path] = PICTURE.exec(name) ?? [];
      const section = table ?? (path === undefined ? undefined : 'pictures');
      if (section === undefined) throw damaged(file, 'it holds what no backup holds');
      const tally = tallies.get(section) ?? newTally();
      tallies.set(section, tally);
      tallyEntry(tally, name, size);
      const bytes = counted(content, tally);
      if (table !== undefined) await visit({ kind: 'table', table, bytes });
      else if (path !== undefined) await visit({ kind: 'picture', path, bytes });
      for await (const _ of bytes); // skipped entries are part of the checksum too
    }
  } catch (error) {
    throw explained(error, file);
  } finally {
    source.destroy();
  }
  if (manifest === undefined) throw damaged(file, 'its end is missing');
  checkTallies(file, manifest, tallies);
  return manifest;
}

async function* counted(stream: AsyncIterable<Uint8Array>, tally: Tally): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    tally.hash.update(chunk);
    yield chunk;
  }
}

async function whole(stream: AsyncIterable<Uint8Array>, size: number): Promise<string> {
  if (size > MANIFEST_MAX_BYTES) throw new Error('The manifest is larger than any of ours.');
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function readManifest(file: string, text: string): Manifest {
  const value: unknown = JSON.parse(text);
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (typeof format === 'number' && format > ARCHIVE_FORMAT)
    throw new OperatorError(
      `${basename(file)} was made by a newer version of Pegboard, in a form that this one does not read. Use that version.`,
    );
  return manifestSchema.parse(value);
}

function checkTallies(file: string, { tables, pictures }: Manifest, tallies: Map<string, Tally>): void {
  const expected = new Map(tables.map(({ name, sha256 }) => [name, sha256]));
  if (pictures) expected.set('pictures', pictures.sha256);
  for (const [section, tally] of tallies)
    if (tally.hash.digest('hex') !== expected.get(section))
      throw damaged(file, `“${section}” is not what was stored`);
  for (const [section, sha256] of expected)
    if (!tallies.has(section) && sha256 !== newTally().hash.digest('hex'))
      throw damaged(file, `“${section}” is missing`);
}

function damaged(file: string, why: string): OperatorError {
  return new OperatorError(`${basename(file)} is damaged: ${why}. Nothing was changed. Use another backup.`);
}

function explained(error: unknown, file: string): unknown {
  if (error instanceof OperatorError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new OperatorError(`There is no file ${file}.`, { cause: error });
  if (code === 'EACCES' || code === 'EISDIR')
    return new OperatorError(`${file} cannot be read (${code}).`, { cause: error });
  const isTarFault =
    error instanceof Error &&
    /header|Unexpected end|manifest|JSON|zod/i.test(`${error.name} ${error.message}`);
  if (!isTarFault) return error;
  return new OperatorError(
    `${basename(file)} is no backup of Pegboard, or it is damaged. Nothing was changed. Use another one.`,
    { cause: error },
  );
}
