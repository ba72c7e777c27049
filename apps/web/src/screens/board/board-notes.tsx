import { EditIcon, IconButton, TrashIcon } from '@pegboard/ui';
import { lazy, Suspense, use, useOptimistic, useState, useTransition, type ReactNode } from 'react';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { useViewer } from '../../data/viewer.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { useTexts } from '../../messages/language.ts';
import type { BoardData } from './board-data.ts';
import styles from './board-notes.module.css';

const NoteDialog = lazy(() => import('./note-dialog.tsx'));

type Note = BoardData['notes'][number];
type NotesProps = {
  readonly board: BoardData;
  /** Reloads the data of the page. */
  readonly onChanged: () => Promise<void>;
};

/** Renders the notes of a board; members who can add pins can check to-dos and edit notes (WB-03). */
export function BoardNotes(props: NotesProps): ReactNode {
  const texts = useTexts('screens', enUsScreens).board;
  const { board, onChanged } = props;
  const [edited, setEdited] = useState<Note>();
  return (
    <section className={styles.notes} aria-label={texts.notes}>
      <ul role="list">
        {board.notes.map((note) => (
          <li key={note.entityId}>
            <NoteCard {...props} note={note} onEdit={() => setEdited(note)} />
          </li>
        ))}
      </ul>
      {edited ? (
        <Suspense>
          <NoteDialog
            boardId={board.entityId}
            note={board.notes.find(({ entityId }) => entityId === edited.entityId) ?? edited}
            onChanged={onChanged}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

function NoteCard(props: NotesProps & { readonly note: Note; readonly onEdit: () => void }): ReactNode {
  const texts = useTexts('screens', enUsScreens).board;
  const { board, note, onEdit, onChanged } = props;
  const { title, text, author } = note;
  const viewer = useViewer();
  const name = title || texts.note;
  const { todos, check, remove } = useNote(note, onChanged);
  const isOwn = viewer && [author.entityId, board.owner.entityId].includes(viewer.entityId);
  return (
    <article className={styles.note} aria-label={name}>
      {title === '' ? null : <h2>{title}</h2>}
      {text === '' ? null : <p className={styles.text}>{text}</p>}
      {todos.length === 0 ? null : (
        <ul role="list" className={styles.todos}>
          {todos.map((todo, nth) => (
            <li key={`${nth} ${todo.text}`}>
              <label>
                <input
                  type="checkbox"
                  checked={todo.isDone}
                  disabled={!board.viewerMaySave}
                  onChange={() => check(nth)}
                />
                <span>{todo.text}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {board.isCollaborative && author.fullName ? (
        <p className={styles.author}>{texts.noteBy(author.fullName)}</p>
      ) : null}
      {board.viewerMaySave ? (
        <p className={styles.actions}>
          <IconButton label={texts.editNote(name)} icon={<EditIcon />} size="sm" onClick={onEdit} />
          {isOwn ? (
            <IconButton label={texts.deleteNote(name)} icon={<TrashIcon />} size="sm" onClick={remove} />
          ) : null}
        </p>
      ) : null}
    </article>
  );
}

/**
 * Returns the to-dos of a note and its deletion, updated optimistically; errors are rolled back and shown.
 */
function useNote(
  note: Note,
  onChanged: () => Promise<void>,
): {
  readonly todos: Note['todos'];
  readonly check: (nth: number) => void;
  readonly remove: () => void;
} {
  const toasts = use(ToastContext);
  const [todos, show] = useOptimistic(note.todos);
  const [, start] = useTransition();
  return {
    todos,
    check(nth) {
      const todo = todos[nth];
      if (!todo) return;
      start(async () => {
        show(todos.with(nth, { ...todo, isDone: !todo.isDone }));
        const { checkNote } = await import('./note-actions.ts');
        if (await checkNote({ noteId: note.entityId, nth, text: todo.text, isDone: !todo.isDone }, toasts))
          await onChanged();
      });
    },
    remove() {
      void import('./note-actions.ts').then((life) => life.removeNote(note.entityId, toasts, onChanged));
    },
  };
}
