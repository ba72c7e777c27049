import { NoteForm, type NoteContent, type NoteDraft } from '@pegboard/boards/notes';
import { Modal } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { boardPageTexts as enUsBoardPage } from '../../messages/en-us-board-page.ts';
import { useTexts } from '../../messages/language.ts';
import { saveNote } from './note-api.ts';

type Note = NoteContent & { readonly entityId: string; readonly version: number };

/** Unsaved texts and their base versions, by note, or by board for a new one, until the page is closed. */
const drafts = new Map<string, { readonly draft: NoteDraft; readonly version: number }>();

/** Renders the dialog that creates or edits a note. Unsaved text is restored when it is opened again. */
export default function NoteDialog(props: {
  readonly boardId: string;
  readonly note?: Note | undefined;
  /** Reloads the data of the page, including the note. */
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const modalMessages = useTexts('modalMessages');
  const noteMessages = useTexts('noteMessages');
  const texts = useTexts('boardPage', enUsBoardPage).note;
  const { boardId, note, onChanged, onClose } = props;
  const of = note?.entityId ?? boardId;
  const storedDraft = drafts.get(of);
  const [opened] = useState(storedDraft?.version ?? note?.version ?? 0);
  /** True if the viewer was shown the concurrent changes. */
  const [hasRead, setRead] = useState(false);
  const version = hasRead && note ? note.version : opened;
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
      messages={modalMessages}
    >
      <NoteForm
        note={note}
        draft={storedDraft?.draft}
        onDraft={(draft) => drafts.set(of, { draft, version })}
        onCancel={end}
        onSave={async (written) => {
          const result = await saveNote({ boardId, note: note && { ...note, version } }, written);
          if (result.ok) {
            end();
            void onChanged();
          } else if (result.isChanged) {
            await onChanged();
            setRead(true);
          }
          return result;
        }}
        messages={noteMessages}
      />
    </Modal>
  );
}
