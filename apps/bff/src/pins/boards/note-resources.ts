import { BOARD_NOTE_TODOS_MAX } from '@pegboard/types';
import { z } from 'zod';
import {
  countAnswer,
  idAnswer,
  emptyResponseSchema,
  timeAnswer,
} from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { authoriseBoard } from '../board-access/index.ts';
import { checkTodo, createNote, deleteNote, restoreNote, updateNote, type NoteRow } from './board-notes.ts';
import { isBlankNote, noteOptions, todoTextSchema, type NoteContent } from './note-rules.ts';

/** A note on a board over REST. */
const noteSchema = z.strictObject({
  id: idAnswer,
  board_id: idAnswer,
  author_id: idAnswer,
  title: z.string(),
  text: z.string(),
  todos: z.array(z.strictObject({ text: z.string(), is_done: z.boolean() })),
  created_at: timeAnswer,
  updated_at: timeAnswer,
  /** Incremented with every change. */
  version: countAnswer,
});

/**
 * BoardNoteResource creates, changes and deletes a note; BoardNoteCheck checks a to-do; BoardNoteRestore undoes a
 * deletion.
 */
export function noteResources({ db }: Pick<Deps, 'db'>): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'BoardNote',
      action: 'create',
      endpoint: 'v3_create_board_note',
      options: z.strictObject({ board_id: idSchema, ...noteOptions }),
      answer: noteSchema,
      async handle({ board_id: boardId, ...input }, { viewer }) {
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'save');
        return { data: presentNote(await createNote(db, viewer, board, textsOf(input))) };
      },
    }),
    authenticatedResource({
      name: 'BoardNote',
      action: 'update',
      endpoint: 'v3_update_board_note',
      // Without the version that was read, the note is overwritten whatever others wrote meanwhile.
      options: z.strictObject({
        note_id: idSchema,
        version: z
          .int()
          .min(1)
          .max(2 ** 31 - 1)
          .optional(),
        ...noteOptions,
      }),
      answer: noteSchema,
      async handle({ note_id: id, version, ...input }, { viewer }) {
        return { data: presentNote(await updateNote(db, viewer, parseId(id), textsOf(input), version)) };
      },
    }),
    authenticatedResource({
      name: 'BoardNote',
      action: 'delete',
      endpoint: 'v3_delete_board_note',
      options: z.strictObject({ note_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ note_id: id }, { viewer }) {
        await deleteNote(db, viewer, parseId(id));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BoardNoteRestore',
      action: 'create',
      endpoint: 'v3_restore_board_note',
      options: z.strictObject({ note_id: idSchema }),
      answer: noteSchema,
      async handle({ note_id: id }, { viewer }) {
        return { data: presentNote(await restoreNote(db, viewer, parseId(id))) };
      },
    }),
    authenticatedResource({
      name: 'BoardNoteCheck',
      action: 'update',
      endpoint: 'v3_check_board_note',
      options: z.strictObject({
        note_id: idSchema,
        nth: z
          .int()
          .min(0)
          .max(BOARD_NOTE_TODOS_MAX - 1),
        text: todoTextSchema,
        is_done: z.boolean(),
      }),
      answer: noteSchema,
      async handle({ note_id: id, nth, text, is_done: isDone }, { viewer }) {
        return { data: presentNote(await checkTodo(db, viewer, parseId(id), { nth, text, isDone })) };
      },
    }),
  ];
}

type NoteInput = {
  readonly title: string;
  readonly text: string;
  readonly todos: readonly { readonly text: string; readonly is_done: boolean }[];
};

function textsOf({ title, text, todos }: NoteInput): NoteContent {
  const texts = { title, text, todos: todos.map((todo) => ({ text: todo.text, isDone: todo.is_done })) };
  if (isBlankNote(texts))
    throw new AppError('invalid_input', { fields: { title: 'Write something on it first.' } });
  return texts;
}

function presentNote(note: NoteRow): z.infer<typeof noteSchema> {
  return {
    id: String(note.id),
    board_id: String(note.boardId),
    author_id: String(note.authorId),
    title: note.title,
    text: note.text,
    todos: note.todos.map(({ text, isDone }) => ({ text, is_done: isDone })),
    created_at: note.createdAt.toISOString(),
    updated_at: note.updatedAt.toISOString(),
    version: note.version,
  };
}
