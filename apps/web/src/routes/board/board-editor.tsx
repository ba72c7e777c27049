import { Button, Modal } from '@pegboard/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { callResource } from '../../data/call-resource.ts';
import { screenMessages } from '../../messages/en-us-screens.ts';
import { useSubmit } from '../use-submit.ts';
import { boardFormData, BoardFields } from './board-fields.tsx';
import type { BoardData } from './board.tsx';
import styles from './board.module.css';

/** The dialog that changes or deletes a board. Its address may change with its name: the page is loaded anew. */
export default function BoardEditor(props: {
  readonly board: BoardData;
  readonly onClose: () => void;
}): ReactNode {
  const { board, onClose } = props;
  const texts = screenMessages.board;
  const formId = useId();
  const { isBusy, fields, message, submit } = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const options = { board_id: board.entityId, ...boardFormData(event.currentTarget) };
    void submit(async () => {
      const saved = await callResource({ name: 'Board', action: 'update', options });
      location.assign((saved as { readonly url?: string }).url ?? board.url);
    });
  };
  const remove = (): void =>
    void submit(async () => {
      await callResource({ name: 'Board', action: 'delete', options: { board_id: board.entityId } });
      location.assign('/me/');
    });
  if (isAsking)
    return (
      <Modal
        title={texts.removeQuestion(board.name)}
        role="alertdialog"
        size="sm"
        onClose={() => setAsking(false)}
        footer={
          <div className={styles.editorFoot}>
            <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
            <Button variant="danger" loading={isBusy} onClick={remove}>
              {texts.remove}
            </Button>
          </div>
        }
      >
        <p>{texts.removeHint}</p>
        <output>{message}</output>
      </Modal>
    );
  return (
    <Modal
      title={texts.edit}
      onClose={onClose}
      footer={
        <div className={styles.editorFoot}>
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {texts.remove}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            {screenMessages.settings.save}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.editor} onSubmit={save}>
        <BoardFields
          name={board.name}
          description={board.description}
          privacy={board.privacy}
          errors={fields}
        />
        <output>{message}</output>
      </form>
    </Modal>
  );
}
