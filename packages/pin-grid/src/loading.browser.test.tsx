import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxes, boxOf, cells, frame, scrollTo } from './testing/page.ts';
import { TileGrid, tiles } from './testing/tiles.tsx';
import { getDeferredFeatures, loadDeferredFeatures } from './ui/deferred-loading.ts';

beforeEach(async () => {
  document.body.style.margin = '0';
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 900);
  window.scrollTo({ top: 0, behavior: 'instant' });
});

const createSpy = () => vi.fn<() => void>();
const gridHeight = (): number => boxOf(document.querySelector('[data-pin-grid]') ?? document.body).height;

test('[PG-02] an appended page neither moves nor remounts existing cards', async () => {
  const { rerender } = await render(<TileGrid items={tiles(60)} status="loading" />);
  await scrollTo(2600);
  const before = boxes();
  const nodes = cells();
  await rerender(<TileGrid items={[...tiles(60), ...tiles(60, 60)]} status="idle" />);
  await frame();
  const after = boxes();
  expect(after.size).toBeGreaterThan(before.size);
  expect(window.scrollY).toBe(2600);
  for (const [key, box] of before) {
    expect(after.get(key)).toEqual(box);
    expect(cells().get(key)).toBe(nodes.get(key));
  }
});

test('[PG-02] each card is measured once: an appended page asks for its own cards only', async () => {
  const measure = vi.fn<(tile: { readonly aspect: number }) => { aspect: number; extra: number }>(
    ({ aspect }) => ({ aspect, extra: 40 }),
  );
  const { rerender } = await render(<TileGrid items={tiles(60)} getSize={measure} />);
  expect(measure).toHaveBeenCalledTimes(60);
  await rerender(<TileGrid items={tiles(70)} getSize={measure} />);
  expect(measure).toHaveBeenCalledTimes(70);
  await scrollTo(2000);
  expect(measure).toHaveBeenCalledTimes(70);
});

test('[PG-02] items passed again as new objects with the same keys do not move', async () => {
  const { rerender } = await render(<TileGrid items={tiles(60)} />);
  await scrollTo(1200);
  const before = boxes();
  await rerender(<TileGrid items={tiles(60)} />);
  expect(boxes()).toEqual(before);
});

test('[PG-02] without an item that was taken out, the grid is as if it had never been there', async () => {
  // Both grids prefetch equally far: one rendered before the deferred code is loaded prefetches less.
  loadDeferredFeatures();
  await expect.poll(getDeferredFeatures).not.toBeNull();
  const { rerender } = await render(<TileGrid items={tiles(40)} />);
  const rest = tiles(40).filter((_, index) => index !== 3);
  await rerender(<TileGrid items={rest} />);
  for (const move of document.getAnimations()) move.finish();
  await frame();
  const standing = boxes();
  expect(standing.has('tile-3')).toBe(false);
  await rerender(<TileGrid key="new" items={rest} />);
  expect(boxes()).toEqual(standing);
});

test('[PG-05] the next page is requested once, when the end comes near', async () => {
  const onLoadMore = createSpy();
  const items = tiles(200);
  const { rerender } = await render(<TileGrid items={items} status="idle" onLoadMore={onLoadMore} />);
  const height = gridHeight();
  await scrollTo(height - 900 - 3000);
  expect(onLoadMore).not.toHaveBeenCalled();
  await scrollTo(height - 900 - 1500);
  expect(onLoadMore).toHaveBeenCalledOnce();
  await rerender(<TileGrid items={items} status="idle" onLoadMore={() => onLoadMore()} />);
  await scrollTo(height - 900 - 1200);
  await rerender(<TileGrid items={items} status="loading" onLoadMore={onLoadMore} />);
  await scrollTo(height);
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test('[PG-05] pages are requested until they fill the viewport', async () => {
  const onLoadMore = createSpy();
  const { rerender } = await render(<TileGrid items={tiles(5)} status="idle" onLoadMore={onLoadMore} />);
  expect(onLoadMore).toHaveBeenCalledTimes(1);
  await rerender(<TileGrid items={tiles(5)} status="loading" onLoadMore={onLoadMore} />);
  await rerender(<TileGrid items={tiles(10)} status="idle" onLoadMore={onLoadMore} />);
  expect(onLoadMore).toHaveBeenCalledTimes(2);
});

test('[PG-05] a failed page is announced and requested again only by the button', async () => {
  const onLoadMore = createSpy();
  const { getByRole, getByText } = await render(
    <TileGrid items={tiles(20)} status="failed" onLoadMore={onLoadMore} />,
  );
  await expect.element(getByText('We could not load more Pins.')).toBeVisible();
  await scrollTo(gridHeight());
  expect(onLoadMore).not.toHaveBeenCalled();
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  expect(onLoadMore).toHaveBeenCalledOnce();
});

test('[PG-05] the end is announced, and no more pages are requested', async () => {
  const onLoadMore = createSpy();
  const { getByRole } = await render(<TileGrid items={tiles(20)} status="end" onLoadMore={onLoadMore} />);
  await expect.element(getByRole('status')).toHaveTextContent('You’ve reached the end');
  await scrollTo(gridHeight());
  expect(onLoadMore).not.toHaveBeenCalled();
});

test('[PG-05] while a page loads, tiles in dominant colours stand where its cards will be', async () => {
  const items = tiles(23);
  const colorOf = () => 'rgb(200, 30, 40)';
  const { getByRole, rerender } = await render(
    <TileGrid items={items} status="loading" getColor={colorOf} />,
  );
  await expect.element(getByRole('status')).toHaveTextContent('Loading more Pins');
  await expect.element(getByRole('list')).toHaveAttribute('aria-busy', 'true');
  await scrollTo(600);
  const skeleton = [...document.querySelectorAll('[data-pin-grid-skeleton] > *')];
  expect(skeleton).toHaveLength(5);
  expect(getComputedStyle(skeleton[0] ?? document.body).backgroundColor).toBe('rgb(200, 30, 40)');
  const places = skeleton.map(boxOf);
  expect(Math.min(...places.map(({ height }) => height))).toBeGreaterThan(80);
  await rerender(<TileGrid items={[...items, ...tiles(20, 23)]} status="idle" />);
  expect(document.querySelector('[data-pin-grid-skeleton]')).toBeNull();
  const added = [...boxes()].flatMap(([key, box]) => (items.some((item) => item.key === key) ? [] : [box]));
  for (const { left, top } of places)
    expect(
      added.some((box) => Math.abs(box.left - left) < 1 && Math.abs(box.top - top) < 1),
      `a card begins where the tile at ${left}, ${top} did`,
    ).toBe(true);
});

test('[PG-05] a list that has nothing yet shows the skeleton alone', async () => {
  await render(<TileGrid items={[]} status="loading" />);
  const places = [...document.querySelectorAll('[data-pin-grid-skeleton] > *')].map(boxOf);
  expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  expect(new Set(places.map(({ left }) => left)).size).toBe(5);
});
