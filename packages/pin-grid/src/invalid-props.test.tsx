import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TileGrid, tiles, type Tile } from './testing/tiles.tsx';

const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
const render = (props: object): string => renderToString(<TileGrid items={tiles(3)} {...props} />);

test.each([
  ['no items', { items: undefined }],
  ['null as items', { items: null }],
  ['a number as items', { items: 7 }],
  ['a string as items', { items: 'cups' }],
])('[PK-01] [PG-02] a grid with %s is empty', (_, props) => {
  expect(render(props)).not.toContain('listitem');
});

test('[PK-01] development names the grid, the prop and the value once, production never', async () => {
  complaints.mockClear();
  vi.resetModules();
  const { getItems } = await import('./ui/get-items.ts');
  for (const items of [null, null, 7]) expect(getItems(items as unknown as readonly object[])).toEqual([]);
  expect(complaints.mock.calls).toEqual([['PinGrid: the prop items must be an array. It got null.']]);
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  (await import('./ui/get-items.ts')).getItems(null as unknown as readonly object[]);
  vi.unstubAllEnvs();
  expect(complaints).toHaveBeenCalledTimes(1);
});

test.each([
  ['NaN', Number.NaN],
  ['a string', '1.5' as unknown as number],
  ['null', null as unknown as number],
  ['infinity', Number.POSITIVE_INFINITY],
  ['less than nothing', -3],
])('[PK-01] [PG-02] an item with %s as its shape does not break the places of the others', (_, aspect) => {
  const items: readonly Tile[] = [{ key: 'odd', aspect }, ...tiles(3)];
  const html = render({ items, renderItem: ({ key }: Tile) => key });
  expect(html.match(/role="listitem"/g)).toHaveLength(4);
  expect(html).not.toMatch(/NaN|Infinity/);
});

test('[PK-01] [PG-02] items with equal keys are all rendered', () => {
  const [tile] = tiles(1);
  expect(render({ items: [tile, tile, tile] }).match(/role="listitem"/g)).toHaveLength(3);
});

test('[PK-01] [PG-03] 100,000 items are rendered by the server as one screen', () => {
  const html = render({ items: tiles(100_000) });
  expect(html.match(/role="listitem"/g)).toHaveLength(25);
  expect(html.length).toBeLessThan(40_000);
});

test('[PK-01] a number as label names the list by it', () => {
  expect(render({ label: 7 })).toContain('aria-label="7"');
});
