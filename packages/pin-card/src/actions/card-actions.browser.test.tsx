import '@pegboard/ui/styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { aPin, aStoryPin } from '@pegboard/types/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import type { PinCardProps } from '../index.ts';
import { CARD_WIDTH, finger, partOf, pointAt, renderCard } from '../testing/render-card.tsx';
import { createImages } from '../testing/create-images.ts';

const pin = aPin({ images: createImages(), link: 'https://www.northlight.example/a' });

function someActions() {
  return {
    onHide: vi.fn<(of: typeof pin) => void>(),
    onReport: vi.fn<(of: typeof pin) => void>(),
    onDownload: vi.fn<(of: typeof pin, address: string) => void>(),
    onShare: vi.fn<(of: typeof pin) => void>(),
    onLogIn: vi.fn<(of: typeof pin) => void>(),
  };
}

const lines = (): string[] =>
  [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent ?? '');

const rightClick = (screen: RenderResult): Promise<void> =>
  userEvent.click(partOf(screen, '[data-pin-link]'), { button: 'right', position: { x: 100, y: 200 } });

/** Renders a card with its actions loaded. */
async function showTools(props: Partial<PinCardProps> = {}): Promise<RenderResult> {
  const screen = await renderCard({ pin, ...props });
  await pointAt(screen);
  await expect.element(screen.getByRole('link', { name: /^Visit/ })).toBeInTheDocument();
  return screen;
}

beforeEach(() => userEvent.hover(document.body, { position: { x: CARD_WIDTH + 100, y: 5 } }));
const focusedLine = (): string | null | undefined =>
  document.querySelector('[role="menuitem"]:focus')?.textContent;

afterEach(() => applyPageTheme());

describe('the overlay', () => {
  test('[PC-07] it has send and the menu, and the keyboard reaches all of it', async () => {
    const onSend = vi.fn<(of: typeof pin) => void>();
    const screen = await showTools({
      onSend,
      menu: someActions(),
      save: <button type="button">Save</button>,
    });
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(onSend).toHaveBeenCalledExactlyOnceWith(pin);
    screen.getByRole('button', { name: 'Before' }).element().focus();
    const stops: string[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      stops.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '');
    }
    expect(stops).toEqual([
      'Kiln week at the studio',
      'Save',
      'northligh...Visit northlight.example',
      'Send',
      'More options',
    ]);
  });

  test('[PC-08] the chip is truncated at 87 px, or an icon only, and keeps its name', async () => {
    const truncated = await showTools({ sourceChipVariant: 'truncated' });
    const chip = (screen: RenderResult): HTMLElement => partOf(screen, '[data-source-link]');
    expect(chip(truncated).getBoundingClientRect().width).toBeLessThanOrEqual(87);
    await truncated.unmount();
    const icon = await showTools({ sourceChipVariant: 'icon-only' });
    expect(chip(icon).getBoundingClientRect().width).toBe(32);
    expect(chip(icon).textContent).toBe('Visit northlight.example');
  });

  test('[PC-07] for a visitor it has the source too, as an icon beside Open, and the keyboard reaches it', async () => {
    const screen = await showTools({ viewer: 'signed-out', menu: someActions() });
    await expect.element(screen.getByText('Open', { exact: true })).toBeVisible();
    expect(partOf(screen, '[data-source-link]').getBoundingClientRect().width).toBe(32);
    screen.getByRole('button', { name: 'Before' }).element().focus();
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Visit northlight.example');
  });

  test('[PC-23] it passes axe with its menu open, in both themes and from right to left', async () => {
    const screen = await showTools({ onSend: vi.fn<() => void>(), menu: someActions() });
    await screen.getByRole('button', { name: 'More options' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    for (const theme of ['light', 'dark'] as const)
      for (const direction of ['ltr', 'rtl'] as const) {
        applyPageTheme(theme, direction);
        await expectAccessible(document);
      }
  });
});

describe('the button for more', () => {
  test('[PC-12] for the signed-in it opens the menu: hide, download image, share, report', async () => {
    const menu = someActions();
    const screen = await showTools({ menu });
    await screen.getByRole('button', { name: 'More options' }).click();
    await expect.poll(lines).toEqual(['Hide Pin', 'Download image', 'Share', 'Report Pin']);
    await page.getByRole('menuitem', { name: 'Download image' }).click();
    expect(menu.onDownload).toHaveBeenCalledExactlyOnceWith(pin, pin.images?.['736x']?.url);
    await expect.poll(lines).toEqual([]);
  });

  test('[PC-12] the keyboard opens, chooses and closes it', async () => {
    const menu = someActions();
    const screen = await showTools({ menu });
    screen.getByRole('button', { name: 'More options' }).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(lines).not.toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(lines).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focusedLine).toBe('Hide Pin');
    await userEvent.keyboard('{End}');
    await expect.poll(focusedLine).toBe('Report Pin');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => menu.onReport.mock.calls).toEqual([[pin]]);
  });

  test('[PC-12] a signed-out visitor is prompted to log in', async () => {
    const menu = someActions();
    const screen = await showTools({ viewer: 'signed-out', menu, onSend: vi.fn<() => void>() });
    await screen.getByRole('button', { name: 'More options' }).click();
    expect(menu.onLogIn).toHaveBeenCalledExactlyOnceWith(pin);
    expect(lines()).toEqual([]);
  });

  test('[PC-12] on a mobile, in a conversation and without anything to do there is none', async () => {
    for (const props of [
      { isMobile: true, menu: someActions() },
      { isConversation: true, menu: someActions() },
      { menu: {} },
    ]) {
      const screen = await showTools(props);
      expect(screen.getByRole('button', { name: 'More options' }).query()).toBeNull();
      await screen.unmount();
    }
  });

  test('[PC-12] the app adds lines of its own', async () => {
    const extras = [{ id: 'app', items: [{ id: 'why', label: 'Why this ad' }] }];
    const screen = await showTools({ menu: { ...someActions(), extras } });
    await screen.getByRole('button', { name: 'More options' }).click();
    await expect.poll(lines).toContain('Why this ad');
  });
});

