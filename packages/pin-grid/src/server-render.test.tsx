import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TileGrid, tiles, type Tile } from './testing/tiles.tsx';

const html = renderToString(<TileGrid items={tiles(60)} nonce="n0nce" />);

test('[PG-04] the server renders the first screen and no more', () => {
  expect(html.match(/role="listitem"/g)).toHaveLength(25);
  expect(html).toContain('data-tile="tile-24"');
  expect(html).not.toContain('data-tile="tile-25"');
});

test('[PG-04] places stand in one style element with the nonce, and no element has a style of its own', () => {
  expect(html.match(/<style nonce="n0nce">/g)).toHaveLength(1);
  expect(html).not.toMatch(/\sstyle="/);
});

test('[PG-04] what an app puts in keys and sizes cannot end the style element', () => {
  const evil = [{ key: '</style><script>', aspect: Number.NaN }];
  const styles = /<style[^>]*>(.*?)<\/style>/s.exec(
    renderToString(<TileGrid items={evil} renderItem={() => null} />),
  );
  expect(styles?.[1]).not.toContain('<');
});

test('[PG-04] a list without items is a grid without cards', () => {
  expect(renderToString(<TileGrid items={[]} />)).not.toContain('listitem');
});

test('[PG-04] where the HTML of a card is known it is not rendered, and the page is the same', () => {
  const items = tiles(60);
  const renderItem = vi.fn<(tile: Tile) => ReactNode>(() => <a href="#tile">Tile &amp; tile</a>);
  const plain = renderToString(<TileGrid items={items} nonce="n0nce" renderItem={renderItem} />);
  renderItem.mockClear();
  const known = renderToString(
    <TileGrid
      items={items}
      nonce="n0nce"
      renderItem={renderItem}
      getHtml={(_, isPriority) => (isPriority ? undefined : '<a href="#tile">Tile &amp; tile</a>')}
    />,
  );
  expect(known).toBe(plain);
  expect(renderItem).toHaveBeenCalledTimes(6);
});
