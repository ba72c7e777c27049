import type { IncomingMessage } from 'node:http';
import { pipeline, Readable, type Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The result of reading a body: its uncompressed bytes, or the reason for their absence. */
export type Body =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'unfit'; readonly why: 'too_large' | 'encoding_refused' };

const DECODERS: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The content encodings that `readBody` supports, for the request header. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/**
 * Reads the first `maxBytes` of a body as a whole, counted after decompression, and none of the rest. Throws the error of the
 * connection.
 */
export async function readBodyStart(response: IncomingMessage, maxBytes: number): Promise<Body> {
  const plain = decoded(response);
  if (!plain) return { kind: 'unfit', why: 'encoding_refused' };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of plain as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return { kind: 'read', bytes: Buffer.concat(chunks).subarray(0, maxBytes) };
}

/** Returns the uncompressed body of a response; undefined for an unknown encoding. */
function decoded(response: IncomingMessage): Readable | undefined {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const decoder = DECODERS[encoding];
  if (decoder) return pipeline(response, decoder(), () => undefined);
  return encoding === 'identity' ? response : undefined;
}

/**
 * Reads a body of at most `maxBytes`, counted after decompression, which stops at the limit: as a whole, or
 * streamed by `into`. Throws the error of the connection or of `into`.
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  into?: (body: Readable) => Promise<void>,
): Promise<Body> {
  if (Number(response.headers['content-length']) > maxBytes) return { kind: 'unfit', why: 'too_large' };
  const plain = decoded(response);
  if (!plain) return { kind: 'unfit', why: 'encoding_refused' };
  let isTooLarge = false;
  async function* counted(): AsyncGenerator<Buffer> {
    let size = 0;
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      size += chunk.length;
      isTooLarge = size > maxBytes;
      if (isTooLarge) throw new Error('The body is larger than it may be.');
      yield chunk;
    }
  }
  const chunks: Buffer[] = [];
  try {
    if (into) await into(Readable.from(counted(), { objectMode: false }));
    else for await (const chunk of counted()) chunks.push(chunk);
  } catch (error) {
    if (!isTooLarge) throw error;
    return { kind: 'unfit', why: 'too_large' };
  }
  return { kind: 'read', bytes: Buffer.concat(chunks) };
}
