import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxes, boxOf, cells, frame, scrollTo, type Box } from './testing/page.ts';
import { TileGrid, tiles, type Tile } from './testing/tiles.tsx';

beforeEach(async () => {
  vi.restoreAllMocks();
  document.body.style.margin = '0';
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 900);
  window.scrollTo({ top: 0, behavior: 'instant' });
});

const all = tiles(200);
const without = (...gone: readonly number[]): readonly Tile[] => all.filter((_, at) => !gone.includes(at));

/** Renders a grid after an interaction, so that the animation code is loaded. */
async function visitedGrid(items: readonly Tile[] = all): Promise<(items: readonly Tile[]) => Promise<void>> {
  const { rerender } = await render(<TileGrid items={items} />);
  await userEvent.hover(document.querySelector('[data-tile]') ?? document.body);
  // The keyboard code is loaded when an arrow key moves the focus; there is no other sign of it.
  cells().get('tile-0')?.querySelector('a')?.focus();
  await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
  await expect.poll(() => document.activeElement?.getAttribute('data-tile')).toBe('tile-1');
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await frame();
  return (next) => rerender(<TileGrid items={next} />);
}

const moves = (): readonly Animation[] => document.getAnimations().filter(({ id }) => id === 'pin-grid-move');
const leaving = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-pin-grid] > [inert]'),
];
/** Stops all animations at a time, so that the result does not depend on the machine's speed. */
function holdMoves(at: number): void {
  for (const animation of moves()) {
    animation.pause();
    animation.currentTime = at;
  }
}
const finishMoves = (): void => {
  for (const animation of moves()) animation.finish();
};

function expectAt(actual: Box | undefined, wanted: Box | undefined): void {
  for (const side of ['left', 'top'] as const)
    expect(Math.abs((actual?.[side] ?? Number.NaN) - (wanted?.[side] ?? 0)), side).toBeLessThan(1);
}

test.for(['ltr', 'rtl'])(
  '[PG-08] %s: when a card is taken out, the rest glide from where they stood',
  async (dir) => {
    document.documentElement.dir = dir;
    const show = await visitedGrid();
    const before = boxes();
    await show(without(3));
    holdMoves(0);
    const start = boxes();
    const moved = [...before].filter(([key]) => Number(key.slice(5)) > 3 && start.has(key));
    expect(moved.length).toBeGreaterThan(10);
    for (const [key, box] of moved) if (!cells().get(key)?.inert) expectAt(start.get(key), box);
    finishMoves();
    await frame();
    const end = boxes();
    expect(moves()).toEqual([]);
    await show([]);
    await show(without(3));
    finishMoves();
    for (const [key, box] of end) expectAt(boxes().get(key), box);
  },
);

test.for(['ltr', 'rtl'])(
  '[PG-08] %s: a card that was not in the page comes from where it stood',
  async (dir) => {
    document.documentElement.dir = dir;
    const show = await visitedGrid();
    await scrollTo(2400);
    const before = boxes();
    await scrollTo(0);
    const shown = boxes();
    await show(all.slice(35));
    holdMoves(0);
    const came = [...before].filter(([key]) => !shown.has(key) && boxes().has(key));
    expect(came.length).toBeGreaterThan(5);
    for (const [key, box] of came) expectAt(boxes().get(key), box);
  },
);

test('[PG-08] the card that goes fades, cannot be reached meanwhile, and is gone then', async () => {
  const show = await visitedGrid();
  const card = cells().get('tile-3');
  await show(without(3));
  expect(leaving()).toEqual([card]);
  expect(card?.inert).toBe(true);
  expect(card?.hasAttribute('aria-posinset')).toBe(false);
  holdMoves(90);
  const opacity = Number(getComputedStyle(card ?? document.body).opacity);
  expect(opacity).toBeGreaterThan(0);
  expect(opacity).toBeLessThan(1);
  finishMoves();
  await expect.poll(leaving).toEqual([]);
});

test('[PG-08] a card that is put in fades in, and the rest make room', async () => {
  const show = await visitedGrid(without(3));
  const before = boxes();
  await show(all);
  holdMoves(0);
  expect(getComputedStyle(cells().get('tile-3') ?? document.body).opacity).toBe('0');
  expectAt(boxes().get('tile-4'), before.get('tile-4'));
  expectAt(boxes().get('tile-0'), before.get('tile-0'));
});

test('[PG-08] a change in the midst of a move goes on from what is seen', async () => {
  const show = await visitedGrid();
  await show(without(3));
  holdMoves(80);
  const midway = boxes();
  await show(without(3, 5));
  holdMoves(0);
  const stayed = [...midway].filter(([key]) => boxes().has(key) && !cells().get(key)?.inert);
  expect(stayed.length).toBeGreaterThan(10);
  for (const [key, box] of stayed) expectAt(boxes().get(key), box);
  expect(leaving().length).toBeGreaterThanOrEqual(2);
  finishMoves();
  await expect.poll(leaving).toEqual([]);
});

test('[PG-08] nothing is animated when a page is appended, when items are passed again, or at another width', async () => {
  const show = await visitedGrid(all.slice(0, 20));
  await show(all);
  expect(moves()).toEqual([]);
  await show(tiles(200));
  expect(moves()).toEqual([]);
  await page.viewport(1000, 900);
  await frame();
  expect(moves()).toEqual([]);
});

test('[PG-08] who wants less motion sees the list as it is at once', async () => {
  const show = await visitedGrid();
  const matchMediaSpy = vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('all'));
  await show(without(3));
  expect(moves()).toEqual([]);
  expect(leaving()).toEqual([]);
  expect(matchMediaSpy).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
});

test('[PG-08] the focus stays on its card, and that of a card that goes comes to the one in its place', async () => {
  const show = await visitedGrid();
  cells().get('tile-6')?.querySelector('a')?.focus();
  const card = document.activeElement;
  await show(without(3));
  expect(document.activeElement).toBe(card);
  await show(without(3, 6));
  expect(document.activeElement?.getAttribute('data-tile')).toBe('tile-7');
  await show(without(3, 6, 0, 1));
  expect(document.activeElement?.getAttribute('data-tile')).toBe('tile-7');
});

test('[PG-06] the focus survives a list that became another while its card was far away', async () => {
  const show = await visitedGrid();
  cells().get('tile-4')?.querySelector('a')?.focus({ preventScroll: true });
  const card = document.activeElement;
  await scrollTo(6000);
  await show([...tiles(30, 1000), ...all]);
  expect(document.activeElement).toBe(card);
  finishMoves();
  expect(boxOf(card ?? document.body).top).toBeGreaterThan(500);
});
