import { createLastPlace, createSaveStore, SaveFlowProvider } from '@pegboard/save-flow';
import { use, useState, type ReactNode } from 'react';
import { useClient } from 'urql';
import { FreshnessContext } from '../data/freshness.ts';
import { useViewer } from '../data/viewer.ts';
import { boardSource, savePorts } from './save-ports.ts';
import { ToastContext } from './toasts.ts';

/** Gives the save flow to every screen. */
export function Saving({ children }: { readonly children: ReactNode }): ReactNode {
  const viewer = useViewer();
  const client = useClient();
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  if (!toasts || !freshness)
    throw new Error('Saving was rendered outside AppStores. Render it below <AppStores>.');
  const [flow] = useState(() => ({
    store: createSaveStore(savePorts({ viewerId: viewer?.entityId ?? '', toasts, onChange: freshness.mark })),
    boards: boardSource(client),
    lastPlace: createLastPlace(),
  }));
  return (
    <SaveFlowProvider store={flow.store} boards={flow.boards} lastPlace={flow.lastPlace}>
      {children}
    </SaveFlowProvider>
  );
}
