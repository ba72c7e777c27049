'use client';

import { Button } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import type { FileDropMessages } from '../layout/file-drop-messages.ts';
import { FileDrop } from '../layout/file-drop.tsx';
import styles from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import { Progress } from '../layout/progress.tsx';
import { parseTable, type TableLine } from './read-table.ts';
import { sendChunks, type ChunkResult } from './upload-data.ts';

/** A started upload: the file's name, and its number of lines. */
export type UploadStart = { readonly file_name: string; readonly lines: number };

/** The index of a file's chunk, from 0, and whether it is the last. */
export type UploadChunk = { readonly piece: number; readonly is_last: boolean };

/** The messages of a file form. */
export type FileFormMessages = {
  readonly fileDrop?: FileDropMessages | undefined;
  readonly file: string;
  readonly fileHint: string;
  readonly send: string;
  readonly sending: (come: number, lines: number) => string;
  readonly noFile: string;
  readonly tooLarge: string;
  readonly tooMany?: string;
  readonly empty: string;
  readonly columnsMissing: (columns: readonly string[]) => string;
  readonly cutHint: string;
  readonly failed: string;
};

type Coming = { readonly id: string; readonly lines: number; readonly lines_come: number };

/** The props of FileForm. */
export type FileFormProps<Upload extends Coming, Piece> = {
  readonly title: string;
  /** The content above the file field. */
  readonly children?: ReactNode;
  /** The columns that the file's first line must contain. */
  readonly columns: readonly string[];
  /** Maximum size and number of lines of a file, and the number of lines per request. */
  readonly limits: { readonly bytes: number; readonly lines?: number; readonly pieceLines: number };
  readonly pieceOf: (lines: readonly TableLine[]) => Piece | Promise<Piece>;
  readonly onBegin: (form: FormData, file: UploadStart) => Promise<ChunkResult<Upload>>;
  readonly onSend: (uploadId: string, piece: Piece & UploadChunk) => Promise<ChunkResult<Upload>>;
  /** Called when a file was sent, completely or partly. */
  readonly onSent: (upload: Upload) => void;
  /** Renders the report after the upload. */
  readonly renderReport?: ((upload: Upload) => ReactNode) | undefined;
  readonly messages: FileFormMessages;
};

/**
 * Renders a file field, reads the file by its first line, and sends it in chunks; the selection stays after
 * an error.
 */
export function FileForm<Upload extends Coming, Piece>(props: FileFormProps<Upload, Piece>): ReactNode {
  const { title, children, columns, limits, pieceOf, onBegin, onSend, onSent, renderReport, messages } =
    props;
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<{ readonly file?: string; readonly all?: string }>({});
  const [upload, setUpload] = useState<Upload>();
  const [isSending, setIsSending] = useState(false);
  const send = async (form: FormData): Promise<void> => {
    if (!file) return setWrong({ file: messages.noFile });
    if (file.size > limits.bytes) return setWrong({ file: messages.tooLarge });
    const table = parseTable(await file.text(), columns);
    if (!table.ok) {
      const why = table.problem === 'empty' ? messages.empty : messages.columnsMissing(columns);
      return setWrong({ file: why });
    }
    const { lines } = table;
    if (lines.length > (limits.lines ?? Infinity)) return setWrong({ file: messages.tooMany ?? '' });
    const begun = await onBegin(form, { file_name: file.name.slice(0, 255), lines: lines.length });
    if (!begun.ok) return setWrong({ all: begun.message || messages.failed });
    let last = begun.data;
    const showProgress = (upload: Upload): void => {
      last = upload;
      setUpload(upload);
    };
    showProgress(begun.data);
    const sent = await sendChunks({
      begun: begun.data,
      lines,
      size: limits.pieceLines,
      onSent: showProgress,
      send: async (piece, part, isLast) =>
        onSend(begun.data.id, { ...(await pieceOf(part)), piece, is_last: isLast }),
    });
    if (!sent.ok) setWrong({ all: sent.message || messages.cutHint });
    return onSent(last);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setWrong({});
    setUpload(undefined);
    setIsSending(true);
    void send(form)
      .catch(() => setWrong({ all: messages.failed }))
      .finally(() => setIsSending(false));
  };
  return (
    <form className={styles.form} data-part="form" onSubmit={submit} aria-label={title}>
      <h2>{title}</h2>
      {children}
      <FileDrop
        label={messages.file}
        hint={messages.fileHint}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        file={file}
        onFile={setFile}
        error={wrong.file}
        messages={messages.fileDrop}
      />
      <Button type="submit" variant="primary" loading={isSending}>
        {messages.send}
      </Button>
      <ErrorMessage>{wrong.all}</ErrorMessage>
      {upload && isSending ? (
        <Progress
          done={upload.lines_come}
          all={upload.lines}
          text={messages.sending(upload.lines_come, upload.lines)}
        />
      ) : null}
      {upload && !isSending ? renderReport?.(upload) : null}
    </form>
  );
}
