'use client';

import { Button } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { readTable, type TableLine } from '../conversions/read-table.ts';
import { sendPieces } from '../conversions/upload-data.ts';
import { FileDrop } from '../frame/file-drop.tsx';
import styles from '../frame/parts.module.css';
import { Problem } from '../frame/problem.tsx';
import { bulkTemplate } from '../model/bulk-columns.ts';
import { csvFileName, csvOf } from '../table/model/csv.ts';
import { downloadCsv } from '../table/download.ts';
import type { BulkIdsData, BulkSent, BulkUploadData } from './data.ts';
import type { BulkUploadMessages } from './messages.ts';

/** A piece of a file: its lines by number, as they were read. */
export type SentBulkPiece = {
  readonly piece: number;
  readonly is_last: boolean;
  readonly rows: readonly TableLine[];
};

/** The props of UploadForm. */
export type UploadFormProps = {
  readonly ids: BulkIdsData;
  readonly onBegin: (file: { readonly file_name: string; readonly lines: number }) => Promise<BulkSent>;
  readonly onSend: (uploadId: string, piece: SentBulkPiece) => Promise<BulkSent>;
  /** A file was checked, or as much of it as came. */
  readonly onChecked: (upload: BulkUploadData) => void;
  readonly messages: BulkUploadMessages;
};

const PIECE_LINES = 100;
const LINES_MAX = 5000;
const FILE_BYTES_MAX = 10_000_000;
const NEEDED = ['type', 'action'] as const;

/** Takes a file, and sends it to be checked. */
export function UploadForm(props: UploadFormProps): ReactNode {
  const { ids, onBegin, onSend, onChecked, messages } = props;
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<{ readonly file?: string; readonly all?: string }>({});
  const [under, setUnder] = useState<BulkUploadData>();
  const [isSending, setIsSending] = useState(false);
  const send = async (): Promise<void> => {
    if (!file) return setWrong({ file: messages.noFile });
    if (file.size > FILE_BYTES_MAX) return setWrong({ file: messages.tooLarge });
    const table = readTable(await file.text(), NEEDED);
    if (!table.ok)
      return setWrong({ file: table.problem === 'empty' ? messages.empty : messages.columnsMissing });
    if (table.lines.length > LINES_MAX) return setWrong({ file: messages.tooMany });
    const begun = await onBegin({ file_name: file.name.slice(0, 255), lines: table.lines.length });
    if (!begun.ok) return setWrong({ all: begun.message || messages.failed });
    let last = begun.data;
    const sent = await sendPieces({
      begun: begun.data,
      lines: table.lines,
      size: PIECE_LINES,
      send: (piece, rows, isLast) => onSend(begun.data.id, { piece, is_last: isLast, rows }),
      onSent(upload) {
        last = upload;
        setUnder(upload);
      },
    });
    if (!sent.ok) setWrong({ all: sent.message || messages.cutHint });
    onChecked(last);
    return undefined;
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setWrong({});
    setUnder(undefined);
    setIsSending(true);
    void send()
      .catch(() => setWrong({ all: messages.failed }))
      .finally(() => setIsSending(false));
  };
  const download = (): void => {
    const { names, rows } = bulkTemplate(idsFor(ids));
    downloadCsv(csvFileName(messages.templateName), csvOf(names, rows));
  };
  return (
    <>
      <section className={styles.card} aria-label={messages.template}>
        <h2>{messages.template}</h2>
        <p className={styles.hint}>{messages.templateHint}</p>
        <div className={styles.buttons}>
          <Button onClick={download}>{messages.downloadTemplate}</Button>
        </div>
      </section>
      <form className={styles.form} onSubmit={submit} aria-label={messages.upload}>
        <h2>{messages.upload}</h2>
        <FileDrop
          label={messages.file}
          hint={messages.fileHint}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          file={file}
          onFile={setFile}
          error={wrong.file}
        />
        <Button type="submit" variant="primary" loading={isSending}>
          {messages.check}
        </Button>
        <Problem>{wrong.all}</Problem>
        {under && isSending ? (
          <p className={styles.hint}>
            <progress
              className={styles.progress}
              value={under.lines_come}
              max={under.lines}
              aria-label={messages.checking(under.lines_come, under.lines)}
            />{' '}
            {messages.checking(under.lines_come, under.lines)}
          </p>
        ) : null}
      </form>
    </>
  );
}

/** Ids for the examples of the template: of a campaign that goes on, and of a pin that none promotes. */
function idsFor({ accounts, campaigns, pins }: BulkIdsData): Readonly<Record<string, string>> {
  const campaign = campaigns.find(({ status }) => status !== 'ended');
  const pin = pins.find(({ campaign_id: promotedBy }) => promotedBy === null);
  const found = { ad_account_id: accounts[0]?.id, campaign_id: campaign?.id, pin_id: pin?.id };
  return Object.fromEntries(Object.entries(found).flatMap(([name, id]) => (id ? [[name, id]] : [])));
}
