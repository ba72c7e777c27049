import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { NamedTarget, SavedLocation } from './model/saved-location.ts';
import type { SaveRequest, SettledSave, QueuedSave } from './model/queued-save.ts';
import type { SaveQueuePorts } from './save-queue.ts';
import { createTestQueue, createQueueStorage } from './testing/test-queue.ts';

const placeAt = (boardId: string, copyId = '900'): SavedLocation => ({
  copyId,
  board: { id: boardId, name: `Board ${boardId}`, url: `/mara/${boardId}/` },
  section: null,
  isProfile: false,
});
const to = (boardId: string): NamedTarget => ({ target: { boardId }, name: `Board ${boardId}` });
const answering: SaveQueuePorts['send'] = async (_, call) => ({
  ok: true,
  place: call.kind === 'remove' ? null : placeAt(call.target.boardId ?? ''),
});
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const aChange = (pinId: string, boardId = '5') => ({
  pinId,
  title: `Pin ${pinId}`,
  copy: null,
  namedTarget: to(boardId),
  tried: null,
});

test('[SF-12] queued changes are sent in order when the network is back, and reported when all are sent', async () => {
  const send = vi.fn<SaveQueuePorts['send']>(answering);
  let now = 0;
  const { queue, network } = createTestQueue({ send, nowMs: () => (now += 1) });
  const notified: (readonly SettledSave[])[] = [];
  queue.onSettled((all) => notified.push(all));
  network.isOnline = false;
  for (const pinId of ['9', '7', '8']) queue.add(aChange(pinId));
  await queue.flush();
  expect(send).not.toHaveBeenCalled();
  network.isOnline = true;
  network.wake();
  await settled();
  expect(send.mock.calls.map(([pinId]) => pinId)).toEqual(['9', '7', '8']);
  expect(notified.map((all) => all.map(({ end }) => end.kind))).toEqual([['done', 'done', 'done']]);
  expect(queue.all()).toEqual([]);
});

test('[SF-12] a queue that is not open sends nothing by itself', async () => {
  const stored = new Map<string, QueuedSave>([['7', { ...aChange('7'), userId: '1', since: 0 }]]);
  const send = vi.fn<SaveQueuePorts['send']>(answering);
  const { queue, network } = createTestQueue({ send, storage: createQueueStorage(stored) }, false);
  network.wake();
  await settled();
  expect(send).not.toHaveBeenCalled();
  queue.open()();
  await settled();
  expect(send).toHaveBeenCalledOnce();
  queue.add(aChange('8'));
  network.wake();
  await settled();
  expect(send).toHaveBeenCalledOnce();
});

test('[SF-12] a reload loses nothing: the next page sends it, with the key of the request without a response', async () => {
  const stored = new Map<string, QueuedSave>();
  const lost = vi.fn<SaveQueuePorts['send']>(async () => ({ ok: false, failure: { kind: 'network' } }));
  const before = createTestQueue({ send: lost, storage: createQueueStorage(stored) });
  before.queue.add(aChange('7'));
  await before.queue.flush();
  const send = vi.fn<SaveQueuePorts['send']>(answering);
  const after = createTestQueue({ send, storage: createQueueStorage(stored), newKey: () => 'another' });
  await after.queue.flush();
  expect(send.mock.calls).toEqual(lost.mock.calls);
  expect(stored.size).toBe(0);
});

test('[SF-11, SF-12] two tabs send a change once: the second finds it done', async () => {
  const stored = new Map<string, QueuedSave>();
  let last: Promise<void> = Promise.resolve();
  const withTabLock = (task: () => Promise<void>): Promise<void> => (last = last.then(task));
  const send = vi.fn<SaveQueuePorts['send']>(answering);
  const tabs = [1, 2].map(() => createTestQueue({ send, storage: createQueueStorage(stored), withTabLock }));
  tabs[0]?.queue.add(aChange('7'));
  await Promise.all(tabs.map(({ queue }) => queue.flush()));
  expect(send).toHaveBeenCalledOnce();
});

