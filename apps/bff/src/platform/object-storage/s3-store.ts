import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createFileReader } from './file-reader.ts';
import type { FileSize, ObjectStore, StoredFile } from './object-store.ts';
import { readS3 } from './read-s3.ts';
import { isMissing, storageError, type OpenS3, type S3 } from './s3-client.ts';

/** Bytes of a part of a large file. At most two are in memory for each file that is stored. */
const PART_BYTES = 8 * 1024 * 1024;
/** The part of a bucket that a store uses, and the headers of its files. */
export type S3StoreOptions = {
  readonly bucket: string;
  /** The beginning of the keys, with a slash at its end. */
  readonly prefix: string;
  /** The caching of the files, where a CDN reads the bucket. */
  readonly cacheControl: string;
  readonly contentType: (path: string) => string | undefined;
};

/**
 * Creates a store in a bucket. A file appears complete or not at all: small ones are stored by one request, large and streamed
 * ones by parts, which are removed if one fails.
 */
export function createS3Store(open: OpenS3, options: S3StoreOptions): ObjectStore {
  const { bucket: Bucket, prefix, cacheControl: CacheControl } = options;
  const keyOf = (path: string): string => `${prefix}${path}`;
  const headersOf = (path: string) => ({ CacheControl, ContentType: options.contentType(path) });
  let isBucketSeen = false;

  /** Runs a request; undefined if its object is missing. A missing bucket is an error: nothing in it may count as deleted. */
  const request = async <T>(action: string, send: (s3: S3) => Promise<T>): Promise<T | undefined> => {
    const s3 = await open();
    try {
      const result = await send(s3);
      isBucketSeen = true;
      return result;
    } catch (error) {
      if (!isMissing(error)) throw storageError(action, error);
    }
    if (!isBucketSeen) await findBucket(s3, s3.limits.answerMs);
    return undefined;
  };
  const findBucket = async ({ sdk, client }: S3, ms: number): Promise<void> => {
    try {
      await client.send(new sdk.HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(ms) });
      isBucketSeen = true;
    } catch (error) {
      throw storageError(`find the bucket ${Bucket}`, error);
    }
  };
  /** As `request`, for what cannot be missing. */
  const must = async <T>(action: string, send: (s3: S3) => Promise<T>): Promise<T> => {
    const s3 = await open();
    return send(s3).catch((error: unknown) => {
      throw storageError(action, error);
    });
  };
  const put: ObjectStore['put'] = async (path, bytes) => {
    const object = { Bucket, Key: keyOf(path), ...headersOf(path) };
    await must('store a file', async ({ sdk, client }) => {
      if (bytes instanceof Uint8Array && bytes.length <= PART_BYTES)
        return client.send(new sdk.PutObjectCommand({ ...object, Body: bytes }));
      const Body = bytes instanceof Uint8Array ? bytes : Readable.from(bytes, { objectMode: false });
      const params = { ...object, Body };
      return new sdk.Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done();
    });
  };
  async function* listSizes(): AsyncGenerator<FileSize> {
    let token: string | undefined;
    do {
      const after = token;
      const page = await must('list its files', ({ sdk, client }) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: after })),
      );
      for (const { Key, Size = 0 } of page.Contents ?? [])
        if (Key?.startsWith(prefix) && Key !== prefix) yield { path: Key.slice(prefix.length), bytes: Size };
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }
  const get: ObjectStore['get'] = async (path) => {
    const Key = keyOf(path);
    const found = await request('find a file', ({ sdk, client, limits }) =>
      client.send(new sdk.HeadObjectCommand({ Bucket, Key }), {
        abortSignal: AbortSignal.timeout(limits.answerMs),
      }),
    );
    if (found?.ContentLength === undefined) return undefined;
    const object = { Bucket, Key, size: found.ContentLength, etag: found.ETag };
    const openObject: StoredFile['open'] = (range) => {
      const left = new AbortController();
      const stream = Readable.from(readOpened(open, object, range, left.signal), { objectMode: false });
      return stream.on('close', () => left.abort());
    };
    return { size: object.size, open: openObject, read: () => buffer(openObject()) };
  };
  return {
    put,
    async putFile(path, file) {
      await put(path, createReadStream(file));
      await rm(file, { force: true });
    },
    async copy(from, to) {
      const CopySource = [Bucket, ...keyOf(from).split('/')].map(encodeURIComponent).join('/');
      const copied = await request('copy a file', ({ sdk, client }) =>
        client.send(new sdk.CopyObjectCommand({ Bucket, Key: keyOf(to), CopySource })),
      );
      return copied !== undefined;
    },
    get,
    openReader: (bytesMax) => createFileReader(get, bytesMax),
    async delete(path) {
      await request('delete a file', ({ sdk, client }) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(path) })),
      );
    },
    async *list() {
      for await (const { path } of listSizes()) yield path;
    },
    listSizes,
    async isReachable() {
      const s3 = await open();
      return findBucket(s3, s3.limits.checkMs).then(
        () => true,
        () => false,
      );
    },
  };
}

async function* readOpened(
  open: OpenS3,
  ...read: Parameters<typeof readS3> extends [S3, ...infer Rest] ? Rest : never
): AsyncGenerator<Uint8Array> {
  yield* readS3(await open(), ...read);
}
