import '@pegboard/ui/styles.css';
import '@pegboard/save-flow/styles.css';

import {
  createLastTarget,
  createSaveStore,
  SaveControls,
  SaveFlowProvider,
  showSaveToasts,
  type BoardPorts,
} from '@pegboard/save-flow';
import { createToastStore, ToastRegion } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { createSaveApi } from './save-api.ts';
import { boards, createServerPorts } from './save-ports.ts';

const toasts = createToastStore();
const store = createSaveStore({
  ...createServerPorts(createSaveApi()), // in an app: createServerPorts(fetch)
  toast: showSaveToasts(toasts),
  logSave: () => undefined,
  newKey: () => crypto.randomUUID(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
const lastTarget = createLastTarget();
const notHere = {
  ok: false,
  failure: { kind: 'refused', message: 'This example creates no boards.' },
  fields: {},
} as const;
const source: BoardPorts = {
  boards: async ({ query }) => ({ boards: boards.filter(({ name }) => name.includes(query)), after: null }),
  suggested: async () => [],
  createBoard: async () => notHere,
  createSection: async () => notHere,
};

export function SaveOnYourServer(): ReactNode {
  return (
    <SaveFlowProvider store={store} boards={source} lastPlace={lastTarget}>
      <p>Stoneware cup, ash glaze</p>
      <SaveControls pinId="912" savedTo={null} layout="closeup" />
      <ToastRegion store={toasts} />
    </SaveFlowProvider>
  );
}
