import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { serverStyles } from './model/server-styles.ts';
import { boxes, boxOf, cells, frame, type Box } from './testing/page.ts';
import { measureTile, TileGrid, tiles, type Tile } from './testing/tiles.tsx';

let place: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  document.body.style.margin = '0';
  window.scrollTo({ top: 0, behavior: 'instant' });
  place = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  root?.unmount();
  root = undefined;
  place.remove();
  document.documentElement.dir = 'ltr';
  vi.restoreAllMocks();
});

/** Returns the server-rendered page; the browser's build of the grid has no style sheet. */
function serverHtml(items: readonly Tile[]): string {
  const html = renderToString(<TileGrid items={items} />);
  const id = /data-pin-grid="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(html).toContain('<style></style>');
  return html.replace('<style></style>', () => `<style>${serverStyles(id, items, measureTile, 25)}</style>`);
}

/** Creates tiles of which every seventh spans two columns, and one spans the grid. */
const withModules = (count: number): readonly Tile[] =>
  tiles(count).map((tile, at) =>
    at === 12 ? { ...tile, aspect: 0.2, span: Infinity } : at % 7 === 3 ? { ...tile, span: 2 } : tile,
  );

/** Expects equal boxes, up to the browser's rounding of CSS lengths (1/64 px each). */
function expectClose(actual: Box | undefined, wanted: Box): void {
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(Math.abs((actual?.[side] ?? Number.NaN) - wanted[side]), side).toBeLessThan(0.2);
}

/** Measures the layout shift of visible elements, as the browser reports it, until `stop`. */
function layoutShift(): { readonly stop: () => number } {
  let shift = 0;
  const count = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries)
      if ('value' in entry && typeof entry.value === 'number') shift += entry.value;
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return {
    stop() {
      count(observer.takeRecords());
      observer.disconnect();
      return shift;
    },
  };
}

async function hydrated(grid: React.ReactNode): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => errors.push(args));
  root = hydrateRoot(place, grid, { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => place.querySelector('[data-placed]')).not.toBeNull();
  await frame();
  await frame();
  return errors;
}

test.for([
  { width: 320, dir: 'ltr', items: tiles(60), what: 'cards' },
  { width: 390, dir: 'rtl', items: tiles(60), what: 'cards' },
  { width: 800, dir: 'ltr', items: tiles(60), what: 'cards' },
  { width: 1023, dir: 'rtl', items: tiles(60), what: 'cards' },
  { width: 1280, dir: 'ltr', items: tiles(60), what: 'cards' },
  { width: 1919, dir: 'ltr', items: tiles(60), what: 'cards' },
  { width: 2560, dir: 'rtl', items: tiles(60), what: 'cards' },
  { width: 390, dir: 'rtl', items: withModules(60), what: 'modules among the cards' },
  { width: 1023, dir: 'rtl', items: withModules(60), what: 'modules among the cards' },
  { width: 1280, dir: 'ltr', items: withModules(60), what: 'modules among the cards' },
])(
  '[PG-04] [PG-09] at $width px, $dir, $what, the first screen stands where it will stand, and hydration moves nothing',
  async ({ width, dir, items }) => {
    await page.viewport(width, 900);
    document.documentElement.dir = dir;
    const grid = <TileGrid items={items} />;
    place.innerHTML = serverHtml(items);
    await frame();
    const before = boxes();
    const nodes = cells();
    const gridBefore = boxOf(place.querySelector('[data-pin-grid]') ?? place);
    expect(before.size).toBe(25);
    const shift = layoutShift();
    expect(await hydrated(grid)).toEqual([]);
    expect(shift.stop()).toBe(0);
    const after = boxes();
    const stayed = [...before].filter(([key]) => after.has(key));
    expect(stayed.length).toBeGreaterThanOrEqual(7);
    for (const [key, box] of stayed) {
      expectClose(after.get(key), box);
      expect(cells().get(key), key).toBe(nodes.get(key));
    }
    expectClose(boxOf(place.querySelector('[data-pin-grid]') ?? place), gridBefore);
    expect(place.querySelector('style')).toBeNull();
  },
);

test('[PG-03] the scrollbar is right before any script runs', async () => {
  await page.viewport(1280, 900);
  const grid = <TileGrid items={tiles(200)} />;
  place.innerHTML = serverHtml(tiles(200));
  const before = document.documentElement.scrollHeight;
  expect(before).toBeGreaterThan(10_000);
  await hydrated(grid);
  expect(document.documentElement.scrollHeight).toBe(before);
});

test('[PG-04] before any script runs, only cards near the view are rendered', async () => {
  await page.viewport(390, 844);
  const items = tiles(200);
  place.innerHTML = serverHtml(items);
  await frame();
  await frame();
  const isRendered = (cell: Element | undefined): boolean =>
    cell?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false;
  const shown = [...cells().values()];
  expect([isRendered(shown.at(0)), isRendered(shown.at(-1))]).toEqual([true, false]);
  const all = [...boxes()];
  const overlapping = all.filter(([key, one]) =>
    all.some(
      ([other, box]) =>
        key !== other &&
        one.left < box.left + box.width &&
        box.left < one.left + one.width &&
        one.top < box.top + box.height &&
        box.top < one.top + one.height,
    ),
  );
  expect(overlapping).toEqual([]);
  shown.at(-1)?.scrollIntoView({ behavior: 'instant' });
  await expect.poll(() => isRendered(shown.at(-1))).toBe(true);
});
