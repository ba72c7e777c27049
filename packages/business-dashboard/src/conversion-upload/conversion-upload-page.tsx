'use client';

import { Button, EmptyState, Select } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { hashOfEmail } from '../audiences/hash-emails.ts';
import { AccountChoice, type OfAccount } from '../conversions/account-choice.tsx';
import type { TagData } from '../conversions/data.ts';
import { eventMessages, type EventMessages } from '../conversions/messages.ts';
import { readTable } from '../conversions/read-table.ts';
import {
  sendPieces,
  type SentPiece,
  type UploadData,
  type UploadFindingData,
} from '../conversions/upload-data.ts';
import { UploadHistory, UploadReport } from '../conversions/upload-history.tsx';
import { uploadMessages, type UploadMessages } from '../conversions/upload-messages.ts';
import { UploadProgress } from '../conversions/upload-progress.tsx';
import { FileDrop } from '../frame/file-drop.tsx';
import { PageHead } from '../frame/page-head.tsx';
import styles from '../frame/parts.module.css';
import { Problem } from '../frame/problem.tsx';
import { csvFileName } from '../table/model/csv.ts';
import { downloadCsv } from '../table/download.ts';
import { EVENT_COLUMNS_NEEDED, EVENT_TEMPLATE, eventOfLine, type SentLine } from './event-of-line.ts';
import { conversionUploadMessages, type ConversionUploadMessages } from './messages.ts';

/** The props of ConversionUploadPage. */
export type ConversionUploadPageProps = OfAccount & {
  readonly tags: readonly TagData[];
  readonly uploads: readonly UploadData[];
  readonly mayEdit: boolean;
  readonly onBegin: (
    tagId: string,
    file: { readonly file_name: string; readonly lines: number },
  ) => Promise<SentPiece>;
  readonly onSend: (
    uploadId: string,
    piece: { readonly piece: number; readonly is_last: boolean; readonly rows: readonly SentLine[] },
  ) => Promise<SentPiece>;
  readonly onRead: (uploadId: string) => Promise<readonly UploadFindingData[]>;
  /** A file was sent, or as much of it as could be. */
  readonly onSent: () => void;
  readonly messages?: ConversionUploadMessages | undefined;
  readonly uploadTexts?: UploadMessages | undefined;
  readonly events?: EventMessages | undefined;
};

/** As many lines as a piece has. */
const PIECE_LINES = 500;
/** The largest file that is read in the browser. */
export const FILE_BYTES_MAX = 50_000_000;

/** Files of events: a template, the upload, what became of its lines, and all that were uploaded before (BD-08). */
export function ConversionUploadPage(props: ConversionUploadPageProps): ReactNode {
  const { tags, uploads, mayEdit, onRead } = props;
  const { messages = conversionUploadMessages, uploadTexts = uploadMessages, events = eventMessages } = props;
  return (
    <section data-pb="" className={styles.page}>
      <PageHead title={messages.title} intro={messages.intro} />
      <AccountChoice {...props} events={events}>
        {tags.length === 0 ? (
          <EmptyState title={messages.noTags}>{messages.noTagsHint}</EmptyState>
        ) : mayEdit ? (
          <UploadForm {...props} messages={messages} uploadTexts={uploadTexts} />
        ) : null}
        <UploadHistory uploads={uploads} onRead={onRead} messages={uploadTexts} />
      </AccountChoice>
    </section>
  );
}

type Texts = { readonly messages: ConversionUploadMessages; readonly uploadTexts: UploadMessages };

function UploadForm(props: ConversionUploadPageProps & Texts): ReactNode {
  const { tags, onBegin, onSend, onRead, onSent, messages, uploadTexts } = props;
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<{ readonly file?: string; readonly all?: string }>({});
  const [upload, setUpload] = useState<UploadData>();
  const [isSending, setIsSending] = useState(false);
  const send = async (tagId: string): Promise<void> => {
    if (!file) return setWrong({ file: uploadTexts.noFile });
    if (file.size > FILE_BYTES_MAX) return setWrong({ file: uploadTexts.tooLarge });
    const table = readTable(await file.text(), EVENT_COLUMNS_NEEDED);
    if (!table.ok)
      return setWrong({
        file:
          table.problem === 'empty' ? uploadTexts.empty : uploadTexts.columnsMissing(EVENT_COLUMNS_NEEDED),
      });
    const begun = await onBegin(tagId, { file_name: file.name.slice(0, 255), lines: table.lines.length });
    if (!begun.ok) return setWrong({ all: begun.message || uploadTexts.failed });
    setUpload(begun.data);
    const sent = await sendPieces({
      begun: begun.data,
      lines: table.lines,
      size: PIECE_LINES,
      onSent: setUpload,
      send: async (piece, lines, isLast) =>
        onSend(begun.data.id, {
          piece,
          is_last: isLast,
          rows: await Promise.all(lines.map((line) => eventOfLine(line, hashOfEmail))),
        }),
    });
    if (!sent.ok) setWrong({ all: sent.message || uploadTexts.cutHint });
    onSent();
    return undefined;
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const tagId = new FormData(event.currentTarget).get('tag');
    setWrong({});
    setUpload(undefined);
    setIsSending(true);
    void send(typeof tagId === 'string' ? tagId : '')
      .catch(() => setWrong({ all: uploadTexts.failed }))
      .finally(() => setIsSending(false));
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={messages.landing}>
      <h2>{messages.landing}</h2>
      <div className={styles.buttons}>
        <Button onClick={() => downloadCsv(csvFileName(messages.templateName), EVENT_TEMPLATE)}>
          {uploadTexts.template}
        </Button>
      </div>
      <Select label={messages.tag} hint={messages.tagHint} name="tag">
        {tags.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <FileDrop
        label={uploadTexts.file}
        hint={`${uploadTexts.fileHint} ${messages.hashed}`}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        file={file}
        onFile={setFile}
        error={wrong.file}
      />
      <Button type="submit" variant="primary" loading={isSending}>
        {uploadTexts.send}
      </Button>
      <Problem>{wrong.all}</Problem>
      {upload && isSending ? <UploadProgress upload={upload} messages={uploadTexts} /> : null}
      {upload && !isSending ? (
        <UploadReport key={upload.id} upload={upload} onRead={onRead} messages={uploadTexts} />
      ) : null}
    </form>
  );
}
