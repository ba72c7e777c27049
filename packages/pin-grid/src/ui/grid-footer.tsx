import type { ReactNode } from 'react';
import { pinGridMessages, type PinGridMessages } from '../messages.ts';
import type { PinGridStatus } from '../pin-grid-status.ts';

/** The state and button of a grid's footer. */
export type FooterProps = {
  readonly status: PinGridStatus;
  readonly onLoadMore: () => void;
  readonly messages?: PinGridMessages | undefined;
};

/**
 * Renders the state below the last card: loading, failed with a retry button, or the end (PG-05). Changes are
 * announced.
 */
export function GridFooter({ status, onLoadMore, messages = pinGridMessages }: FooterProps): ReactNode {
  return (
    <div role="status" data-part="status" data-status={status}>
      {status === 'idle' ? null : <span>{messages[status]}</span>}
      {status === 'failed' ? (
        <button type="button" onClick={onLoadMore}>
          {messages.retry}
        </button>
      ) : null}
    </div>
  );
}
