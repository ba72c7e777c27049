import { StrictMode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { getDeferredFeatures, loadDeferredFeatures } from './ui/deferred-loading.ts';
import type { ScrollStorage, ScrollAnchor } from './ui/use-scroll-anchor.ts';
import { cells, scrollTo } from './testing/page.ts';
import { TileGrid, tiles } from './testing/tiles.tsx';

// Loads the code that restores the scroll position, as after a first page.
beforeAll(async () => {
  loadDeferredFeatures();
  await vi.waitUntil(getDeferredFeatures, { timeout: 10_000 });
});

beforeEach(async () => {
  document.body.style.margin = '0';
  await page.viewport(1280, 900);
  window.scrollTo({ top: 0, behavior: 'instant' });
});

/** Creates a scroll storage like an app's, with access to its contents. */
function aMemory(): ScrollStorage & { place: ScrollAnchor | null } {
  return {
    place: null,
    read() {
      return this.place;
    },
    write(place) {
      this.place = place;
    },
  };
}

/** Returns the distance of a card's top from the top of the view. */
const heightInView = (key: string): number => cells().get(key)?.getBoundingClientRect().top ?? Number.NaN;

/** Returns the first card in reading order whose top is in view, once there is one. */
function firstInView(): Promise<{ readonly key: string; readonly top: number }> {
  return vi.waitFor(() => {
    for (const [key, cell] of cells()) {
      const { top } = cell.getBoundingClientRect();
      if (top >= 0 && top < window.innerHeight) return { key, top };
    }
    throw new Error('No card is in view: the window is scrolled past the grid.');
  });
}

const settled = (memory: { readonly place: ScrollAnchor | null }): Promise<unknown> =>
  expect.poll(() => memory.place).not.toBeNull();

test('[PG-07, BY-06] coming back finds the same card at the same height, although it was left in mid-scroll', async () => {
  const memory = aMemory();
  const items = tiles(500);
  const { unmount } = await render(<TileGrid items={items} scrollStorage={memory} />);
  await scrollTo(20_000);
  const seen = await firstInView();
  await unmount();
  expect(memory.place?.key).toBe(seen.key);
  await scrollTo(0);
  await render(<TileGrid items={items} scrollStorage={memory} />);
  await expect.poll(() => heightInView(seen.key)).toBeCloseTo(seen.top, 0);
});

test('[PG-07, BY-06] coming back with another width finds the same card at the same height', async () => {
  const memory = aMemory();
  const { unmount } = await render(<TileGrid items={tiles(500)} scrollStorage={memory} />);
  await scrollTo(20_000);
  const seen = await firstInView();
  await unmount();
  await page.viewport(800, 900);
  await render(<TileGrid items={tiles(500)} scrollStorage={memory} />);
  await expect.poll(() => Math.round(heightInView(seen.key) - seen.top)).toBe(0);
});

test('[PG-06] [PG-07] who left a card by keys comes back to it, who left by a pointer has no focus anywhere', async () => {
  const memory = aMemory();
  const items = tiles(500);
  const first = await render(<TileGrid items={items} scrollStorage={memory} />);
  await scrollTo(8000);
  const { key } = await firstInView();
  await userEvent.keyboard('{Shift}');
  cells().get(key)?.querySelector('a')?.focus();
  const top = heightInView(key);
  await first.unmount();
  await scrollTo(0);
  const second = await render(<TileGrid items={items} scrollStorage={memory} />);
  await expect.poll(() => cells().get(key)?.contains(document.activeElement)).toBe(true);
  expect(heightInView(key)).toBeCloseTo(top, 0);

  const other = [...cells().values()].find(
    (cell) => cell !== cells().get(key) && cell.getBoundingClientRect().top > 0,
  );
  await userEvent.click(other?.querySelector('a') ?? document.body);
  expect(other?.contains(document.activeElement)).toBe(true);
  await second.unmount();
  await render(<TileGrid items={items} scrollStorage={memory} />);
  await expect.poll(() => heightInView(key)).toBeCloseTo(top, 0);
  expect(document.activeElement).toBe(document.body);
});

test('[PG-07] a card that is loaded later is gone to when it comes', async () => {
  const memory = aMemory();
  const { unmount } = await render(<TileGrid items={tiles(200)} scrollStorage={memory} />);
  await scrollTo(6000);
  const seen = await firstInView();
  await unmount();
  await scrollTo(0);
  const { rerender } = await render(<TileGrid items={[]} status="loading" scrollStorage={memory} />);
  await rerender(<TileGrid items={tiles(20)} status="loading" scrollStorage={memory} />);
  expect(window.scrollY).toBe(0);
  await rerender(<TileGrid items={tiles(200)} scrollStorage={memory} />);
  await expect.poll(() => heightInView(seen.key)).toBeCloseTo(seen.top, 0);
});

test('[PG-07] leaving before the card was loaded keeps the place', async () => {
  const memory = aMemory();
  memory.place = { key: 'tile-150', offset: 10 };
  const { unmount } = await render(<TileGrid items={tiles(20)} status="loading" scrollStorage={memory} />);
  await unmount();
  expect(memory.place).toEqual({ key: 'tile-150', offset: 10 });
});

test('[PG-07] a card that is loaded later does not scroll the page if the user scrolled meanwhile', async () => {
  const memory = aMemory();
  memory.place = { key: 'tile-190', offset: 0 };
  const { rerender } = await render(<TileGrid items={tiles(60)} status="loading" scrollStorage={memory} />);
  await scrollTo(700);
  await expect.poll(() => memory.place?.key).not.toBe('tile-190');
  await rerender(<TileGrid items={tiles(200)} scrollStorage={memory} />);
  expect(window.scrollY).toBe(700);
});

test('[PG-07] a grid that was left at its top comes back at its top', async () => {
  const memory = aMemory();
  const { unmount } = await render(<TileGrid items={tiles(100)} scrollStorage={memory} />);
  await scrollTo(3000);
  await settled(memory);
  await scrollTo(0);
  await unmount();
  expect(memory.place).toBeNull();
});

test('[PG-07] another width of the window keeps the card in view, with or without a memory', async () => {
  await render(<TileGrid items={tiles(500)} />);
  await scrollTo(20_000);
  const seen = await firstInView();
  await new Promise((resolve) => setTimeout(resolve, 250));
  await page.viewport(640, 900);
  await expect.poll(() => Math.round(heightInView(seen.key) - seen.top)).toBe(0);
});

test('[PG-07] a grid below other things comes back to the same card, also in strict mode', async () => {
  const memory = aMemory();
  const below = (
    <StrictMode>
      <header style={{ height: 1234 }} />
      <TileGrid items={tiles(300)} scrollStorage={memory} />
    </StrictMode>
  );
  const { unmount } = await render(below);
  await scrollTo(9000);
  const seen = await firstInView();
  await unmount();
  await scrollTo(0);
  await render(below);
  await expect.poll(() => heightInView(seen.key)).toBeCloseTo(seen.top, 0);
});
