import type { IncomingMessage } from 'node:http';
import { pipeline, type Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** What a body turned out to be: its bytes without compression, or why there are none. */
export type Body =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'unfit'; readonly why: 'too_large' | 'encoding_refused' };

const DECODERS: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The encodings that `readBody` takes off, as a request asks for them. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/** Reads a body of at most `maxBytes`, counted after decompression, which stops where the count does. Throws what the connection fails with. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Body> {
  if (Number(response.headers['content-length']) > maxBytes) return { kind: 'unfit', why: 'too_large' };
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const decoder = DECODERS[encoding];
  if (!decoder && encoding !== 'identity') return { kind: 'unfit', why: 'encoding_refused' };
  const plain = decoder ? pipeline(response, decoder(), () => undefined) : response;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of plain as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return { kind: 'unfit', why: 'too_large' };
    chunks.push(chunk);
  }
  return { kind: 'read', bytes: Buffer.concat(chunks) };
}
