'use client';

import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { downloadCsv } from '../table/download.ts';
import { csvFileName } from '../table/model/csv.ts';
import { FileForm, type FileFormProps } from './file-form.tsx';
import type { UploadData, UploadIssueData } from './upload-data.ts';
import { UploadReport } from './upload-history.tsx';
import type { UploadMessages } from './upload-messages.ts';

const FILE_BYTES_MAX = 50_000_000;

/** The props of UploadForm. */
export type UploadFormProps<Piece> = Pick<
  FileFormProps<UploadData, Piece>,
  'title' | 'columns' | 'pieceOf' | 'onBegin' | 'onSend'
> & {
  /** The field that selects the target of the file. */
  readonly children: ReactNode;
  readonly pieceLines: number;
  /** An example file. */
  readonly template: { readonly name: string; readonly text: string };
  /** A description of its columns, after the general one. */
  readonly columnsHint: string;
  readonly onRead: (uploadId: string) => Promise<readonly UploadIssueData[]>;
  readonly onSent: () => void;
  readonly messages: UploadMessages;
};

/**
 * Renders the upload of a file of events or customers: a template, the target, the file, and the results by
 * line.
 */
export function UploadForm<Piece>(props: UploadFormProps<Piece>): ReactNode {
  const { children, pieceLines, template, columnsHint, onRead, onSent, messages, ...form } = props;
  return (
    <FileForm
      {...form}
      limits={{ bytes: FILE_BYTES_MAX, pieceLines }}
      onSent={() => onSent()}
      renderReport={(upload) => (
        <UploadReport key={upload.id} upload={upload} onRead={onRead} messages={messages} />
      )}
      messages={{ ...messages, fileHint: `${messages.fileHint} ${columnsHint}` }}
    >
      <div className={styles.buttons} data-part="actions">
        <Button onClick={() => downloadCsv(csvFileName(template.name), template.text)}>
          {messages.template}
        </Button>
      </div>
      {children}
    </FileForm>
  );
}
