import { describe, expect, test } from 'vitest';

import {
  INITIAL_TOAST_STATE,
  transitionToast,
  type ToastEffect,
  type ToastEvent,
  type ToastState,
  type ToastOptions,
} from './toast.ts';

type Ticket = ToastOptions;
type Story = { readonly state: ToastState<Ticket>; readonly effects: readonly ToastEffect<Ticket>[] };

const saved: Ticket = { id: 'saved', durationMs: 5000 };
const hidden: Ticket = { id: 'hidden', durationMs: 2000 };

/** Returns the state after the events, and the effects of the last one. */
function after(...events: readonly ToastEvent<Ticket>[]): Story {
  return events.reduce<Story>((story, event) => transitionToast(story.state, event), {
    state: INITIAL_TOAST_STATE,
    effects: [],
  });
}

const requested = (toast: Ticket, atMs = 0): ToastEvent<Ticket> => ({ type: 'requested', toast, atMs });
const passed = (atMs: number): ToastEvent<Ticket> => ({ type: 'time-passed', atMs });
const held = (hold: 'pointer' | 'focus', atMs: number): ToastEvent<Ticket> => ({ type: 'held', hold, atMs });
const released = (hold: 'pointer' | 'focus', atMs: number): ToastEvent<Ticket> => ({
  type: 'released',
  hold,
  atMs,
});
const dismissed = (id: string): ToastEvent<Ticket> => ({ type: 'dismissed', id, atMs: 0 });

