import { expect, test } from 'vitest';

import { blockFont } from './block-font.ts';

const TABLES = ['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post'];

test('the file of the font names its tables in order, each inside it on a multiple of four bytes', () => {
  const bytes = blockFont();
  const view = new DataView(bytes.buffer);
  const entries = TABLES.map((_, at) => 12 + at * 16).map((at) => ({
    name: new TextDecoder().decode(bytes.slice(at, at + 4)).trim(),
    from: view.getUint32(at + 8),
    length: view.getUint32(at + 12),
  }));
  expect(view.getUint16(4)).toBe(TABLES.length);
  expect(entries.map(({ name }) => name)).toEqual(TABLES);
  for (const { from, length } of entries) {
    expect(from % 4).toBe(0);
    expect(from + length).toBeLessThanOrEqual(bytes.length);
  }
});