test('[SF-12] changes of another user are neither shown nor sent', async () => {
  const stored = new Map<string, QueuedSave>();
  createTestQueue({ send: answering, storage: createQueueStorage(stored) }).queue.add(aChange('7'));
  const send = vi.fn<SaveQueuePorts['send']>(answering);
  const { queue } = createTestQueue({ send, userId: '2', storage: createQueueStorage(stored) });
  await queue.flush();
  expect(queue.all()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
  expect(stored.size).toBe(1);
});

test('[SF-12] while another session is active in this browser, changes stay queued, and nothing more is sent', async () => {
  const send = vi.fn<SaveQueuePorts['send']>(async () => ({
    ok: false,
    failure: { kind: 'refused', isOtherSession: true, message: 'You can only act as yourself.' },
  }));
  const { queue } = createTestQueue({ send });
  queue.add(aChange('7'));
  queue.add(aChange('8'));
  await queue.flush();
  expect(send).toHaveBeenCalledOnce();
  expect(queue.all().map(({ pinId }) => pinId)).toEqual(['7', '8']);
});

test('[SF-12] a save of a copy is sent as a save of that copy', async () => {
  const send = vi.fn<SaveQueuePorts['send']>(async () => ({ ok: true, place: null }));
  const { queue } = createTestQueue({ send });
  queue.add({
    pinId: '7',
    viaPinId: '71',
    title: '',
    copy: null,
    namedTarget: { target: {}, name: '' },
    tried: null,
  });
  await queue.flush();
  expect(send.mock.calls.map(([pinId]) => pinId)).toEqual(['71']);
  expect(queue.get('7')).toBeUndefined();
});

test('[SF-12] a rejection is reported, and does not stop the other changes', async () => {
  const { queue } = createTestQueue({
    send: async (pinId, call) =>
      pinId === '7' ? { ok: false, failure: { kind: 'refused', message: 'Gone.' } } : answering(pinId, call),
  });
  const notified = vi.fn<(all: readonly SettledSave[]) => void>();
  queue.onSettled(notified);
  queue.add(aChange('7'));
  queue.add(aChange('8'));
  await queue.flush();
  expect(notified.mock.calls[0]?.[0].map(({ waiting, end }) => [waiting.pinId, end.kind])).toEqual([
    ['7', 'refused'],
    ['8', 'done'],
  ]);
});

test('[SF-12] a change made during a request is sent after it', async () => {
  const calls: SaveRequest[] = [];
  const { queue } = createTestQueue({
    async send(pinId, call) {
      calls.push(call);
      if (calls.length === 1) queue.setTarget('7', to('6'));
      return answering(pinId, call);
    },
  });
  queue.add(aChange('7'));
  await queue.flush();
  expect(calls).toMatchObject([
    { kind: 'save', target: { boardId: '5' } },
    { kind: 'move', copyId: '900', target: { boardId: '6' } },
  ]);
});

test('[SF-11, SF-12] whatever the network loses and however often a page is left, each pin ends once at its last target', async () => {
  const step = fc.oneof(
    fc.record({
      pin: fc.constantFrom('7', '8', '9'),
      board: fc.option(fc.constantFrom('5', '6'), { nil: null }),
    }),
    fc.constantFrom('flush', 'reload'),
  );
  const fates = fc.infiniteStream(fc.constantFrom('answered', 'answered', 'unanswered', 'lost'));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fates, async (steps, network) => {
      const stored = new Map<string, QueuedSave>();
      const answers = new Map<string, SavedLocation>();
      const copies = new Map<string, { pinId: string; place: SavedLocation }>();
      const wanted = new Map<string, string | null>();
      let keys = 0;
      let isCalm = false;
      const send: SaveQueuePorts['send'] = async (pinId, call) => {
        const fate = isCalm ? 'answered' : network.next().value;
        const place = fate === 'lost' ? null : take(pinId, call);
        return fate === 'answered' ? { ok: true, place } : { ok: false, failure: { kind: 'network' } };
      };
      const take = (pinId: string, call: SaveRequest): SavedLocation | null => {
        if (call.kind === 'remove') {
          copies.delete(call.copyId);
          return null;
        }
        const place = answers.get(call.key) ?? placeAt(call.target.boardId ?? '', `c${answers.size}`);
        if (answers.has(call.key)) return place;
        if (call.kind === 'move') copies.delete(call.copyId);
        copies.set(place.copyId, { pinId, place });
        answers.set(call.key, place);
        return place;
      };
      let pages = 0;
      const open = () => {
        const own = (pages += 1);
        // A page that was left sends nothing more, and receives no responses.
        const isLeft = (): boolean => own !== pages;
        const never = new Promise<never>(() => undefined);
        return createTestQueue({
          storage: createQueueStorage(stored),
          newKey: () => `k${(keys += 1)}`,
          isOnline: () => !isLeft(),
          async send(pinId, call) {
            const result = await (isLeft() ? never : send(pinId, call));
            return isLeft() ? never : result;
          },
        }).queue;
      };
      let queue = open();
      for (const each of steps) {
        if (each === 'reload') queue = open();
        else if (each === 'flush') await queue.flush();
        else {
          const { pin, board } = each;
          const namedTarget = board === null ? null : to(board);
          wanted.set(pin, board);
          if (queue.get(pin)) queue.setTarget(pin, namedTarget);
          else {
            const copy = [...copies.values()].find(({ pinId }) => pinId === pin)?.place ?? null;
            queue.add({ pinId: pin, title: '', copy, namedTarget, tried: null });
          }
        }
      }
      isCalm = true;
      await queue.flush();
      queue = open();
      await queue.flush();
      await queue.flush();
      const ended = [...copies.values()].map(({ pinId, place }) => `${pinId} on ${place.board.id}`);
      const hoped = [...wanted].flatMap(([pin, board]) => (board === null ? [] : `${pin} on ${board}`));
      expect(ended.toSorted()).toEqual(hoped.toSorted());
    }),
    { numRuns: 60 },
  );
});
