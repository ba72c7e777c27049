import {
  showSaveToasts,
  type BoardPorts,
  type FormError,
  type PickerBoard,
  type SavedLocation,
  type SaveMessages,
  type SavePorts,
  type VisitBoard,
} from '@pegboard/save-flow';
import type { ToastStore } from '@pegboard/ui';
import type { QueryCache } from '../../data/query-cache.ts';
import {
  PickerBoardsDocument,
  SuggestedBoardsDocument,
  type PickerBoard_BoardFragment,
} from '../../data/generated/graphql.ts';
import type * as Calls from './save-api.ts';
import { CHANGE_TOAST_ID } from '../toasts/undo-toast.ts';
import { saveQueue } from './save-queue.ts';
import { saveTabs, type SaveChannelConnection } from './save-channel.ts';

const LOST: { readonly ok: false } & FormError = { ok: false, fields: {}, failure: { kind: 'network' } };

/** Creates a request whose code is loaded with the first one: a visit without saves does not load it. */
async function called<T>(make: (calls: typeof Calls) => Promise<T>): Promise<T | typeof LOST> {
  const calls = await import('./save-api.ts').catch(() => undefined);
  return calls ? make(calls) : LOST;
}

/** The ports of the save flow on this site: RepinResource and PinResource, toasts, and the clock. */
export function savePorts(options: {
  readonly viewerId: string;
  readonly toasts: ToastStore;
  readonly messages: SaveMessages | undefined;
  readonly onVisitBoard: VisitBoard;
  /** Called after every change, because data read before may be outdated. */
  readonly onChange: () => void;
  readonly logSave: (pinId: string, boardId: string) => void;
  /** Called after every save and move with the current location of the copy. */
  readonly onSaved: (place: SavedLocation) => void;
}): SavePorts & { readonly channel?: SaveChannelConnection | undefined } {
  const { viewerId, toasts, messages, onVisitBoard, onChange, logSave, onSaved } = options;
  const forViewer = { userId: viewerId };
  const changed = async <T extends { readonly ok: boolean }>(result: Promise<T>): Promise<T> => {
    if ((await result).ok) onChange();
    return result;
  };
  const save: SavePorts['save'] = (call) => changed(called((calls) => calls.save({ ...call, ...forViewer })));
  const move: SavePorts['move'] = (call) => changed(called((calls) => calls.move({ ...call, ...forViewer })));
  const remove: SavePorts['remove'] = (copy) =>
    changed(called((calls) => calls.remove({ ...copy, ...forViewer })));
  const showToast = showSaveToasts(toasts, messages, onVisitBoard);
  return {
    save,
    move,
    remove,
    // Tabs and queues do not exist on the server.
    ...(import.meta.env.SSR
      ? {}
      : {
          queue: saveQueue({ userId: viewerId, save, move, remove }),
          channel: saveTabs(viewerId, onChange),
        }),
    toast(toast, onAction) {
      toasts.dismiss(CHANGE_TOAST_ID);
      showToast(toast, onAction);
    },
    logSave(pinId, place) {
      logSave(pinId, place.board.id);
      onSaved(place);
    },
    newKey: () => crypto.randomUUID(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

const BOARDS_A_PAGE = 25;

/**
 * Creates the viewer's boards for the picker, read over GraphQL and created by BoardResource and
 * BoardSectionResource.
 */
export function boardSource(answers: QueryCache, viewerId: string): BoardPorts {
  return {
    async boards({ query, after }) {
      const { viewer } = await answers.ask(
        PickerBoardsDocument,
        { query, after, first: BOARDS_A_PAGE },
        'network-only',
      );
      const page = viewer?.pickerBoards;
      return {
        boards: page?.edges.map(({ node }) => pickerBoard(node)) ?? [],
        after: page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
      };
    },
    async suggested(pinId) {
      const { viewer } = await answers.ask(SuggestedBoardsDocument, { pin: pinId });
      return viewer?.suggestedBoards.map(pickerBoard) ?? [];
    },
    createBoard: (board) => called(({ createBoard }) => createBoard({ ...board, userId: viewerId })),
    createSection: (section) =>
      called(({ createSection }) => createSection({ ...section, userId: viewerId })),
  };
}

function pickerBoard(board: PickerBoard_BoardFragment): PickerBoard {
  return {
    id: board.entityId,
    name: board.name,
    privacy: board.privacy,
    coverUrl: board.coverImages[0]?.url,
    sections: board.sections.map(({ entityId, title, coverImages }) => ({
      id: entityId,
      title,
      coverUrl: coverImages[0]?.url,
    })),
  };
}
