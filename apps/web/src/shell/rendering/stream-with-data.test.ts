import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { scriptJson } from '../../features/document-head/script-json.ts';
import { streamWithData } from './stream-with-data.ts';

test('puts the head and the first data in place, and later data before its batch', async () => {
  const data = ['<d1>', '<d2>'];
  const { writable, readable } = streamWithData({ head: '<link>', takeData: () => data.shift() ?? '' });
  const { flush } = writable as typeof writable & { readonly flush: () => void };
  writable.write('<html><head><title>x</title></he');
  writable.write('ad><body class="a"><main>1</main>');
  flush();
  writable.write('<p>2</p>');
  flush();
  writable.end('</body></html>');
  expect(await text(readable)).toBe(
    '<html><head><link><title>x</title></head><body class="a"><d1><main>1</main><d2><p>2</p></body></html>',
  );
});

test('JSON in a script never ends the script', () => {
  expect(scriptJson({ a: '</script><b>\u2028' })).toBe(String.raw`{"a":"\u003c/script>\u003cb>\u2028"}`);
});
