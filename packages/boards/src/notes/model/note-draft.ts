import {
  BOARD_NOTE_TEXT_MAX,
  BOARD_NOTE_TITLE_MAX,
  BOARD_NOTE_TODO_MAX,
  BOARD_NOTE_TODOS_MAX,
  collapseWhitespace,
  graphemeCount,
} from '@pegboard/types';

/** A to-do item and its completion state. */
export type NoteTodo = { readonly text: string; readonly isDone: boolean };

/** The contents of a note. */
export type NoteContent = {
  readonly title: string;
  readonly text: string;
  readonly todos: readonly NoteTodo[];
};

/** The draft of a note; `todos` has one item per line. */
export type NoteDraft = { readonly title: string; readonly text: string; readonly todos: string };

/** A field of the form of a note. */
export type NoteField = keyof NoteDraft;

/** An error of a draft, and its field. */
export type NoteError = {
  readonly field: NoteField;
  readonly what: 'blank' | 'too-long' | 'too-many' | 'todo-too-long';
  readonly max: number;
};

/** Returns the draft for editing a note; an empty draft without a note. */
export function toNoteDraft(note: NoteContent | undefined): NoteDraft {
  const lines = note?.todos.map(({ text }) => text) ?? [];
  return { title: note?.title ?? '', text: note?.text ?? '', todos: lines.join('\n') };
}

/**
 * Returns the note of a draft. An item whose text existed before keeps its completion state, at any position.
 */
export function toNote(draft: NoteDraft, before: readonly NoteTodo[]): NoteContent {
  const marks = Map.groupBy(before, ({ text }) => text);
  const lines = draft.todos.split('\n').map(collapseWhitespace);
  return {
    title: collapseWhitespace(draft.title),
    text: draft.text.trim(),
    todos: lines
      .filter((text) => text !== '')
      .map((text) => ({ text, isDone: marks.get(text)?.shift()?.isDone ?? false })),
  };
}

/** Returns the first error of a note; undefined for a valid one. */
export function validateNote({ title, text, todos }: NoteContent): NoteError | undefined {
  if (title === '' && text === '' && todos.length === 0) return { field: 'title', what: 'blank', max: 0 };
  if (graphemeCount(title) > BOARD_NOTE_TITLE_MAX)
    return { field: 'title', what: 'too-long', max: BOARD_NOTE_TITLE_MAX };
  if (graphemeCount(text) > BOARD_NOTE_TEXT_MAX)
    return { field: 'text', what: 'too-long', max: BOARD_NOTE_TEXT_MAX };
  if (todos.length > BOARD_NOTE_TODOS_MAX)
    return { field: 'todos', what: 'too-many', max: BOARD_NOTE_TODOS_MAX };
  return todos.some((todo) => graphemeCount(todo.text) > BOARD_NOTE_TODO_MAX)
    ? { field: 'todos', what: 'todo-too-long', max: BOARD_NOTE_TODO_MAX }
    : undefined;
}
