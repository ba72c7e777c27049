import { EMPTY_PAGE_RETRIES_MAX } from '@pegboard/types';
import { isServerError, type RequestError } from './request-error.ts';

/**
 * Data was fetched, and there is a next page. `failure` is the error of the latest request for the next page
 * or a refetch.
 */
export type PartialState = {
  readonly kind: 'loaded';
  readonly bookmark: string;
  readonly failure: RequestError | null;
};

/** All pages were fetched. `failure` is the error of the latest refetch. */
export type CompleteState = { readonly kind: 'complete'; readonly failure: RequestError | null };

/** The state of fetching one resource. Source: RC-02. */
export type ResourceState =
  | { readonly kind: 'idle' }
  /** The first fetch; `isRetry` if it repeats a failed one, which happens automatically only once. */
  | { readonly kind: 'fetching'; readonly isRetry: boolean; readonly emptyPages: number }
  | { readonly kind: 'failed'; readonly failure: RequestError; readonly isRetry: boolean }
  | PartialState
  | CompleteState
  | { readonly kind: 'fetching-more'; readonly bookmark: string; readonly emptyPages: number }
  /** A refetch, while the data of `before` stays. */
  | {
      readonly kind: 'refreshing';
      readonly before: PartialState | CompleteState;
      readonly emptyPages: number;
    };

/** An event of a resource. */
export type ResourceEvent =
  | { readonly type: 'used' }
  | { readonly type: 'more-requested' }
  | { readonly type: 'refresh-requested' }
  /** Current data and pending responses may be outdated. */
  | { readonly type: 'outdated' }
  | { readonly type: 'page-arrived'; readonly isEmpty: boolean; readonly bookmark: string | null }
  | { readonly type: 'fetch-failed'; readonly failure: RequestError }
  /** The last subscriber unsubscribed. */
  | { readonly type: 'left' }
  | { readonly type: 'forgotten' };

/** An effect of a resource; `keep` stores the received page in place of the data, or after it. */
export type ResourceEffect =
  | { readonly type: 'fetch'; readonly bookmark: string | null }
  | { readonly type: 'keep'; readonly as: 'all' | 'more' }
  | { readonly type: 'abort' }
  | { readonly type: 'drop' };

/** The result of a transition. */
export type ResourceTransition = {
  readonly state: ResourceState;
  readonly effects: readonly ResourceEffect[];
};

/** The initial state of a resource. */
export const IDLE_STATE: Extract<ResourceState, { kind: 'idle' }> = { kind: 'idle' };

/**
 * Returns the next state of one resource (RC-02, RC-03). The first subscription fetches, unless the resource
 * was fetched before; subscribing after a server error retries once. The next page is fetched by its bookmark
 * only, never while fetching or at the end. After an empty page with a bookmark the next one is fetched, up
 * to 5 times; then the list counts as complete.
 */
export function transitionResource(state: ResourceState, event: ResourceEvent): ResourceTransition {
  switch (event.type) {
    case 'used':
      return whenUsed(state);
    case 'more-requested':
      return state.kind === 'loaded' ? fetchMore(state.bookmark, 0) : quiet(state);
    case 'refresh-requested':
      return state.kind === 'fetching' || state.kind === 'refreshing' ? quiet(state) : fetchAnew(state);
    case 'outdated':
      return fetchAnew(state);
    case 'page-arrived':
      return isFetching(state) ? whenPageArrived(state, event) : quiet(state);
    case 'fetch-failed':
      return isFetching(state) ? quiet(fellBack(state, event.failure)) : quiet(state);
    case 'left':
      return isFetching(state)
        ? { state: fellBack(state, null), effects: [{ type: 'abort' }] }
        : quiet(state);
    case 'forgotten':
      return {
        state: IDLE_STATE,
        effects: isFetching(state) ? [{ type: 'abort' }, { type: 'drop' }] : [{ type: 'drop' }],
      };
  }
}

/** The states with a pending request. */
type Fetching = Extract<ResourceState, { kind: 'fetching' | 'fetching-more' | 'refreshing' }>;

/** Returns whether a request is pending. */
export function isFetching(state: ResourceState): state is Fetching {
  return state.kind === 'fetching' || state.kind === 'fetching-more' || state.kind === 'refreshing';
}

/** The states with data. */
export type StateWithData = Extract<
  ResourceState,
  { kind: 'loaded' | 'complete' | 'fetching-more' | 'refreshing' }
>;

/** Returns whether there is data. */
export function hasData(state: ResourceState): state is StateWithData {
  return state.kind === 'refreshing' || state.kind === 'fetching-more' || isLoaded(state);
}

function isLoaded(state: ResourceState): state is PartialState | CompleteState {
  return state.kind === 'loaded' || state.kind === 'complete';
}

/** Returns whether a state can be dehydrated: it was fetched, and no request is pending. */
export function isSettled(state: ResourceState): boolean {
  return state.kind === 'failed' || isLoaded(state);
}

function whenUsed(state: ResourceState): ResourceTransition {
  if (state.kind === 'idle') return fetchFirst(false);
  if (state.kind === 'failed' && !state.isRetry && isServerError(state.failure)) return fetchFirst(true);
  return quiet(state);
}

function fetchAnew(state: ResourceState): ResourceTransition {
  const { state: first, effects } = fetchFirst(false);
  const before = hasData(state) ? settledBefore(state) : null;
  return {
    state: before ? { kind: 'refreshing', before, emptyPages: 0 } : first,
    effects: isFetching(state) ? [{ type: 'abort' }, ...effects] : effects,
  };
}

function settledBefore(state: StateWithData): PartialState | CompleteState {
  if (state.kind === 'refreshing') return state.before;
  if (state.kind === 'fetching-more') return { kind: 'loaded', bookmark: state.bookmark, failure: null };
  return state;
}

function whenPageArrived(
  state: Fetching,
  { isEmpty, bookmark }: { readonly isEmpty: boolean; readonly bookmark: string | null },
): ResourceTransition {
  if (isEmpty && bookmark !== null && state.emptyPages < EMPTY_PAGE_RETRIES_MAX) {
    const emptyPages = state.emptyPages + 1;
    if (state.kind === 'fetching-more') return fetchMore(bookmark, emptyPages);
    return { state: { ...state, emptyPages }, effects: [{ type: 'fetch', bookmark }] };
  }
  return {
    state:
      isEmpty || bookmark === null
        ? { kind: 'complete', failure: null }
        : { kind: 'loaded', bookmark, failure: null },
    effects: [{ type: 'keep', as: state.kind === 'fetching-more' ? 'more' : 'all' }],
  };
}

/** Returns the state after a request without data: failed, or, if it was aborted, the one before. */
function fellBack(state: Fetching, failure: RequestError | null): ResourceState {
  switch (state.kind) {
    case 'fetching':
      return failure ? { kind: 'failed', failure, isRetry: state.isRetry } : IDLE_STATE;
    case 'fetching-more':
    case 'refreshing':
      return { ...settledBefore(state), failure };
  }
}

function fetchFirst(isRetry: boolean): ResourceTransition {
  return {
    state: { kind: 'fetching', isRetry, emptyPages: 0 },
    effects: [{ type: 'fetch', bookmark: null }],
  };
}

function fetchMore(bookmark: string, emptyPages: number): ResourceTransition {
  return { state: { kind: 'fetching-more', bookmark, emptyPages }, effects: [{ type: 'fetch', bookmark }] };
}

function quiet(state: ResourceState): ResourceTransition {
  return { state, effects: [] };
}
