'use client';

import { Button } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { IssueList, downloadIssues, type IssuesState } from '../conversions/issue-list.tsx';
import styles from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import { Progress } from '../layout/progress.tsx';
import { StatusChip } from '../layout/status-chip.tsx';
import {
  applyRows,
  getBulkState,
  countRemainingRows,
  type BulkIssueData,
  type BulkUploadResult,
  type BulkState,
  type BulkUploadData,
} from './data.ts';
import type { BulkUploadMessages } from './messages.ts';

/** The status colors of uploads. */
export const BULK_TONES: Readonly<Record<BulkState, 'plain' | 'good' | 'warning' | 'bad'>> = {
  cut: 'bad',
  refused: 'bad',
  checked: 'plain',
  begun: 'warning',
  partly: 'warning',
  done: 'good',
};

/** The props of BulkReport. */
export type BulkReportProps = {
  readonly upload: BulkUploadData;
  /** The issues; undefined while they load. */
  readonly findings: IssuesState;
  readonly mayEdit: boolean;
  readonly onApply: (uploadId: string) => Promise<BulkUploadResult>;
  /** Called when rows were applied, completely or partly. */
  readonly onApplied: () => void;
  readonly messages: BulkUploadMessages;
};

/** Renders the issues of an upload by line, and the button that applies the valid rows. */
export function BulkReport(props: BulkReportProps): ReactNode {
  const { findings, mayEdit, onApply, onApplied, messages } = props;
  const [applied, setApplied] = useState<BulkUploadData>();
  const [isWorking, setIsWorking] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const upload = applied ?? props.upload;
  const state = getBulkState(upload);
  const title = messages.reportOf(upload.file_name);
  const rows = findings === 'failed' ? [] : (findings ?? []);
  const whatToDo = ({ field, code }: BulkIssueData): string => messages.advice(field, code);
  const work = async (): Promise<void> => {
    setIsWorking(true);
    setWrong(undefined);
    const sent = await applyRows(upload, () => onApply(upload.id), setApplied);
    setIsWorking(false);
    if (!sent.ok) setWrong(sent.message || messages.failed);
    onApplied();
  };
  const done = upload.applied + upload.failed;
  return (
    <section className={styles.card} data-part="card" aria-label={title}>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      <div className={styles.buttons} data-part="actions">
        <StatusChip tone={BULK_TONES[state]}>{messages.states[state]}</StatusChip>
        <p role="status">{messages.summary(upload)}</p>
      </div>
      {state === 'cut' ? <p className={styles.hint}>{messages.cutHint}</p> : null}
      {state === 'begun' && !isWorking ? <p className={styles.hint}>{messages.begunHint}</p> : null}
      {findings === 'failed' ? <p role="alert">{messages.failed}</p> : null}
      {upload.refused + upload.failed === 0 && upload.is_ended ? (
        <p className={styles.hint}>{messages.noFindings}</p>
      ) : null}
      {rows.length === 0 ? null : <IssueList rows={rows} whatToDo={whatToDo} messages={messages} />}
      <div className={styles.buttons} data-part="actions">
        {mayEdit && upload.is_ended && countRemainingRows(upload) > 0 ? (
          <Button variant="primary" loading={isWorking} onClick={() => void work()}>
            {messages.apply(countRemainingRows(upload))}
          </Button>
        ) : null}
        {rows.length === 0 ? null : (
          <Button onClick={() => downloadIssues(upload.file_name, rows, whatToDo, messages)}>
            {messages.downloadReport}
          </Button>
        )}
      </div>
      {isWorking ? (
        <Progress done={done} all={upload.ready} text={messages.applying(done, upload.ready)} />
      ) : null}
      <ErrorMessage>{wrong}</ErrorMessage>
    </section>
  );
}
