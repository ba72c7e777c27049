'use client';

import { Button, EmptyState } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import when from '../conversions/when.module.css';
import styles from '../frame/parts.module.css';
import { ScrollRegion } from '../frame/scroll-region.tsx';
import { StatusChip } from '../frame/status-chip.tsx';
import { useTimeZone } from '../frame/use-time-zone.ts';
import { BULK_TONES, BulkReport, type BulkReportProps } from './bulk-report.tsx';
import { bulkState, type BulkFindingData, type BulkUploadData } from './data.ts';

/** The props of BulkHistory. */
export type BulkHistoryProps = Omit<BulkReportProps, 'upload' | 'findings'> & {
  readonly uploads: readonly BulkUploadData[];
  readonly onRead: (uploadId: string) => Promise<readonly BulkFindingData[]>;
};

/** The uploads of a business, the newest first, each with its report. */
export function BulkHistory(props: BulkHistoryProps): ReactNode {
  const { uploads, messages } = props;
  const { columns } = messages;
  const timeZone = useTimeZone();
  const [open, setOpen] = useState<string>();
  const shown = uploads.find(({ id }) => id === open);
  if (uploads.length === 0) return <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>;
  return (
    <section className={styles.section}>
      <h2>{messages.history}</h2>
      <ScrollRegion label={messages.history}>
        <table className={styles.table} data-middle="">
          <thead>
            <tr>
              <th scope="col">{columns.file}</th>
              <th scope="col">{columns.time}</th>
              {(['lines', 'applied', 'refused'] as const).map((name) => (
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
                <td data-number="">{messages.count(upload.applied)}</td>
                <td data-number="">{messages.count(upload.refused + upload.failed)}</td>
                <td>
                  <StatusChip tone={BULK_TONES[bulkState(upload)]}>
                    {messages.states[bulkState(upload)]}
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
      {shown ? <ReadReport key={shown.id} {...props} upload={shown} /> : null}
    </section>
  );
}

/** The report of an upload, read when it is opened and anew after rows were worked. */
export function ReadReport(
  props: Omit<BulkHistoryProps, 'uploads'> & { readonly upload: BulkUploadData },
): ReactNode {
  const { upload, onRead, onApplied } = props;
  const [findings, setFindings] = useState<readonly BulkFindingData[] | 'failed'>();
  const [isAsked, setIsAsked] = useState(false);
  const read = (): void => {
    onRead(upload.id).then(setFindings, () => setFindings('failed'));
  };
  if (!isAsked) {
    setIsAsked(true);
    if (upload.refused + upload.failed > 0) read();
  }
  const applied = (): void => {
    read();
    onApplied();
  };
  return <BulkReport {...props} findings={findings} onApplied={applied} />;
}
