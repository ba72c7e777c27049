'use client';

import { Button, EmptyState } from '@pegboard/ui';
import { Fragment, useState, type ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { ShowMore, type LoadMore } from '../layout/show-more.tsx';
import { CompactTable } from '../layout/compact-table.tsx';
import { StatusChip, type StatusTone } from '../layout/status-chip.tsx';
import { useTimeZone } from '../layout/use-time-zone.ts';

/** The messages of an upload history. */
export type HistoryMessages = {
  readonly history: string;
  readonly none: string;
  readonly noneHint: string;
  readonly columns: { readonly file: string; readonly time: string; readonly state: string };
  readonly report: string;
  readonly reportOf: (file: string) => string;
  readonly hideReport: string;
  readonly more: string;
  readonly failed: string;
  readonly count: (value: number) => string;
  readonly moment: (iso: string, timeZone: string) => string;
};

type Uploaded = { readonly id: string; readonly file_name: string; readonly created_at: string };

/** Renders the uploaded files, newest first, each with its report. */
export function HistoryTable<Upload extends Uploaded>(props: {
  readonly uploads: readonly Upload[];
  /** The number columns: the heading, and the number of an upload. */
  readonly numbers: readonly (readonly [label: string, of: (upload: Upload) => number])[];
  readonly stateOf: (upload: Upload) => { readonly tone: StatusTone; readonly text: string };
  readonly renderReport: (upload: Upload) => ReactNode;
  readonly onMore?: LoadMore;
  readonly messages: HistoryMessages;
}): ReactNode {
  const { uploads, numbers, stateOf, renderReport, onMore, messages } = props;
  const { columns } = messages;
  const timeZone = useTimeZone();
  const [open, setOpen] = useState<string>();
  const shown = uploads.find(({ id }) => id === open);
  return (
    <section className={styles.section} data-part="section">
      <h2>{messages.history}</h2>
      {uploads.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
      ) : (
        <CompactTable
          label={messages.history}
          isMiddle
          heads={[
            columns.file,
            columns.time,
            ...numbers.map(([label]) => ({ numbers: label })),
            columns.state,
            messages.report,
          ]}
        >
          {uploads.map((upload) => {
            const { id, file_name: file } = upload;
            const { tone, text } = stateOf(upload);
            return (
              <tr key={id} data-upload={id}>
                <th scope="row">
                  <bdi>{file}</bdi>
                </th>
                <td className={styles.when}>{messages.moment(upload.created_at, timeZone)}</td>
                {numbers.map(([label, of]) => (
                  <td key={label} data-number="">
                    {messages.count(of(upload))}
                  </td>
                ))}
                <td>
                  <StatusChip tone={tone}>{text}</StatusChip>
                </td>
                <td>
                  <Button
                    size="sm"
                    aria-expanded={open === id}
                    aria-label={open === id ? `${messages.hideReport}: ${file}` : messages.reportOf(file)}
                    onClick={() => setOpen(open === id ? undefined : id)}
                  >
                    {open === id ? messages.hideReport : messages.report}
                  </Button>
                </td>
              </tr>
            );
          })}
        </CompactTable>
      )}
      <ShowMore onMore={onMore} messages={messages} />
      {shown ? <Fragment key={shown.id}>{renderReport(shown)}</Fragment> : null}
    </section>
  );
}
