'use client';

import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';

import { FileForm, type UploadStart, type UploadChunk } from '../conversions/file-form.tsx';
import type { TableLine } from '../conversions/read-table.ts';
import styles from '../layout/parts.module.css';
import { bulkTemplate } from '../model/bulk-columns.ts';
import { csvFileName, formatCsv } from '../table/model/csv.ts';
import { downloadCsv } from '../table/download.ts';
import type { BulkIdsData, BulkUploadResult, BulkUploadData } from './data.ts';
import type { BulkUploadMessages } from './messages.ts';

/** A chunk of a file: its parsed lines by number. */
export type BulkChunk = UploadChunk & { readonly rows: readonly TableLine[] };

/** The props of UploadForm. */
export type UploadFormProps = {
  readonly ids: BulkIdsData;
  readonly onBegin: (file: UploadStart) => Promise<BulkUploadResult>;
  readonly onSend: (uploadId: string, piece: BulkChunk) => Promise<BulkUploadResult>;
  /** Called when a file was checked, completely or partly. */
  readonly onChecked: (upload: BulkUploadData) => void;
  readonly messages: BulkUploadMessages;
};

const LIMITS = { bytes: 10_000_000, lines: 5000, pieceLines: 100 };
const NEEDED = ['type', 'action'] as const;

/** Renders the form that uploads a file to be checked. */
export function UploadForm(props: UploadFormProps): ReactNode {
  const { ids, onBegin, onSend, onChecked, messages } = props;
  const download = (): void => {
    const { names, rows } = bulkTemplate(idsFor(ids));
    downloadCsv(csvFileName(messages.templateName), formatCsv(names, rows));
  };
  return (
    <>
      <section className={styles.card} data-part="card" aria-label={messages.template}>
        <h2>{messages.template}</h2>
        <p className={styles.hint}>{messages.templateHint}</p>
        <div className={styles.buttons} data-part="actions">
          <Button onClick={download}>{messages.downloadTemplate}</Button>
        </div>
      </section>
      <FileForm
        title={messages.upload}
        columns={NEEDED}
        limits={LIMITS}
        pieceOf={(rows) => ({ rows })}
        onBegin={(_, file) => onBegin(file)}
        onSend={onSend}
        onSent={onChecked}
        messages={{
          ...messages,
          send: messages.check,
          sending: messages.checking,
          columnsMissing: () => messages.columnsMissing,
        }}
      />
    </>
  );
}

/**
 * Returns the ids for the template's examples: of a campaign that has not ended, and of a pin that is not
 * promoted.
 */
function idsFor({ accounts, campaigns, pins }: BulkIdsData): Readonly<Record<string, string>> {
  const campaign = campaigns.find(({ status }) => status !== 'ended');
  const pin = pins.find(({ campaign_id: promotedBy }) => promotedBy === null);
  const found = { ad_account_id: accounts[0]?.id, campaign_id: campaign?.id, pin_id: pin?.id };
  return Object.fromEntries(Object.entries(found).flatMap(([name, id]) => (id ? [[name, id]] : [])));
}
