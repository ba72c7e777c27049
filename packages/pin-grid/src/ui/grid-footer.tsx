import type { ReactNode } from 'react';
import type { PinGridMessages } from '../messages.ts';
import type { PinGridStatus } from '../pin-grid.tsx';

/** What stands below the last card: loading, failed with a way to try again, or the end (PG-05). Told when it changes. */
export function GridFooter(props: {
  readonly status: PinGridStatus;
  readonly onRetry: () => void;
  readonly messages: PinGridMessages;
}): ReactNode {
  const { status, onRetry, messages } = props;
  return (
    <div role="status" data-status={status}>
      {status === 'idle' ? null : <span>{messages[status]}</span>}
      {status === 'failed' ? (
        <button type="button" onClick={onRetry}>
          {messages.retry}
        </button>
      ) : null}
    </div>
  );
}
