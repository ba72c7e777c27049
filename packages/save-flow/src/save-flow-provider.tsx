'use client';

import { ErrorBoundary, safeNode } from '@pegboard/ui';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { BoardPorts } from './board-ports.ts';
import type { LastTarget } from './last-target.ts';
import { basicSaveMessages } from './basic-messages.ts';
import type { SaveFlowMessages } from './messages.ts';
import type { PickerRequest } from './picker-request.ts';
import { SaveFlowContext, useSaveFlow } from './save-flow-context.tsx';
import type { SaveQueue } from './save-queue.ts';
import type { SaveStore } from './save-store.ts';
import { loadPicker } from './ui/load-picker.ts';
import { QueuedSavesBanner } from './ui/queued-saves-banner.tsx';

/** Provides the save flow to its children, and shows the picker on request and a banner of queued saves (SF-12). */
export function SaveFlowProvider(props: {
  readonly store: SaveStore;
  readonly boards: BoardPorts;
  readonly lastPlace: LastTarget;
  readonly messages?: SaveFlowMessages | undefined;
  /** The queue of the store, if it has one. */
  readonly queue?: SaveQueue | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { store, boards, lastPlace, queue, children } = props;
  const messages = props.messages ?? basicSaveMessages;
  const flow = useMemo(() => ({ store, boards, lastPlace, messages }), [store, boards, lastPlace, messages]);
  return (
    <SaveFlowContext value={flow}>
      {safeNode('SaveFlowProvider', 'children', children)}
      {typeof (store as SaveStore | undefined)?.subscribe === 'function' ? <Picker /> : null}
      {queue ? <QueuedSavesBanner queue={queue} messages={messages} /> : null}
    </SaveFlowContext>
  );
}

/** Renders the picker on request; its code is loaded then, and again after a failure. */
function Picker(): ReactNode {
  const { store } = useSaveFlow();
  const request = useSyncExternalStore(store.subscribe, store.picker, nothing);
  const [BoardPicker, setBoardPicker] = useState(() => lazy(loadPicker));
  const giveUp = (): void => {
    setBoardPicker(() => lazy(loadPicker));
    store.reportPickerError();
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
