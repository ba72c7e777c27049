import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readFormPost } from './read-form-post.ts';

const CONTENT_TYPE = 'multipart/form-data; boundary=cut-here';
const part = (name: string, value: string, more = ''): string =>
  `--cut-here\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const FILE = part(
  'file',
  'a picture\r\n--cut-her\r\nof a cup',
  '; filename="cup.png"\r\nContent-Type: image/png',
);
const WHOLE = `${part('key', 'one')}${part('policy', 'two')}${FILE}--cut-here--\r\n`;

/** Posts a body in chunks that are sent separately. */
async function post(chunks: readonly string[], contentType = CONTENT_TYPE) {
  const undone: unknown[] = [];
  const result = await readFormPost({
    source: Readable.from(chunks.map((chunk) => Buffer.from(chunk))),
    contentType,
    fileBytesMax: 100,
    async take(fields, { type, stream, isCut }) {
      const text = (await buffer(stream)).toString();
      return { fields, type, text, isCut: isCut() };
    },
    async undo(taken) {
      undone.push(taken);
    },
  }).catch((error: { code: string }) => error.code);
  return { result, undone };
}

const TAKEN = {
  fields: { key: 'one', policy: 'two' },
  type: 'image/png',
  text: 'a picture\r\n--cut-her\r\nof a cup',
  isCut: false,
};

test.each([
  ['at once', [WHOLE]],
  ['byte by byte', WHOLE.split('')],
  ['with a word after its end', [WHOLE, 'good bye']],
  ['with a field after its file', [WHOLE.replace('--cut-here--', `${part('late', 'no')}--cut-here--`)]],
])('a form that comes %s is read', async (_, chunks) => {
  expect((await post(chunks)).result).toEqual(TAKEN);
});

test('a form that ends early anywhere is rejected, and what was stored of it is undone', async () => {
  const end = WHOLE.indexOf('--cut-here--') + '--cut-here--'.length;
  for (let length = 0; length < end; length += 1) {
    const { result, undone } = await post([WHOLE.slice(0, length)]);
    expect([length, result]).toEqual([length, 'bad_request']);
    expect(undone.length).toBeLessThanOrEqual(1);
  }
});

test('a connection that breaks within the file does not complete it', async () => {
  const source = new Readable({ read: () => undefined });
  const taken = readFormPost({
    source,
    contentType: CONTENT_TYPE,
    fileBytesMax: 100,
    take: async (_, { stream }) => buffer(stream),
    undo: async () => undefined,
  });
  source.push(WHOLE.slice(0, WHOLE.indexOf('of a cup')));
  setTimeout(() => source.destroy(), 20);
  await expect(taken).rejects.toMatchObject({ code: 'bad_request' });
});

test.each([
  ['no boundary', [WHOLE], 'multipart/form-data'],
  ['another boundary', [WHOLE], 'multipart/form-data; boundary=other'],
  ['no file', [WHOLE.replace(FILE, '')], CONTENT_TYPE],
  ['a field twice', [part('key', 'zero') + WHOLE], CONTENT_TYPE],
  ['a field too long', [part('long', 'a'.repeat(9000)) + WHOLE], CONTENT_TYPE],
  [
    'too many fields',
    [Array.from({ length: 11 }, (_, at) => part(`n${at}`, '')).join('') + WHOLE],
    CONTENT_TYPE,
  ],
  ['two files', [WHOLE.replace('--cut-here--', `${FILE}--cut-here--`)], CONTENT_TYPE],
])('a form with %s is refused', async (_, chunks, contentType) => {
  expect((await post(chunks, contentType)).result).toBe('bad_request');
});

test('a file above the maximum is reported as truncated', async () => {
  const long = WHOLE.replace('of a cup', 'cup '.repeat(40));
  expect((await post([long])).result).toMatchObject({ isCut: true });
});

test('an error of the receiver is reported unchanged', async () => {
  const refused = readFormPost({
    source: Readable.from([Buffer.from(WHOLE)]),
    contentType: CONTENT_TYPE,
    fileBytesMax: 100,
    take: async () => Promise.reject(new RangeError('no')),
    undo: async () => undefined,
  });
  await expect(refused).rejects.toThrow('no');
});
