import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { boxes, cells, frame, scrollTo } from './testing/page.ts';
import { renderTile, TileGrid, tiles, type Tile } from './testing/tiles.tsx';
import { getDeferredFeatures } from './ui/deferred-loading.ts';

beforeEach(async () => {
  document.body.style.margin = '0';
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 900);
  window.scrollTo({ top: 0, behavior: 'instant' });
});

const focusedTile = (): string | undefined =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['tile'] : undefined;

const focusTile = (key: string): void => cells().get(key)?.querySelector('a')?.focus();

async function press(key: string): Promise<void> {
  await userEvent.keyboard(`{${key}}`);
  await frame();
}

test('[PG-06] before keys are followed, a card keeps the focus wherever the window is scrolled, and a key is kept for then', async () => {
  await render(<TileGrid items={tiles(300)} />);
  expect(getDeferredFeatures()).toBeNull();
  focusTile('tile-2');
  const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(key);
  expect(getDeferredFeatures()).toBeNull();
  expect(focusedTile()).toBe('tile-2');
  await scrollTo(9000);
  await expect.poll(focusedTile).toBe('tile-3');
  await press('ArrowRight');
  expect(focusedTile()).toBe('tile-4');
});

test('[PG-06, BY-07] Tab goes through the cards in reading order, past the edge of what was in the page', async () => {
  await render(<TileGrid items={tiles(300)} />);
  const first = cells().size;
  for (let index = 0; index < first + 10; index += 1) {
    await userEvent.tab();
    expect(focusedTile()).toBe(`tile-${index}`);
  }
  await userEvent.tab({ shift: true });
  expect(focusedTile()).toBe(`tile-${first + 8}`);
});

test('[PG-06, BY-07] arrow keys move by position: to the columns beside, and along a column', async () => {
  await render(<TileGrid items={tiles(300)} />);
  const standing = boxes();
  const leftOf = (key = ''): number => Math.round(standing.get(key)?.left ?? Number.NaN);
  focusTile('tile-1');
  await press('ArrowRight');
  expect(focusedTile()).toBe('tile-2');
  await press('ArrowDown');
  const below = focusedTile();
  expect(leftOf(below)).toBe(leftOf('tile-2'));
  expect(standing.get(below ?? '')?.top).toBeGreaterThan(standing.get('tile-2')?.top ?? 0);
  await press('ArrowUp');
  expect(focusedTile()).toBe('tile-2');
  await press('ArrowLeft');
  expect(focusedTile()).toBe('tile-1');
});

test('[PG-06, BY-07] from right to left, the left arrow goes on', async () => {
  document.documentElement.dir = 'rtl';
  await render(<TileGrid items={tiles(50)} />);
  focusTile('tile-1');
  await press('ArrowLeft');
  expect(focusedTile()).toBe('tile-2');
});

test('[PG-06] the down arrow walks a whole column, and what it reaches is in view', async () => {
  await render(<TileGrid items={tiles(300)} />);
  focusTile('tile-0');
  let before = '';
  while (before !== focusedTile()) {
    before = focusedTile() ?? '';
    await press('ArrowDown');
    const box = document.activeElement?.getBoundingClientRect();
    expect(box?.top).toBeLessThan(900);
    expect(box?.bottom).toBeGreaterThan(0);
  }
  expect(Number(before.split('-')[1])).toBeGreaterThan(290);
});

test('[PG-06] the focus survives that its card is scrolled far away, and goes on from there', async () => {
  await render(<TileGrid items={tiles(1000)} />);
  await userEvent.tab();
  await userEvent.tab();
  const card = document.activeElement;
  await scrollTo(20_000);
  await scrollTo(40_000);
  expect(document.activeElement).toBe(card);
  expect([...cells().keys()].slice(0, 3)).toEqual(['tile-0', 'tile-1', 'tile-2']);
  await userEvent.tab();
  expect(focusedTile()).toBe('tile-2');
  await frame();
  expect(window.scrollY).toBeLessThan(1000);
});

test('[PG-06] an arrow key goes on from a card that was scrolled far away, to the one beside it', async () => {
  await render(<TileGrid items={tiles(1000)} />);
  focusTile('tile-3');
  await press('ArrowDown');
  expect(focusedTile()).not.toBe('tile-3');
  await scrollTo(20_000);
  await press('ArrowUp');
  expect(focusedTile()).toBe('tile-3');
  expect(window.scrollY).toBeLessThan(1000);
});

test('[PG-06] a focused card keeps the focus when it is remounted, as when its code is loaded', async () => {
  const items = tiles(20);
  const { rerender } = await render(<TileGrid items={items} />);
  focusTile('tile-3');
  await press('ArrowUp');
  const before = document.activeElement;
  const anew = (tile: Tile): ReactNode => <div>{renderTile(tile)}</div>;
  await rerender(<TileGrid items={items} renderItem={anew} />);
  await frame();
  expect(before?.isConnected).toBe(false);
  expect(focusedTile()).toBe('tile-3');
});

test('[PG-06] a card that has lost the focus leaves the page like any other', async () => {
  await render(
    <>
      <button type="button">Elsewhere</button>
      <TileGrid items={tiles(1000)} />
    </>,
  );
  focusTile('tile-3');
  await scrollTo(20_000);
  expect(cells().has('tile-3')).toBe(true);
  document.querySelector('button')?.focus({ preventScroll: true });
  await frame();
  expect(cells().has('tile-3')).toBe(false);
});

test('[PG-06] arrow keys in fields and on menu buttons of a card are left to them', async () => {
  await render(
    <TileGrid
      items={tiles(50)}
      renderItem={(tile) => (
        <>
          <input aria-label={tile.key} data-tile={tile.key} />
          <button type="button" aria-haspopup="menu" aria-label="More" data-tile={tile.key} />
        </>
      )}
    />,
  );
  for (const kind of ['input', 'button'])
    for (const key of ['ArrowRight', 'ArrowDown']) {
      cells().get('tile-1')?.querySelector<HTMLElement>(kind)?.focus();
      await press(key);
      expect(focusedTile()).toBe('tile-1');
    }
});

test('[PG-06] a list is announced with its size, if known, and each card with its position', async () => {
  const { rerender } = await render(<TileGrid items={tiles(300)} status="idle" />);
  await scrollTo(3000);
  const someCell = [...cells()][5];
  expect(someCell?.[1].getAttribute('aria-posinset')).toBe(String(Number(someCell?.[0].split('-')[1]) + 1));
  expect(someCell?.[1].getAttribute('aria-setsize')).toBe('-1');
  await rerender(<TileGrid items={tiles(300)} status="end" />);
  expect([...cells()][5]?.[1].getAttribute('aria-setsize')).toBe('300');
});
