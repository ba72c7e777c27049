import { expect, test, vi } from 'vitest';
import type { SavedLocation, SaveSyncMessage } from './model/saved-location.ts';
import type { SaveToast, SaveToastAction } from './model/save-toast.ts';
import { queuedSaveMessages } from './queued-messages.ts';
import type { SaveQueuePorts } from './save-queue.ts';
import { createSaveStore } from './save-store.ts';
import type { SavePorts } from './save-ports.ts';
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

test('[SF-11] a double tap is one save, also when the response arrives between the taps', async () => {
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

test('[SF-11] a tap during a save does not start a second one', async () => {
  const { store, ports } = aStore();
  store.toggle('7', target);
  store.toggle('7', target);
  await settled();
  expect(ports.save).toHaveBeenCalledTimes(1);
  expect(store.state('7')).toEqual({ kind: 'saved', place });
});

test('[SF-11] a request without a response is retried with the same key', async () => {
  const answers = [{ ok: false, failure: { kind: 'network' } } as const, { ok: true, place } as const];
  const save = vi.fn<SavePorts['save']>(async () => answers.shift() ?? { ok: true, place });
  const { store } = aStore({ save });
  store.toggle('7', target);
  await settled();
  expect(save.mock.calls.map(([call]) => call.key)).toEqual(['key-1', 'key-1']);
  expect(store.state('7').kind).toBe('saved');
});

test('[SF-06] a rejection is reported with the server’s message, once, and the pin is unsaved', async () => {
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

test('[SF-06] a missing response is reported after three attempts', async () => {
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

test('[SF-07] undo after a deletion saves to the former location', async () => {
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

test('[SF-01] cards of one original share its state, and the displayed pin is the one that is saved', async () => {
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

test('[SF-07] undo, after a deletion on the card of the copy, saves the original, because the copy no longer exists', async () => {
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

test('[SF-01] later server data does not overwrite changes of the page', async () => {
  const { store } = aStore();
  store.toggle('7', target);
  await settled();
  store.hydrate('7', null);
  expect(store.state('7').kind).toBe('saved');
});

test('[SF-07] a deleted copy leaves its board at once, and returns when deleting fails', async () => {
  const { store } = aStore({
    remove: async () => ({ ok: false, failure: { kind: 'refused', message: undefined } }),
  });
  store.hydrate('7', place);
  store.toggle('7', target);
  expect(store.movedCopies().get('900')).toBeNull();
  await settled();
  expect(store.movedCopies().get('900')).toEqual(place);
});

test('[SF-02] a moved copy is reported with its new location', async () => {
  const elsewhere = { ...place, board: { id: '6', name: 'Garden', url: '/mara/garden/' } };
  const { store } = aStore({ move: async () => ({ ok: true, place: elsewhere }) });
  store.hydrate('7', place);
  store.saveTo('7', { boardId: '6' });
  await settled();
  expect(store.movedCopies().get('900')).toEqual(elsewhere);
});

test('a picker that cannot be shown closes with a message', () => {
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

test('[SF-12] a save while offline is not sent: it is queued with a message, and saved when online', async () => {
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

test('[SF-12] a save without a response is queued with its key', async () => {
  const { store, ports, queue } = aWaitingStore({
    save: vi.fn<SavePorts['save']>(async () => ({ ok: false, failure: { kind: 'network' } })),
  });
  store.toggle('7', target);
  await settled();
  expect(ports.save).toHaveBeenCalledTimes(3);
  expect(queue.all()).toMatchObject([{ pinId: '7', tried: { kind: 'save', target, key: 'key-1' } }]);
});

test('[SF-12] a tap on a queued save discards it, as does Undo; on a queued removal it keeps the pin', async () => {
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

test('[SF-12] a failed queued change is reported with its pin and the reason, before all successful ones', async () => {
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

test('[SF-11] a save, move or deletion in another tab is applied here', () => {
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

test('[SF-05] undo of a save deletes the new copy, and undo of a move takes the copy back', async () => {
  const answers = [{ ...place, copyId: '901' }];
  const move = vi.fn<SavePorts['move']>(async () => ({ ok: true, place: answers.shift() ?? place }));
  const { store, ports, toasts } = aStore({ move });
  store.toggle('7', target, { imageUrl: '/7.webp' });
  await settled();
  expect(toasts[0]?.toast).toMatchObject({
    text: 'Saved to Kitchen',
    imageUrl: '/7.webp',
    board: place.board,
  });
  toasts[0]?.act('undo');
  await settled();
  expect(ports.remove).toHaveBeenCalledWith({ copyId: '900', boardId: '5' });

  store.hydrate('8', { ...place, copyId: '901', board: { id: '6', name: 'Garden', url: '/mara/garden/' } });
  store.saveTo('8', target);
  await settled();
  toasts.at(-1)?.act('undo');
  expect(move).toHaveBeenLastCalledWith({ copyId: '901', target: { boardId: '6' }, key: 'key-3' });
});

test('[SF-05] undo of a save does nothing once the copy is somewhere else', async () => {
  const garden = { ...place, board: { id: '6', name: 'Garden', url: '/mara/garden/' } };
  const move = vi.fn<SavePorts['move']>(async () => ({ ok: true, place: garden }));
  const { store, ports, toasts } = aStore({ move });
  store.toggle('7', target);
  await settled();
  store.saveTo('7', { boardId: '6' });
  await settled();
  toasts[0]?.act('undo');
  expect(ports.remove).not.toHaveBeenCalled();
  expect(move).toHaveBeenCalledOnce();
});
