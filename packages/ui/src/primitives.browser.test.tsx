import './styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button, Chip, createToastStore, MenuButton, Modal, ToastRegion } from './index.ts';
import { AllPrimitives, menuGroups } from './testing/all-primitives.tsx';

afterEach(() => applyPageTheme());

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(['ltr', 'rtl'] as const)('[UI-09] every primitive passes axe in %s text', async (direction) => {
    applyPageTheme(theme, direction);
    const { container, getByRole } = await render(<AllPrimitives />);
    await expect.element(getByRole('button', { name: 'Scroll forward' })).toBeVisible();
    await expectAccessible(container);
  });

  test('[UI-09] an open menu passes axe', async () => {
    applyPageTheme(theme);
    const { getByRole } = await render(<MenuButton label="More" groups={menuGroups} />);
    await getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('menu');
    await expect.element(menu).toBeVisible();
    await expectAccessible(menu.element());
  });

  test('[UI-09] a modal passes axe, with and without a title to see', async () => {
    applyPageTheme(theme);
    const modal = (hideTitle: boolean): ReactNode => (
      <Modal
        title="Delete board"
        hideTitle={hideTitle}
        onClose={() => undefined}
        footer={<Button variant="danger">Delete</Button>}
      >
        <p>Its Pins go with it.</p>
      </Modal>
    );
    const { getByRole, rerender } = await render(modal(false));
    await expectAccessible(getByRole('dialog').element());
    await rerender(modal(true));
    await expectAccessible(getByRole('dialog').element());
  });
});

test.each([320, 390, 1200])(
  '[UI-09] at %i px nothing is wider than the page, in rtl text too',
  async (width) => {
    await page.viewport(width, 800);
    await render(<AllPrimitives />);
    for (const direction of ['ltr', 'rtl'] as const) {
      applyPageTheme('light', direction);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    await page.viewport(414, 896);
  },
);

test.each(['ltr', 'rtl'] as const)(
  '[UI-09] at 320 px, with letters twice as large, all that a toast and a modal let one do is in sight in %s text',
  async (direction) => {
    await page.viewport(320, 800);
    applyPageTheme('light', direction);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(async () => {
      document.documentElement.style.fontSize = '';
      await page.viewport(414, 896);
    });
    const toasts = createToastStore();
    const actions = ['Change board', 'Undo'].map((label) => ({ label, onAction: () => undefined }));
    toasts.show({ text: 'Saved to Quiet kitchens', actions, durationMs: 60_000 });
    const footer = (
      <>
        <Button>Keep all of its Pins</Button>
        <Button variant="danger">Delete them for ever</Button>
      </>
    );
    const { getByRole, rerender } = await render(<ToastRegion store={toasts} />);
    const buttons = async (count: number): Promise<readonly Element[]> => {
      await expect.poll(() => getByRole('button').elements()).toHaveLength(count);
      return getByRole('button').elements();
    };
    const outOfSight = (elements: readonly Element[]): readonly unknown[] =>
      elements
        .map((element) => [element.textContent, element.getBoundingClientRect()] as const)
        .filter(([, { left, right }]) => left < 0 || right > document.documentElement.clientWidth)
        .map(([text]) => text);
    expect(outOfSight(await buttons(3))).toEqual([]);
    await rerender(<Modal title="Delete board" onClose={() => undefined} footer={footer} />);
    expect(outOfSight(await buttons(3))).toEqual([]);
  },
);

/** The DevTools protocol commands that the test uses. */
type Protocol = { readonly send: (method: string, parameters: object) => Promise<unknown> };

test('[UI-09] in forced colours what is chosen, has the focus or lies over the page stands out', async () => {
  const force = (value: string) =>
    (cdp() as unknown as Protocol).send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value }],
    });
  onTestFinished(async () => void (await force('')));
  await force('active');
  const toasts = createToastStore();
  const primitives = (isOpen: boolean): ReactNode => (
    <>
      <Chip selected>Soups</Chip>
      <Chip selected={false}>Salads</Chip>
      <MenuButton label="More" groups={menuGroups} />
      {isOpen ? <Modal title="Delete board" onClose={() => undefined} /> : null}
      <ToastRegion store={toasts} />
    </>
  );
  const { getByRole, getByText, rerender } = await render(primitives(false));
  const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  const groundOf = (name: string): string => styleOf(getByText(name).element()).backgroundColor;
  expect(groundOf('Soups')).not.toBe(groundOf('Salads'));
  await getByRole('button', { name: 'More' }).click();
  const line = page.getByRole('menuitem').first();
  await expect.element(line).toHaveFocus();
  expect(styleOf(line.element()).outlineStyle).toBe('solid');
  expect(styleOf(line.element().closest('[data-pb]') ?? document.body).borderTopStyle).toBe('solid');
  await userEvent.keyboard('{Escape}');
  await rerender(primitives(true));
  expect(styleOf(getByRole('dialog').element()).borderTopStyle).toBe('solid');
  toasts.show({ text: 'Link copied', durationMs: 60_000 });
  await expect.element(getByText('Link copied')).toBeInTheDocument();
  const toast = getByText('Link copied').element().parentElement;
  expect(styleOf(toast ?? document.body).borderTopStyle).toBe('solid');
});
