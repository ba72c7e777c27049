import type { NoteError } from './model/note-draft.ts';

/** The texts of the form of a note. Give another table for another language. */
export type NoteMessages = {
  readonly title: string;
  readonly text: string;
  readonly todos: string;
  readonly todosHint: string;
  readonly save: string;
  readonly cancel: string;
  readonly failed: string;
  /** Someone changed the note while it was written. */
  readonly changed: string;
  /** Above what the note says now. */
  readonly now: string;
  /** Saves it all the same. */
  readonly replace: string;
  readonly problem: (problem: NoteError) => string;
};

/** The texts in American English. */
export const noteMessages: NoteMessages = {
  title: 'Title',
  text: 'Note',
  todos: 'To-dos',
  todosHint: 'One on each line. They can be checked on the board.',
  save: 'Save note',
  cancel: 'Cancel',
  failed: 'Sorry! Something went wrong on our end.',
  changed: 'Someone else changed this note. Your text is still here.',
  now: 'Current note',
  replace: 'Save mine instead',
  problem({ what, max }) {
    if (what === 'blank') return 'Write something on it first.';
    if (what === 'too-many') return `A note has room for ${max} to-dos.`;
    return what === 'too-long' ? `Use ${max} characters or fewer.` : `Use ${max} characters or fewer a line.`;
  },
};
