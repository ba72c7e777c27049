import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NamedTarget, SavedLocation } from './saved-location.ts';
import { nextRequest, transitionQueuedSave, type SaveRequest, type QueuedSave } from './queued-save.ts';

const kitchen: SavedLocation = {
  copyId: '900',
  board: { id: '5', name: 'Kitchen', url: '/mara/kitchen/' },
  section: null,
  isProfile: false,
};
const toKitchen: NamedTarget = { target: { boardId: '5' }, name: 'Kitchen' };
const toGarden: NamedTarget = { target: { boardId: '6' }, name: 'Garden' };
const save: SaveRequest = { kind: 'save', target: toKitchen.target, key: 'k1' };

const aWaiting = (waiting: Partial<QueuedSave> = {}): QueuedSave => ({
  userId: '1',
  pinId: '7',
  title: 'Cup',
  since: 0,
  copy: null,
  namedTarget: toKitchen,
  tried: null,
  ...waiting,
});
const key = (): string => 'new';

test.each<[string, Partial<QueuedSave>, SaveRequest | null]>([
  ['nothing saved yet is saved', {}, { ...save, key: 'new' }],
  [
    'a copy elsewhere is moved',
    { copy: kitchen, namedTarget: toGarden },
    { kind: 'move', copyId: '900', target: { boardId: '6' }, key: 'new' },
  ],
  [
    'a copy that is not wanted is removed',
    { copy: kitchen, namedTarget: null },
    { kind: 'remove', copyId: '900', boardId: '5' },
  ],
  ['what is as it is wanted needs no call', { copy: kitchen }, null],
  [
    'a call without an answer goes again, with its key, whatever is wanted since',
    { namedTarget: toGarden, tried: save },
    save,
  ],
])('[SF-12] %s', (_, waiting, call) => {
  expect(nextRequest(aWaiting(waiting), key)).toEqual(call);
});

test('[SF-12] a change that was never sent is dropped when it is discarded', () => {
  expect(transitionQueuedSave(aWaiting(), { type: 'dropped' })).toEqual({ queued: null });
  expect(
    transitionQueuedSave(aWaiting({ copy: kitchen, namedTarget: null }), { type: 'dropped' }).queued,
  ).toBeNull();
});

test('[SF-12] a request that may have arrived is completed first, and then undone', () => {
  const dropped = transitionQueuedSave(aWaiting({ tried: save }), { type: 'dropped' }).queued;
  expect(dropped).toMatchObject({ namedTarget: null, tried: save });
  const known =
    dropped && transitionQueuedSave(dropped, { type: 'request-succeeded', place: kitchen }).queued;
  expect(known && nextRequest(known, key)).toEqual({ kind: 'remove', copyId: '900', boardId: '5' });
});

test('[SF-12] a rejection ends the change, and reports where the pin is saved', () => {
  const waiting = aWaiting({
    copy: kitchen,
    namedTarget: toGarden,
    tried: { kind: 'move', copyId: '900', target: toGarden.target, key: 'k' },
  });
  expect(transitionQueuedSave(waiting, { type: 'request-rejected', message: 'Gone.' })).toEqual({
    queued: null,
    end: { kind: 'refused', message: 'Gone.', place: kitchen },
  });
});

test('[SF-12] a rejection of a discarded change is not reported', () => {
  const { queued, end } = transitionQueuedSave(aWaiting({ namedTarget: toGarden, tried: save }), {
    type: 'request-rejected',
    message: 'Gone.',
  });
  expect(queued).toMatchObject({ namedTarget: toGarden, tried: null });
  expect(end).toBeUndefined();
});

/** The outcome of a request: delivered with a response, delivered only, or lost. */
const delivery = fc.constantFrom('answered', 'unanswered', 'lost');
const namedTarget = fc.constantFrom(toKitchen, toGarden, null);

test('[SF-11, SF-12] whatever requests and responses are lost, the server ends with one copy at the last target, each key taking effect once', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          namedTarget.map((to) => ({ to })),
          delivery.map((by) => ({ by })),
        ),
        { maxLength: 30 },
      ),
      (steps) => {
        const server = aServer();
        let keys = 0;
        const newKey = (): string => `k${(keys += 1)}`;
        let waiting: QueuedSave | null = null;
        let wanted: NamedTarget | null = null;
        const known = (): SavedLocation | null => server.copy();
        const send = (by: string): void => {
          const call = waiting && nextRequest(waiting, newKey);
          if (!waiting || !call) return;
          waiting = transitionQueuedSave(waiting, { type: 'request-started', call }).queued ?? waiting;
          if (by === 'lost') return;
          const place = server.take(call);
          if (by === 'answered')
            waiting = transitionQueuedSave(waiting, { type: 'request-succeeded', place }).queued;
        };
        for (const step of steps) {
          if ('by' in step) send(step.by);
          else {
            wanted = step.to;
            waiting = waiting
              ? transitionQueuedSave(waiting, { type: 'target-changed', namedTarget: step.to }).queued
              : aWaiting({ copy: known(), namedTarget: step.to });
          }
        }
        for (let round = 0; round < 4; round += 1) send('answered');
        expect(waiting === null || nextRequest(waiting, newKey) === null).toBe(true);
        expect(server.copies()).toEqual(wanted ? [wanted.target.boardId] : []);
      },
    ),
  );
});

/** A server that stores the responses by key, and does not prevent two copies of a pin. */
function aServer() {
  const answers = new Map<string, SavedLocation>();
  const copies = new Map<string, SavedLocation>();
  const put = (boardId: string | undefined): SavedLocation => {
    const place = { ...kitchen, copyId: `c${answers.size}`, board: { ...kitchen.board, id: boardId ?? '' } };
    copies.set(place.copyId, place);
    return place;
  };
  return {
    copy: () => [...copies.values()][0] ?? null,
    copies: () => [...copies.values()].map(({ board }) => board.id),
    take(call: SaveRequest): SavedLocation | null {
      if (call.kind === 'remove') {
        copies.delete(call.copyId);
        return null;
      }
      const earlier = answers.get(call.key);
      if (earlier) return earlier;
      if (call.kind === 'move') copies.delete(call.copyId);
      const place = put(call.target.boardId);
      answers.set(call.key, place);
      return place;
    },
  };
}

test('[SF-12] a server that saves a pin to another target than requested is not asked again', () => {
  const waiting = aWaiting({
    namedTarget: toGarden,
    tried: { kind: 'save', target: toGarden.target, key: 'k' },
  });
  expect(transitionQueuedSave(waiting, { type: 'request-succeeded', place: kitchen })).toEqual({
    queued: null,
    end: { kind: 'done', place: kitchen },
  });
});
