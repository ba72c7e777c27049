import { createToastStore } from '@pegboard/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { bulkPorts, UNDO_TOAST_MS } from './board-api.ts';
import { CHANGE_TOAST_ID } from '../toasts/undo-toast.ts';

afterEach(() => vi.unstubAllGlobals());

/** A store of toasts whose timers end at once, with its displayed text. */
function startToasts() {
  const timers: (() => void)[] = [];
  const toasts = createToastStore({
    nowMs: () => 0,
    after: (_, callback) => {
      timers.push(callback);
      return () => void timers.splice(timers.indexOf(callback), 1);
    },
  });
  const pass = (): void => timers.shift()?.();
  const text = (): unknown => {
    const stage = toasts.getSnapshot();
    return stage.phase === 'empty' || stage.phase === 'hiding' ? undefined : stage.toast.text;
  };
  return { toasts, pass, text };
}
const choice = { kind: 'some', ids: ['1'] } as const;

test.each(['change', 'save'])(
  '[SF-08] the Undo of an earlier change is no longer offered while a later one is sent: toast %s',
  async (id) => {
    const { toasts, pass, text } = startToasts();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const actions = [{ label: 'Undo', onAction: () => undefined }];
    toasts.show({ id, text: '3 Pins moved to Soups', durationMs: UNDO_TOAST_MS, actions });
    pass();
    expect(text()).toBe('3 Pins moved to Soups');
    void bulkPorts({ boardId: '5', sectionId: undefined }, toasts).remove(choice);
    expect(text()).toBeUndefined();
  },
);

test('[SF-08] the toast of a later change replaces that of another kind of change, without a queue', () => {
  const { toasts, pass, text } = startToasts();
  const actions = [{ label: 'Undo', onAction: () => undefined }];
  toasts.show({ id: CHANGE_TOAST_ID, text: 'Note deleted', durationMs: UNDO_TOAST_MS, actions });
  pass();
  const undo = { label: 'Undo', run: () => undefined };
  bulkPorts({ boardId: '5', sectionId: undefined }, toasts).toast({ text: '4 Pins deleted', undo });
  expect(text()).toBe('4 Pins deleted');
});
