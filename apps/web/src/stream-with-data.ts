import { PassThrough, Writable, type Readable } from 'node:stream';

/**
 * The HTML that React writes, with `head` put at the start of `<head>` and what `takeData()` gives put before each
 * batch. React calls `flush()` after a whole batch only, so nothing is ever put inside a tag.
 */
export function streamWithData(options: { readonly head: string; readonly takeData: () => string }): {
  readonly writable: Writable;
  readonly readable: Readable;
} {
  const readable = new PassThrough();
  let chunks: Buffer[] = [];
  let isFirst = true;
  const emit = (): void => {
    if (chunks.length === 0) return;
    const html = Buffer.concat(chunks).toString();
    chunks = [];
    if (!isFirst) {
      readable.write(options.takeData() + html);
      return;
    }
    isFirst = false;
    const atHead = html.indexOf('<head>') + '<head>'.length;
    const atBody = html.indexOf('>', html.indexOf('<body')) + 1;
    readable.write(
      html.slice(0, atHead) +
        options.head +
        html.slice(atHead, atBody) +
        options.takeData() +
        html.slice(atBody),
    );
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
  return { writable: Object.assign(writable, { flush: emit }), readable };
}

/** JSON that may stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
