import type { ReactNode } from 'react';
import { pinGridMessages, type PinGridMessages } from '../messages.ts';
import type { PinGridStatus } from '../pin-grid-status.ts';

/** What the end of a grid says, and what its button does. */
export type FooterProps = {
  readonly status: PinGridStatus;
  readonly onLoadMore: () => void;
  readonly messages?: PinGridMessages | undefined;
};

/** What stands below the last card: loading, failed with a way to try again, or the end (PG-05). Told when it changes. */
export function GridFooter({ status, onLoadMore, messages = pinGridMessages }: FooterProps): ReactNode {
  return (
    <div role="status" data-status={status}>
      {status === 'idle' ? null : <span>{messages[status]}</span>}
      {status === 'failed' ? (
        <button type="button" onClick={onLoadMore}>
          {messages.retry}
        </button>
      ) : null}
    </div>
  );
}
