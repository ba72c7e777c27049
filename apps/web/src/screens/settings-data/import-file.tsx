import { Button } from '@pegboard/ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { ResourceError } from '../../data/call-resource.ts';
import styles from '../../features/forms/form-page.module.css';
import { NativeForm, useRefusal } from '../../features/forms/native-form.tsx';
import { importingTexts as enUsImporting } from '../../messages/en-us-importing.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useErrorTranslation, useLocale, useTexts } from '../../messages/language.ts';
import type { DataImport } from './data-import.ts';
import own from './settings-data.module.css';

const ACCEPTED = '.zip,.html,.htm,.csv,.json,.xml,.rss,.atom,application/zip,text/html,text/csv';

/** The address at which a file is accepted without scripts. */
const UPLOAD_PATH = '/settings/data/import/upload/';

type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'other-file' }
  | { readonly kind: 'sending'; readonly fraction: number }
  | { readonly kind: 'failed'; readonly error: ResourceError };

/** Renders the field for a file, which is uploaded when it is chosen or dropped. An interrupted upload is continued with the same file. */
export function ImportFile(props: {
  readonly interrupted: DataImport | undefined;
  /** The text about types and size. */
  readonly limit: string;
  readonly onBegin: () => void;
  readonly onReceived: () => Promise<void>;
}): ReactNode {
  const { interrupted, limit, onBegin, onReceived } = props;
  const texts = useTexts('importing', enUsImporting);
  const { errors } = useTexts('site', enUs);
  const locale = useLocale();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const [isOver, setIsOver] = useState(false);
  const aborting = useRef<AbortController>(null);
  const input = useRef<HTMLInputElement>(null);
  const failure = useErrorTranslation(progress.kind === 'failed' ? progress.error.failure : undefined);
  const id = useId();
  const refusal = useRefusal(UPLOAD_PATH);
  const send = async (file: File): Promise<void> => {
    if (interrupted && (file.name !== interrupted.file_name || file.size !== interrupted.bytes))
      return setProgress({ kind: 'other-file' });
    const ending = new AbortController();
    aborting.current = ending;
    onBegin();
    setProgress({ kind: 'sending', fraction: 0 });
    try {
      const { sendFile } = await import('../../features/uploads/send-file.ts');
      await sendFile(file, interrupted?.id ?? null, {
        address: '/upload/import/',
        sendsName: true,
        signal: ending.signal,
        onProgress: (fraction) => setProgress({ kind: 'sending', fraction }),
      });
      await onReceived();
      setProgress({ kind: 'idle' });
    } catch (error) {
      if (!(error instanceof ResourceError)) throw error;
      setProgress(error.failure.code === 'aborted' ? { kind: 'idle' } : { kind: 'failed', error });
      await onReceived();
    }
    return undefined;
  };
  const takeFile = (): void => {
    const file = input.current?.files?.[0];
    if (input.current) input.current.value = '';
    if (file) void send(file);
  };
  const takeEarlyFile = useEffectEvent(takeFile);
  // A file can be chosen before the page is hydrated: nothing else hears of that.
  useEffect(() => takeEarlyFile(), []);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void send(file);
  };
  if (progress.kind === 'sending') {
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress.fraction);
    return (
      <>
        <p role="status">{texts.sending}</p>
        <progress
          className={own.progress}
          max={1}
          value={progress.fraction}
          aria-label={texts.sendingProgress}
        />
        <p className={styles.hint}>{percent}</p>
        <Button variant="secondary" onClick={() => aborting.current?.abort()}>
          {texts.pause}
        </Button>
      </>
    );
  }
  const offline = progress.kind === 'failed' && progress.error.failure.code === 'network';
  const problem =
    progress.kind === 'other-file'
      ? texts.otherFile
      : progress.kind === 'failed'
        ? offline
          ? errors.offline
          : (failure?.message ?? errors.failed)
        : undefined;
  return (
    <>
      <noscript>
        <p>{texts.noScript}</p>
        <NativeForm className={own.plainUpload} action={UPLOAD_PATH} encType="multipart/form-data">
          <label htmlFor={`${id}-plain`}>{texts.file}</label>
          <input
            id={`${id}-plain`}
            type="file"
            name="file"
            accept={ACCEPTED}
            required
            aria-describedby={`${id}-plain-limit`}
          />
          <small id={`${id}-plain-limit`} className={styles.hint}>
            {limit}
          </small>
          <div>
            <Button type="submit" variant="primary">
              {texts.upload}
            </Button>
          </div>
        </NativeForm>
      </noscript>
      {interrupted ? <p>{texts.interrupted(interrupted.file_name)}</p> : null}
      <div
        className={`${own.drop} ${styles.scripted}`}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          className={own.input}
          type="file"
          accept={ACCEPTED}
          aria-describedby={`${id}-limit`}
          onChange={takeFile}
        />
        <label htmlFor={id} className={own.name}>
          {texts.choose}
        </label>
        <small id={`${id}-limit`} className={styles.hint}>
          {limit}
        </small>
      </div>
      <output className={styles.result} data-kind="failed">
        {problem ?? refusal.fields['file'] ?? refusal.message}
      </output>
    </>
  );
}
