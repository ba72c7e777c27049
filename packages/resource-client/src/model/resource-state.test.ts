import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRequestError } from './request-error.ts';
import {
  hasData,
  isFetching,
  IDLE_STATE,
  transitionResource,
  type ResourceEvent,
  type ResourceState,
} from './resource-state.ts';

const fetching: ResourceState = { kind: 'fetching', isRetry: false, emptyPages: 0 };
const loaded: ResourceState = { kind: 'loaded', bookmark: 'b1', failure: null };
const atEnd: ResourceState = { kind: 'complete', failure: null };
const more: ResourceState = { kind: 'fetching-more', bookmark: 'b1', emptyPages: 0 };
const refreshing: ResourceState = { kind: 'refreshing', before: loaded, emptyPages: 0 };
const broken = createRequestError('internal_error');
const refused = createRequestError('not_found', { http_status: 404 });
const failed: ResourceState = { kind: 'failed', failure: broken, isRetry: false };
const every: readonly ResourceState[] = [IDLE_STATE, fetching, loaded, atEnd, more, refreshing, failed];
const busy = [fetching, more, refreshing];

const fetchAt = (bookmark: string | null) => ({ type: 'fetch', bookmark }) as const;
const page = (isEmpty: boolean, bookmark: string | null) =>
  ({ type: 'page-arrived', isEmpty, bookmark }) as const;
const unchanged = (state: ResourceState) => ({ state, effects: [] });

describe('first use', () => {
  test('[RC-02] fetches', () => {
    expect(transitionResource(IDLE_STATE, { type: 'used' })).toEqual({
      state: fetching,
      effects: [fetchAt(null)],
    });
  });

  test.each([loaded, atEnd, ...busy])(
    '[RC-02] fetches nothing when it is $kind: it was requested already',
    (state) => {
      expect(transitionResource(state, { type: 'used' })).toEqual(unchanged(state));
    },
  );

  test('[RC-02] fetches once more after an error of the server', () => {
    expect(transitionResource(failed, { type: 'used' })).toEqual({
      state: { kind: 'fetching', isRetry: true, emptyPages: 0 },
      effects: [fetchAt(null)],
    });
  });

  test.each([500, 503, 599])('[RC-02] status %i is an error of the server', (status) => {
    const state: ResourceState = { ...failed, failure: { ...broken, http_status: status } };
    expect(transitionResource(state, { type: 'used' }).effects).toEqual([fetchAt(null)]);
  });

  test('[RC-02] so is a failure without a status', () => {
    const { http_status: _, ...without } = broken;
    const state = { ...failed, failure: without } as ResourceState;
    expect(transitionResource(state, { type: 'used' }).effects).toEqual([fetchAt(null)]);
  });

  test.each([400, 401, 404, 429, 499])('[RC-02] status %i is none, and is not tried again', (status) => {
    const state: ResourceState = { ...failed, failure: { ...broken, http_status: status } };
    expect(transitionResource(state, { type: 'used' })).toEqual(unchanged(state));
  });

  test('[RC-02] a retry that fails too is not tried again by itself', () => {
    const { state } = transitionResource(failed, { type: 'used' });
    const again = transitionResource(state, { type: 'fetch-failed', failure: broken }).state;
    expect(again).toEqual({ ...failed, isRetry: true });
    expect(transitionResource(again, { type: 'used' })).toEqual(unchanged(again));
    expect(transitionResource(again, { type: 'refresh-requested' }).effects).toEqual([fetchAt(null)]);
  });
});

describe('a page', () => {
  test('[RC-02] with a bookmark: loaded', () => {
    expect(transitionResource(fetching, page(false, 'b1'))).toEqual({
      state: loaded,
      effects: [{ type: 'keep', as: 'all' }],
    });
  });

  test.each(busy)('[RC-02] without a next bookmark, $kind: at end', (state) => {
    expect(transitionResource(state, page(false, null)).state).toEqual(atEnd);
  });

  test('[RC-03] of more goes after what is there', () => {
    expect(transitionResource(more, page(false, 'b2'))).toEqual({
      state: { kind: 'loaded', bookmark: 'b2', failure: null },
      effects: [{ type: 'keep', as: 'more' }],
    });
  });

  test.each([IDLE_STATE, loaded, atEnd, failed])(
    'changes nothing when it is $kind: it was not requested',
    (state) => {
      expect(transitionResource(state, page(false, 'b9'))).toEqual(unchanged(state));
    },
  );

  test.each(busy)('[RC-03] that is empty and has a bookmark is fetched on with it, while $kind', (state) => {
    const step = transitionResource(state, page(true, 'b2'));
    expect(step.effects).toEqual([fetchAt('b2')]);
    expect(step.state).toMatchObject({ kind: state.kind, emptyPages: 1 });
  });

  test.each(busy)('[RC-03] that is empty is fetched on 5 times at most, then $kind ends', (state) => {
    let step = transitionResource(state, page(true, 'e1'));
    let fetches = 0;
    while (isFetching(step.state)) {
      fetches += step.effects.filter(({ type }) => type === 'fetch').length;
      step = transitionResource(step.state, page(true, `e${fetches + 1}`));
    }
    expect(fetches).toBe(5);
    expect(step.state).toEqual(atEnd);
  });

  test('[RC-03] with items resets the count', () => {
    const { state } = transitionResource({ ...more, emptyPages: 5 }, page(false, 'b2'));
    expect(transitionResource(state, { type: 'more-requested' }).state).toMatchObject({ emptyPages: 0 });
  });

  test('[RC-03] that is empty and has no bookmark is the end', () => {
    expect(transitionResource(fetching, page(true, null)).state).toEqual(atEnd);
  });
});

