'use client';

import type { ReactNode } from 'react';

import { useFindings } from '../conversions/findings.tsx';
import { HistoryTable } from '../conversions/history-table.tsx';
import type { OnMore } from '../frame/show-more.tsx';
import { BULK_TONES, BulkReport, type BulkReportProps } from './bulk-report.tsx';
import { bulkState, type BulkFindingData, type BulkUploadData } from './data.ts';

/** The props of BulkHistory. */
export type BulkHistoryProps = Omit<BulkReportProps, 'upload' | 'findings'> & {
  readonly uploads: readonly BulkUploadData[];
  readonly onRead: (uploadId: string) => Promise<readonly BulkFindingData[]>;
  readonly onMore?: OnMore;
};

/** The uploads of a business, the newest first, each with its report. */
export function BulkHistory(props: BulkHistoryProps): ReactNode {
  const { uploads, onMore, messages } = props;
  const { columns, states } = messages;
  return (
    <HistoryTable
      uploads={uploads}
      numbers={[
        [columns.lines, ({ lines }) => lines],
        [columns.applied, ({ applied }) => applied],
        [columns.refused, ({ refused, failed }) => refused + failed],
      ]}
      stateOf={(upload) => ({ tone: BULK_TONES[bulkState(upload)], text: states[bulkState(upload)] })}
      onMore={onMore}
      renderReport={(upload) => <ReadReport {...props} upload={upload} />}
      messages={messages}
    />
  );
}

/** The report of an upload, read when it is opened and anew after rows were worked. */
export function ReadReport(
  props: Omit<BulkHistoryProps, 'uploads'> & { readonly upload: BulkUploadData },
): ReactNode {
  const { upload, onRead, onApplied } = props;
  const [findings, readAnew] = useFindings(upload.refused + upload.failed > 0, () => onRead(upload.id));
  const applied = (): void => {
    readAnew();
    onApplied();
  };
  return <BulkReport {...props} findings={findings} onApplied={applied} />;
}
