import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { AppError } from '../../platform/errors/errors.ts';

/** The name of the file field; fields after it are not read. */
const FILE_FIELD = 'file';
const FIELDS_MAX = 10;
const FIELD_BYTES_MAX = 8192;

/** A file of a form as a stream. */
export type PostedFile = {
  /** The media type that the form declares; the content may differ. */
  readonly type: string;
  /** The name that the form declares; empty without one. */
  readonly name: string;
  readonly stream: Readable;
  /** Returns whether the file exceeded `fileBytesMax`; known once the stream has ended. */
  readonly isCut: () => boolean;
};

/** A form to read, and the handlers of its file. */
export type FormPost<T> = {
  readonly source: Readable;
  readonly contentType: string;
  readonly fileBytesMax: number;
  /** Aborts reading with its reason. */
  readonly signal?: AbortSignal;
  /** Reads the file to its end, with the fields that precede it. */
  readonly take: (fields: Readonly<Record<string, string>>, file: PostedFile) => Promise<T>;
  /** Undoes `take`, when the form ends early after its file. */
  readonly undo: (taken: T) => Promise<void>;
};

/**
 * Reads a multipart form that ends with a file, as a stream: the file is not buffered in memory. Returns the result of
 * `take` once the form is complete. Throws what `take` throws, `bad_request` for a form that is invalid, truncated or
 * without a file, and the reason of `signal`.
 */
export async function readFormPost<T>({
  source,
  contentType,
  fileBytesMax,
  signal,
  take,
  undo,
}: FormPost<T>): Promise<T> {
  const fields = new Map<string, string>();
  const form = newForm(contentType, fileBytesMax);
  const { promise: arrived, resolve, reject } = Promise.withResolvers<void>();
  const breakOff = (cause?: unknown): void => reject(new AppError('bad_request', { cause }));
  let stream: BusboyFileStream | undefined;
  let taking: Promise<T> | undefined;
  form.on('field', (name: string, value: string, isNameCut: boolean, isValueCut: boolean) => {
    if (taking) return;
    if (isNameCut || isValueCut || fields.has(name)) breakOff();
    fields.set(name, value);
  });
  form.on('file', (_, file: BusboyFileStream, name: string, _encoding: string, type: string) => {
    stream = file;
    // The file's error is reported by the form; without a listener it would end the process.
    file.on('error', breakOff);
    taking = take(Object.fromEntries(fields), { type, name, stream: file, isCut: () => file.truncated });
    taking.catch(reject);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) form.on(limit, () => breakOff());
  form.on('error', breakOff);
  form.on('finish', resolve);
  finished(source, { writable: false }).catch(breakOff);
  const abort = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  source.pipe(form);
  try {
    signal?.throwIfAborted();
    await arrived;
    if (!taking) throw new AppError('bad_request');
    return await taking;
  } catch (error) {
    source.unpipe(form);
    stream?.destroy(new AppError('bad_request', { cause: error }));
    await taking?.then(undo, () => undefined);
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function newForm(contentType: string, fileSize: number): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: (name) => name === FILE_FIELD,
      limits: {
        fields: FIELDS_MAX,
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES_MAX,
        files: 1,
        fileSize,
        parts: FIELDS_MAX + 1,
        headerPairs: 10,
        headerSize: FIELD_BYTES_MAX,
      },
    });
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
}
