import type { ModerationDecision } from '@pegboard/types';
import { Button, FieldError, getFormText, Modal, TextArea } from '@pegboard/ui';
import { use, useId, type FormEvent, type ReactNode } from 'react';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { callResource } from '../../data/call-resource.ts';
import { reportTexts as enUsReports } from '../../messages/en-us-reports.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import type { Queued } from './queued-item.ts';
import styles from '../../features/reports/reports.module.css';

/** Renders the confirmation of a moderator's decision, with a note for the audit trail. */
export default function DecisionDialog(props: {
  readonly item: Queued;
  readonly decision: ModerationDecision;
  readonly onClose: (isDecided: boolean) => void;
}): ReactNode {
  const modalMessages = useTexts('modalMessages');
  const texts = useTexts('reports', enUsReports);
  const { queue } = useAdministrationTexts();
  const { item, decision, onClose } = props;
  const toasts = use(ToastContext);
  const { isBusy, fields, message, submit } = useSubmit();
  const formId = useId();
  const decide = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const note = getFormText(form, 'note').trim();
    const statement = getFormText(form, 'statement').trim();
    const options = {
      object_type: item.object_type,
      object_id: item.object_id,
      decision,
      ...(note === '' ? {} : { note }),
      ...(statement === '' ? {} : { statement }),
    };
    const isDone = await submit(
      async () => void (await callResource({ name: 'ModerationDecision', action: 'create', options })),
    );
    if (!isDone) return;
    toasts?.show({ text: texts.done[decision] });
    onClose(true);
  };
  return (
    <Modal
      title={texts.decideOf(texts.decide[decision], item.excerpt || texts.untitled)}
      size="sm"
      role="alertdialog"
      onClose={() => onClose(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={decision === 'remove' ? 'danger' : 'primary'}
            loading={isBusy}
          >
            {texts.decide[decision]}
          </Button>
        </>
      }
      messages={modalMessages}
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void decide(event)}>
        <p>{texts.questions[decision]}</p>
        {decision === 'keep' ? null : (
          <TextArea
            name="statement"
            label={queue.statement}
            hint={queue.statementHint}
            error={fields['statement']}
            rows={3}
          />
        )}
        <TextArea name="note" label={texts.note} hint={texts.noteHint} error={fields['note']} rows={2} />
        {message === undefined ? null : <FieldError>{message}</FieldError>}
      </form>
    </Modal>
  );
}
