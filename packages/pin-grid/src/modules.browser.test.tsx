import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxes, cells, frame } from './testing/page.ts';
import { measureTile, renderTile, TileGrid, tiles, type Tile } from './testing/tiles.tsx';
import { useMeasuredHeights } from './ui/use-measured-heights.tsx';

beforeEach(async () => {
  vi.restoreAllMocks();
  document.body.style.margin = '0';
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 900);
  window.scrollTo({ top: 0, behavior: 'instant' });
});

const withModule = tiles(60).map((tile, at) => (at === 7 ? { ...tile, span: 2 } : tile));

test.for([
  { width: 320, dir: 'ltr', fill: true },
  { width: 390, dir: 'rtl', fill: true },
  { width: 1280, dir: 'rtl', fill: false },
])(
  '[PG-09] at $width px, $dir, a module stands over two columns among the cards',
  async ({ width, dir, fill }) => {
    await page.viewport(width, 900);
    document.documentElement.dir = dir;
    await render(<TileGrid items={withModule} />);
    await frame();
    const standing = boxes();
    const module = standing.get('tile-7');
    const card = standing.get('tile-1');
    const gap = (module?.width ?? 0) - 2 * (card?.width ?? 0);
    expect(gap).toBeGreaterThan(10);
    expect(gap).toBeLessThan(25);
    if (fill) expect(module?.left).toBeCloseTo((width - (module?.width ?? 0)) / 2, 0);
    for (const [key, box] of standing) {
      if (key === 'tile-7' || !module) continue;
      const isBeside = box.left >= module.left + module.width || box.left + box.width <= module.left;
      const isBelow = box.top >= module.top + module.height || box.top + box.height <= module.top;
      expect(isBeside || isBelow, key).toBe(true);
    }
  },
);

test('[PG-06] [PG-09] Tab goes through a module where it stands in the list', async () => {
  await render(<TileGrid items={withModule} />);
  cells().get('tile-6')?.querySelector('a')?.focus();
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('data-tile')).toBe('tile-7');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('data-tile')).toBe('tile-8');
});

const getKey = ({ key }: Tile): string => key;
const isMeasured = ({ span }: Tile): boolean => span !== undefined;

/** Renders a module that is taller than its estimate, and grows. */
function Growing(props: { readonly tile: Tile }): ReactNode {
  const [height, setHeight] = useState(333);
  return (
    <button type="button" aria-label="More" data-tile={props.tile.key} onClick={() => setHeight(444)}>
      <svg display="block" width="100%" height={height} aria-hidden="true" />
    </button>
  );
}

const renderGrowing = (tile: Tile): ReactNode =>
  isMeasured(tile) ? <Growing tile={tile} /> : renderTile(tile);

function MeasuredGrid(): ReactNode {
  return (
    <TileGrid
      items={withModule}
      {...useMeasuredHeights({ getKey, getSize: measureTile, renderItem: renderGrowing, isMeasured })}
    />
  );
}

test('[PG-09] a module of unknown height is measured, and those below it stand a gap below, also when it grows', async () => {
  await page.viewport(390, 900);
  await render(<MeasuredGrid />);
  const gapBelow = (): number => {
    const module = boxes().get('tile-7');
    const below = [...boxes()].filter(([key]) => Number(key.slice(5)) > 7).map(([, { top }]) => top);
    return Math.round(Math.min(...below) - (module?.top ?? 0) - (module?.height ?? 0));
  };
  expect(boxes().get('tile-7')?.height).toBeGreaterThanOrEqual(333);
  expect(gapBelow()).toBe(12);
  document.querySelector<HTMLElement>('button[data-tile]')?.click();
  await expect.poll(() => boxes().get('tile-7')?.height).toBeGreaterThanOrEqual(444);
  expect(gapBelow()).toBe(12);
});

test('a card that cannot be rendered leaves its place empty; the grid and its other cards stand as they would', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): ReactNode {
    throw new Error('This card is broken.');
  }
  const items = tiles(60);
  const { rerender } = await render(<TileGrid items={items} />);
  const standing = boxes();
  await rerender(
    <TileGrid items={items} renderItem={(tile) => (tile.key === 'tile-3' ? <Broken /> : renderTile(tile))} />,
  );
  expect(consoleError).toHaveBeenCalled();
  expect(boxes().size).toBe(standing.size);
  for (const [key, box] of boxes()) if (key !== '') expect(box).toEqual(standing.get(key));
  expect(boxes().get('')).toEqual(standing.get('tile-3'));
});
