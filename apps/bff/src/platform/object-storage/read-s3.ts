import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ByteRange } from './byte-range.ts';
import { isMissing, storageError, type S3 } from './s3-client.ts';

/** Number of connections over which a file is read, if they break. */
const READS_MAX = 3;
const PAUSE_MS = 200;

/** An object of a known version: its size, and its tag. */
export type S3Object = {
  readonly Bucket: string;
  readonly Key: string;
  readonly size: number;
  readonly etag: string | undefined;
};

/**
 * Yields the bytes of an object, or of a range of it. When a connection breaks, it continues at the next byte of the same
 * version over another one, up to twice; otherwise it throws, so that a part is never taken for the whole.
 */
export async function* readS3(
  { sdk, client }: S3,
  { Bucket, Key, size, etag }: S3Object,
  range: ByteRange = { start: 0, end: size - 1 },
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let at = range.start;
  for (let read = 1; at <= range.end; read += 1) {
    try {
      const { Body } = await client.send(
        new sdk.GetObjectCommand({ Bucket, Key, Range: `bytes=${at}-${range.end}`, IfMatch: etag }),
        signal ? { abortSignal: signal } : {},
      );
      for await (const chunk of Body as Readable as AsyncIterable<Uint8Array>) {
        at += chunk.length;
        yield chunk;
      }
      if (at <= range.end) throw new Error(`the response ended ${range.end + 1 - at} bytes early`);
      if (at > range.end + 1) throw new Error('the response was longer than the object');
    } catch (error) {
      if (read >= READS_MAX || at > range.end + 1 || isMissing(error))
        throw storageError('read a file', error);
      await sleep(PAUSE_MS * read, undefined, signal ? { signal } : {});
    }
  }
}
