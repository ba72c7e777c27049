import '../styles.css';

import { useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ContextMenu, MenuButton, type MenuGroup } from '../index.ts';

const onShare = vi.fn<() => void>();
const onReport = vi.fn<() => void>();
const groups: readonly MenuGroup[] = [
  {
    id: 'use',
    items: [
      { id: 'share', label: 'Share', onAction: onShare },
      { id: 'visit', label: 'Visit site', href: '/visit/' },
    ],
  },
  {
    id: 'trouble',
    title: 'Something wrong?',
    items: [{ id: 'report', label: 'Report Pin', tone: 'danger', onAction: onReport }],
  },
];

const line = (name: string) => page.getByRole('menuitem', { name });

describe('a menu button', () => {
  test('[UI-04] is opened by Enter at its first line; arrows move, letters jump, Enter chooses', async () => {
    onReport.mockClear();
    const { getByRole } = await render(<MenuButton label="More" groups={groups} />);
    const button = getByRole('button', { name: 'More' });
    button.element().focus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.element(line('Share')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(line('Visit site')).toHaveFocus();
    await userEvent.keyboard('r');
    await expect.element(line('Report Pin')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onReport).toHaveBeenCalledTimes(1);
    expect(page.getByRole('menu').query()).toBeNull();
    await expect.element(button).toHaveFocus();
  });

  test('[UI-04] is opened by Arrow Up at its last line, and Escape hands the focus back', async () => {
    const { getByRole } = await render(<MenuButton label="More" groups={groups} />);
    const button = getByRole('button', { name: 'More' });
    button.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(line('Report Pin')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    expect(page.getByRole('menu').query()).toBeNull();
  });

  test('[UI-04] is opened and its lines are chosen by pointer', async () => {
    onShare.mockClear();
    await render(<MenuButton label="More" groups={groups} />);
    await page.getByRole('button', { name: 'More' }).click();
    await line('Share').click();
    expect(onShare).toHaveBeenCalledTimes(1);
  });

  test('[UI-04] hands its links to the router of the app', async () => {
    const navigate = vi.fn<(href: string) => void>();
    await render(<MenuButton label="More" groups={groups} navigate={navigate} />);
    await page.getByRole('button', { name: 'More' }).click();
    await line('Visit site').click();
    expect(navigate.mock.lastCall?.[0]).toBe('/visit/');
  });

  test('[UI-04] skips disabled lines, and says that they are', async () => {
    const [use, trouble] = groups;
    const all = [
      { ...use, id: 'use', items: [{ id: 'hide', label: 'Hide Pin', disabled: true }] },
      trouble,
    ].filter((group) => group !== undefined);
    const { getByRole } = await render(<MenuButton label="More" groups={all} />);
    getByRole('button', { name: 'More' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(line('Report Pin')).toHaveFocus();
    await expect.element(line('Hide Pin')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
  });

  test('[UI-04] ends where its button ends, in the direction of the page', async () => {
    const edges = async (dir: 'ltr' | 'rtl'): Promise<readonly [number, number]> => {
      const { getByRole, unmount } = await render(
        <div dir={dir} style={{ paddingInlineStart: 220 }}>
          <MenuButton label="More" groups={groups} />
        </div>,
      );
      const button = getByRole('button', { name: 'More' });
      await button.click();
      await expect.element(line('Share')).toHaveFocus();
      const menu = page.getByRole('dialog', { name: 'More' }).element().getBoundingClientRect();
      const opener = button.element().getBoundingClientRect();
      await userEvent.keyboard('{Escape}');
      await unmount();
      return [Math.abs(menu.right - opener.right), Math.abs(menu.left - opener.left)];
    };
    expect((await edges('ltr'))[0]).toBeLessThan(1);
    expect((await edges('rtl'))[1]).toBeLessThan(1);
  });
});

function Spot(): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    <main style={{ blockSize: 3000 }}>
      <button type="button">Elsewhere</button>
      {isOpen && (
        <ContextMenu label="Pin" at={{ x: 60, y: 90 }} groups={groups} onClose={() => setOpen(false)} />
      )}
    </main>
  );
}

/** A menu of an element that was pressed for long near the lower edge of the window. */
function Pressed(): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const [element, setElement] = useState<Element | null>(null);
  return (
    <main style={{ blockSize: 840 }}>
      <div
        ref={setElement}
        id="pressed"
        data-pressed=""
        style={{ position: 'absolute', insetBlockStart: 500, inlineSize: 180, blockSize: 240 }}
      />
      {isOpen && element && (
        <ContextMenu
          label="Pin"
          at={{ x: 60, y: 90 }}
          subject={element}
          groups={groups}
          onClose={() => setOpen(false)}
        />
      )}
    </main>
  );
}

describe('a context menu', () => {
  test('[UI-04] opens at its anchor and locks scrolling', async () => {
    await render(<Spot />);
    await expect.element(line('Share')).toHaveFocus();
    const { left, top } = page.getByRole('menu').element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(60);
    expect(left).toBeLessThan(90);
    expect(top).toBeGreaterThanOrEqual(90);
    expect(getComputedStyle(document.documentElement).overflow).toContain('hidden');
  });

  test('[UI-04] closes on any press outside, and the page scrolls again', async () => {
    await render(<Spot />);
    await expect.element(line('Share')).toHaveFocus();
    await userEvent.click(document.documentElement, { position: { x: 390, y: 800 } });
    await expect.poll(() => page.getByRole('menu').query()).toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).not.toContain('hidden');
  });

  test('[UI-04][PC-13] after a long press in a narrow window it is a sheet below the pressed element', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await page.viewport(390, 844);
    try {
      await render(<Pressed />);
      await expect.element(line('Share')).toHaveFocus();
      const boundsOfSheet = () => page.getByRole('dialog').element().getBoundingClientRect();
      await expect.poll(() => Math.round(boundsOfSheet().bottom)).toBe(844);
      const sheet = boundsOfSheet();
      expect([sheet.left, sheet.right]).toEqual([0, 390]);
      const copies = () =>
        [...document.querySelectorAll('[data-pressed]')].map((each) => each.getBoundingClientRect());
      expect(copies()).toHaveLength(2);
      await expect.poll(() => copies()[1]?.width).toBe(180);
      const [pressed, lifted] = copies();
      expect(lifted?.left).toBe(pressed?.left);
      expect(lifted?.bottom).toBeLessThanOrEqual(sheet.top);
      expect(document.querySelectorAll('#pressed')).toHaveLength(1);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => document.querySelectorAll('[data-pressed]').length).toBe(1);
    } finally {
      await page.viewport(width, height);
    }
  });

  test('[UI-04] after a long press in a wide window it opens at the point', async () => {
    const { innerWidth: width, innerHeight: height } = window;
    await page.viewport(1024, 768);
    try {
      await render(<Pressed />);
      await expect.element(line('Share')).toHaveFocus();
      expect(page.getByRole('menu').element().getBoundingClientRect().left).toBeGreaterThanOrEqual(60);
      expect(document.querySelectorAll('[data-pressed]')).toHaveLength(1);
    } finally {
      await page.viewport(width, height);
    }
  });
});
