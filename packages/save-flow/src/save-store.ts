import { stepSave, UNSAVED, type SaveEffect, type SaveEvent, type SaveState } from './model/quick-save.ts';
import type { SavePlace, SaveTarget } from './model/save-place.ts';
import {
  deletedToast,
  deleteFailedToast,
  pickerFailedToast,
  savedToast,
  saveFailedToast,
  type SaveToast,
  type SaveToastAction,
} from './model/save-toast.ts';
import { saveMessages, type SaveMessages } from './messages.ts';

/** Why a call of a port did not succeed: no answer came, or the server refused with words for the reader. */
export type SaveFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly message: string | undefined };

/** An answer of a port. */
export type SaveOutcome<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly failure: SaveFailure };

/** What the save flow needs of its app. No port throws. */
export type SavePorts = {
  readonly save: (save: {
    readonly pinId: string;
    readonly target: SaveTarget;
    readonly key: string;
  }) => Promise<SaveOutcome<{ readonly place: SavePlace }>>;
  readonly move: (move: {
    readonly copyId: string;
    readonly target: SaveTarget;
    readonly key: string;
  }) => Promise<SaveOutcome<{ readonly place: SavePlace }>>;
  readonly remove: (copy: {
    readonly copyId: string;
    readonly boardId: string;
  }) => Promise<SaveOutcome<object>>;
  readonly toast: (toast: SaveToast, onAction: (action: SaveToastAction) => void) => void;
  /** Event 5 of the log, after a save (SF-13). */
  readonly logSave: (pinId: string, place: SavePlace) => void;
  /** A new idempotency key. */
  readonly newKey: () => string;
  readonly wait: (ms: number) => Promise<void>;
};

/** What the picker is open for: to save a pin, or to move the copy that is saved. */
export type PickerRequest = { readonly pinId: string; readonly isMove: boolean };

/** The saving of every pin on the page, apart from React. */
export type SaveStore = {
  readonly state: (pinId: string) => SaveState;
  /** As `state`, or undefined for a pin that nothing is known of yet. */
  readonly known: (pinId: string) => SaveState | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
  /** What the server said where a pin is saved; it never undoes what was done on this page since. */
  readonly learn: (pinId: string, place: SavePlace | null) => void;
  /** The one-tap button: saves to the target, or deletes what is saved. A tap within 500 ms of the last is part of it. */
  readonly tap: (pinId: string, target: SaveTarget) => void;
  /** Saves to, or moves to, the place that was picked. */
  readonly pick: (pinId: string, target: SaveTarget) => void;
  readonly remove: (pinId: string) => void;
  /** Opens the picker for a pin; null closes it. */
  readonly openPicker: (request: PickerRequest | null) => void;
  readonly picker: () => PickerRequest | null;
  /** Closes a picker that could not be shown, and says so. */
  readonly failPicker: () => void;
  /**
   * Where copies are now that were moved, or deleted (null), on this page: a board that still lists them lets them go
   * at once (SF-07). The same map until one moves.
   */
  readonly moved: () => ReadonlyMap<string, SavePlace | null>;
};

/** How long a lost answer is waited out before each try with the same key (SF-11). */
const RETRY_WAITS_MS = [400, 1600] as const;

/** Two taps nearer than this are one: however quick the answer, the second is never the wish to delete (SF-11). */
const DOUBLE_TAP_MS = 500;

