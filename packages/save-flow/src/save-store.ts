import {
  transitionSave,
  INITIAL_SAVE_STATE,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
} from './model/quick-save.ts';
import {
  isSavedTo,
  toNamedTarget,
  toSaveTarget,
  type NamedTarget,
  type SavedLocation,
  type SaveSyncMessage,
  type SaveTarget,
} from './model/saved-location.ts';
import {
  deletedToast,
  deleteFailedToast,
  pickerFailedToast,
  savedToast,
  saveFailedToast,
  queuedToast,
} from './model/save-toast.ts';
import { hasSameCopies, withLocation } from './model/saved-locations.ts';
import { queuedSaveState, type SaveRequest, type QueuedSave } from './model/queued-save.ts';
import { basicSaveMessages } from './basic-messages.ts';
import type { SaveFlowMessages } from './messages.ts';
import type { SaveError, SaveResult } from './save-result.ts';
import type { CompletedSave } from './apply-queue-results.ts';
import type { SavePorts, SaveMetadata } from './save-ports.ts';
import type { PickerRequest } from './picker-request.ts';

export type { SaveError, SaveResult } from './save-result.ts';

/**
 * Stores the save state of every pin on the page, independent of React. `pinId` is always the original pin's id: all
 * copies of a pin share one state, whichever of them was saved.
 */
export type SaveStore = {
  readonly state: (pinId: string) => SaveState;
  /** Returns the same as `state`, or undefined for an unknown pin. */
  readonly peek: (pinId: string) => SaveState | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Stores the server's state of a saved pin, without overwriting later changes of this page. */
  readonly hydrate: (
    pinId: string,
    place: SavedLocation | null,
    /** All copies that the viewer has, newest first; by default the one at `place`. */
    copies?: readonly SavedLocation[],
  ) => void;
  /**
   * Returns the locations of all copies of a pin, newest first; undefined for an unknown pin. The same list until
   * one changes (BY-04).
   */
  readonly locations: (pinId: string) => readonly SavedLocation[] | undefined;
  /** Makes one of several copies the current one, which `saveTo` moves and `remove` deletes. */
  readonly selectCopy: (pinId: string, place: SavedLocation) => void;
  /** Saves a further copy of a saved pin. */
  readonly saveCopy: (pinId: string, target: SaveTarget, names?: SaveMetadata) => void;
  /**
   * Handles the one-tap button: saves to the target, or deletes the saved copy. Ignores a tap within 500 ms of the
   * last.
   */
  readonly toggle: (pinId: string, target: SaveTarget, names?: SaveMetadata) => void;
  /** Saves to, or moves to, a selected target. */
  readonly saveTo: (pinId: string, target: SaveTarget, names?: SaveMetadata) => void;
  readonly remove: (pinId: string) => void;
  /** Opens the picker for a pin; null closes it. */
  readonly openPicker: (request: PickerRequest | null) => void;
  readonly picker: () => PickerRequest | null;
  /** Closes a picker that could not be shown, with a message. */
  readonly reportPickerError: () => void;
  /**
   * Returns the new locations of copies that were moved or deleted (null) on this page, so that boards can
   * remove them immediately (SF-07). The same map until one changes.
   */
  readonly movedCopies: () => ReadonlyMap<string, SavedLocation | null>;
};

/** Milliseconds before each retry with the same idempotency key after a lost response (SF-11). */
const RETRY_WAITS_MS = [400, 1600] as const;

/** Two taps within this time count as one: a fast response does not turn the second into a deletion (SF-11). */
const DOUBLE_TAP_MS = 500;

