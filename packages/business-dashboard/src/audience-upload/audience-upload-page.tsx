'use client';

import { Button, TextField, trimmedFormText } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { hashOfEmail } from '../audiences/hash-emails.ts';
import { AccountChoice, type OfAccount } from '../conversions/account-choice.tsx';
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
import { audienceUploadMessages, type AudienceUploadMessages } from './messages.ts';
import { PEOPLE_COLUMNS_NEEDED, PEOPLE_TEMPLATE, peopleOfLines, type SentPeople } from './people-of-lines.ts';

/** The props of AudienceUploadPage. */
export type AudienceUploadPageProps = OfAccount & {
  readonly uploads: readonly UploadData[];
  readonly mayEdit: boolean;
  /** Makes the audience and begins the upload of its people. */
  readonly onBegin: (given: {
    readonly name: string;
    readonly file_name: string;
    readonly lines: number;
  }) => Promise<SentPiece>;
  readonly onSend: (
    uploadId: string,
    piece: SentPeople & { readonly piece: number; readonly is_last: boolean },
  ) => Promise<SentPiece>;
  readonly onRead: (uploadId: string) => Promise<readonly UploadFindingData[]>;
  /** A file was sent, or as much of it as could be. */
  readonly onSent: () => void;
  readonly messages?: AudienceUploadMessages | undefined;
  readonly uploadTexts?: UploadMessages | undefined;
  readonly events?: EventMessages | undefined;
};

const PIECE_LINES = 2000;
const FILE_BYTES_MAX = 50_000_000;

/** Files of customers: a template, the upload, what became of its lines, and all that were uploaded before (BD-08). */
export function AudienceUploadPage(props: AudienceUploadPageProps): ReactNode {
  const { uploads, mayEdit, onRead } = props;
  const { messages = audienceUploadMessages, uploadTexts = uploadMessages, events = eventMessages } = props;
  return (
    <section data-pb="" className={styles.page}>
      <PageHead title={messages.title} intro={messages.intro} />
      <AccountChoice {...props} events={events}>
        {mayEdit ? <UploadForm {...props} messages={messages} uploadTexts={uploadTexts} /> : null}
        <UploadHistory uploads={uploads} onRead={onRead} messages={uploadTexts} />
      </AccountChoice>
    </section>
  );
}

type Texts = { readonly messages: AudienceUploadMessages; readonly uploadTexts: UploadMessages };

function UploadForm(props: AudienceUploadPageProps & Texts): ReactNode {
  const { onBegin, onSend, onRead, onSent, messages, uploadTexts } = props;
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<{ readonly file?: string; readonly all?: string }>({});
  const [upload, setUpload] = useState<UploadData>();
  const [isSending, setIsSending] = useState(false);
  const send = async (name: string): Promise<void> => {
    if (!file) return setWrong({ file: uploadTexts.noFile });
    if (file.size > FILE_BYTES_MAX) return setWrong({ file: uploadTexts.tooLarge });
    const table = readTable(await file.text(), PEOPLE_COLUMNS_NEEDED);
    if (!table.ok)
      return setWrong({
        file:
          table.problem === 'empty' ? uploadTexts.empty : uploadTexts.columnsMissing(PEOPLE_COLUMNS_NEEDED),
      });
    const { lines } = table;
    const begun = await onBegin({ name, file_name: file.name.slice(0, 255), lines: lines.length });
    if (!begun.ok) return setWrong({ all: begun.message || uploadTexts.failed });
    setUpload(begun.data);
    const sent = await sendPieces({
      begun: begun.data,
      lines,
      size: PIECE_LINES,
      onSent: setUpload,
      send: async (piece, part, isLast) =>
        onSend(begun.data.id, { piece, is_last: isLast, ...(await peopleOfLines(part, hashOfEmail)) }),
    });
    if (!sent.ok) setWrong({ all: sent.message || uploadTexts.cutHint });
    onSent();
    return undefined;
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = trimmedFormText(new FormData(event.currentTarget), 'name');
    setWrong({});
    setUpload(undefined);
    setIsSending(true);
    void send(name)
      .catch(() => setWrong({ all: uploadTexts.failed }))
      .finally(() => setIsSending(false));
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={messages.landing}>
      <h2>{messages.landing}</h2>
      <div className={styles.buttons}>
        <Button onClick={() => downloadCsv(csvFileName(messages.templateName), PEOPLE_TEMPLATE)}>
          {uploadTexts.template}
        </Button>
      </div>
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        name="name"
        required
        maxLength={100}
        autoComplete="off"
      />
      <FileDrop
        label={uploadTexts.file}
        hint={`${uploadTexts.fileHint} ${messages.fileColumns}`}
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
