import type { ReactNode } from 'react';

import styles from '../frame/parts.module.css';
import type { UploadData } from './upload-data.ts';
import type { UploadMessages } from './upload-messages.ts';

/** How much of a file was sent. */
export function UploadProgress(props: {
  readonly upload: UploadData;
  readonly messages: UploadMessages;
}): ReactNode {
  const { lines, lines_come: come } = props.upload;
  const text = props.messages.sending(come, lines);
  return (
    <p className={styles.hint}>
      <progress className={styles.progress} value={come} max={lines} aria-label={text} /> {text}
    </p>
  );
}
