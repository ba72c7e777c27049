'use client';

import type { ReportedKind, ReportReason } from '@pegboard/types';
import {
  Button,
  FieldError,
  Modal,
  TextArea,
  rootAttributes,
  type RootProps,
  functionProp,
  validProps,
  choiceProp,
  functionPropOr,
  messagesProp,
  flagProp,
  nodeProp,
} from '@pegboard/ui';
import { useId, useReducer, type FormEvent, type ReactNode } from 'react';
import {
  INITIAL_REPORT_STATE,
  transitionReportForm,
  type ReportForm,
  type ReportError,
} from '../model/report-form.ts';
import { reportReasons } from '../model/report-reasons.ts';
import type { ApiResult } from '../model/api-request.ts';
import { reportMessages, type ReportMessages } from './messages.ts';
import styles from './report-dialog.module.css';

/** The props of a ReportDialog. */
export type ReportDialogProps = RootProps & {
  readonly kind: ReportedKind;
  /** Sends the report; it never throws. */
  readonly onReport: (report: {
    readonly reason: ReportReason;
    readonly detail: string;
  }) => Promise<ApiResult>;
  readonly onClose: () => void;
  /** Further actions below the confirmation; without it, the dialog closes after the report. */
  readonly afterwards?: ReactNode;
  readonly hasThanks?: boolean | undefined;
  readonly messages?: ReportMessages | undefined;
};

const REPORT_DIALOG_RULES = {
  kind: choiceProp(['pin', 'board', 'comment', 'user']),
  onReport: functionPropOr(async () => ({ ok: false, message: '' })),
  hasThanks: flagProp,
  afterwards: nodeProp,
  onClose: functionProp,
  messages: messagesProp(reportMessages),
};

/** Renders the dialog that asks for the reason of a report, sends it, and confirms it (FB-04). */
export function ReportDialog(rawProps: ReportDialogProps): ReactNode {
  const props = validProps('ReportDialog', rawProps, REPORT_DIALOG_RULES);
  const { kind, onReport, onClose, afterwards, hasThanks = true, messages = reportMessages } = props;
  const [form, step] = useReducer(transitionReportForm, INITIAL_REPORT_STATE);
  const formId = useId();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const next = transitionReportForm(form, { type: 'submitted' });
    step({ type: 'submitted' });
    if (next.step !== 'sending') return;
    const result = await onReport({ reason: next.reason, detail: next.detail });
    if (result.ok && !hasThanks) onClose();
    else step(result.ok ? { type: 'succeeded' } : { type: 'failed', message: result.message });
  };
  if (form.step === 'sent')
    return (
      <Modal
        key="sent"
        title={messages.reported}
        size="sm"
        onClose={onClose}
        messages={{ close: messages.close }}
        footer={
          <Button variant="primary" onClick={onClose} data-autofocus="">
            {messages.done}
          </Button>
        }
      >
        <p role="status">{messages.reportedThanks}</p>
        {afterwards}
      </Modal>
    );
  const isSending = form.step === 'sending';
  const isTooLong = problemOf(form)?.kind === 'too-long';
  return (
    <Modal
      data-part="report-dialog"
      {...rootAttributes(props)}
      title={messages.title[kind]}
      onClose={onClose}
      messages={{ close: messages.close }}
      closeOnOutsidePress={!isSending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isSending}>
            {messages.report}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        data-part="form"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <Reasons
          kind={kind}
          form={form}
          messages={messages}
          onChoose={(reason) => step({ type: 'reason-chosen', reason })}
        />
        <div ref={isTooLong ? comeIntoView : undefined}>
          <TextArea
            label={messages.detail}
            hint={messages.detailHint}
            error={isTooLong ? messages.tooLong : undefined}
            value={form.detail}
            rows={2}
            onChange={(event) => step({ type: 'detail-written', detail: event.currentTarget.value })}
          />
        </div>
        <Problem problem={problemOf(form)} messages={messages} />
      </form>
    </Modal>
  );
}

function Reasons(props: {
  readonly kind: ReportedKind;
  readonly form: Exclude<ReportForm, { readonly step: 'sent' }>;
  readonly messages: ReportMessages;
  readonly onChoose: (reason: ReportReason) => void;
}): ReactNode {
  const { kind, form, messages, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.reasons} data-part="reasons" disabled={form.step === 'sending'}>
      <legend>{messages.question}</legend>
      {reportReasons(kind).map((reason, index) => (
        <label key={reason} className={styles.reason} data-part="reason">
          <input
            type="radio"
            name={name}
            value={reason}
            checked={form.reason === reason}
            onChange={() => onChoose(reason)}
            aria-labelledby={`${name}-${reason}`}
            aria-describedby={`${name}-${reason}-hint`}
            data-autofocus={index === 0 ? '' : undefined}
          />
          <span id={`${name}-${reason}`} className={styles.label}>
            {messages.reasons[reason].label}
          </span>
          <span id={`${name}-${reason}-hint`} className={styles.hint} data-part="hint">
            {messages.reasons[reason].hint}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Problem(props: {
  readonly problem: ReportError | undefined;
  readonly messages: ReportMessages;
}): ReactNode {
  const { problem, messages } = props;
  if (problem === undefined || problem.kind === 'too-long') return null;
  return (
    <div ref={comeIntoView}>
      <FieldError>
        {problem.kind === 'no-reason' ? messages.noReason : problem.message || messages.failed}
      </FieldError>
    </div>
  );
}

/** Scrolls to an element: on a low viewport the reasons are taller than the dialog. */
function comeIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function problemOf(form: ReportForm): ReportError | undefined {
  return form.step === 'choosing' ? form.problem : undefined;
}
