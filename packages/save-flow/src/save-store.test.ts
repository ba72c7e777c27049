import { expect, test, vi } from 'vitest';
import type { SavedLocation } from './model/saved-location.ts';
import type { SaveToast, SaveToastAction } from './model/save-toast.ts';
import { queuedSaveMessages } from './messages.ts';
import type { SaveQueuePorts } from './save-queue.ts';
import { createSaveStore } from './save-store.ts';
import type { SaveSyncMessage, SavePorts } from './save-ports.ts';
import { createTestQueue } from './testing/test-queue.ts';

const place: SavedLocation = {
  copyId: '900',
  board: { id: '5', name: 'Kitchen', url: '/mara/kitchen/' },
  section: null,
  isProfile: false,
};
const target = { boardId: '5' };

function aStore(ports: Partial<SavePorts> = {}) {
  const toasts: { toast: SaveToast; act: (action: SaveToastAction) => void }[] = [];
  let keys = 0;
  const all = {
    save: vi.fn<SavePorts['save']>(async () => ({ ok: true, place })),
    move: vi.fn<SavePorts['move']>(async () => ({ ok: true, place })),
    remove: vi.fn<SavePorts['remove']>(async () => ({ ok: true })),
    logSave: vi.fn<SavePorts['logSave']>(),
    toast: (toast: SaveToast, act: (action: SaveToastAction) => void) => void toasts.push({ toast, act }),
    newKey: () => `key-${(keys += 1)}`,
    sleep: async () => undefined,
    ...ports,
  };
  return { store: createSaveStore(all), ports: all, toasts };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('[SF-11] a double tap is one save, also when the answer comes between the taps', async () => {
  const waits: PromiseWithResolvers<void>[] = [];
  const sleep = (): Promise<void> => {
    const next = Promise.withResolvers<void>();
    waits.push(next);
    return next.promise;
  };
  const { store, ports } = aStore({ sleep });
  store.toggle('7', target);
  await settled();
  expect(store.state('7').kind).toBe('saved');
  store.toggle('7', target);
  expect(store.state('7').kind).toBe('saved');
  waits[0]?.resolve();
  await settled();
  store.toggle('7', target);
  expect(ports.remove).toHaveBeenCalledOnce();
  expect(ports.save).toHaveBeenCalledOnce();
});

test('[SF-11] a tap while a save is on its way is not a second one', async () => {
  const { store, ports } = aStore();
  store.toggle('7', target);
  store.toggle('7', target);
  await settled();
  expect(ports.save).toHaveBeenCalledTimes(1);
  expect(store.state('7')).toEqual({ kind: 'saved', place });
});

test('[SF-11] a lost answer is asked for again with the same key', async () => {
  const answers = [{ ok: false, failure: { kind: 'network' } } as const, { ok: true, place } as const];
  const save = vi.fn<SavePorts['save']>(async () => answers.shift() ?? { ok: true, place });
  const { store } = aStore({ save });
  store.toggle('7', target);
  await settled();
  expect(save.mock.calls.map(([call]) => call.key)).toEqual(['key-1', 'key-1']);
  expect(store.state('7').kind).toBe('saved');
});

test('[SF-06] a refusal is told with the server’s words, once, and the pin is unsaved', async () => {
  const save = vi.fn<SavePorts['save']>(async () => ({
    ok: false,
    failure: { kind: 'refused', message: 'This board is gone.' },
  }));
  const { store, toasts } = aStore({ save });
  store.toggle('7', target);
  await settled();
  expect(save).toHaveBeenCalledTimes(1);
  expect(toasts.map(({ toast }) => toast.text)).toEqual(['This board is gone.']);
  expect(store.state('7').kind).toBe('unsaved');
});

test('[SF-06] no answer at all is told after three tries', async () => {
  const save = vi.fn<SavePorts['save']>(async () => ({ ok: false, failure: { kind: 'network' } }));
  const { store, toasts } = aStore({ save });
  store.toggle('7', target);
  await settled();
  expect(save).toHaveBeenCalledTimes(3);
  expect(toasts[0]?.toast.text).toBe('Sorry! Something went wrong on our end.');
});

test('[SF-05] Change opens the picker to move the copy', async () => {
  const { store, toasts } = aStore();
  store.toggle('7', target);
  await settled();
  toasts[0]?.act('change');
  expect(store.picker()).toEqual({ pinId: '7', isMove: true });
  store.saveTo('7', { boardId: '6' });
  expect(store.state('7')).toMatchObject({ kind: 'saving', from: place });
});

test('[SF-07] undo after a delete saves to where it was', async () => {
  const { store, ports, toasts } = aStore();
  store.hydrate('7', { ...place, section: { id: '51', title: 'Soups' } });
  store.toggle('7', {});
  await settled();
  expect(ports.remove).toHaveBeenCalledWith({ copyId: '900', boardId: '5' });
  expect(toasts[0]?.toast.text).toBe('Pin deleted!');
  toasts[0]?.act('undo');
  await settled();
  expect(ports.save).toHaveBeenCalledWith({
    pinId: '7',
    target: { boardId: '5', sectionId: '51' },
    key: 'key-2',
  });
});

test('[SF-01] cards of one original share its state, and the pin that is saved is the one that was shown', async () => {
  const { store, ports, toasts } = aStore();
  store.toggle('7', target, { viaPinId: '71' });
  await settled();
  expect(store.state('7')).toEqual({ kind: 'saved', place });
  expect(ports.save).toHaveBeenCalledWith(expect.objectContaining({ pinId: '71' }));
  expect(ports.logSave).toHaveBeenCalledWith('71', place);
  toasts[0]?.act('change');
  expect(store.picker()).toMatchObject({ pinId: '7', viaPinId: '71', isMove: true });
  store.toggle('7', target, { viaPinId: '72' });
  expect(store.state('7').kind).toBe('deleting');
  await settled();
  expect(ports.remove).toHaveBeenCalledWith({ copyId: '900', boardId: '5' });
});

test('[SF-07] undo, after one deleted a copy on its own card, saves the original: the copy is gone', async () => {
  const { store, ports, toasts } = aStore();
  store.hydrate('7', place);
  store.toggle('7', target, { viaPinId: '900' });
  await settled();
  toasts[0]?.act('undo');
  expect(ports.save).toHaveBeenCalledWith(expect.objectContaining({ pinId: '7' }));
});

test('[SF-13] event 5 is logged for a save', async () => {
  const { store, ports } = aStore();
  store.toggle('7', target);
  await settled();
  expect(ports.logSave).toHaveBeenCalledExactlyOnceWith('7', place);
});

test('[SF-01] what the server says later does not undo what was done on the page', async () => {
  const { store } = aStore();
  store.toggle('7', target);
  await settled();
  store.hydrate('7', null);
  expect(store.state('7').kind).toBe('saved');
});

test('[SF-07] a deleted copy leaves its board at once, and is back when deleting fails', async () => {
  const { store } = aStore({
    remove: async () => ({ ok: false, failure: { kind: 'refused', message: undefined } }),
  });
  store.hydrate('7', place);
  store.toggle('7', target);
  expect(store.movedCopies().get('900')).toBeNull();
  await settled();
  expect(store.movedCopies().get('900')).toEqual(place);
});

test('[SF-02] a copy that is moved is known to be elsewhere', async () => {
  const elsewhere = { ...place, board: { id: '6', name: 'Garden', url: '/mara/garden/' } };
  const { store } = aStore({ move: async () => ({ ok: true, place: elsewhere }) });
  store.hydrate('7', place);
  store.saveTo('7', { boardId: '6' });
  await settled();
  expect(store.movedCopies().get('900')).toEqual(elsewhere);
});

test('a picker that cannot be shown closes, and says so', () => {
  const { store, toasts } = aStore();
  store.openPicker({ pinId: '7', isMove: false });
  store.reportPickerError();
  expect(store.picker()).toBeNull();
  expect(toasts.map(({ toast }) => toast)).toEqual([
    { kind: 'error', text: 'We couldn’t load your boards.', actions: [] },
  ]);
});

function aWaitingStore(ports: Partial<SavePorts> = {}) {
  const sent = vi.fn<SaveQueuePorts['send']>(async (_, call) => ({
    ok: true,
    place: call.kind === 'remove' ? null : place,
  }));
  const { queue, network } = createTestQueue({ send: sent });
  const posted: SaveSyncMessage[] = [];
  const channel = {
    post: (message: SaveSyncMessage) => void posted.push(message),
    subscribe: () => () => undefined,
  };
  return { ...aStore({ queue, channel, ...ports }), queue, network, sent, posted };
}

test('[SF-12] a save while offline is not tried: it waits, says so, and is saved when online', async () => {
  const { store, ports, network, sent, posted, toasts } = aWaitingStore();
  network.isOnline = false;
  store.toggle('7', target, { title: 'Cup', place: 'Kitchen' });
  await settled();
  expect(ports.save).not.toHaveBeenCalled();
  expect(store.state('7')).toMatchObject({ kind: 'saving', target, from: null, isWaiting: true });
  expect(toasts[0]?.toast).toMatchObject({ text: queuedSaveMessages.toast, actions: ['undo'] });
  network.isOnline = true;
  network.wake();
  await settled();
  expect(sent).toHaveBeenCalledOnce();
  expect(store.state('7')).toEqual({ kind: 'saved', place });
  expect(toasts.at(-1)?.toast.text).toBe('Saved to Kitchen');
  expect(ports.logSave).toHaveBeenCalledExactlyOnceWith('7', place);
  expect(posted).toEqual([{ pinId: '7', copyId: null, place }]);
});

test('[SF-12] a save that is never answered waits with its key', async () => {
  const { store, ports, queue } = aWaitingStore({
    save: vi.fn<SavePorts['save']>(async () => ({ ok: false, failure: { kind: 'network' } })),
  });
  store.toggle('7', target);
  await settled();
  expect(ports.save).toHaveBeenCalledTimes(3);
  expect(queue.all()).toMatchObject([{ pinId: '7', tried: { kind: 'save', target, key: 'key-1' } }]);
});

test('[SF-12] a tap on what waits takes it back, as does Undo; on a removal it keeps the pin', async () => {
  const { store, network, toasts } = aWaitingStore({ sleep: async () => undefined });
  network.isOnline = false;
  store.toggle('7', target);
  await settled();
  store.toggle('7', target);
  expect(store.state('7').kind).toBe('unsaved');
  await settled();
  store.toggle('7', target);
  await settled();
  toasts.at(-1)?.act('undo');
  expect(store.state('7').kind).toBe('unsaved');
  store.hydrate('8', place);
  store.toggle('8', target);
  await settled();
  expect(store.state('8')).toEqual({ kind: 'deleting', place, isWaiting: true });
  await settled();
  store.toggle('8', target);
  expect(store.state('8')).toEqual({ kind: 'saved', place });
});

test('[SF-12] a failure of what waited is told with its pin and the reason, before all that went well', async () => {
  const { store, network, toasts, sent } = aWaitingStore();
  sent.mockImplementation(async (pinId) =>
    pinId === '7' ? { ok: false, failure: { kind: 'refused', message: 'Gone.' } } : { ok: true, place },
  );
  network.isOnline = false;
  store.toggle('7', target, { title: 'Cup' });
  store.toggle('8', target, { title: 'Bowl' });
  await settled();
  network.isOnline = true;
  network.wake();
  await settled();
  expect(toasts.at(-1)?.toast).toEqual({ kind: 'error', text: 'Cup couldn’t be saved. Gone.', actions: [] });
  expect([store.state('7').kind, store.state('8').kind]).toEqual(['unsaved', 'saved']);
});

test('[SF-11] what another tab saved, moved or deleted is known here', () => {
  let hear: (message: SaveSyncMessage) => void = () => undefined;
  const channel = {
    post: () => undefined,
    subscribe: (onMessage: (message: SaveSyncMessage) => void) => {
      hear = onMessage;
      return () => undefined;
    },
  };
  const { store } = aStore({ channel });
  hear({ pinId: '7', copyId: null, place });
  expect(store.state('7')).toEqual({ kind: 'saved', place });
  store.hydrate('7', null);
  expect(store.state('7').kind).toBe('saved');
  hear({ pinId: '7', copyId: '900', place: null });
  expect(store.state('7').kind).toBe('unsaved');
  expect(store.movedCopies().get('900')).toBeNull();
});
