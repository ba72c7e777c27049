import { NoteForm, type BoardNoteTexts, type NoteDraft } from '@pegboard/boards/notes';
import { Modal } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { boardPageTexts } from '../../messages/en-us-board-page.ts';
import { keepNote } from './note-calls.ts';

const texts = boardPageTexts.note;

/** What was typed and not kept, by the note or the board of a new one, until the page is left. */
const drafts = new Map<string, NoteDraft>();

/** The dialog that writes a note, or changes one. What was typed and not kept is there again when it is opened again. */
export default function NoteDialog(props: {
  readonly boardId: string;
  readonly note?: (BoardNoteTexts & { readonly entityId: string }) | undefined;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const { boardId, note, onChanged, onClose } = props;
  const of = note?.entityId ?? boardId;
  const end = (): void => {
    drafts.delete(of);
    onClose();
  };
  return (
    <Modal
      title={note ? texts.editTitle : texts.createTitle}
      size="sm"
      narrow="sheet"
      closeOnOutsidePress={false}
      onClose={onClose}
    >
      <NoteForm
        note={note}
        draft={drafts.get(of)}
        onDraft={(draft) => drafts.set(of, draft)}
        onCancel={end}
        onSave={async (written) => {
          const outcome = await keepNote({ boardId, noteId: note?.entityId }, written);
          if (outcome.ok) {
            end();
            void onChanged();
          }
          return outcome;
        }}
      />
    </Modal>
  );
}
