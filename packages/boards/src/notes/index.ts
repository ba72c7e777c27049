export { noteMessages, type NoteMessages } from './messages.ts';
export {
  toNoteDraft,
  toNote,
  validateNote,
  type NoteContent,
  type NoteDraft,
  type NoteField,
  type NoteError,
  type NoteTodo,
} from './model/note-draft.ts';
export { NoteForm, type NoteFormProps, type NoteResult } from './note-form.tsx';
