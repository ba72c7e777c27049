import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NamedTarget, SavePlace } from './save-place.ts';
import { nextCall, stepWaiting, type SaveCall, type WaitingSave } from './waiting-save.ts';

const kitchen: SavePlace = {
  copyId: '900',
  board: { id: '5', name: 'Kitchen', url: '/mara/kitchen/' },
  section: null,
  isProfile: false,
};
const toKitchen: NamedTarget = { target: { boardId: '5' }, name: 'Kitchen' };
const toGarden: NamedTarget = { target: { boardId: '6' }, name: 'Garden' };
const save: SaveCall = { kind: 'save', target: toKitchen.target, key: 'k1' };

const aWaiting = (waiting: Partial<WaitingSave> = {}): WaitingSave => ({
  userId: '1',
  pinId: '7',
  title: 'Cup',
  since: 0,
  copy: null,
  wish: toKitchen,
  tried: null,
  ...waiting,
});
const key = (): string => 'new';

test.each<[string, Partial<WaitingSave>, SaveCall | null]>([
  ['nothing saved yet is saved', {}, { ...save, key: 'new' }],
  [
    'a copy elsewhere is moved',
    { copy: kitchen, wish: toGarden },
    { kind: 'move', copyId: '900', target: { boardId: '6' }, key: 'new' },
  ],
  [
    'a copy that is not wanted is removed',
    { copy: kitchen, wish: null },
    { kind: 'remove', copyId: '900', boardId: '5' },
  ],
  ['what is as it is wanted needs no call', { copy: kitchen }, null],
  [
    'a call without an answer goes again, with its key, whatever is wanted since',
    { wish: toGarden, tried: save },
    save,
  ],
])('[SF-12] %s', (_, waiting, call) => {
  expect(nextCall(aWaiting(waiting), key)).toEqual(call);
});

test('[SF-12] what was never sent and is not wanted any more is gone', () => {
  expect(stepWaiting(aWaiting(), { type: 'dropped' })).toEqual({ waiting: null });
  expect(stepWaiting(aWaiting({ copy: kitchen, wish: null }), { type: 'dropped' }).waiting).toBeNull();
});

test('[SF-12] what may have arrived is found out first, and then taken back', () => {
  const dropped = stepWaiting(aWaiting({ tried: save }), { type: 'dropped' }).waiting;
  expect(dropped).toMatchObject({ wish: null, tried: save });
  const known = dropped && stepWaiting(dropped, { type: 'call-answered', place: kitchen }).waiting;
  expect(known && nextCall(known, key)).toEqual({ kind: 'remove', copyId: '900', boardId: '5' });
});

test('[SF-12] a refusal ends it, and says where the pin still is', () => {
  const waiting = aWaiting({
    copy: kitchen,
    wish: toGarden,
    tried: { kind: 'move', copyId: '900', target: toGarden.target, key: 'k' },
  });
  expect(stepWaiting(waiting, { type: 'call-refused', message: 'Gone.' })).toEqual({
    waiting: null,
    end: { kind: 'refused', message: 'Gone.', place: kitchen },
  });
});

test('[SF-12] a refusal of what is not wanted any more ends nothing else', () => {
  const { waiting, end } = stepWaiting(aWaiting({ wish: toGarden, tried: save }), {
    type: 'call-refused',
    message: 'Gone.',
  });
  expect(waiting).toMatchObject({ wish: toGarden, tried: null });
  expect(end).toBeUndefined();
});

/** What a network does with one call: it arrives and is answered, only arrives, or is lost on the way. */
const delivery = fc.constantFrom('answered', 'unanswered', 'lost');
const wish = fc.constantFrom(toKitchen, toGarden, null);

test('[SF-11, SF-12] whatever is lost and wished for meanwhile, the server ends with one copy where it is wanted, each key taking effect once', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          wish.map((to) => ({ to })),
          delivery.map((by) => ({ by })),
        ),
        { maxLength: 30 },
      ),
      (steps) => {
        const server = aServer();
        let keys = 0;
        const newKey = (): string => `k${(keys += 1)}`;
        let waiting: WaitingSave | null = null;
        let wanted: NamedTarget | null = null;
        const known = (): SavePlace | null => server.copy();
        const send = (by: string): void => {
          const call = waiting && nextCall(waiting, newKey);
          if (!waiting || !call) return;
          waiting = stepWaiting(waiting, { type: 'call-began', call }).waiting ?? waiting;
          if (by === 'lost') return;
          const place = server.take(call);
          if (by === 'answered') waiting = stepWaiting(waiting, { type: 'call-answered', place }).waiting;
        };
        for (const step of steps) {
          if ('by' in step) send(step.by);
          else {
            wanted = step.to;
            waiting = waiting
              ? stepWaiting(waiting, { type: 'wished', wish: step.to }).waiting
              : aWaiting({ copy: known(), wish: step.to });
          }
        }
        for (let round = 0; round < 4; round += 1) send('answered');
        expect(waiting === null || nextCall(waiting, newKey) === null).toBe(true);
        expect(server.copies()).toEqual(wanted ? [wanted.target.boardId] : []);
      },
    ),
  );
});

/** A server that knows the answers to its keys, and would gladly keep two copies of a pin. */
function aServer() {
  const answers = new Map<string, SavePlace>();
  const copies = new Map<string, SavePlace>();
  const put = (boardId: string | undefined): SavePlace => {
    const place = { ...kitchen, copyId: `c${answers.size}`, board: { ...kitchen.board, id: boardId ?? '' } };
    copies.set(place.copyId, place);
    return place;
  };
  return {
    copy: () => [...copies.values()][0] ?? null,
    copies: () => [...copies.values()].map(({ board }) => board.id),
    take(call: SaveCall): SavePlace | null {
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

test('[SF-12] a server that puts a pin elsewhere than asked is not asked again', () => {
  const waiting = aWaiting({ wish: toGarden, tried: { kind: 'save', target: toGarden.target, key: 'k' } });
  expect(stepWaiting(waiting, { type: 'call-answered', place: kitchen })).toEqual({
    waiting: null,
    end: { kind: 'done', place: kitchen },
  });
});
