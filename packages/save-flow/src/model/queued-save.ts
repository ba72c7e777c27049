import { INITIAL_SAVE_STATE, type SaveState } from './quick-save.ts';
import {
  isSavedTo,
  toNamedTarget,
  type NamedTarget,
  type SavedLocation,
  type SaveTarget,
} from './saved-location.ts';

/** A request that changes where a pin is saved. Retries keep its key, so that it takes effect once (SF-11). */
export type SaveRequest =
  | { readonly kind: 'save'; readonly target: SaveTarget; readonly key: string }
  | { readonly kind: 'move'; readonly copyId: string; readonly target: SaveTarget; readonly key: string }
  | { readonly kind: 'remove'; readonly copyId: string; readonly boardId: string };

/** A change of one pin's save state that waits for the network: the server's state and the wanted one (SF-12). */
export type QueuedSave = {
  /** The member whose session may send it. */
  readonly userId: string;
  /** The original pin's id, by which saves are identified. */
  readonly pinId: string;
  /** The copy that the viewer saved, if it was one. */
  readonly viaPinId?: string | undefined;
  /** The title of the pin; may be empty. */
  readonly title: string;
  /** The time at which it was queued, in ms: the oldest is sent first. */
  readonly since: number;
  /** The copy that the server is known to have; null if none. */
  readonly copy: SavedLocation | null;
  /** The wanted target; null to unsave. */
  readonly namedTarget: NamedTarget | null;
  /** A request without a response: it may have arrived, so it is sent again before any other. */
  readonly tried: SaveRequest | null;
};

/** An event of a queued save. */
export type QueuedSaveEvent =
  /** The viewer selected another target. */
  | { readonly type: 'target-changed'; readonly namedTarget: NamedTarget | null }
  /** The viewer discarded the change. */
  | { readonly type: 'dropped' }
  | { readonly type: 'request-started'; readonly call: SaveRequest }
  /** The server applied the request: the location of the copy, or null. */
  | { readonly type: 'request-succeeded'; readonly place: SavedLocation | null }
  | { readonly type: 'request-rejected'; readonly message: string | undefined };

/** The result of a queued save of a pin. */
export type SettledSave = { readonly waiting: QueuedSave; readonly end: QueuedSaveResult };

/** The result of a queued save. */
export type QueuedSaveResult =
  | { readonly kind: 'done'; readonly place: SavedLocation | null }
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly place: SavedLocation | null };

/** The queue entry after an event, or null, and its result if it has to be shown. */
export type QueuedSaveTransition = { readonly queued: QueuedSave | null; readonly end?: QueuedSaveResult };

/**
 * Returns the next request: the one without a response, else the one that leads from the server's state to the wanted
 * one.
 */
export function nextRequest(
  { tried, copy, namedTarget }: QueuedSave,
  newKey: () => string,
): SaveRequest | null {
  if (tried) return tried;
  if (isSavedTo(copy, namedTarget?.target ?? null)) return null;
  if (!namedTarget) return copy && { kind: 'remove', copyId: copy.copyId, boardId: copy.board.id };
  const { target } = namedTarget;
  return copy
    ? { kind: 'move', copyId: copy.copyId, target, key: newKey() }
    : { kind: 'save', target, key: newKey() };
}

/** Returns the displayed save state of a pin with a queued change: pending and queued (SF-12). */
export function queuedSaveState({ namedTarget, copy }: QueuedSave): SaveState {
  if (namedTarget)
    return { kind: 'saving', target: namedTarget.target, key: '', from: copy, isWaiting: true };
  return copy ? { kind: 'deleting', place: copy, isWaiting: true } : INITIAL_SAVE_STATE;
}

/** Transitions a queued change. It stays queued as long as a request may have arrived or the target is not reached. */
export function transitionQueuedSave(waiting: QueuedSave, event: QueuedSaveEvent): QueuedSaveTransition {
  switch (event.type) {
    case 'target-changed':
      return quietly({ ...waiting, namedTarget: event.namedTarget });
    case 'dropped':
      return quietly({ ...waiting, namedTarget: waiting.copy && toNamedTarget(waiting.copy) });
    case 'request-started':
      return { queued: { ...waiting, tried: event.call } };
    case 'request-succeeded': {
      const { tried, namedTarget } = waiting;
      const next = { ...waiting, copy: event.place, tried: null };
      // The request is complete, even if the server chose another location: sending it again would change nothing.
      const isDone =
        (tried && leadsTo(tried, namedTarget)) || isSavedTo(next.copy, namedTarget?.target ?? null);
      return isDone ? { queued: null, end: { kind: 'done', place: event.place } } : { queued: next };
    }
    case 'request-rejected': {
      const { tried, copy, namedTarget } = waiting;
      const next = { ...waiting, tried: null };
      if (tried && !leadsTo(tried, namedTarget)) return quietly(next);
      return { queued: null, end: { kind: 'refused', message: event.message, place: copy } };
    }
  }
}

/** Returns the entry without a result, unless nothing is left to send. */
function quietly(waiting: QueuedSave): QueuedSaveTransition {
  const isNothing = waiting.tried === null && isSavedTo(waiting.copy, waiting.namedTarget?.target ?? null);
  return { queued: isNothing ? null : waiting };
}

function leadsTo(call: SaveRequest, namedTarget: NamedTarget | null): boolean {
  if (call.kind === 'remove') return namedTarget === null;
  return (
    namedTarget !== null &&
    call.target.boardId === namedTarget.target.boardId &&
    call.target.sectionId === namedTarget.target.sectionId
  );
}
