import type { ReactNode } from 'react';
import type { PinGridMessages } from '../messages.ts';
import type { PinGridStatus } from '../pin-grid.tsx';
import styles from '../pin-grid.module.css';

/** What stands below the last card: loading, failed with a way to try again, or the end (PG-05). Told when it changes. */
export function GridFooter(props: {
  readonly status: PinGridStatus;
  readonly onRetry: () => void;
  readonly messages: PinGridMessages;
}): ReactNode {
  const { status, onRetry, messages } = props;
  return (
    <div className={styles.footer} role="status">
      {status === 'loading' ? <span className={styles.hidden}>{messages.loading}</span> : null}
      {status === 'failed' ? (
        <>
          <span>{messages.failed}</span>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {messages.retry}
          </button>
        </>
      ) : null}
      {status === 'end' ? <span>{messages.end}</span> : null}
    </div>
  );
}
