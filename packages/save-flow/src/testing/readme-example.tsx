import '@pegboard/ui/styles.css';
import '@pegboard/save-flow/styles.css';

import {
  createLastTarget,
  createSaveStore,
  SaveControls,
  SaveFlowProvider,
  saveMessages,
  type BoardPorts,
  type PickerBoard,
  type SavedLocation,
  type SaveTarget,
} from '@pegboard/save-flow';
import { createToastStore, ToastRegion } from '@pegboard/ui';
import type { ReactNode } from 'react';

const boards: PickerBoard[] = [
  { id: '1', name: 'Quiet kitchens', privacy: 'public', coverUrl: undefined, sections: [] },
];

const placeOf = ({ boardId }: SaveTarget): SavedLocation => {
  const board = boards.find(({ id }) => id === boardId);
  return {
    copyId: crypto.randomUUID(),
    board: { id: board?.id ?? '0', name: board?.name ?? 'Quick Saves', url: `/mira/${boardId ?? 'saves'}/` },
    section: null,
    isProfile: board === undefined,
  };
};

const source: BoardPorts = {
  boards: async ({ query }) => ({ boards: boards.filter(({ name }) => name.includes(query)), after: null }),
  suggested: async () => [],
  async createBoard({ name, privacy }) {
    const id = String(boards.length + 1);
    const board: PickerBoard = { id, name, privacy, coverUrl: undefined, sections: [] };
    boards.push(board);
    return { ok: true, board };
  },
  createSection: async ({ title }) => ({ ok: true, section: { id: crypto.randomUUID(), title } }),
};

const toasts = createToastStore();
const store = createSaveStore({
  save: async ({ target }) => ({ ok: true, place: placeOf(target) }),
  move: async ({ target }) => ({ ok: true, place: placeOf(target) }),
  remove: async () => ({ ok: true }),
  toast({ kind, text, actions }, onAction) {
    const offers = actions.map((action) => ({
      label: saveMessages[action],
      onAction: () => onAction(action),
    }));
    toasts.show({ kind, text, durationMs: 5000, actions: offers });
  },
  logSave: (pinId, place) => void performance.mark('save', { detail: `${pinId} to ${place.board.name}` }),
  newKey: () => crypto.randomUUID(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});
const lastPlace = createLastTarget();

export function CupPage(): ReactNode {
  return (
    <SaveFlowProvider store={store} boards={source} lastPlace={lastPlace}>
      <h1>Stoneware cup, ash glaze</h1>
      <SaveControls pinId="912" savedTo={null} layout="closeup" />
      <ToastRegion store={toasts} />
    </SaveFlowProvider>
  );
}
