export { noteMessages, type NoteMessages } from './messages.ts';
export {
  draftOf,
  noteOf,
  noteProblem,
  type BoardNoteTexts,
  type NoteDraft,
  type NoteField,
  type NoteProblem,
  type NoteTodo,
} from './model/note-draft.ts';
export { NoteForm, type NoteFormProps, type NoteOutcome } from './note-form.tsx';
