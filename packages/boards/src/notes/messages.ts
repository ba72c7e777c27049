import type { NoteError } from './model/note-draft.ts';

/** The messages of the form of a note. Pass another table for another language. */
export type NoteMessages = {
  readonly title: string;
  readonly text: string;
  readonly todos: string;
  readonly todosHint: string;
  readonly save: string;
  readonly cancel: string;
  readonly failed: string;
  /** Shown if another member changed the note while it was edited. */
  readonly changed: string;
  /** The heading above the current note. */
  readonly now: string;
  /** Labels the button that saves the draft over the current note. */
  readonly replace: string;
  readonly problem: (problem: NoteError) => string;
};

/** The messages in American English. */
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
