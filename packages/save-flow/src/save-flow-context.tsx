'use client';

import { createContext, use, useEffect, useSyncExternalStore, type Context } from 'react';
import type { BoardPorts } from './board-ports.ts';
import type { LastTarget } from './last-target.ts';
import type { SaveFlowMessages } from './messages.ts';
import { INITIAL_SAVE_STATE, type SaveState } from './model/quick-save.ts';
import type { SavedLocation } from './model/saved-location.ts';
import type { SaveStore } from './save-store.ts';

/** The context of the save flow's parts. */
export type SaveFlow = {
  readonly store: SaveStore;
  readonly boards: BoardPorts;
  readonly lastPlace: LastTarget;
  readonly messages: SaveFlowMessages;
};

/** The save flow of the page; null outside its provider. */
export const SaveFlowContext: Context<SaveFlow | null> = createContext<SaveFlow | null>(null);

/** Returns the save flow. Throws outside its provider. */
export function useSaveFlow(): SaveFlow {
  const flow = use(SaveFlowContext);
  if (!flow)
    throw new Error(
      'The save flow is used outside its provider: render this below <SaveFlowProvider store={…} boards={…}>.',
    );
  return flow;
}

/**
 * Returns the save state of a pin by the id of its original: this page's, otherwise the server's from
 * `savedTo` and, for a pin with several copies, `copies`.
 */
export function useSaveState(
  pinId: string,
  savedTo: SavedLocation | null,
  copies?: readonly SavedLocation[],
): SaveState {
  const { store } = useSaveFlow();
  const known = useSyncExternalStore(
    store.subscribe,
    () => store.peek(pinId),
    () => undefined,
  );
  useEffect(() => store.hydrate(pinId, savedTo, copies), [store, pinId, savedTo, copies]);
  return known ?? (savedTo ? { kind: 'saved', place: savedTo } : INITIAL_SAVE_STATE);
}

/** Returns the locations of all copies of a pin, newest first: this page's, otherwise the server's (BY-04). */
export function useSavedLocations(pinId: string, copies: readonly SavedLocation[]): readonly SavedLocation[] {
  const { store } = useSaveFlow();
  const known = useSyncExternalStore(
    store.subscribe,
    () => store.locations(pinId),
    () => undefined,
  );
  return known ?? copies;
}
