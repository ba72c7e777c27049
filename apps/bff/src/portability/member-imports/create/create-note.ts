import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { authoriseBoard, boardNotes } from '../../../pins/board-access/index.ts';
import { createNote, noteOptions } from '../../../pins/boards/index.ts';
import type { ImportedNote } from '../import-item.ts';
import { boardOf, createItemOnce, pastTime, type Created, type ImportRun } from './import-run.ts';

const noteSchema = z.object(noteOptions);

/** Creates a note. */
export async function createImportedNote(run: ImportRun, note: ImportedNote): Promise<Created> {
  const boardId = boardOf(run, note.board);
  const todos = note.todos.map(({ text, isDone }) => ({ text, is_done: isDone }));
  const { title, text, todos: fitted } = noteSchema.parse({ title: note.title, text: note.text, todos });
  const content = {
    title,
    text,
    todos: fitted.map((todo) => ({ text: todo.text, isDone: todo.is_done })),
  };
  return createItemOnce(run, 'note', note.id, async (tx) => {
    const board = await authoriseBoard(tx, run.owner, boardId, 'save');
    const made = await createNote(tx, run.owner, board, content);
    const { createdAt, updatedAt } = note;
    if (createdAt !== undefined && updatedAt !== undefined)
      await tx
        .update(boardNotes)
        .set({ createdAt: pastTime(new Date(createdAt)), updatedAt: pastTime(new Date(updatedAt)) })
        .where(eq(boardNotes.id, made.id));
    return made.id;
  });
}
