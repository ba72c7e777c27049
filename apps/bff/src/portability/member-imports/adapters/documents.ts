import { TextDecoder } from 'node:util';
import { ImportFileError } from '../files/import-file-error.ts';
import type { ImportFiles } from '../files/import-files.ts';

/** The maximum size of a JSON file, which is read as a whole. */
export const JSON_BYTES_MAX = 64_000_000;
/** Number of JSON files of a ZIP that are looked at. */
const DOCUMENTS_MAX = 50;
/** The number of bytes by which the kind of a file is detected. */
const HEAD_BYTES = 65_536;

/** Returns the names of the files with an extension, without hidden ones. */
export function namesOf(files: ImportFiles, extensions: RegExp): readonly string[] {
  return [...files.names].filter((name) => extensions.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name));
}

/** Returns the first characters of a file; empty for a file that cannot be read. */
export async function headOf(files: ImportFiles, name: string): Promise<string> {
  const source = await files.stream(name);
  if (!source) return '';
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of source) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length >= HEAD_BYTES) break;
    }
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, HEAD_BYTES));
}

/** Reads a file as text in chunks; what is not valid UTF-8 becomes U+FFFD. */
export async function* textChunks(files: ImportFiles, name: string): AsyncGenerator<string> {
  const source = await files.stream(name);
  if (!source) return;
  const decoder = new TextDecoder();
  for await (const chunk of source) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

/** A JSON file: its value, or undefined if it is not valid. */
export type JsonDocument = { readonly name: string; readonly value: unknown };

const parsed = new WeakMap<ImportFiles, Promise<readonly JsonDocument[]>>();

/** Reads the JSON files, once. Throws `ImportFileError` for one that is too large. */
export function jsonDocuments(files: ImportFiles): Promise<readonly JsonDocument[]> {
  const known = parsed.get(files);
  if (known) return known;
  const reading = readDocuments(files);
  parsed.set(files, reading);
  return reading;
}

async function readDocuments(files: ImportFiles): Promise<readonly JsonDocument[]> {
  const documents: JsonDocument[] = [];
  let left = JSON_BYTES_MAX;
  for (const name of namesOf(files, /\.json$/i).slice(0, DOCUMENTS_MAX)) {
    const bytes = await files.read(name, left);
    if (!bytes) throw new ImportFileError('json_too_large');
    left -= bytes.length;
    documents.push({ name, value: parseJson(bytes) });
  }
  return documents;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined; // the adapters find nothing in it
  }
}

/** Returns a value as an object; an empty one for all others. */
export function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Returns a value as a list; an empty one for all others. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
