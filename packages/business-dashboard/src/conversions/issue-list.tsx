'use client';

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import { CompactTable } from '../layout/compact-table.tsx';
import { downloadCsv } from '../table/download.ts';
import { csvFileName, formatCsv } from '../table/model/csv.ts';
import type { UploadIssueData } from './upload-data.ts';

/** The issues of a file; undefined while they load. */
export type IssuesState = readonly UploadIssueData[] | 'failed' | undefined;

/** The messages of the issues table and of its file. */
export type FindingsMessages = {
  readonly report: string;
  readonly reportOf: (file: string) => string;
  readonly findings: { readonly line: string; readonly field: string; readonly what: string };
  readonly count: (value: number) => string;
};

/**
 * Returns the issues of a file, loaded when its report is opened and it has some; and a function that reloads
 * them.
 */
export function useIssues(
  isAnyWrong: boolean,
  read: () => Promise<readonly UploadIssueData[]>,
): readonly [IssuesState, () => void] {
  const [findings, setFindings] = useState<IssuesState>();
  const readAnew = (): void => void read().then(setFindings, () => setFindings('failed'));
  const begin = useEffectEvent(() => {
    if (isAnyWrong) readAnew();
  });
  useEffect(() => begin(), []);
  return [findings, readAnew];
}

/** Renders the issues of a file by line and field, with advice. */
export function IssueList(props: {
  readonly rows: readonly UploadIssueData[];
  readonly whatToDo: (finding: UploadIssueData) => string;
  readonly messages: FindingsMessages;
}): ReactNode {
  const { rows, whatToDo, messages } = props;
  const { line, field, what } = messages.findings;
  return (
    <CompactTable label={messages.report} heads={[{ numbers: line }, field, what]}>
      {rows.map((finding) => (
        <tr key={`${finding.line} ${finding.field} ${finding.code}`}>
          <td data-number="">{messages.count(finding.line)}</td>
          <td>
            <code dir="ltr">{finding.field}</code>
          </td>
          <td>{whatToDo(finding)}</td>
        </tr>
      ))}
    </CompactTable>
  );
}

/** Downloads the issues as a file. */
export function downloadIssues(
  file: string,
  rows: readonly UploadIssueData[],
  whatToDo: (finding: UploadIssueData) => string,
  messages: FindingsMessages,
): void {
  const { line, field, what } = messages.findings;
  const cells = rows.map((finding) => [finding.line, finding.field, whatToDo(finding)]);
  downloadCsv(csvFileName(messages.reportOf(file)), formatCsv([line, field, what], cells));
}
