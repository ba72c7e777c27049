import type { ToastStore } from '@pegboard/ui';
import { ResourceError } from '../../data/call-resource.ts';
import { boardPageTexts as enUsBoardPage } from '../../messages/en-us-board-page.ts';
import { getClientMessages } from '../../messages/client-messages.ts';
import { CHANGE_TOAST_ID, dismissOutdatedUndo } from '../../features/toasts/undo-toast.ts';
import { UNDO_TOAST_MS } from '../../features/board-editing/board-api.ts';
import { checkTodo, deleteNote } from './note-api.ts';

type Mark = {
  readonly noteId: string;
  readonly nth: number;
  readonly text: string;
  readonly isDone: boolean;
};

/** Checks a to-do; returns whether it was stored, and shows the error otherwise. */
export async function checkNote(
  { noteId, nth, text, isDone }: Mark,
  toasts: ToastStore | null,
): Promise<boolean> {
  return tried(toasts, () => checkTodo(noteId, nth, text, isDone));
}

/** Deletes a note; the toast can undo it. */
export async function removeNote(
  noteId: string,
  toasts: ToastStore | null,
  onChanged: () => Promise<void>,
): Promise<void> {
  const texts = getClientMessages('boardPage', enUsBoardPage).note;
  const restore = async (): Promise<void> => {
    if (!(await tried(toasts, () => deleteNote(noteId, true)))) return;
    toasts?.show({ id: CHANGE_TOAST_ID, text: texts.restored });
    await onChanged();
  };
  dismissOutdatedUndo(toasts);
  if (!(await tried(toasts, () => deleteNote(noteId, false)))) return;
  toasts?.show({
    id: CHANGE_TOAST_ID,
    text: texts.deleted,
    durationMs: UNDO_TOAST_MS,
    actions: [{ label: texts.undo, onAction: () => void restore() }],
  });
  await onChanged();
}

/** Returns whether a request succeeded; shows its error otherwise. */
async function tried(toasts: ToastStore | null, call: () => Promise<void>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    const message = error instanceof ResourceError ? error.failure.message : '';
    toasts?.show({
      id: CHANGE_TOAST_ID,
      kind: 'error',
      text: message || getClientMessages('boardPage', enUsBoardPage).note.failed,
    });
    return false;
  }
}
