import { BOARD_TITLE_MAX, collapseWhitespace, graphemeCount } from '@pegboard/types';
import { Button, Modal, TextField } from '@pegboard/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { BulkMessages } from './messages.ts';
import styles from './bulk-edit.module.css';

/** Renders the dialog that creates a section with the selected pins; the input stays after an error. */
export function NewSection(props: {
  readonly count: number;
  readonly messages: BulkMessages;
  readonly isBusy: boolean;
  /** Resolves to the error of the name, if any. */
  readonly onMake: (title: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}): ReactNode {
  const { count, messages, isBusy, onMake, onClose } = props;
  const formId = useId();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const name = collapseWhitespace(title);
    if (name === '') return setProblem(messages.nameMissing);
    if (graphemeCount(name) > BOARD_TITLE_MAX) return setProblem(messages.nameTooLong(BOARD_TITLE_MAX));
    const error = await onMake(name);
    if (error === undefined) onClose();
    else setProblem(error);
  };
  return (
    <Modal
      title={messages.sectionTitle(count)}
      size="sm"
      narrow="sheet"
      onClose={onClose}
      messages={{ close: messages.close }}
      footer={
        <div className={styles.foot}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isBusy}>
            {messages.sectionMake}
          </Button>
        </div>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={messages.sectionName}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={problem}
          autoComplete="off"
          data-autofocus=""
        />
      </form>
    </Modal>
  );
}
