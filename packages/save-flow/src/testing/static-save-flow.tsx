import { drawing } from '@pegboard/config/drawn-pictures';
import { fn } from '@pegboard/config/story';
import { createToastStore, ToastRegion } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import {
  createLastTarget,
  createSaveStore,
  SaveFlowProvider,
  showSaveToasts,
  type BoardPorts,
  type PickerBoard,
  type SavedLocation,
  type SavePorts,
  type SaveQueue,
} from '../index.ts';
import { createTestQueue } from './test-queue.ts';

const board = (id: string, name: string, more: Partial<PickerBoard> = {}): PickerBoard => ({
  id,
  name,
  privacy: 'public',
  coverUrl: undefined,
  sections: [],
  ...more,
});

/** Mira's boards: with and without a cover, secret, and with sections. */
export const miraBoards: readonly PickerBoard[] = [
  board('1', 'Quiet kitchens', {
    coverUrl: drawing('kitchen', 60, 60),
    sections: [
      { id: '11', title: 'Shelves' },
      { id: '12', title: 'Stoves and what stands on them' },
    ],
  }),
  board('2', 'Glazes', { coverUrl: drawing('bowl', 60, 60) }),
  board('3', 'A birthday in May', { privacy: 'secret', coverUrl: drawing('rice', 60, 60) }),
  board('4', 'Houses that stay cool in summer, and why they do', { coverUrl: drawing('house', 60, 60) }),
  board('5', 'Garden'),
];

/** A save to Quiet kitchens. */
export const onQuietKitchens: SavedLocation = {
  copyId: '900',
  board: { id: '1', name: 'Quiet kitchens', url: '/miraokafor/quiet-kitchens/' },
  section: null,
  isProfile: false,
};

/** A second save to Glazes. */
export const onGlazes: SavedLocation = {
  copyId: '901',
  board: { id: '2', name: 'Glazes', url: '/miraokafor/glazes/' },
  section: null,
  isProfile: false,
};

/** A queue without a network. */
export function offlineQueue(): SaveQueue {
  const { queue, network } = createTestQueue({ send: () => never() });
  network.isOnline = false;
  return queue;
}

const never = <T,>(): Promise<T> => new Promise(() => undefined);

/** Ports that respond at once, with Quiet kitchens. */
export const readyPorts: Pick<SavePorts, 'move' | 'remove' | 'save'> = {
  save: fn(async () => ({ ok: true, place: onQuietKitchens }) as const),
  move: fn(async () => ({ ok: true, place: onQuietKitchens }) as const),
  remove: fn(async () => ({ ok: true }) as const),
};

/** Ports that never respond: pending requests stay pending. */
export const pendingPorts: Pick<SavePorts, 'move' | 'remove' | 'save'> = {
  save: () => never(),
  move: () => never(),
  remove: () => never(),
};

/** Boards that never finish loading. */
export const pendingBoards: Partial<BoardPorts> = { boards: () => never(), suggested: () => never() };

/** Boards that cannot be loaded. */
export const failingBoards: Partial<BoardPorts> = { boards: () => Promise.reject(new Error('No boards.')) };

/** Renders children in the save flow of Mira, with toasts that stay. */
export function StaticSaveFlow(props: {
  readonly children: ReactNode;
  readonly boards?: readonly PickerBoard[];
  readonly source?: Partial<BoardPorts>;
  readonly ports?: Partial<SavePorts>;
}): ReactNode {
  const { children, boards = miraBoards, source, ports } = props;
  const [flow] = useState(() => ({ ...storeOf(ports), boards: sourceOf(boards, source) }));
  return (
    <SaveFlowProvider store={flow.store} boards={flow.boards} lastPlace={flow.lastPlace} queue={flow.queue}>
      {children}
      <ToastRegion store={flow.toasts} />
    </SaveFlowProvider>
  );
}

function storeOf(ports?: Partial<SavePorts>) {
  const toasts = createToastStore();
  const store = createSaveStore({
    ...readyPorts,
    logSave: () => undefined,
    newKey: () => 'key',
    sleep: async () => undefined,
    toast: showSaveToasts({ ...toasts, show: (toast) => toasts.show({ ...toast, durationMs: 60_000 }) }),
    ...ports,
  });
  return { store, toasts, lastPlace: createLastTarget(), queue: ports?.queue };
}

function sourceOf(boards: readonly PickerBoard[], source?: Partial<BoardPorts>): BoardPorts {
  return {
    boards: async ({ query }) => ({
      boards: boards.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())),
      after: null,
    }),
    suggested: async () => boards.slice(3, 4),
    createBoard: async ({ name, privacy }) => ({ ok: true, board: board('70', name, { privacy }) }),
    createSection: async ({ title }) => ({ ok: true, section: { id: '71', title } }),
    ...source,
  };
}
