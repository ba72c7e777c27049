import { INITIAL_SAVE_STATE, type SaveState } from './quick-save.ts';
import {
  isSavedTo,
  toNamedTarget,
  type NamedTarget,
  type SavedLocation,
  type SaveTarget,
} from './saved-location.ts';

/** A call that changes where a pin is saved. Sent again, it keeps its key, so that it takes effect once (SF-11). */
export type SaveRequest =
  | { readonly kind: 'save'; readonly target: SaveTarget; readonly key: string }
  | { readonly kind: 'move'; readonly copyId: string; readonly target: SaveTarget; readonly key: string }
  | { readonly kind: 'remove'; readonly copyId: string; readonly boardId: string };

/** A change of one pin's saving that waits for the network: what the server has, and what the reader wants (SF-12). */
export type QueuedSave = {
  /** The member whose session may send it. */
  readonly userId: string;
  /** The original pin's id, which names the thing that is saved. */
  readonly pinId: string;
  /** The copy of it that the reader saved from, if it was one. */
  readonly viaPinId?: string | undefined;
  /** Names the pin to the reader; may be empty. */
  readonly title: string;
  /** The time at which it was queued, in ms: the oldest is sent first. */
  readonly since: number;
  /** The copy that the server is known to have. */
  readonly copy: SavedLocation | null;
  /** The wanted target; null to unsave. */
  readonly namedTarget: NamedTarget | null;
  /** A call that was sent and not answered: whether it arrived is not known, so it goes again before any other. */
  readonly tried: SaveRequest | null;
};

/** An event of a queued save. */
export type QueuedSaveEvent =
  /** The reader wants something else now. */
  | { readonly type: 'target-changed'; readonly namedTarget: NamedTarget | null }
  /** The reader wants nothing of it any more. */
  | { readonly type: 'dropped' }
  | { readonly type: 'request-started'; readonly call: SaveRequest }
  /** The server applied the call: where the copy is now, or null. */
  | { readonly type: 'request-succeeded'; readonly place: SavedLocation | null }
  | { readonly type: 'request-rejected'; readonly message: string | undefined };

/** The result of a queued save. */
export type QueuedSaveResult =
  | { readonly kind: 'done'; readonly place: SavedLocation | null }
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly place: SavedLocation | null };

/** The queue entry after an event, or null, and its result if it has to be shown. */
export type QueuedSaveTransition = { readonly queued: QueuedSave | null; readonly end?: QueuedSaveResult };

/** The call to send next: the one that was not answered, else what leads from what is to what is wanted. */
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

/** Takes one change that waits a step on. It stays as long as a call may have arrived or the target is not reached. */
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
      // The request is done, even where the server chose another location: sending it again would change nothing.
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
