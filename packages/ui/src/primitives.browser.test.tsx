import './styles.css';

import { dressPage, expectAccessible } from '@pegboard/config/accessible';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button, MenuButton, Modal } from './index.ts';
import { AllPrimitives, menuGroups } from './testing/all-primitives.tsx';

afterEach(() => dressPage());

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(['ltr', 'rtl'] as const)('[UI-09] every primitive passes axe in %s text', async (direction) => {
    dressPage(theme, direction);
    const { container, getByRole } = await render(<AllPrimitives />);
    await expect.element(getByRole('button', { name: 'Scroll forward' })).toBeVisible();
    await expectAccessible(container);
  });

  test('[UI-09] an open menu passes axe', async () => {
    dressPage(theme);
    const { getByRole } = await render(<MenuButton label="More" groups={menuGroups} />);
    await getByRole('button', { name: 'More' }).click();
    const menu = page.getByRole('menu');
    await expect.element(menu).toBeVisible();
    await expectAccessible(menu.element());
  });

  test('[UI-09] a modal passes axe, with and without a title to see', async () => {
    dressPage(theme);
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
      dressPage('light', direction);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    await page.viewport(414, 896);
  },
);
