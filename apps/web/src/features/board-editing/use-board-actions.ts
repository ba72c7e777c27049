import { use } from 'react';
import { useNavigate } from 'react-router';
import { ToastContext } from '../toasts/toasts.ts';
import { CHANGE_TOAST_ID, dismissOutdatedUndo } from '../toasts/undo-toast.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import { ResourceError } from '../../data/call-resource.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { useTexts } from '../../messages/language.ts';
import { UNDO_TOAST_MS } from './board-api.ts';
import { archiveBoard, deleteBoard, mergeBoards, restoreBoard } from './board-lifecycle-api.ts';
import { appWindow } from '../../data/app-window.ts';

/** The board of an action. */
export type BoardRef = { readonly id: string; readonly name: string; readonly url: string };

/** Actions on a whole board, each with a toast and undo. Each throws `ResourceError`. */
export type BoardActions = {
  readonly remove: (board: BoardRef) => Promise<void>;
  readonly restore: (board: Pick<BoardRef, 'id' | 'name'>) => Promise<void>;
  readonly archive: (board: BoardRef, isArchived: boolean) => Promise<void>;
  readonly merge: (from: BoardRef, into: BoardRef) => Promise<void>;
  /** Shows a toast, and reloads the page at a path. */
  readonly show: (path: string, text: string, onUndo?: () => Promise<void>) => Promise<void>;
};

/** Returns the actions on a whole board for this page. */
export function useBoardActions(): BoardActions {
  const boardTexts = useTexts('boards', enUsBoards);
  const texts = boardTexts.settings;
  const navigate = useNavigate();
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  const tell = (text: string, onUndo?: () => Promise<void>): void => {
    const undo = (): void => {
      onUndo?.().catch((error: unknown) => {
        const message = error instanceof ResourceError ? error.failure.message : '';
        toasts?.show({ id: CHANGE_TOAST_ID, kind: 'error', text: message || boardTexts.failed });
      });
    };
    toasts?.show({
      id: CHANGE_TOAST_ID,
      text,
      ...(onUndo ? { durationMs: UNDO_TOAST_MS, actions: [{ label: texts.undo, onAction: undo }] } : {}),
    });
  };
  const show: BoardActions['show'] = async (path, text, onUndo) => {
    freshness?.mark();
    tell(text, onUndo);
    await navigate(path, { replace: path === appWindow.location.pathname });
  };
  const restore: BoardActions['restore'] = async ({ id, name }) => {
    const back = await restoreBoard(id);
    await show(back.url, texts.restored(name));
  };
  const archive: BoardActions['archive'] = async (board, isArchived) => {
    dismissOutdatedUndo(toasts);
    await archiveBoard(board.id, isArchived);
    if (isArchived) await show(board.url, texts.archived(board.name), () => archive(board, false));
    else await show(board.url, texts.unarchived(board.name));
  };
  return {
    show,
    restore,
    archive,
    async remove(board) {
      dismissOutdatedUndo(toasts);
      await deleteBoard(board.id);
      await show('/me/', texts.removed(board.name), () => restore(board));
    },
    async merge(from, into) {
      dismissOutdatedUndo(toasts);
      const { board, moved } = await mergeBoards(from.id, into.id);
      await show(board.url, boardTexts.merge.done(moved, board.name), () => restore(from));
    },
  };
}
