import { createToastStore, ToastRegion } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { vi, type Mock } from 'vitest';
import { render, type RenderResult } from 'vitest-browser-react';
import {
  createLastTarget,
  createSaveStore,
  SaveFlowProvider,
  showSaveToasts,
  type BoardPorts,
  type LastTarget,
  type PickerBoard,
  type SavedLocation,
  type SavePorts,
  type SaveStore,
  type SaveTarget,
} from '../index.ts';

/** A public board without sections, unless overridden. */
export function createPickerBoard(board: Partial<PickerBoard> = {}): PickerBoard {
  return { id: '5', name: 'Kitchen', privacy: 'public', coverUrl: undefined, sections: [], ...board };
}

/** Boards with these names, whose ids count from 1. */
export function createBoards(...names: readonly string[]): readonly PickerBoard[] {
  return names.map((name, at) => createPickerBoard({ id: String(at + 1), name }));
}

/** Returns the location that a save to this target creates; copies have the id 900. */
export function createSavedLocation(target: SaveTarget, boards: readonly PickerBoard[] = []): SavedLocation {
  const board = boards.find(({ id }) => id === target.boardId);
  const section = board?.sections.find(({ id }) => id === target.sectionId) ?? null;
  const name = board?.name ?? 'Quick Saves';
  return {
    copyId: '900',
    board: { id: target.boardId ?? '1', name, url: '/mara/board/' },
    section,
    isProfile: target.boardId === undefined,
  };
}

/** A source of these boards, 25 per page, whose responses can be overridden. */
export function createBoardPorts(
  boards: readonly PickerBoard[],
  source: Partial<BoardPorts> = {},
): BoardPorts {
  return {
    async boards({ query, after }) {
      const found = boards.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
      const start = Number(after ?? 0);
      const end = start + 25;
      return { boards: found.slice(start, end), after: end < found.length ? String(end) : null };
    },
    suggested: async () => [],
    createBoard: async ({ name, privacy }) => ({
      ok: true,
      board: createPickerBoard({ id: '70', name, privacy }),
    }),
    createSection: async ({ title }) => ({ ok: true, section: { id: '71', title } }),
    ...source,
  };
}

/** A page with the save flow, and the recorded calls of its ports. */
export type RenderedFlow = RenderResult & {
  readonly store: SaveStore;
  readonly save: Mock<SavePorts['save']>;
  readonly move: Mock<SavePorts['move']>;
  readonly remove: Mock<SavePorts['remove']>;
};

/** Renders a page in which every pin can be saved, with toasts as an app shows them. */
export async function renderFlow(
  children: ReactNode,
  flow: {
    readonly boards?: readonly PickerBoard[];
    readonly source?: Partial<BoardPorts>;
    readonly ports?: Partial<SavePorts>;
    readonly lastPlace?: LastTarget;
  } = {},
): Promise<RenderedFlow> {
  const { boards = [], lastPlace = createLastTarget() } = flow;
  const toasts = createToastStore();
  let keys = 0;
  const save = vi.fn<SavePorts['save']>(
    flow.ports?.save ?? (async ({ target }) => ({ ok: true, place: createSavedLocation(target, boards) })),
  );
  const move = vi.fn<SavePorts['move']>(
    flow.ports?.move ?? (async ({ target }) => ({ ok: true, place: createSavedLocation(target, boards) })),
  );
  const remove = vi.fn<SavePorts['remove']>(flow.ports?.remove ?? (async () => ({ ok: true })));
  const store = createSaveStore({
    logSave: () => undefined,
    newKey: () => `key-${(keys += 1)}`,
    sleep: async () => undefined,
    toast: showSaveToasts(toasts),
    ...flow.ports,
    save,
    move,
    remove,
  });
  const page = await render(
    <SaveFlowProvider
      store={store}
      boards={createBoardPorts(boards, flow.source)}
      lastPlace={lastPlace}
      queue={flow.ports?.queue}
    >
      <main>{children}</main>
      <ToastRegion store={toasts} />
    </SaveFlowProvider>,
  );
  return { ...page, store, save, move, remove };
}
