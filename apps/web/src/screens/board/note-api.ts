import type { NoteContent, NoteResult } from '@pegboard/boards/notes';
import { callResource, ResourceError } from '../../data/call-resource.ts';

/** The note to write: an existing one, or a new one of a board. */
export type NoteTarget = {
  readonly boardId: string;
  /** With the version that was read: a newer version is not overwritten. */
  readonly note?: { readonly entityId: string; readonly version: number } | undefined;
};

/** Saves the content of a note; shows an error instead of throwing. */
export async function saveNote(
  { boardId, note }: NoteTarget,
  { title, text, todos }: NoteContent,
): Promise<NoteResult> {
  const options = {
    ...(note ? { note_id: note.entityId, version: note.version } : { board_id: boardId }),
    title,
    text,
    todos: todos.map((todo) => ({ text: todo.text, is_done: todo.isDone })),
  };
  const action = note ? 'update' : 'create';
  try {
    await callResource({ name: 'BoardNote', action, options, idempotencyKey: crypto.randomUUID() });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ResourceError)) return { ok: false };
    const { code, fields, message } = error.failure;
    return { ok: false, message, fields, isChanged: code === 'note_changed' };
  }
}

/** Checks or unchecks the to-do at an index of a note. Throws `ResourceError`. */
export async function checkTodo(noteId: string, nth: number, text: string, isDone: boolean): Promise<void> {
  const options = { note_id: noteId, nth, text, is_done: isDone };
  await callResource({ name: 'BoardNoteCheck', action: 'update', options });
}

/** Deletes a note, or restores it. Throws `ResourceError`. */
export async function deleteNote(noteId: string, isBack: boolean): Promise<void> {
  const options = { note_id: noteId };
  await callResource(
    isBack
      ? { name: 'BoardNoteRestore', action: 'create', options }
      : { name: 'BoardNote', action: 'delete', options },
  );
}
