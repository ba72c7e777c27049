'use client';

import { Button, EmptyState } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import styles from '../frame/parts.module.css';
import { ScrollRegion } from '../frame/scroll-region.tsx';
import { StatusChip } from '../frame/status-chip.tsx';
import { useTimeZone } from '../frame/use-time-zone.ts';
import { csvFileName, csvOf } from '../table/model/csv.ts';
import { downloadCsv } from '../table/download.ts';
import { uploadState, type UploadData, type UploadFindingData } from './upload-data.ts';
import type { UploadMessages } from './upload-messages.ts';
import when from './when.module.css';

const TONES = { done: 'good', partly: 'warning', cut: 'bad' } as const;

/** The uploads of an account, the newest first, each with the report of what was wrong in it. */
export function UploadHistory(props: {
  readonly uploads: readonly UploadData[];
  readonly onRead: (uploadId: string) => Promise<readonly UploadFindingData[]>;
  readonly messages: UploadMessages;
}): ReactNode {
  const { uploads, onRead, messages } = props;
  const { columns } = messages;
  const timeZone = useTimeZone();
  const [open, setOpen] = useState<string>();
  const shown = uploads.find(({ id }) => id === open);
  return (
    <section className={styles.section} aria-label={messages.history}>
      <h2>{messages.history}</h2>
      {uploads.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
      ) : (
        <ScrollRegion label={messages.history}>
          <table className={styles.table} data-middle="">
            <thead>
              <tr>
                <th scope="col">{columns.file}</th>
                <th scope="col">{columns.time}</th>
                {(['lines', 'taken', 'known', 'refused'] as const).map((name) => (
                  <th key={name} scope="col" data-number="">
                    {columns[name]}
                  </th>
                ))}
                <th scope="col">{columns.state}</th>
                <th scope="col">{messages.report}</th>
              </tr>
            </thead>
            <tbody>
              {uploads.map((upload) => (
                <tr key={upload.id} data-upload={upload.id}>
                  <th scope="row">
                    <bdi>{upload.file_name}</bdi>
                  </th>
                  <td className={when.when}>{messages.moment(upload.created_at, timeZone)}</td>
                  <td data-number="">{messages.count(upload.lines)}</td>
                  <td data-number="">{messages.count(upload.taken)}</td>
                  <td data-number="">{messages.count(upload.known)}</td>
                  <td data-number="">{messages.count(upload.refused)}</td>
                  <td>
                    <StatusChip tone={TONES[uploadState(upload)]}>
                      {messages.states[uploadState(upload)]}
                    </StatusChip>
                  </td>
                  <td>
                    <Button
                      size="sm"
                      aria-expanded={open === upload.id}
                      aria-label={messages.reportOf(upload.file_name)}
                      onClick={() => setOpen(open === upload.id ? undefined : upload.id)}
                    >
                      {open === upload.id ? messages.hideReport : messages.report}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {shown ? <UploadReport key={shown.id} upload={shown} onRead={onRead} messages={messages} /> : null}
    </section>
  );
}

/** What became of an upload, and of each line that was refused what to do; read when it is opened. */
export function UploadReport(props: {
  readonly upload: UploadData;
  readonly onRead: (uploadId: string) => Promise<readonly UploadFindingData[]>;
  readonly messages: UploadMessages;
}): ReactNode {
  const { upload, onRead, messages } = props;
  const [findings, setFindings] = useState<readonly UploadFindingData[] | 'failed'>();
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked && upload.refused > 0) {
    setIsAsked(true);
    onRead(upload.id).then(setFindings, () => setFindings('failed'));
  }
  const rows = Array.isArray(findings) ? (findings as readonly UploadFindingData[]) : [];
  const whatToDo = (code: string): string => messages.advice[code] ?? code;
  const download = (): void => {
    const { line, field, what } = messages.findings;
    downloadCsv(
      csvFileName(messages.reportOf(upload.file_name)),
      csvOf(
        [line, field, what],
        rows.map((one) => [one.line, one.field, whatToDo(one.code)]),
      ),
    );
  };
  return (
    <section className={styles.card} aria-label={messages.reportOf(upload.file_name)}>
      <h3>
        <bdi>{messages.reportOf(upload.file_name)}</bdi>
      </h3>
      <p role="status">{messages.summary(upload)}</p>
      {uploadState(upload) === 'cut' ? <p className={styles.hint}>{messages.cutHint}</p> : null}
      {findings === 'failed' ? <p role="alert">{messages.failed}</p> : null}
      {upload.refused === 0 ? <p className={styles.hint}>{messages.noFindings}</p> : null}
      {rows.length === 0 ? null : (
        <>
          <ScrollRegion label={messages.report}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col" data-number="">
                    {messages.findings.line}
                  </th>
                  <th scope="col">{messages.findings.field}</th>
                  <th scope="col">{messages.findings.what}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ line, field, code }) => (
                  <tr key={`${line} ${field}`}>
                    <td data-number="">{messages.count(line)}</td>
                    <td>
                      <code dir="ltr">{field}</code>
                    </td>
                    <td>{whatToDo(code)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
          <div>
            <Button size="sm" onClick={download}>
              {messages.download}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