/** Makes the save store of one app. */
export function createSaveStore(ports: SavePorts, messages: SaveMessages = saveMessages): SaveStore {
  const states = new Map<string, SaveState>();
  const touched = new Set<string>();
  const justTapped = new Set<string>();
  const listeners = new Set<() => void>();
  let picker: PickerRequest | null = null;
  let moved: ReadonlyMap<string, SavePlace | null> = new Map();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const state = (pinId: string): SaveState => states.get(pinId) ?? UNSAVED;
  const move = (copyId: string, to: SavePlace | null): void => {
    moved = new Map(moved).set(copyId, to);
    notify();
  };
  const openPicker = (request: PickerRequest | null): void => {
    picker = request;
    notify();
  };

  function send(pinId: string, event: SaveEvent): void {
    const before = state(pinId);
    const step = stepSave(before, event);
    if (step.state !== before) {
      states.set(pinId, step.state);
      notify();
    }
    for (const effect of step.effects) void run(pinId, effect);
  }

  async function run(pinId: string, effect: SaveEffect): Promise<void> {
    switch (effect.type) {
      case 'save':
      case 'move': {
        const { key, target } = effect;
        const outcome = await persist(() =>
          effect.type === 'save'
            ? ports.save({ pinId, target, key })
            : ports.move({ copyId: effect.copyId, target, key }),
        );
        if (outcome.ok && effect.type === 'move') move(effect.copyId, outcome.place);
        if (outcome.ok) send(pinId, { type: 'save-succeeded', key, place: outcome.place });
        else send(pinId, { type: 'save-failed', key, message: messageOf(outcome.failure) });
        return;
      }
      case 'delete': {
        const { copyId, board } = effect.place;
        move(copyId, null);
        const outcome = await persist(() => ports.remove({ copyId, boardId: board.id }));
        if (!outcome.ok) move(copyId, effect.place);
        send(pinId, { type: outcome.ok ? 'delete-succeeded' : 'delete-failed', copyId });
        return;
      }
      case 'tell-saved':
        ports.logSave(pinId, effect.place);
        ports.toast(savedToast(effect.place, messages), () => openPicker({ pinId, isMove: true }));
        return;
      case 'tell-save-failed':
        ports.toast(saveFailedToast(effect.message, messages), () => undefined);
        return;
      case 'tell-deleted': {
        const { board, section, isProfile } = effect.place;
        const back = isProfile ? {} : { boardId: board.id, ...(section ? { sectionId: section.id } : {}) };
        ports.toast(deletedToast(messages), () =>
          send(pinId, { type: 'place-picked', target: back, key: ports.newKey() }),
        );
        return;
      }
      case 'tell-delete-failed':
        ports.toast(deleteFailedToast(messages), () => undefined);
    }
  }

  /** Tries again, with the same key, while no answer came. */
  async function persist<T>(call: () => Promise<SaveOutcome<T>>): Promise<SaveOutcome<T>> {
    for (const ms of RETRY_WAITS_MS) {
      const outcome = await call();
      if (outcome.ok || outcome.failure.kind === 'refused') return outcome;
      await ports.wait(ms);
    }
    return call();
  }

  const act = (pinId: string, event: SaveEvent): void => {
    touched.add(pinId);
    send(pinId, event);
  };
  return {
    state,
    known: (pinId) => states.get(pinId),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    learn(pinId, place) {
      if (!touched.has(pinId) && placeId(state(pinId)) !== place?.copyId)
        send(pinId, { type: 'place-learned', place });
    },
    tap(pinId, target) {
      if (justTapped.has(pinId)) return;
      justTapped.add(pinId);
      void ports.wait(DOUBLE_TAP_MS).then(() => justTapped.delete(pinId));
      act(pinId, { type: 'tapped', target, key: ports.newKey() });
    },
    pick: (pinId, target) => act(pinId, { type: 'place-picked', target, key: ports.newKey() }),
    remove: (pinId) => act(pinId, { type: 'removal-asked' }),
    openPicker,
    picker: () => picker,
    failPicker() {
      openPicker(null);
      ports.toast(pickerFailedToast(messages), () => undefined);
    },
    moved: () => moved,
  };
}

function placeId(state: SaveState): string | undefined {
  return state.kind === 'saved' ? state.place.copyId : undefined;
}

function messageOf(failure: SaveFailure): string | undefined {
  return failure.kind === 'refused' ? failure.message : undefined;
}
