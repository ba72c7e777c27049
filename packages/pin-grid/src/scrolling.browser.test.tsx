import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cells, frame, scrollTo } from './testing/page.ts';
import { TileGrid, tiles } from './testing/tiles.tsx';

const VIEW = { width: 1280, height: 900 };
const NEAR_PX = 480 + 120;

beforeEach(async () => {
  document.body.style.margin = '0';
  document.documentElement.dir = 'ltr';
  await page.viewport(VIEW.width, VIEW.height);
  window.scrollTo({ top: 0, behavior: 'instant' });
});

/** Returns the content of each column from top to bottom, below the view's top. */
function columns(): readonly (readonly DOMRect[])[] {
  const byColumn = new Map<number, DOMRect[]>();
  for (const cell of cells().values()) {
    const box = cell.getBoundingClientRect();
    const left = Math.round(box.left);
    byColumn.set(left, [...(byColumn.get(left) ?? []), box]);
  }
  return [...byColumn.values()].map((boxes) => boxes.toSorted((one, other) => one.top - other.top));
}

test(
  '[PG-03] of 2,000 items only those near the view are in the page, and no frame shows a hole',
  { timeout: 30_000 },
  async () => {
    await render(<TileGrid items={tiles(2000)} />);
    await frame();
    const height = document.documentElement.scrollHeight;
    const grid = document.querySelector('[data-pin-grid]');
    expect(grid).not.toBeNull();
    const lastLine = height - VIEW.height;
    for (let line = 0; line < lastLine; line += 597) {
      await scrollTo(line);
      const standing = columns();
      const { bottom } = grid?.getBoundingClientRect() ?? { bottom: 0 };
      expect(standing).toHaveLength(5);
      expect(cells().size).toBeLessThanOrEqual(55);
      for (const boxes of standing) {
        const first = boxes[0];
        const last = boxes.at(-1);
        expect(first?.top).toBeLessThanOrEqual(line === 0 ? 1 : 0);
        expect(first?.bottom).toBeGreaterThan(-NEAR_PX);
        expect(last?.top).toBeLessThan(VIEW.height + NEAR_PX);
        // A column may end before the longest one, but never inside the viewport.
        if (bottom > VIEW.height + 700) expect(last?.bottom).toBeGreaterThanOrEqual(VIEW.height);
        for (const [at, box] of boxes.entries()) {
          const above = boxes[at - 1];
          if (above) expect(Math.abs(box.top - above.bottom - 16)).toBeLessThan(1);
        }
      }
    }
    await scrollTo(height);
    expect([...cells().keys()]).toContain('tile-1999');
    expect(document.documentElement.scrollHeight).toBe(height);
  },
);

test('[PG-03] of 100,000 items no more are in the page, at the top, in the middle and at the end', async () => {
  await render(<TileGrid items={tiles(100_000)} />);
  const height = document.documentElement.scrollHeight;
  for (const line of [0, height / 2, height]) {
    await scrollTo(line);
    expect(cells().size).toBeGreaterThan(10);
    expect(cells().size).toBeLessThanOrEqual(55);
  }
  expect([...cells().keys()]).toContain('tile-99999');
  expect(document.documentElement.scrollHeight).toBe(height);
});

test('[PG-03] a jump of the scrollbar shows the cards there in the same frame', async () => {
  await render(<TileGrid items={tiles(2000)} />);
  await frame();
  window.scrollTo({ top: 40_000, behavior: 'instant' });
  const shown = await new Promise<readonly string[]>((resolve) =>
    requestAnimationFrame(() =>
      resolve(
        [...cells()].flatMap(([key, cell]) => {
          const { top, bottom } = cell.getBoundingClientRect();
          return bottom > 0 && top < VIEW.height ? [key] : [];
        }),
      ),
    ),
  );
  expect(shown.length).toBeGreaterThanOrEqual(10);
});

test('[PG-03] cards that stay rendered during scrolling are neither remounted nor rerendered', async () => {
  let renders = 0;
  const renderItem = (tile: { readonly key: string }) => {
    renders += 1;
    return <i data-tile={tile.key} />;
  };
  await render(<TileGrid items={tiles(500)} renderItem={renderItem} />);
  await scrollTo(2000);
  const before = cells();
  renders = 0;
  await scrollTo(2130);
  const after = cells();
  const stayed = [...after].filter(([key]) => before.has(key));
  expect(stayed.length).toBeGreaterThan(15);
  for (const [key, cell] of stayed) expect(cell).toBe(before.get(key));
  expect(renders).toBe(after.size - stayed.length);
});
