import { createRef, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PinGridActions } from './pin-grid-actions.ts';
import type { PinGridProps } from './pin-grid.tsx';
import { cells } from './testing/page.ts';
import { TileGrid, tiles, type Tile } from './testing/tiles.tsx';
import type { ScrollAnchor } from './ui/use-scroll-anchor.ts';

const PANEL_PX = 500;

beforeEach(async () => {
  document.body.style.margin = '0';
  await page.viewport(1280, 900);
});

const panelOf = (grid: HTMLElement): HTMLElement | null => grid.closest<HTMLElement>('[data-panel]');

/** Renders a grid in a panel that scrolls, below a heading of 100 px. */
function Panel(props: Partial<PinGridProps<Tile>> & { readonly items: readonly Tile[] }): ReactNode {
  return (
    <main>
      <div style={{ height: 60 }} />
      <div data-panel="" style={{ height: PANEL_PX, width: 800, overflowY: 'auto' }}>
        <div style={{ height: 100 }} />
        <TileGrid getScrollElement={panelOf} {...props} />
      </div>
    </main>
  );
}

const panel = (): HTMLElement => document.querySelector<HTMLElement>('[data-panel]') as HTMLElement;

/** Returns the keys of the cards that are visible in the panel. */
function visibleKeys(): readonly string[] {
  const { top, bottom } = panel().getBoundingClientRect();
  return [...cells()].flatMap(([key, cell]) => {
    const box = cell.getBoundingClientRect();
    return box.bottom > top && box.top < bottom ? [key] : [];
  });
}

const topInPanel = (key: string): number =>
  (cells().get(key)?.getBoundingClientRect().top ?? Number.NaN) - panel().getBoundingClientRect().top;

test('[PK-05] a grid in an element renders the cards near the part of it that is visible', async () => {
  await render(<Panel items={tiles(1000)} />);
  await expect.poll(() => visibleKeys().includes('tile-0')).toBe(true);
  expect(cells().size).toBeLessThan(60);
  for (const top of [900, 5000, 30_000, 0]) {
    panel().scrollTo({ top, behavior: 'instant' });
    // Cards are above, in and below the middle of the panel, apart from the gaps between them.
    await vi.waitFor(() => {
      const { left, top: edge } = panel().getBoundingClientRect();
      const hasCard = (y: number): boolean =>
        [0, 20].some((gap) =>
          document.elementFromPoint(left + 150, edge + y + gap)?.closest('[role="listitem"]'),
        );
      expect([150, 300, 450].filter((y) => !hasCard(y))).toEqual([]);
    });
    expect(cells().size).toBeLessThan(60);
  }
});

test('[PK-05] a grid in an element requests the next page when its end is near', async () => {
  const onLoadMore = vi.fn<() => void>();
  await render(<Panel items={tiles(200)} status="idle" onLoadMore={onLoadMore} />);
  await expect.poll(() => visibleKeys().length).toBeGreaterThan(0);
  expect(onLoadMore).not.toHaveBeenCalled();
  panel().scrollTo({ top: panel().scrollHeight, behavior: 'instant' });
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
});

test.each(['window', 'element'] as const)(
  '[PK-05] scrollTo scrolls the %s to a card that is not rendered, and focuses it if asked',
  async (scrolled) => {
    const actions = createRef<PinGridActions>();
    const items = tiles(1000);
    await render(
      scrolled === 'window' ? (
        <TileGrid items={items} actions={actions} />
      ) : (
        <Panel items={items} actions={actions} />
      ),
    );
    await expect.poll(() => actions.current).not.toBeNull();
    expect(actions.current?.scrollTo('no-tile')).toBe(false);
    expect(actions.current?.scrollTo('tile-800', { offset: 20, focus: true })).toBe(true);
    const top = (): number =>
      scrolled === 'window'
        ? (cells().get('tile-800')?.getBoundingClientRect().top ?? 0)
        : topInPanel('tile-800');
    await expect.poll(() => Math.round(top())).toBe(20);
    expect(document.activeElement?.getAttribute('data-tile')).toBe('tile-800');
  },
);

test('[PK-05] a grid in an element restores its scroll position', async () => {
  let place: ScrollAnchor | null = null;
  const scrollStorage = { read: () => place, write: (next: ScrollAnchor | null) => void (place = next) };
  const items = tiles(500);
  const first = await render(<Panel items={items} scrollStorage={scrollStorage} />);
  await expect.poll(() => visibleKeys().length).toBeGreaterThan(0);
  panel().scrollTo({ top: 12_000, behavior: 'instant' });
  await expect.poll(() => place?.key).toBeDefined();
  const { key, offset } = place as unknown as ScrollAnchor;
  expect(Math.round(topInPanel(key))).toBe(Math.round(offset));
  await first.unmount();
  await render(<Panel items={items} scrollStorage={scrollStorage} />);
  await expect.poll(() => Math.round(topInPanel(key))).toBe(Math.round(offset));
});

test('[PK-05] items of several kinds have sizes and contents of their own', async () => {
  const items = tiles(30).map((tile, at) => (at === 7 ? { ...tile, span: Infinity, aspect: 0.1 } : tile));
  await render(<Panel items={items} />);
  await expect.poll(() => cells().get('tile-7')).toBeDefined();
  const row = cells().get('tile-7')?.getBoundingClientRect();
  const card = cells().get('tile-0')?.getBoundingClientRect();
  expect(row?.width).toBeGreaterThan(3 * (card?.width ?? 0));
});

test('[PK-03] attributes of an app reach the frame of the grid', async () => {
  const ref = createRef<HTMLDivElement>();
  await render(
    <TileGrid
      items={tiles(3)}
      id="cups"
      className="wide"
      style={{ opacity: 0.5 }}
      data-shelf="2"
      aria-describedby="hint"
      ref={ref}
    />,
  );
  const frame = ref.current;
  expect(frame?.contains(document.querySelector('[data-pin-grid]'))).toBe(true);
  expect(frame?.outerHTML.slice(0, frame.outerHTML.indexOf('>'))).toMatch(
    /(?=.*id="cups")(?=.*class="[^"]+ wide")(?=.*opacity)(?=.*data-shelf="2")(?=.*aria-describedby="hint")/,
  );
});
