import { PassThrough, Writable, type Readable } from 'node:stream';

const HEAD = Buffer.from('<head>');
const BODY = Buffer.from('<body');
const END_OF_TAG = '>'.charCodeAt(0);

/**
 * Streams the HTML of React, with `head` inserted at the start of `<head>` and the result of `takeData()`
 * before each batch. React calls `flush()` only after a complete batch, so that nothing is ever inserted
 * inside a tag.
 */
export function streamWithData(options: { readonly head: string; readonly takeData: () => string }): {
  readonly writable: Writable;
  readonly readable: Readable;
  /** Returns the first batch as written by React. */
  readonly first: () => Buffer | undefined;
} {
  // Written data can be read at once, whatever its length.
  const readable = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
  let chunks: Buffer[] = [];
  let first: Buffer | undefined;
  const emit = (): void => {
    if (chunks.length === 0) return;
    const html = Buffer.concat(chunks);
    chunks = [];
    if (first) {
      const data = options.takeData();
      readable.write(data === '' ? html : Buffer.concat([Buffer.from(data), html]));
      return;
    }
    first = html;
    readable.write(injectPageData(html, options.head, options.takeData()));
  };
  const writable = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      emit();
      readable.end();
      done();
    },
    destroy(error, done) {
      if (error) readable.destroy(error);
      done(error);
    },
  });
  return { writable: Object.assign(writable, { flush: emit }), readable, first: () => first };
}

/**
 * Returns the first batch of a page with `head` at the start of `<head>` and `data` at the start of `<body>`.
 */
export function injectPageData(html: Buffer, head: string, data: string): Buffer {
  const atHead = startOfHead(html);
  const atBody = html.indexOf(END_OF_TAG, html.indexOf(BODY)) + 1;
  return Buffer.concat([
    html.subarray(0, atHead),
    Buffer.from(head),
    html.subarray(atHead, atBody),
    Buffer.from(data),
    html.subarray(atBody),
  ]);
}

/** Returns the byte offset of the content of `<head>`. */
export function startOfHead(html: Buffer): number {
  return html.indexOf(HEAD) + HEAD.length;
}
