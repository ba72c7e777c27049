import { expect, test } from 'vitest';
import { createBufferPool } from './buffer-pool.ts';

const parts = (...texts: readonly string[]): readonly Buffer[] => texts.map((text) => Buffer.from(text));

test('pages that are sent at once have memory of their own', () => {
  const fill = createBufferPool(4);
  const pages = [fill(parts('one ', 'ü')), fill(parts('two'))];
  expect(pages.map(({ html }) => String(html))).toEqual(['one ü', 'two']);
});

test('a released buffer is reused, by one page only even if it was released twice', () => {
  const fill = createBufferPool(4);
  const sent = fill(parts('the first and longest'));
  sent.giveBack();
  sent.giveBack();
  const pages = [fill(parts('one')), fill(parts('two'))];
  expect(pages[0]?.html.buffer).toBe(sent.html.buffer);
  expect(pages.map(({ html }) => String(html))).toEqual(['one', 'two']);
});

test('the pool retains at most its limit of free buffers', () => {
  const fill = createBufferPool(1);
  const sent = [fill(parts('one')), fill(parts('two'))];
  for (const { giveBack } of sent) giveBack();
  const after = [fill(parts('three')), fill(parts('four'))];
  expect(after.map(({ html }) => sent.some((page) => page.html.buffer === html.buffer))).toEqual([
    true,
    false,
  ]);
});

test('a page larger than usual is whole', () => {
  const large = Buffer.alloc(300_000, 'x');
  expect(createBufferPool(4)([large, Buffer.from('end')]).html).toEqual(
    Buffer.concat([large, Buffer.from('end')]),
  );
});
