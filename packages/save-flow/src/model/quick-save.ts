import { isAt, type SavePlace, type SaveTarget } from './save-place.ts';

/** What is known of one pin's saving. Taps count only in `unsaved` and `saved` (SF-01). */
export type SaveState =
  | { readonly kind: 'unsaved' }
  | {
      readonly kind: 'saving';
      readonly target: SaveTarget;
      /** Travels with every attempt of this save, so that it takes effect once (SF-11). */
      readonly key: string;
      /** The copy that is being moved; a save that fails falls back to it. */
      readonly from: SavePlace | null;
      /** It waits for the network (SF-12). */
      readonly isWaiting?: true;
    }
  | { readonly kind: 'saved'; readonly place: SavePlace }
  | { readonly kind: 'deleting'; readonly place: SavePlace; readonly isWaiting?: true };

/** What happens to a pin's saving. */
export type SaveEvent =
  /** The one-tap button: saves to `target`, or deletes what is saved. */
  | { readonly type: 'tapped'; readonly target: SaveTarget; readonly key: string }
  /** A place was picked: saves there, or moves the saved copy there. */
  | { readonly type: 'place-picked'; readonly target: SaveTarget; readonly key: string }
  /** The saved copy is to go, wherever it was asked from. */
  | { readonly type: 'removal-asked' }
  | { readonly type: 'save-succeeded'; readonly key: string; readonly place: SavePlace }
  | { readonly type: 'save-failed'; readonly key: string; readonly message: string | undefined }
  | { readonly type: 'delete-succeeded'; readonly copyId: string }
  | { readonly type: 'delete-failed'; readonly copyId: string }
  /** What was under way waits for the network now (SF-12): until it is sent, the pin is where the server has it. */
  | { readonly type: 'put-off' }
  /** The page learned where the pin is saved, from the server or another tab. */
  | { readonly type: 'place-learned'; readonly place: SavePlace | null };

/** What is to be done. */
export type SaveEffect =
  | { readonly type: 'save'; readonly target: SaveTarget; readonly key: string }
  | { readonly type: 'move'; readonly copyId: string; readonly target: SaveTarget; readonly key: string }
  | { readonly type: 'delete'; readonly place: SavePlace }
  | { readonly type: 'tell-saved'; readonly place: SavePlace }
  | { readonly type: 'tell-save-failed'; readonly message: string | undefined }
  | { readonly type: 'tell-deleted'; readonly place: SavePlace }
  | { readonly type: 'tell-delete-failed' };

/** A step of the machine. */
export type SaveStep = { readonly state: SaveState; readonly effects: readonly SaveEffect[] };

/** Where every pin starts that the viewer has not saved. */
export const UNSAVED: SaveState = { kind: 'unsaved' };

/**
 * The quick-save machine (SF-01): unsaved → saving → saved, or back to unsaved on error; saved → deleting → unsaved,
 * or back to saved on error. A tap while saving or deleting, and an answer to another attempt, change nothing.
 */
export function stepSave(state: SaveState, event: SaveEvent): SaveStep {
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

function whenUnsaved(state: SaveState, event: SaveEvent): SaveStep {
  if (event.type === 'tapped' || event.type === 'place-picked') {
    const { target, key } = event;
    return { state: { kind: 'saving', target, key, from: null }, effects: [{ type: 'save', target, key }] };
  }
  if (event.type === 'place-learned' && event.place) return quiet({ kind: 'saved', place: event.place });
  return quiet(state);
}

function whenSaving(state: Extract<SaveState, { kind: 'saving' }>, event: SaveEvent): SaveStep {
  if (event.type === 'save-succeeded' && event.key === state.key)
    return {
      state: { kind: 'saved', place: event.place },
      effects: [{ type: 'tell-saved', place: event.place }],
    };
  if (event.type === 'save-failed' && event.key === state.key)
    return {
      state: state.from ? { kind: 'saved', place: state.from } : UNSAVED,
      effects: [{ type: 'tell-save-failed', message: event.message }],
    };
  if (event.type === 'put-off') return quiet(state.from ? { kind: 'saved', place: state.from } : UNSAVED);
  return quiet(state);
}

function whenSaved(state: Extract<SaveState, { kind: 'saved' }>, event: SaveEvent): SaveStep {
  const { place } = state;
  switch (event.type) {
    case 'tapped':
    case 'removal-asked':
      return { state: { kind: 'deleting', place }, effects: [{ type: 'delete', place }] };
    case 'place-picked': {
      const { target, key } = event;
      if (isAt(place, target)) return quiet(state);
      return {
        state: { kind: 'saving', target, key, from: place },
        effects: [{ type: 'move', copyId: place.copyId, target, key }],
      };
    }
    case 'place-learned':
      return quiet(event.place ? { kind: 'saved', place: event.place } : UNSAVED);
    default:
      return quiet(state);
  }
}

function whenDeleting(state: Extract<SaveState, { kind: 'deleting' }>, event: SaveEvent): SaveStep {
  const { place } = state;
  if (event.type === 'delete-succeeded' && event.copyId === place.copyId)
    return { state: UNSAVED, effects: [{ type: 'tell-deleted', place }] };
  if (event.type === 'delete-failed' && event.copyId === place.copyId)
    return { state: { kind: 'saved', place }, effects: [{ type: 'tell-delete-failed' }] };
  if (event.type === 'put-off') return quiet({ kind: 'saved', place });
  return quiet(state);
}

function quiet(state: SaveState): SaveStep {
  return { state, effects: [] };
}
