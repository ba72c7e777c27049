'use client';

import {
  Button,
  TextArea,
  TextField,
  rootAttributes,
  type RootProps,
  functionProp,
  functionPropOr,
  listProp,
  messagesProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import { noteMessages, type NoteMessages } from './messages.ts';
import {
  toNoteDraft,
  toNote,
  validateNote,
  type NoteContent,
  type NoteDraft,
  type NoteField,
} from './model/note-draft.ts';
import styles from './notes.module.css';

/** The result of storing a note: field errors, or an error of the whole form. */
export type NoteResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /**
       * Another member changed the note meanwhile: `note` is the current version, shown next to the draft.
       */
      readonly isChanged?: boolean | undefined;
      readonly message?: string | undefined;
      readonly fields?: Readonly<Record<string, string>> | undefined;
    };

/** The props of the form of a note. */
export type NoteFormProps = RootProps & {
  /** The note to edit; without it, the form creates one. */
  readonly note?: NoteContent | undefined;
  /** The unsaved draft. */
  readonly draft?: NoteDraft | undefined;
  /** Receives the draft on each change, so that it can be restored. */
  readonly onDraft?: ((draft: NoteDraft) => void) | undefined;
  /** Stores the note; does not throw. */
  readonly onSave: (note: NoteContent) => Promise<NoteResult>;
  readonly onCancel: () => void;
  readonly messages?: NoteMessages | undefined;
};

const NOTE_FORM_RULES = {
  note: optionalProp(shapeProp({ title: textProp, text: textProp, todos: listProp })),
  draft: optionalProp(shapeProp({ title: textProp, text: textProp, todos: textProp })),
  onDraft: optionalProp(functionProp),
  onSave: functionPropOr(async () => ({ ok: false })),
  onCancel: functionProp,
  messages: messagesProp(noteMessages),
};

/**
 * Renders the form that creates or edits a note: a title, a text, and one to-do item per line. The typed text
 * stays when the server rejects it.
 */
export function NoteForm(rawProps: NoteFormProps): ReactNode {
  const props = validProps('NoteForm', rawProps, NOTE_FORM_RULES);
  const { note, onDraft, onSave, onCancel, messages = noteMessages } = props;
  const [draft, setDraft] = useState(props.draft ?? toNoteDraft(note));
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const [isChanged, setChanged] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const written = toNote(draft, note?.todos ?? []);
    const problem = validateNote(written);
    setProblems(problem ? { [problem.field]: messages.problem(problem) } : {});
    setMessage('');
    if (problem) return;
    setBusy(true);
    const result = await onSave(written);
    setBusy(false);
    if (result.ok) return;
    setChanged(result.isChanged === true);
    if (result.isChanged) return;
    const { fields = {} } = result;
    setProblems(fields);
    if (Object.keys(fields).length === 0) setMessage(result.message || messages.failed);
  };
  const field = (name: NoteField) => ({
    label: messages[name],
    value: draft[name],
    error: problems[name],
    autoComplete: 'off',
    onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
      const next = { ...draft, [name]: event.currentTarget.value };
      setDraft(next);
      onDraft?.(next);
    },
  });
  return (
    <form
      onSubmit={(event) => void save(event)}
      noValidate
      data-part="note-form"
      {...rootAttributes(props, styles.form)}
    >
      <TextField {...field('title')} data-autofocus="" />
      <TextArea {...field('text')} rows={4} />
      <TextArea {...field('todos')} hint={messages.todosHint} rows={4} />
      <output className={styles.said} data-part="status">
        {isChanged ? messages.changed : message}
      </output>
      {isChanged && note ? <NoteNow note={note} label={messages.now} /> : null}
      <div className={styles.foot} data-part="actions">
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button type="submit" variant="primary" loading={isBusy}>
          {isChanged ? messages.replace : messages.save}
        </Button>
      </div>
    </form>
  );
}

/** Renders the current note to a member who is about to overwrite it. */
function NoteNow({ note, label }: { readonly note: NoteContent; readonly label: string }): ReactNode {
  return (
    <section className={styles.now} aria-label={label}>
      <strong>{label}</strong>
      {note.title === '' ? null : <p>{note.title}</p>}
      {note.text === '' ? null : <p>{note.text}</p>}
      {note.todos.length === 0 ? null : (
        <ul>
          {note.todos.map(({ text, isDone }, nth) => (
            <li key={`${nth} ${text}`}>{isDone ? <s>{text}</s> : text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