describe('fetch more', () => {
  test('[RC-03] goes on with the next bookmark', () => {
    expect(transitionResource(loaded, { type: 'more-requested' })).toEqual({
      state: more,
      effects: [fetchAt('b1')],
    });
  });

  test.each([...busy, atEnd, IDLE_STATE, failed])('[RC-03] is blocked when it is $kind', (state) => {
    expect(transitionResource(state, { type: 'more-requested' })).toEqual(unchanged(state));
  });

  test('[RC-03] that failed keeps its bookmark, and tells why', () => {
    const { state } = transitionResource(more, { type: 'fetch-failed', failure: broken });
    expect(state).toEqual({ ...loaded, failure: broken });
    expect(transitionResource(state, { type: 'more-requested' }).effects).toEqual([fetchAt('b1')]);
  });
});

describe('refresh', () => {
  test.each([loaded, atEnd])('[RC-02] of $kind keeps what is there until the page arrives', (state) => {
    const step = transitionResource(state, { type: 'refresh-requested' });
    expect(step).toEqual({
      state: { kind: 'refreshing', before: state, emptyPages: 0 },
      effects: [fetchAt(null)],
    });
    expect(hasData(step.state)).toBe(true);
    expect(transitionResource(step.state, page(false, 'b2')).effects).toEqual([{ type: 'keep', as: 'all' }]);
  });

  test('[RC-02] gives up fetching more', () => {
    expect(transitionResource(more, { type: 'refresh-requested' })).toEqual({
      state: refreshing,
      effects: [{ type: 'abort' }, fetchAt(null)],
    });
  });

  test.each([fetching, refreshing])('[RC-04] changes nothing while $kind: it is on its way', (state) => {
    expect(transitionResource(state, { type: 'refresh-requested' })).toEqual(unchanged(state));
  });

  test('[RC-02] that failed leaves what was there, and tells why', () => {
    expect(transitionResource(refreshing, { type: 'fetch-failed', failure: refused })).toEqual(
      unchanged({ ...loaded, failure: refused }),
    );
  });
});

describe('what may not hold any more', () => {
  test.each(every)('[RC-04] is refetched when it is $kind, also while a fetch is pending', (state) => {
    const step = transitionResource(state, { type: 'outdated' });
    expect(step.state.kind).toBe(hasData(state) ? 'refreshing' : 'fetching');
    expect(step.effects).toEqual(isFetching(state) ? [{ type: 'abort' }, fetchAt(null)] : [fetchAt(null)]);
  });
});

describe('without subscribers', () => {
  test.each([
    [fetching, IDLE_STATE],
    [more, loaded],
    [refreshing, loaded],
  ])('[RC-04] $kind is aborted, and is as before', (state, before) => {
    expect(transitionResource(state, { type: 'left' })).toEqual({
      state: before,
      effects: [{ type: 'abort' }],
    });
  });

  test.each([IDLE_STATE, loaded, atEnd, failed])('[RC-04] $kind stays', (state) => {
    expect(transitionResource(state, { type: 'left' })).toEqual(unchanged(state));
  });

  test.each(every)('[RC-04] an entry evicted while $kind is idle again', (state) => {
    const { state: next, effects } = transitionResource(state, { type: 'forgotten' });
    expect(next).toEqual(IDLE_STATE);
    expect(effects.some(({ type }) => type === 'abort')).toBe(isFetching(state));
  });
});

test('[RC-02, RC-03, RC-04] whatever happens, one request at most is on its way', () => {
  const anyEvent: fc.Arbitrary<ResourceEvent> = fc.oneof(
    fc.constantFrom<ResourceEvent>(
      { type: 'used' },
      { type: 'more-requested' },
      { type: 'refresh-requested' },
      { type: 'outdated' },
      { type: 'left' },
      { type: 'forgotten' },
      { type: 'fetch-failed', failure: broken },
      { type: 'fetch-failed', failure: refused },
    ),
    fc.record({
      type: fc.constant('page-arrived' as const),
      isEmpty: fc.boolean(),
      bookmark: fc.constantFrom('b1', 'b2', null),
    }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state: ResourceState = IDLE_STATE;
      let onTheirWay = 0;
      for (const event of events) {
        const isAnswer = event.type === 'page-arrived' || event.type === 'fetch-failed';
        if (isAnswer && onTheirWay === 0) continue;
        if (isAnswer) onTheirWay = 0;
        const step = transitionResource(state, event);
        for (const effect of step.effects) {
          if (effect.type === 'abort') onTheirWay -= 1;
          if (effect.type === 'fetch') onTheirWay += 1;
        }
        expect(onTheirWay).toBe(isFetching(step.state) ? 1 : 0);
        state = step.state;
      }
    }),
  );
});
