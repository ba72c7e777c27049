import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BATCH_DELAY_MS, QUEUE_MAX } from './limits.ts';
import { INITIAL_SENDING_STATE, transitionSending, type SendingEvent, type SendingState } from './sending.ts';

const some = (count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, n) => `{"n":${from + n}}`);
const gathering = (waiting: readonly string[]): SendingState => ({
  ...INITIAL_SENDING_STATE,
  kind: 'gathering',
  waiting,
});
const batch = some(3);
const sending = (more: Partial<Omit<typeof INITIAL_SENDING_STATE, 'kind'>> = {}): SendingState => ({
  ...INITIAL_SENDING_STATE,
  ...more,
  kind: 'sending',
  batch,
});

describe('gathering', () => {
  test('[EL-01] the first event starts a wait of 5 seconds', () => {
    expect(transitionSending(INITIAL_SENDING_STATE, { type: 'logged', events: some(1) })).toEqual({
      state: gathering(some(1)),
      effects: [{ type: 'wait', ms: BATCH_DELAY_MS }],
    });
  });

  test('[EL-01] further events join, and start no second wait', () => {
    expect(transitionSending(gathering(some(1)), { type: 'logged', events: some(2, 1) })).toEqual({
      state: gathering(some(3)),
      effects: [],
    });
  });

  test('[EL-01] a full batch goes out at once, the rest waits', () => {
    expect(transitionSending(gathering(some(60)), { type: 'logged', events: some(60, 60) })).toEqual({
      state: { ...INITIAL_SENDING_STATE, kind: 'sending', batch: some(100), waiting: some(20, 100) },
      effects: [{ type: 'send', batch: some(100) }],
    });
  });

  test.each(['due', 'flush-requested'] as const)('[EL-01] they go out together when %s', (type) => {
    expect(transitionSending(gathering(some(3)), { type })).toEqual({
      state: sending(),
      effects: [{ type: 'send', batch }],
    });
  });

  test('[EL-01] with nothing to send, nothing is sent', () => {
    const quiet = { state: INITIAL_SENDING_STATE, effects: [] };
    for (const type of ['due', 'flush-requested', 'left'] as const)
      expect(transitionSending(INITIAL_SENDING_STATE, { type })).toEqual(quiet);
    expect(transitionSending(INITIAL_SENDING_STATE, { type: 'logged', events: [] })).toEqual(quiet);
  });
});

describe('the answer', () => {
  test('[EL-01] taken: done', () => {
    expect(transitionSending(sending({ failures: 2 }), { type: 'taken', batch })).toEqual({
      state: INITIAL_SENDING_STATE,
      effects: [],
    });
  });

  test('[EL-01] taken, and more came meanwhile: those gather', () => {
    expect(transitionSending(sending({ waiting: some(1, 9) }), { type: 'taken', batch })).toEqual({
      state: gathering(some(1, 9)),
      effects: [{ type: 'wait', ms: BATCH_DELAY_MS }],
    });
  });

  test('[EL-01] failed: it waits before all others, and longer each time', () => {
    const failed: SendingEvent = { type: 'failed', batch, chance: 0 };
    expect(transitionSending(sending({ waiting: some(1, 3), failures: 1 }), failed)).toEqual({
      state: { kind: 'resting', waiting: some(4), failures: 2, dropped: 0 },
      effects: [{ type: 'wait', ms: 4000 }],
    });
  });

  test('[EL-01] failed, and the server says when to come back', () => {
    const failed: SendingEvent = { type: 'failed', batch, chance: 0, retryAfterMs: 60_000 };
    expect(transitionSending(sending(), failed).effects).toEqual([{ type: 'wait', ms: 60_000 }]);
  });

  test('[EL-01] after a failure it waits out: neither a full batch nor a flush goes before', () => {
    const resting: SendingState = {
      ...INITIAL_SENDING_STATE,
      kind: 'resting',
      waiting: some(99),
      failures: 1,
    };
    expect(transitionSending(resting, { type: 'logged', events: some(9) }).effects).toEqual([]);
    expect(transitionSending(resting, { type: 'flush-requested' }).effects).toEqual([]);
    expect(transitionSending(resting, { type: 'due' }).effects).toEqual([{ type: 'send', batch: some(99) }]);
  });

  test('[EL-01] refused: dropped and counted, and nothing is tried again', () => {
    expect(transitionSending(sending({ dropped: 4 }), { type: 'refused', batch })).toEqual({
      state: { ...INITIAL_SENDING_STATE, dropped: 7 },
      effects: [],
    });
  });

  test('[EL-01] to an unknown batch: it changes nothing', () => {
    for (const type of ['taken', 'refused'] as const)
      expect(transitionSending(sending(), { type, batch: some(3) })).toEqual({
        state: sending(),
        effects: [],
      });
  });
});

describe('bounds', () => {
  test(`[EL-01] of more than ${QUEUE_MAX} the oldest are dropped and counted`, () => {
    const resting: SendingState = { ...INITIAL_SENDING_STATE, kind: 'resting', waiting: some(QUEUE_MAX) };
    expect(transitionSending(resting, { type: 'logged', events: some(5, QUEUE_MAX) }).state).toEqual({
      ...resting,
      waiting: some(QUEUE_MAX, 5),
      dropped: 5,
    });
  });
});

describe('leaving', () => {
  test('[EL-01] everything goes out as beacons, also what is under way', () => {
    expect(transitionSending(sending({ waiting: some(100, 3) }), { type: 'left' })).toEqual({
      state: INITIAL_SENDING_STATE,
      effects: [
        { type: 'send-beacon', batch: some(100) },
        { type: 'send-beacon', batch: some(3, 100) },
      ],
    });
  });

  test('[EL-01] what no beacon took waits again, before what came since', () => {
    expect(transitionSending(INITIAL_SENDING_STATE, { type: 'returned', batch })).toEqual({
      state: gathering(batch),
      effects: [{ type: 'wait', ms: BATCH_DELAY_MS }],
    });
    expect(transitionSending(gathering(some(1, 3)), { type: 'returned', batch }).state).toEqual(
      gathering(some(4)),
    );
  });

  test('[EL-01] when nothing may be logged any more, what waits is forgotten', () => {
    expect(transitionSending(gathering(batch), { type: 'forgotten' })).toEqual({
      state: INITIAL_SENDING_STATE,
      effects: [],
    });
  });
});

test('[EL-01] whatever happens, every event is waiting, under way, sent, or counted as dropped', () => {
  const step = fc.oneof(
    fc.nat(300).map((count) => ({ type: 'logged', count }) as const),
    fc.constantFrom('due', 'flush-requested', 'taken', 'refused', 'failed').map((type) => ({ type })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let state: SendingState = INITIAL_SENDING_STATE;
      let logged = 0;
      let taken = 0;
      for (const { type, ...more } of steps) {
        const under: readonly string[] = state.kind === 'sending' ? state.batch : [];
        const count = 'count' in more ? more.count : 0;
        if (type === 'taken') taken += under.length;
        logged += count;
        const events = some(count, logged);
        state = transitionSending(state, { type, events, batch: under, chance: 0.5 }).state;
      }
      const underWay = state.kind === 'sending' ? state.batch.length : 0;
      expect(state.waiting.length + underWay + taken + state.dropped).toBe(logged);
      expect(state.waiting.length).toBeLessThanOrEqual(QUEUE_MAX);
    }),
  );
});
