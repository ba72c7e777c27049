'use client';

import { FieldError, classNames } from '@pegboard/ui';
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent, type ReactNode } from 'react';

import styles from './file-drop.module.css';
import { fileDropMessages, type FileDropMessages } from './file-drop-messages.ts';

/**
 * The props of a FileDrop. Its parent stores the file, so that it remains after an error elsewhere in the
 * form.
 */
export type FileDropProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The accepted types, `.csv,text/csv`. A dropped file may have another type; its reader reports it. */
  readonly accept?: string | undefined;
  readonly file: File | null;
  readonly onFile: (file: File) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly messages?: FileDropMessages | undefined;
};

/** Renders a file field for choosing or dropping a file, with the name of the current one. */
export function FileDrop(props: FileDropProps): ReactNode {
  const { label, hint, accept, file, onFile, error, disabled = false, messages = fileDropMessages } = props;
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const [hintId, errorId, fileId] = [`${id}-hint`, `${id}-error`, `${id}-file`];
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null): void => {
    const chosen = files?.[0];
    if (chosen && !disabled) onFile(chosen);
  };
  const takeChosen = (): void => {
    if (!input.current) return;
    take(input.current.files);
    // So that the same file can be selected again after it was changed.
    input.current.value = '';
  };
  // A file chosen before hydration was not reported.
  const begin = useEffectEvent(takeChosen);
  useEffect(() => begin(), []);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className={styles.field} data-part="file-drop">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        data-invalid={error !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(!disabled);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={
            classNames(file && fileId, hint !== undefined && hintId, error !== undefined && errorId) ||
            undefined
          }
          onChange={takeChosen}
        />
        <span className={styles.words} aria-hidden="true">
          {file ? messages.another : messages.choose}
        </span>
        {file ? (
          <span id={fileId} className={styles.file}>
            <bdi>{file.name}</bdi> <small>{messages.size(file.size)}</small>
          </span>
        ) : null}
      </div>
      {hint === undefined ? null : (
        <span id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
