'use client';

import { ChevronDownIcon } from '@pegboard/ui';
import { lazy, useState, type ReactNode } from 'react';
import { useBuilder } from './builder-context.ts';
import { LazyPart } from './lazy-part.tsx';
import styles from '../pin-builder.module.css';

const OptionFields = lazy(() => import('./option-fields.tsx'));

/** The options that most Pins do not need, folded away. Their code is loaded when they are opened. */
export function MoreOptions(): ReactNode {
  const { state, messages } = useBuilder();
  const hasDetails = state.fields.details !== null;
  const [isOpen, setOpen] = useState(hasDetails);
  // Once shown, the fields stay, so that a field with an error is found when it is folded away.
  const [isShown, setShown] = useState(hasDetails);
  // The details of a page that was chosen later are shown as well.
  const [hadDetails, setHadDetails] = useState(hasDetails);
  const open = (next: boolean): void => {
    setOpen(next);
    if (next) setShown(true);
  };
  if (hasDetails !== hadDetails) {
    setHadDetails(hasDetails);
    if (hasDetails) open(true);
  }
  return (
    <details
      className={styles.more}
      data-part="more"
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) open(currentTarget.open);
      }}
    >
      <summary>
        {messages.more}
        <ChevronDownIcon size="md" />
      </summary>
      <div className={styles.section}>
        {isShown && (
          <LazyPart>
            <OptionFields />
          </LazyPart>
        )}
      </div>
    </details>
  );
}
