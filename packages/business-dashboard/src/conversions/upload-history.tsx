'use client';

import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import type { LoadMore } from '../layout/show-more.tsx';
import { IssueList, downloadIssues, useIssues } from './issue-list.tsx';
import { HistoryTable } from './history-table.tsx';
import { getUploadState, type UploadData, type UploadIssueData } from './upload-data.ts';
import type { UploadMessages } from './upload-messages.ts';

const TONES = { done: 'good', partly: 'warning', cut: 'bad' } as const;

/** Renders the uploads of an account, newest first, each with the report of its issues. */
export function UploadHistory(props: {
  readonly uploads: readonly UploadData[];
  readonly onRead: (uploadId: string) => Promise<readonly UploadIssueData[]>;
  readonly onMore?: LoadMore;
  readonly messages: UploadMessages;
}): ReactNode {
  const { uploads, onRead, onMore, messages } = props;
  const { columns, states } = messages;
  return (
    <HistoryTable
      uploads={uploads}
      numbers={[
        [columns.lines, ({ lines }) => lines],
        [columns.taken, ({ taken }) => taken],
        [columns.known, ({ known }) => known],
        [columns.refused, ({ refused }) => refused],
      ]}
      stateOf={(upload) => ({ tone: TONES[getUploadState(upload)], text: states[getUploadState(upload)] })}
      onMore={onMore}
      renderReport={(upload) => <UploadReport upload={upload} onRead={onRead} messages={messages} />}
      messages={messages}
    />
  );
}

/** Renders the result of an upload and the advice for each rejected line; loaded when opened. */
export function UploadReport(props: {
  readonly upload: UploadData;
  readonly onRead: (uploadId: string) => Promise<readonly UploadIssueData[]>;
  readonly messages: UploadMessages;
}): ReactNode {
  const { upload, onRead, messages } = props;
  const [findings] = useIssues(upload.refused > 0, () => onRead(upload.id));
  const whatToDo = ({ code }: UploadIssueData): string => messages.advice[code] ?? messages.otherAdvice(code);
  const title = messages.reportOf(upload.file_name);
  return (
    <section className={styles.card} data-part="card" aria-label={title}>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      <p role="status">{messages.summary(upload)}</p>
      {getUploadState(upload) === 'cut' ? <p className={styles.hint}>{messages.cutHint}</p> : null}
      {findings === 'failed' ? <p role="alert">{messages.failed}</p> : null}
      {upload.refused === 0 ? <p className={styles.hint}>{messages.noFindings}</p> : null}
      {findings === undefined || findings === 'failed' || findings.length === 0 ? null : (
        <>
          <IssueList rows={findings} whatToDo={whatToDo} messages={messages} />
          <div>
            <Button size="sm" onClick={() => downloadIssues(upload.file_name, findings, whatToDo, messages)}>
              {messages.download}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
