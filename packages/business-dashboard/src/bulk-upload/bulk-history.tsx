'use client';

import type { ReactNode } from 'react';

import { useIssues } from '../conversions/issue-list.tsx';
import { HistoryTable } from '../conversions/history-table.tsx';
import type { LoadMore } from '../layout/show-more.tsx';
import { BULK_TONES, BulkReport, type BulkReportProps } from './bulk-report.tsx';
import { getBulkState, type BulkIssueData, type BulkUploadData } from './data.ts';

/** The props of BulkHistory. */
export type BulkHistoryProps = Omit<BulkReportProps, 'upload' | 'findings'> & {
  readonly uploads: readonly BulkUploadData[];
  readonly onRead: (uploadId: string) => Promise<readonly BulkIssueData[]>;
  readonly onMore?: LoadMore;
};

/** Renders the uploads of a business, newest first, each with its report. */
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
      stateOf={(upload) => ({ tone: BULK_TONES[getBulkState(upload)], text: states[getBulkState(upload)] })}
      onMore={onMore}
      renderReport={(upload) => <LazyReport {...props} upload={upload} />}
      messages={messages}
    />
  );
}

/** Renders the report of an upload, loaded when it is opened and reloaded after rows were applied. */
export function LazyReport(
  props: Omit<BulkHistoryProps, 'uploads'> & { readonly upload: BulkUploadData },
): ReactNode {
  const { upload, onRead, onApplied } = props;
  const [findings, readAnew] = useIssues(upload.refused + upload.failed > 0, () => onRead(upload.id));
  const applied = (): void => {
    readAnew();
    onApplied();
  };
  return <BulkReport {...props} findings={findings} onApplied={applied} />;
}