/** Creates the save store of an app. */
export function createSaveStore(ports: SavePorts, messages: SaveFlowMessages = basicSaveMessages): SaveStore {
  const { queue, channel } = ports;
  const states = new Map<string, SaveState>();
  const names = new Map<string, SaveMetadata>();
  const known = new Map<string, readonly SavedLocation[]>();
  const touched = new Set<string>();
  const justTapped = new Set<string>();
  const listeners = new Set<() => void>();
  let views = new Map<string, { readonly of: QueuedSave; readonly view: SaveState }>();
  let picker: PickerRequest | null = null;
  let moved: ReadonlyMap<string, SavedLocation | null> = new Map();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const settledState = (pinId: string): SaveState => states.get(pinId) ?? INITIAL_SAVE_STATE;
  const locate = (pinId: string, copyId: string | null, to: SavedLocation | null): void => {
    known.set(pinId, withLocation(known.get(pinId) ?? [], copyId, to));
    if (copyId !== null) moved = new Map(moved).set(copyId, to);
    notify();
  };
  const openPicker = (request: PickerRequest | null): void => {
    picker = request;
    notify();
  };

  /** Returns the queued save of a pin as a view; the same object until it changes. */
  function waitingView(pinId: string): SaveState | undefined {
    const of = queue?.get(pinId);
    if (!of) return undefined;
    const known = views.get(pinId);
    if (known?.of === of) return known.view;
    const view = queuedSaveState(of);
    views = new Map(views).set(pinId, { of, view });
    return view;
  }

  function send(pinId: string, event: SaveEvent): void {
    const before = settledState(pinId);
    const step = transitionSave(before, event);
    if (step.state !== before) {
      states.set(pinId, step.state);
      notify();
    }
    for (const effect of step.effects) void run(pinId, effect);
    // A pin whose copy was removed, or not saved, may have others.
    const other = known.get(pinId)?.[0];
    if (other && step.state.kind === 'unsaved' && event.type !== 'location-loaded')
      send(pinId, { type: 'location-loaded', place: other });
  }

  async function run(pinId: string, effect: SaveEffect): Promise<void> {
    switch (effect.type) {
      case 'save':
      case 'move': {
        const { key, target } = effect;
        const copy = effect.type === 'move' ? placeOf(settledState(pinId)) : null;
        const call: SaveRequest =
          effect.type === 'save'
            ? { kind: 'save', target, key }
            : { kind: 'move', copyId: effect.copyId, target, key };
        const result = await persist(call, () =>
          effect.type === 'move'
            ? ports.move({ copyId: effect.copyId, target, key })
            : ports.save({ pinId: shownPin(pinId), target, key }),
        );
        if (result.ok) {
          locate(pinId, call.kind === 'move' ? call.copyId : null, result.place);
          send(pinId, { type: 'save-succeeded', key, place: result.place });
          channel?.post({ pinId, copyId: call.kind === 'move' ? call.copyId : null, place: result.place });
        } else if (!putOff(pinId, copy, { target, name: nameOf(pinId) }, result))
          send(pinId, { type: 'save-failed', key, message: messageOf(result.failure) });
        return;
      }
      case 'delete': {
        const { copyId, board } = effect.place;
        locate(pinId, copyId, null);
        const call: SaveRequest = { kind: 'remove', copyId, boardId: board.id };
        const result = await persist(call, () => ports.remove({ copyId, boardId: board.id }));
        if (!result.ok && putOff(pinId, effect.place, null, result)) return;
        if (result.ok) channel?.post({ pinId, copyId, place: null });
        else locate(pinId, copyId, effect.place);
        send(pinId, { type: result.ok ? 'delete-succeeded' : 'delete-failed', copyId });
        return;
      }
      case 'notify-saved':
        ports.logSave(shownPin(pinId), effect.place);
        ports.toast(
          { ...savedToast(effect.place, messages), imageUrl: names.get(pinId)?.imageUrl },
          (action) => (action === 'undo' ? undoSave(pinId, effect) : openPicker(moveOf(pinId))),
        );
        return;
      case 'notify-save-failed':
        ports.toast(saveFailedToast(effect.message, messages), () => undefined);
        return;
      case 'notify-deleted':
        ports.toast({ ...deletedToast(messages, effect.place), imageUrl: names.get(pinId)?.imageUrl }, () =>
          saveCopy(pinId, toSaveTarget(effect.place)),
        );
        return;
      case 'notify-delete-failed':
        ports.toast(deleteFailedToast(messages), () => undefined);
    }
  }

  type Unsent = { readonly failure: SaveError; readonly tried: SaveRequest | null };

  /** Sends a request, and retries it with the same key without a response; sends nothing while offline. */
  async function persist<T>(
    call: SaveRequest,
    make: () => Promise<SaveResult<T>>,
  ): Promise<({ readonly ok: true } & T) | ({ readonly ok: false } & Unsent)> {
    let tried: SaveRequest | null = null;
    for (const ms of [...RETRY_WAITS_MS, undefined]) {
      if (queue && !queue.isOnline()) break;
      tried = call;
      const result = await make();
      if (result.ok || result.failure.kind !== 'network') return { ...result, tried };
      if (ms !== undefined) await ports.sleep(ms);
    }
    return { ok: false, failure: { kind: 'network' }, tried };
  }

  /** Queues a change that failed for lack of a network. Returns false without a queue, or when the server responded. */
  function putOff(
    pinId: string,
    copy: SavedLocation | null,
    namedTarget: NamedTarget | null,
    unsent: Unsent,
  ): boolean {
    if (!queue || unsent.failure.kind !== 'network') return false;
    const { title = '', viaPinId } = names.get(pinId) ?? {};
    queue.add({ pinId, viaPinId, title, copy, namedTarget, tried: unsent.tried });
    send(pinId, { type: 'queued' });
    tellWaiting(pinId);
    return true;
  }

  const tellWaiting = (pinId: string): void =>
    ports.toast(queuedToast(messages), () => queue?.discard(pinId));
  const nameOf = (pinId: string): string => names.get(pinId)?.place ?? '';
  /** Returns the pin to save: the displayed copy, unless this page deleted or moved it. */
  const shownPin = (pinId: string): string => {
    const via = names.get(pinId)?.viaPinId;
    if (via === undefined) return pinId;
    return moved.has(via) && moved.get(via)?.copyId !== via ? pinId : via;
  };
  const moveOf = (pinId: string): PickerRequest => {
    const { title, viaPinId, imageUrl } = names.get(pinId) ?? {};
    return { pinId, isMove: true, title, viaPinId, imageUrl };
  };
  /** Deletes a new copy, or moves a copy to its former location; nothing if it was deleted or moved since. */
  function undoSave(pinId: string, save: CompletedSave): void {
    const current = placeOf(settledState(pinId));
    if (current?.copyId !== save.place.copyId || !isSavedTo(current, toSaveTarget(save.place))) return;
    if (save.from) pick(pinId, toSaveTarget(save.from), { place: toNamedTarget(save.from).name });
    else remove(pinId);
  }
  const hear = ({ pinId, copyId, place }: SaveSyncMessage): void => {
    touched.add(pinId);
    locate(pinId, copyId, place);
    send(pinId, { type: 'location-loaded', place: known.get(pinId)?.[0] ?? null });
  };
  /** Applies an event to a pin: to its queued change by `getNamedTarget`, else to the state machine. */
  const act = (
    pinId: string,
    named: SaveMetadata | undefined,
    event: SaveEvent,
    getNamedTarget: GetNamedTarget,
  ): void => {
    touched.add(pinId);
    if (named) names.set(pinId, { ...names.get(pinId), ...named });
    const waiting = queue?.get(pinId);
    if (!waiting) return send(pinId, event);
    queue?.setTarget(pinId, getNamedTarget(waiting));
    if (queue?.get(pinId)) tellWaiting(pinId);
  };

  queue?.subscribe(notify);
  queue?.reportTo?.({ hear, ports, messages, openPicker, save: pick, undoSave });
  channel?.subscribe(hear);

  function pick(pinId: string, target: SaveTarget, named?: SaveMetadata): void {
    const event = { type: 'target-selected', target, key: ports.newKey() } as const;
    act(pinId, named, event, () => ({ target, name: named?.place ?? nameOf(pinId) }));
  }

  function saveCopy(pinId: string, target: SaveTarget, named?: SaveMetadata): void {
    send(pinId, { type: 'location-loaded', place: null });
    pick(pinId, target, named);
  }

  function remove(pinId: string): void {
    act(pinId, undefined, { type: 'removal-requested' }, () => null);
  }

  return {
    state: (pinId) => waitingView(pinId) ?? settledState(pinId),
    peek: (pinId) => waitingView(pinId) ?? states.get(pinId),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    hydrate(pinId, place, copies = place ? [place] : []) {
      if (touched.has(pinId)) return;
      if (!hasSameCopies(known.get(pinId) ?? [], copies)) {
        known.set(pinId, copies);
        notify();
      }
      if (placeOf(settledState(pinId))?.copyId !== place?.copyId)
        send(pinId, { type: 'location-loaded', place });
    },
    locations: (pinId) => known.get(pinId),
    selectCopy(pinId, place) {
      touched.add(pinId);
      send(pinId, { type: 'location-loaded', place });
    },
    toggle(pinId, target, named) {
      if (justTapped.has(pinId)) return;
      justTapped.add(pinId);
      void ports.sleep(DOUBLE_TAP_MS).then(() => justTapped.delete(pinId));
      act(pinId, named, { type: 'tapped', target, key: ports.newKey() }, ({ namedTarget, copy }) => {
        if (namedTarget) return null;
        return copy ? toNamedTarget(copy) : { target, name: named?.place ?? '' };
      });
    },
    saveTo: pick,
    saveCopy,
    remove,
    openPicker,
    picker: () => picker,
    reportPickerError() {
      openPicker(null);
      ports.toast(pickerFailedToast(messages), () => undefined);
    },
    movedCopies: () => moved,
  };
}

type GetNamedTarget = (waiting: QueuedSave) => NamedTarget | null;

const placeOf = (state: SaveState): SavedLocation | null =>
  state.kind === 'saved' || state.kind === 'deleting'
    ? state.place
    : state.kind === 'saving'
      ? state.from
      : null;

function messageOf(failure: SaveError): string | undefined {
  return failure.kind === 'network' ? undefined : failure.message;
}
