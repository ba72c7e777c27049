'use client';

import { ErrorBoundary } from '@pegboard/ui';
import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type Context,
  type ReactNode,
} from 'react';
import type { BoardSource } from './board-source.ts';
import type { LastPlace } from './last-place.ts';
import { saveMessages, type SaveMessages } from './messages.ts';
import { UNSAVED, type SaveState } from './model/quick-save.ts';
import type { SavePlace } from './model/save-place.ts';
import type { SaveQueue } from './save-queue.ts';
import type { PickerRequest, SaveStore } from './save-store.ts';
import { WaitingNote } from './ui/waiting-note.tsx';

/** What the parts of the save flow share. */
export type SaveFlow = {
  readonly store: SaveStore;
  readonly boards: BoardSource;
  readonly lastPlace: LastPlace;
  readonly messages: SaveMessages;
};

const SaveFlowContext: Context<SaveFlow | null> = createContext<SaveFlow | null>(null);
const loadPicker = () => import('./ui/board-picker.tsx');

/** Begins to load the picker, when opening it is likely. */
export function preloadPicker(): void {
  loadPicker().catch(() => undefined);
}

/** Gives the save flow to what is below, shows the picker when it is asked for, and a note of what waits (SF-12). */
export function SaveFlowProvider(props: {
  readonly store: SaveStore;
  readonly boards: BoardSource;
  readonly lastPlace: LastPlace;
  readonly messages?: SaveMessages | undefined;
  /** The queue of the store, if it has one. */
  readonly queue?: SaveQueue | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { store, boards, lastPlace, messages = saveMessages, queue, children } = props;
  const flow = useMemo(() => ({ store, boards, lastPlace, messages }), [store, boards, lastPlace, messages]);
  return (
    <SaveFlowContext value={flow}>
      {children}
      <Picker />
      {queue ? <WaitingNote queue={queue} messages={messages} /> : null}
    </SaveFlowContext>
  );
}

/** The picker, when it is asked for; its code is loaded then, and again when that failed. */
function Picker(): ReactNode {
  const { store } = useSaveFlow();
  const request = useSyncExternalStore(store.subscribe, store.picker, nothing);
  const [BoardPicker, setBoardPicker] = useState(() => lazy(loadPicker));
  const giveUp = (): void => {
    setBoardPicker(() => lazy(loadPicker));
    store.failPicker();
  };
  return request ? (
    <ErrorBoundary onError={giveUp}>
      <Suspense>
        <BoardPicker key={request.pinId} request={request} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

const nothing = (): PickerRequest | null => null;

/** The save flow. Throws outside its provider. */
export function useSaveFlow(): SaveFlow {
  const flow = use(SaveFlowContext);
  if (!flow)
    throw new Error(
      'The save flow is used outside its provider: render this below <SaveFlowProvider store={…} boards={…}>.',
    );
  return flow;
}

/** How the saving of a pin stands, by the id of its original: as this page knows it, else as the server said in `savedTo`. */
export function useSaveState(pinId: string, savedTo: SavePlace | null): SaveState {
  const { store } = useSaveFlow();
  const known = useSyncExternalStore(
    store.subscribe,
    () => store.known(pinId),
    () => undefined,
  );
  useEffect(() => store.learn(pinId, savedTo), [store, pinId, savedTo]);
  return known ?? (savedTo ? { kind: 'saved', place: savedTo } : UNSAVED);
}