describe('[UI-02] a toast', () => {
  test('appears after 100 ms', () => {
    const { state, effects } = after(requested(saved));
    expect(state.stage.phase).toBe('waiting');
    expect(effects).toEqual([{ type: 'start-timer', ms: 100 }]);
  });

  test('stays for its own time', () => {
    const { state, effects } = after(requested(saved), passed(100));
    expect(state.stage).toEqual({ phase: 'shown', toast: saved, endsAtMs: 5100 });
    expect(effects).toEqual([{ type: 'start-timer', ms: 5000 }]);
  });

  test('hides when its time is over, and its handler is called 200 ms later', () => {
    const hiding = after(requested(saved), passed(100), passed(5100));
    expect(hiding.state.stage).toEqual({ phase: 'hiding', toast: saved, end: 'time-over' });
    expect(hiding.effects).toEqual([{ type: 'start-timer', ms: 200 }]);
    const gone = after(requested(saved), passed(100), passed(5100), passed(5300));
    expect(gone.state).toEqual(INITIAL_TOAST_STATE);
    expect(gone.effects).toContainEqual({ type: 'call-hide-handler', toast: saved, end: 'time-over' });
  });

  test.each(['pointer', 'focus'] as const)(
    'pauses while held by %s, and goes on with what was left',
    (by) => {
      const paused = after(requested(saved), passed(100), held(by, 1100));
      expect(paused.state.stage).toEqual({ phase: 'held', toast: saved, remainingMs: 4000, holds: [by] });
      expect(paused.effects).toEqual([{ type: 'stop-timer' }]);
      const resumed = after(requested(saved), passed(100), held(by, 1100), released(by, 9000));
      expect(resumed.state.stage).toEqual({ phase: 'shown', toast: saved, endsAtMs: 13_000 });
      expect(resumed.effects).toEqual([{ type: 'start-timer', ms: 4000 }]);
    },
  );

  test('goes on only when both pointer and focus have left', () => {
    const both = [requested(saved), passed(100), held('pointer', 1100), held('focus', 1200)];
    expect(after(...both, released('pointer', 2000)).state.stage).toMatchObject({
      phase: 'held',
      holds: ['focus'],
    });
    expect(after(...both, released('pointer', 2000), released('focus', 3000)).state.stage.phase).toBe(
      'shown',
    );
  });

  test('held at its very end has nothing left, never less', () => {
    const late = after(requested(saved), passed(100), held('focus', 6000));
    expect(late.state.stage).toMatchObject({ remainingMs: 0 });
  });

  test('that is dismissed hides and tells its handler so', () => {
    const story = [requested(saved), passed(100), dismissed('saved'), passed(500)];
    expect(after(...story).effects).toContainEqual({
      type: 'call-hide-handler',
      toast: saved,
      end: 'dismissed',
    });
  });

  test('that is dismissed before it appeared never appears', () => {
    const { state, effects } = after(requested(saved), dismissed('saved'));
    expect(state).toEqual(INITIAL_TOAST_STATE);
    expect(effects).toEqual([
      { type: 'stop-timer' },
      { type: 'call-hide-handler', toast: saved, end: 'dismissed' },
    ]);
  });

  test('waits for the one before it, then appears 100 ms after that one has gone', () => {
    const story = [requested(saved), passed(100), requested(hidden, 200)];
    expect(after(...story).state.queue).toEqual([hidden]);
    expect(after(...story).effects).toEqual([]);
    const next = after(...story, passed(5100), passed(5300));
    expect(next.state).toEqual({ stage: { phase: 'waiting', toast: hidden }, queue: [] });
    expect(next.effects[0]).toEqual({ type: 'start-timer', ms: 100 });
  });

  test('that is dismissed in the queue leaves the queue', () => {
    const { state, effects } = after(requested(saved), requested(hidden), dismissed('hidden'));
    expect(state.queue).toEqual([]);
    expect(effects).toEqual([{ type: 'call-hide-handler', toast: hidden, end: 'dismissed' }]);
  });

  const archived: Ticket = { id: 'archived', durationMs: 5000, actions: ['Undo'] };
  const failed: Ticket = { id: 'failed', durationMs: 2000, kind: 'error' };
  test('with something to do sends a plain one in sight away, and comes 100 ms after it', () => {
    const story = [requested(saved), passed(100), requested(archived, 200)];
    expect(after(...story).state).toEqual({
      stage: { phase: 'hiding', toast: saved, end: 'time-over' },
      queue: [archived],
    });
    expect(after(...story).effects).toEqual([{ type: 'start-timer', ms: 200 }]);
    expect(after(...story, passed(400)).state.stage).toEqual({ phase: 'waiting', toast: archived });
  });

  test('with something to do comes before a plain one that has not appeared', () => {
    const { state, effects } = after(requested(saved), requested(archived, 50));
    expect(state).toEqual({ stage: { phase: 'waiting', toast: archived }, queue: [saved] });
    expect(effects).toEqual([{ type: 'start-timer', ms: 100 }]);
  });

  test('with something to do, or of an error, comes next, and waits for one of its kind', () => {
    expect(after(requested(failed), requested(hidden), requested(archived)).state).toEqual({
      stage: { phase: 'waiting', toast: failed },
      queue: [archived, hidden],
    });
    expect(
      after(requested(saved), passed(100), requested(hidden), requested(failed, 200)).state,
    ).toMatchObject({
      stage: { phase: 'hiding', toast: saved },
      queue: [failed, hidden],
    });
  });

  test('with something to do lets one go that is on its way out already', () => {
    const story = [requested(saved), passed(100), dismissed('saved'), requested(archived, 200)];
    expect(after(...story).state).toEqual({
      stage: { phase: 'hiding', toast: saved, end: 'dismissed' },
      queue: [archived],
    });
    expect(after(...story).effects).toEqual([]);
  });

  test('with something to do waits for a plain one that somebody holds', () => {
    const story = [requested(saved), passed(100), held('focus', 200), requested(archived, 300)];
    expect(after(...story).state).toMatchObject({
      stage: { phase: 'held', toast: saved },
      queue: [archived],
    });
  });

  const longer: Ticket = { id: 'saved', durationMs: 7000 };
  test('takes the place of the one with its id', () => {
    expect(after(requested(saved), requested(longer)).state.stage).toEqual({
      phase: 'waiting',
      toast: longer,
    });
    expect(after(requested(saved), passed(100), requested(longer, 1000)).state.stage).toEqual({
      phase: 'shown',
      toast: longer,
      endsAtMs: 8000,
    });
    expect(
      after(requested(saved), passed(100), held('focus', 200), requested(longer, 300)).state.stage,
    ).toEqual({
      phase: 'held',
      toast: longer,
      remainingMs: 7000,
      holds: ['focus'],
    });
    expect(after(requested(hidden), requested(saved), requested(longer)).state.queue).toEqual([longer]);
  });

  test('with the id of one that is on its way out comes after it', () => {
    const story = [requested(saved), passed(100), dismissed('saved'), requested(longer, 200)];
    expect(after(...story).state).toMatchObject({ stage: { phase: 'hiding' }, queue: [longer] });
  });
});

test.each<[string, readonly ToastEvent<Ticket>[], ToastEvent<Ticket>]>([
  ['time without a toast', [], passed(1)],
  ['a hold without a toast', [], held('pointer', 1)],
  ['a hold before it appears', [requested(saved)], held('pointer', 1)],
  ['the same hold again', [requested(saved), passed(100), held('focus', 200)], held('focus', 300)],
  ['a release that was no hold', [requested(saved), passed(100)], released('focus', 300)],
  ['time while held', [requested(saved), passed(100), held('focus', 200)], passed(300)],
  ['dismissing an unknown toast', [requested(saved), passed(100)], dismissed('other')],
  ['dismissing one that is going', [requested(saved), passed(100), dismissed('saved')], dismissed('saved')],
])('[UI-02] %s changes nothing', (_, story, event) => {
  const before = after(...story).state;
  const step = transitionToast(before, event);
  expect(step.state).toBe(before);
  expect(step.effects).toEqual([]);
});
