import { UNSAVED, type SaveState } from './quick-save.ts';
import { isAt, namedTargetOf, type NamedTarget, type SavePlace, type SaveTarget } from './save-place.ts';

/** A call that changes where a pin is saved. Sent again, it keeps its key, so that it takes effect once (SF-11). */
export type SaveCall =
  | { readonly kind: 'save'; readonly target: SaveTarget; readonly key: string }
  | { readonly kind: 'move'; readonly copyId: string; readonly target: SaveTarget; readonly key: string }
  | { readonly kind: 'remove'; readonly copyId: string; readonly boardId: string };

/** A change of one pin's saving that waits for the network: what the server has, and what the reader wants (SF-12). */
export type WaitingSave = {
  /** Who wants it: nobody else's session may send it. */
  readonly userId: string;
  /** The original pin's id, which names the thing that is saved. */
  readonly pinId: string;
  /** The copy of it that the reader saved from, if it was one. */
  readonly viaPinId?: string | undefined;
  /** Names the pin to the reader; may be empty. */
  readonly title: string;
  /** When it began to wait, in ms: what waits longest goes first. */
  readonly since: number;
  /** The copy that the server is known to have. */
  readonly copy: SavePlace | null;
  /** Where the pin is to be; null: nowhere. */
  readonly wish: NamedTarget | null;
  /** A call that was sent and not answered: whether it arrived is not known, so it goes again before any other. */
  readonly tried: SaveCall | null;
};

/** What happens to a change that waits. */
export type WaitingEvent =
  /** The reader wants something else now. */
  | { readonly type: 'wished'; readonly wish: NamedTarget | null }
  /** The reader wants nothing of it any more. */
  | { readonly type: 'dropped' }
  | { readonly type: 'call-began'; readonly call: SaveCall }
  /** The server did what the call asked for: where the copy is now, or null. */
  | { readonly type: 'call-answered'; readonly place: SavePlace | null }
  | { readonly type: 'call-refused'; readonly message: string | undefined };

/** How a change that waited ended. */
export type WaitingEnd =
  | { readonly kind: 'done'; readonly place: SavePlace | null }
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly place: SavePlace | null };

/** What waits after an event, or null, and how it ended when somebody is to be told. */
export type WaitingStep = { readonly waiting: WaitingSave | null; readonly end?: WaitingEnd };

/** The call to send next: the one that was not answered, else what leads from what is to what is wanted. */
export function nextCall({ tried, copy, wish }: WaitingSave, newKey: () => string): SaveCall | null {
  if (tried) return tried;
  if (isAt(copy, wish?.target ?? null)) return null;
  if (!wish) return copy && { kind: 'remove', copyId: copy.copyId, boardId: copy.board.id };
  const { target } = wish;
  return copy
    ? { kind: 'move', copyId: copy.copyId, target, key: newKey() }
    : { kind: 'save', target, key: newKey() };
}

/** How the saving of a pin is shown while a change of it waits: as under way, and that it waits (SF-12). */
export function stateOfWaiting({ wish, copy }: WaitingSave): SaveState {
  if (wish) return { kind: 'saving', target: wish.target, key: '', from: copy, isWaiting: true };
  return copy ? { kind: 'deleting', place: copy, isWaiting: true } : UNSAVED;
}

/** Takes one change that waits a step on. It stays as long as a call may have arrived or the wish is not fulfilled. */
export function stepWaiting(waiting: WaitingSave, event: WaitingEvent): WaitingStep {
  switch (event.type) {
    case 'wished':
      return quietly({ ...waiting, wish: event.wish });
    case 'dropped':
      return quietly({ ...waiting, wish: waiting.copy && namedTargetOf(waiting.copy) });
    case 'call-began':
      return { waiting: { ...waiting, tried: event.call } };
    case 'call-answered': {
      const { tried, wish } = waiting;
      const next = { ...waiting, copy: event.place, tried: null };
      // What was asked for is done, even where the server found it another place: asking again would lead nowhere.
      const isDone = (tried && leadsTo(tried, wish)) || isAt(next.copy, wish?.target ?? null);
      return isDone ? { waiting: null, end: { kind: 'done', place: event.place } } : { waiting: next };
    }
    case 'call-refused': {
      const { tried, copy, wish } = waiting;
      const next = { ...waiting, tried: null };
      if (tried && !leadsTo(tried, wish)) return quietly(next);
      return { waiting: null, end: { kind: 'refused', message: event.message, place: copy } };
    }
  }
}

/** What waits, unless nothing is left to do. */
function quietly(waiting: WaitingSave): WaitingStep {
  const isNothing = waiting.tried === null && isAt(waiting.copy, waiting.wish?.target ?? null);
  return { waiting: isNothing ? null : waiting };
}

function leadsTo(call: SaveCall, wish: NamedTarget | null): boolean {
  if (call.kind === 'remove') return wish === null;
  return (
    wish !== null &&
    call.target.boardId === wish.target.boardId &&
    call.target.sectionId === wish.target.sectionId
  );
}
