import '../styles.css';

import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { createToastStore, ToastRegion, type ToastStore } from '../index.ts';

/** Creates a store whose clock is controlled by the test. */
function aToastStore(): { readonly store: ToastStore; readonly pass: (ms: number) => void } {
  let nowMs = 0;
  let timer: { readonly atMs: number; readonly run: () => void } | undefined;
  const store = createToastStore({
    nowMs: () => nowMs,
    after(ms, run) {
      const started = { atMs: nowMs + ms, run };
      timer = started;
      return () => {
        if (timer === started) timer = undefined;
      };
    },
  });
  const pass = (ms: number): void => {
    const endMs = nowMs + ms;
    while (timer !== undefined && timer.atMs <= endMs) {
      const due = timer;
      timer = undefined;
      nowMs = due.atMs;
      due.run();
    }
    nowMs = endMs;
  };
  return { store, pass };
}

async function renderRegion() {
  const { store, pass } = aToastStore();
  const screen = await render(
    <>
      <button type="button">Save</button>
      <ToastRegion store={store} />
    </>,
  );
  return { ...screen, store, pass };
}

beforeEach(() => applyPageTheme());

test('[UI-02] a toast appears after 100 ms, stays 2000 ms and is gone 200 ms later', async () => {
  const { store, pass, getByText } = await renderRegion();
  const onHide = vi.fn<() => void>();
  store.show({ text: 'Link copied', onHide });
  pass(99);
  expect(getByText('Link copied').query()).toBeNull();
  pass(1);
  await expect.element(getByText('Link copied')).toBeVisible();
  pass(1999);
  expect(store.getSnapshot().phase).toBe('shown');
  pass(1);
  expect(store.getSnapshot().phase).toBe('hiding');
  pass(199);
  expect(onHide).not.toHaveBeenCalled();
  pass(1);
  expect(onHide).toHaveBeenCalledTimes(1);
  await expect.poll(() => getByText('Link copied').query()).toBeNull();
});

test('[UI-02] several queue', async () => {
  const { store, pass, getByText } = await renderRegion();
  store.show({ text: 'First' });
  store.show({ text: 'Second' });
  pass(100);
  await expect.element(getByText('First')).toBeVisible();
  expect(getByText('Second').query()).toBeNull();
  pass(2300);
  await expect.element(getByText('Second')).toBeVisible();
});

test('[UI-02] a toast stays while the pointer or the focus is on it', async () => {
  const { store, pass, getByText, getByRole } = await renderRegion();
  store.show({ text: 'Pin deleted!', actions: [{ label: 'Undo', onAction: () => undefined }] });
  pass(100);
  await getByText('Pin deleted!').hover();
  pass(60_000);
  getByRole('button', { name: 'Undo' }).element().focus();
  await getByRole('button', { name: 'Save' }).hover();
  pass(60_000);
  await expect.element(getByText('Pin deleted!')).toBeVisible();
  getByRole('button', { name: 'Save' }).element().focus();
  pass(2000);
  expect(store.getSnapshot().phase).toBe('hiding');
});

test('[UI-02] messages and errors come into live regions that stand before', async () => {
  const { store, pass, getByRole } = await renderRegion();
  const status = getByRole('status').element();
  const alert = getByRole('alert').element();
  store.show({ text: 'Saved' });
  pass(100);
  await expect.poll(() => status.textContent).toBe('Saved');
  store.show({ text: 'No connection', kind: 'error' });
  pass(300);
  await expect.poll(() => alert.textContent).toBe('No connection');
  expect(status.textContent).toBe('');
});

test('an action is done once, sends the toast away and hands the focus back', async () => {
  const { store, pass, getByRole } = await renderRegion();
  const onAction = vi.fn<() => void>();
  store.show({ text: 'Pin deleted!', actions: [{ label: 'Undo', onAction }] });
  pass(100);
  await expect.element(getByRole('button', { name: 'Undo' })).toBeVisible();
  getByRole('button', { name: 'Save' }).element().focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot().phase).toBe('hiding');
  await expect.element(getByRole('button', { name: 'Save' })).toHaveFocus();
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('[UI-09] toasts, their actions and errors pass axe', async () => {
    applyPageTheme(theme);
    const { store, pass, container, getByText } = await renderRegion();
    store.show({ text: 'Pin deleted!', actions: [{ label: 'Undo', onAction: () => undefined }] });
    store.show({ text: 'No connection', kind: 'error' });
    pass(100);
    await expect.element(getByText('Undo')).toBeVisible();
    await expectAccessible(container);
    pass(2300);
    await expect.element(getByText('No connection')).toBeVisible();
    await expectAccessible(container);
  });
});
