import { createSaveStore, SaveFlowProvider } from '@pegboard/save-flow';
import { use, useState, type ReactNode } from 'react';
import { useClient } from 'urql';
import { FeedStoreContext } from '../data/use-feed.ts';
import { useViewer } from '../data/viewer.ts';
import { boardSource, createLastPlace, savePorts } from './save-ports.ts';
import { StaleContext } from './stale.ts';
import { ToastContext } from './toasts.ts';

/** Gives the save flow to every screen. */
export function Saving({ children }: { readonly children: ReactNode }): ReactNode {
  const viewer = useViewer();
  const client = useClient();
  const toasts = use(ToastContext);
  const stale = use(StaleContext);
  const feeds = use(FeedStoreContext);
  if (!toasts || !stale || !feeds)
    throw new Error('Saving was rendered outside AppStores. Render it below <AppStores>.');
  const [flow] = useState(() => ({
    store: createSaveStore(savePorts({ viewerId: viewer?.entityId ?? '', toasts, onChange: stale.mark })),
    boards: boardSource(client),
    lastPlace: createLastPlace(),
  }));
  return (
    <SaveFlowProvider store={flow.store} boards={flow.boards} lastPlace={flow.lastPlace}>
      {children}
    </SaveFlowProvider>
  );
}