describe('a right click', () => {
  test('[PC-12] it opens the menu where it was, and a click outside closes it', async () => {
    const menu = { ...someActions(), onOpenChange: vi.fn<(isOpen: boolean) => void>() };
    const screen = await showTools({ menu });
    await rightClick(screen);
    await expect
      .poll(lines)
      .toEqual(['Open in new tab', 'Hide Pin', 'Download image', 'Share', 'Report Pin']);
    const { left, top } = partOf(screen, '[data-pin-link]').getBoundingClientRect();
    const box = document.querySelector('[role="menu"]')?.getBoundingClientRect();
    expect(Math.abs((box?.left ?? 0) - left - 100)).toBeLessThan(24);
    expect(Math.abs((box?.top ?? 0) - top - 200)).toBeLessThan(24);
    await userEvent.keyboard('{Escape}');
    await expect.poll(lines).toEqual([]);
    expect(menu.onOpenChange.mock.calls.map(([isOpen]) => isOpen)).toEqual([true, false]);
  });

  test('[PC-12] a visitor has one too', async () => {
    const screen = await showTools({
      viewer: 'signed-out',
      menu: someActions(),
      onSend: vi.fn<() => void>(),
    });
    await rightClick(screen);
    await expect.poll(lines).toEqual(['Open in new tab', 'Download image', 'Share']);
  });

  test('[PC-12] with Shift, on the source, and without a menu the browser’s own opens', async () => {
    const screen = await showTools({ menu: someActions() });
    const opensBrowserMenu = (target: Element, init: MouseEventInit = {}): boolean =>
      target.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 9, clientY: 9, ...init }),
      );
    expect(opensBrowserMenu(partOf(screen, '[data-pin-link]'), { shiftKey: true })).toBe(true);
    expect(opensBrowserMenu(partOf(screen, '[data-source-link]'))).toBe(true);
    expect(opensBrowserMenu(partOf(screen, '[data-pin-link]'))).toBe(false);
    const opensBrowserMenuByTouch = (target: Element): boolean =>
      target.dispatchEvent(
        new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' }),
      );
    expect(opensBrowserMenuByTouch(partOf(screen, '[data-pin-link]'))).toBe(false);
    await screen.unmount();
    const bare = await showTools({ menu: {} });
    expect(opensBrowserMenu(partOf(bare, '[data-pin-link]'))).toBe(true);
    expect(opensBrowserMenuByTouch(partOf(bare, '[data-pin-link]'))).toBe(true);
  });
});

describe('a finger', () => {
  test('[PC-13] resting over 500 ms opens the menu, and its lifting opens nothing', async () => {
    const onOpen = vi.fn<() => void>();
    const screen = await renderCard({ pin, menu: someActions(), onOpen, isMobile: true });
    const link = partOf(screen, '[data-pin-link]');
    const { down, move, up } = finger(link);
    down(100, 100);
    move(104, 104);
    await expect.poll(lines).toContain('Hide Pin');
    up(104, 104);
    link.click();
    expect(onOpen).toHaveBeenCalledTimes(0);
    expect(lines()).toContain('Share');
  });

  test('[PC-13] one that moves 10 px scrolls, one that is lifted taps', async () => {
    const onOpen = vi.fn<NonNullable<PinCardProps['onOpen']>>((_, event) => event.preventDefault());
    const screen = await showTools({ menu: someActions(), onOpen });
    const link = partOf(screen, '[data-pin-link]');
    const { down, move, up } = finger(link);
    down(100, 100);
    move(100, 120);
    await new Promise((resolve) => setTimeout(resolve, 700));
    up(100, 120);
    down(100, 100);
    up(100, 100);
    link.click();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(lines()).toEqual([]);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });
});

test('[PC-12] a deleted story has no menu', async () => {
  const deleted = aStoryPin({ storyPin: { id: '1', isDeleted: true } });
  const screen = await renderCard({ pin: deleted, menu: someActions() });
  await expect.element(screen.getByText('This Pin was deleted')).toBeVisible();
  await userEvent.click(partOf(screen, '[data-notice]'), { button: 'right' });
  expect(lines()).toEqual([]);
});
