'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';

import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import type { IconSize } from '../icon/icon.tsx';
import { VerifiedIcon } from '../icon/icons-common.tsx';
import { verifiedMessages, type VerifiedMessages } from './badge-messages.ts';
import { rootAttributes, type RootProps } from '../root-attributes.ts';
import styles from './verified-badge.module.css';

const VerifiedModal = lazy(() => import('./verified-modal.tsx'));

/** The props of a VerifiedBadge. */
export type VerifiedBadgeProps = RootProps & {
  readonly size?: IconSize | undefined;
  /** Shows the text next to the icon. */
  readonly showText?: boolean | undefined;
  /** False renders only an icon, for use inside a link. */
  readonly interactive?: boolean | undefined;
  readonly messages?: VerifiedMessages | undefined;
};

/** Renders the badge of a verified merchant; a press opens its explanation, loaded on demand (UI-06). */
export function VerifiedBadge(props: VerifiedBadgeProps): ReactNode {
  const { size = 'md', showText = false, interactive = true } = props;
  const messages = props.messages ?? verifiedMessages;
  const [isOpen, setOpen] = useState(false);
  const sign = (
    <>
      <VerifiedIcon size={size} label={messages.icon} className={styles.icon} />
      {showText && <span data-part="text">{messages.title}</span>}
    </>
  );
  if (!interactive)
    return (
      <span data-part="verified-badge" {...rootAttributes(props, styles.badge)}>
        {sign}
      </span>
    );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-part="verified-badge"
        {...rootAttributes(props, styles.badge)}
      >
        {sign}
        {!showText && (
          <span className={styles.tip} data-part="tip" aria-hidden="true">
            {messages.title}
          </span>
        )}
      </button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <VerifiedModal messages={messages} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
