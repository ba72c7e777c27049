'use client';

import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';

import styles from '../frame/parts.module.css';
import type { OnMore } from '../frame/show-more.tsx';
import { Findings, downloadFindings, useFindings } from './findings.tsx';
import { HistoryTable } from './history-table.tsx';
import { uploadState, type UploadData, type UploadFindingData } from './upload-data.ts';
import type { UploadMessages } from './upload-messages.ts';

const TONES = { done: 'good', partly: 'warning', cut: 'bad' } as const;

/** The uploads of an account, the newest first, each with the report of what was wrong in it. */
export function UploadHistory(props: {
  readonly uploads: readonly UploadData[];
  readonly onRead: (uploadId: string) => Promise<readonly UploadFindingData[]>;
  readonly onMore?: OnMore;
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
      stateOf={(upload) => ({ tone: TONES[uploadState(upload)], text: states[uploadState(upload)] })}
      onMore={onMore}
      renderReport={(upload) => <UploadReport upload={upload} onRead={onRead} messages={messages} />}
      messages={messages}
    />
  );
}

/** What became of an upload, and of each line that was refused what to do; read when it is opened. */
export function UploadReport(props: {
  readonly upload: UploadData;
  readonly onRead: (uploadId: string) => Promise<readonly UploadFindingData[]>;
  readonly messages: UploadMessages;
}): ReactNode {
  const { upload, onRead, messages } = props;
  const [findings] = useFindings(upload.refused > 0, () => onRead(upload.id));
  const whatToDo = ({ code }: UploadFindingData): string => messages.advice[code] ?? code;
  const title = messages.reportOf(upload.file_name);
  return (
    <section className={styles.card} aria-label={title}>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      <p role="status">{messages.summary(upload)}</p>
      {uploadState(upload) === 'cut' ? <p className={styles.hint}>{messages.cutHint}</p> : null}
      {findings === 'failed' ? <p role="alert">{messages.failed}</p> : null}
      {upload.refused === 0 ? <p className={styles.hint}>{messages.noFindings}</p> : null}
      {findings === undefined || findings === 'failed' || findings.length === 0 ? null : (
        <>
          <Findings rows={findings} whatToDo={whatToDo} messages={messages} />
          <div>
            <Button
              size="sm"
              onClick={() => downloadFindings(upload.file_name, findings, whatToDo, messages)}
            >
              {messages.download}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
