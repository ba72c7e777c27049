import { isSavedTo, type SavedLocation, type SaveTarget } from './saved-location.ts';

/** The save state of one pin. Taps count only in `unsaved` and `saved` (SF-01). */
export type SaveState =
  | { readonly kind: 'unsaved' }
  | {
      readonly kind: 'saving';
      readonly target: SaveTarget;
      /** Sent with every attempt of this save, so that it takes effect once (SF-11). */
      readonly key: string;
      /** The copy that is being moved; a save that fails falls back to it. */
      readonly from: SavedLocation | null;
      /** The save is queued for the network (SF-12). */
      readonly isWaiting?: true;
    }
  | { readonly kind: 'saved'; readonly place: SavedLocation }
  | { readonly kind: 'deleting'; readonly place: SavedLocation; readonly isWaiting?: true };

/** An event of a pin's save state. */
export type SaveEvent =
  /** The one-tap button: saves to `target`, or deletes what is saved. */
  | { readonly type: 'tapped'; readonly target: SaveTarget; readonly key: string }
  /** A target was selected: saves there, or moves the saved copy there. */
  | { readonly type: 'target-selected'; readonly target: SaveTarget; readonly key: string }
  /** The removal of the saved copy was requested, on any surface. */
  | { readonly type: 'removal-requested' }
  | { readonly type: 'save-succeeded'; readonly key: string; readonly place: SavedLocation }
  | { readonly type: 'save-failed'; readonly key: string; readonly message: string | undefined }
  | { readonly type: 'delete-succeeded'; readonly copyId: string }
  | { readonly type: 'delete-failed'; readonly copyId: string }
  /** The pending save was queued for the network (SF-12): until it is sent, the server's state applies. */
  | { readonly type: 'queued' }
  /** The page received where the pin is saved, from the server or another tab. */
  | { readonly type: 'location-loaded'; readonly place: SavedLocation | null };

/** An effect of a transition. */
export type SaveEffect =
  | { readonly type: 'save'; readonly target: SaveTarget; readonly key: string }
  | { readonly type: 'move'; readonly copyId: string; readonly target: SaveTarget; readonly key: string }
  | { readonly type: 'delete'; readonly place: SavedLocation }
  /** `from` is the former location of a copy that was moved. */
  | { readonly type: 'notify-saved'; readonly place: SavedLocation; readonly from: SavedLocation | null }
  | { readonly type: 'notify-save-failed'; readonly message: string | undefined }
  | { readonly type: 'notify-deleted'; readonly place: SavedLocation }
  | { readonly type: 'notify-delete-failed' };

/** The result of a transition. */
export type SaveTransition = { readonly state: SaveState; readonly effects: readonly SaveEffect[] };

/** The initial state of a pin that the viewer has not saved. */
export const INITIAL_SAVE_STATE: SaveState = { kind: 'unsaved' };

/**
 * Transitions the save state (SF-01): unsaved → saving → saved, or back to unsaved on error; saved → deleting →
 * unsaved, or back to saved on error. A tap while saving or deleting, and a response to another attempt, change
 * nothing.
 */
export function transitionSave(state: SaveState, event: SaveEvent): SaveTransition {
  switch (state.kind) {
    case 'unsaved':
      return whenUnsaved(state, event);
    case 'saving':
      return whenSaving(state, event);
    case 'saved':
      return whenSaved(state, event);
    case 'deleting':
      return whenDeleting(state, event);
  }
}

function whenUnsaved(state: SaveState, event: SaveEvent): SaveTransition {
  if (event.type === 'tapped' || event.type === 'target-selected') {
    const { target, key } = event;
    return { state: { kind: 'saving', target, key, from: null }, effects: [{ type: 'save', target, key }] };
  }
  if (event.type === 'location-loaded' && event.place) return quiet({ kind: 'saved', place: event.place });
  return quiet(state);
}

function whenSaving(state: Extract<SaveState, { kind: 'saving' }>, event: SaveEvent): SaveTransition {
  if (event.type === 'save-succeeded' && event.key === state.key)
    return {
      state: { kind: 'saved', place: event.place },
      effects: [{ type: 'notify-saved', place: event.place, from: state.from }],
    };
  if (event.type === 'save-failed' && event.key === state.key)
    return {
      state: state.from ? { kind: 'saved', place: state.from } : INITIAL_SAVE_STATE,
      effects: [{ type: 'notify-save-failed', message: event.message }],
    };
  if (event.type === 'queued')
    return quiet(state.from ? { kind: 'saved', place: state.from } : INITIAL_SAVE_STATE);
  return quiet(state);
}

function whenSaved(state: Extract<SaveState, { kind: 'saved' }>, event: SaveEvent): SaveTransition {
  const { place } = state;
  switch (event.type) {
    case 'tapped':
    case 'removal-requested':
      return { state: { kind: 'deleting', place }, effects: [{ type: 'delete', place }] };
    case 'target-selected': {
      const { target, key } = event;
      if (isSavedTo(place, target)) return quiet(state);
      return {
        state: { kind: 'saving', target, key, from: place },
        effects: [{ type: 'move', copyId: place.copyId, target, key }],
      };
    }
    case 'location-loaded':
      return quiet(event.place ? { kind: 'saved', place: event.place } : INITIAL_SAVE_STATE);
    default:
      return quiet(state);
  }
}

function whenDeleting(state: Extract<SaveState, { kind: 'deleting' }>, event: SaveEvent): SaveTransition {
  const { place } = state;
  if (event.type === 'delete-succeeded' && event.copyId === place.copyId)
    return { state: INITIAL_SAVE_STATE, effects: [{ type: 'notify-deleted', place }] };
  if (event.type === 'delete-failed' && event.copyId === place.copyId)
    return { state: { kind: 'saved', place }, effects: [{ type: 'notify-delete-failed' }] };
  if (event.type === 'queued') return quiet({ kind: 'saved', place });
  return quiet(state);
}

function quiet(state: SaveState): SaveTransition {
  return { state, effects: [] };
}
