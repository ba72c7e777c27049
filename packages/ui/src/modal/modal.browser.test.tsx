import '../styles.css';

import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Button, Modal, ModalObserverContext, type ModalProps } from '../index.ts';

/** Renders a page with a button that opens a modal with two buttons. */
function Page(props: Partial<ModalProps>): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <main style={{ blockSize: 3000 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Modal
          title="Delete board"
          footer={<Button>Delete</Button>}
          {...props}
          onClose={() => {
            setOpen(false);
            props.onClose?.();
          }}
        >
          {props.children ?? <Button>Why</Button>}
        </Modal>
      )}
    </main>
  );
}

async function openModal(props: Partial<ModalProps> = {}) {
  const onClose = vi.fn<() => void>();
  const screen = await render(<Page {...props} onClose={onClose} />);
  await screen.getByRole('button', { name: 'Open' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete board' });
  await expect.element(dialog).toBeVisible();
  return { ...screen, dialog, onClose };
}

/** Presses the top left corner of the page, outside every dialog. */
const pressOutside = (): Promise<void> =>
  userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });

afterEach(() => page.viewport(414, 896));

describe('the focus', () => {
  test('[UI-03] moves in, stays inside, and goes back to where it was', async () => {
    const { getByRole, dialog } = await openModal();
    const inside = (): boolean => dialog.element().contains(document.activeElement);
    expect(inside()).toBe(true);
    for (let presses = 0; presses < 6; presses += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each press starts from where the one before has led
      await userEvent.tab();
      expect(inside() || document.activeElement === document.body).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('[UI-03] begins at the element that asks for it', async () => {
    const { getByRole } = await openModal({ children: <Button data-autofocus="">Why</Button> });
    await expect.element(getByRole('button', { name: 'Why' })).toHaveFocus();
  });
});

describe('closing', () => {
  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['a press outside', pressOutside],
  ])('[UI-03] a close is requested by %s, once', async (_, act) => {
    const { dialog, onClose } = await openModal();
    await act();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog.query()).toBeNull();
  });

  test('[UI-03] no close is requested by a press inside, nor outside if that is not allowed', async () => {
    const { dialog, getByText, onClose } = await openModal({ closeOnOutsidePress: false });
    await pressOutside();
    await getByText('Delete board').click();
    expect(onClose).not.toHaveBeenCalled();
    await expect.element(dialog).toBeVisible();
  });
});

describe('the page behind', () => {
  test('[UI-03] does not scroll, and scrolls again afterwards', async () => {
    await openModal();
    expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });

  test('[UI-03] its backdrop covers the page including the scrollbar gutter, and the page does not shift', async () => {
    const root = document.documentElement;
    root.dataset['pb'] = '';
    onTestFinished(() => void delete root.dataset['pb']);
    const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
    const [ground, width] = [groundOf(root), document.body.clientWidth];
    await openModal();
    await Promise.all(root.getAnimations().map(({ finished }) => finished));
    expect(groundOf(root)).not.toBe(ground);
    expect([groundOf(document.body), document.body.clientWidth]).toEqual([ground, width]);
    await userEvent.keyboard('{Escape}');
    expect(groundOf(root)).toBe(ground);
  });

  test('[UI-03] scrolls when that is allowed', async () => {
    await openModal({ allowScroll: true });
    expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });

  test('[UI-03] the observer is notified when a modal opens and closes, to pause tracking', async () => {
    const changes: string[] = [];
    const cover = (): (() => void) => {
      changes.push('covered');
      return () => void changes.push('free');
    };
    const covered = (isOpen: boolean): ReactNode => (
      <ModalObserverContext value={cover}>
        {isOpen ? <Modal title="Delete board" onClose={() => undefined} /> : null}
      </ModalObserverContext>
    );
    const { rerender } = await render(covered(true));
    expect(changes).toEqual(['covered']);
    await rerender(covered(false));
    expect(changes).toEqual(['covered', 'free']);
  });
});

test('[UI-03] on a narrow screen it is a sheet from the bottom, on a wide one it stands in the middle', async () => {
  const { dialog } = await openModal();
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const sheet = dialog.element().getBoundingClientRect();
  expect([sheet.left, sheet.bottom]).toEqual([0, window.innerHeight]);
  await page.viewport(1200, 896);
  const centred = dialog.element().getBoundingClientRect();
  expect(centred.width).toBe(560);
  expect(centred.bottom).toBeLessThan(window.innerHeight);
});
