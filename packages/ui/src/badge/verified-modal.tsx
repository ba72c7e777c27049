'use client';

import type { ReactNode } from 'react';

import { VerifiedIcon } from '../icon/icons-common.tsx';
import { Modal } from '../modal/modal.tsx';
import type { VerifiedMessages } from './badge-messages.ts';
import styles from './verified-badge.module.css';

/** The props of the explanation. */
export type VerifiedModalProps = { readonly messages: VerifiedMessages; readonly onClose: () => void };

/** Renders the explanation of verified merchants; the default export, for lazy loading. */
export default function VerifiedModal({ messages, onClose }: VerifiedModalProps): ReactNode {
  return (
    <Modal title={messages.title} size="sm" onClose={onClose} messages={{ close: messages.close }}>
      <div className={styles.explanation}>
        <VerifiedIcon size="xl" label={messages.badge} className={styles.icon} />
        <p>{messages.explanation}</p>
      </div>
    </Modal>
  );
}
