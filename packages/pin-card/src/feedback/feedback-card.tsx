'use client';

import { Button, rootAttributes } from '@pegboard/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CardFeedback, PinCardProps } from '../pin-card-props.ts';
import { renderColorPlaceholder } from '../ui/card-media.tsx';
import styles from './feedback-card.module.css';
import { cardFeedbackMessages } from './messages.ts';

/**
 * Renders the notice in place of a reported or hidden card (PC-10): the text, Undo, and the source to
 * unfollow.
 */
export default function FeedbackCard(props: {
  readonly card: PinCardProps;
  readonly feedback: CardFeedback;
  /** True if the feedback was just given, while the focus was on the card. */
  readonly isNew: boolean;
}): ReactNode {
  const { card, feedback, isNew } = props;
  const { pin, onUndo, onUnfollow } = card;
  const messages = { ...cardFeedbackMessages, ...card.messages };
  const { status, title, text, unfollow } = feedback;
  return (
    <article
      data-pin-id={pin.id}
      data-feedback={status}
      data-part="pin-card"
      {...rootAttributes(card, styles.card)}
    >
      {renderColorPlaceholder(pin)}
      <div className={styles.words} data-part="notice">
        <div role="status" data-choice={unfollow === undefined ? undefined : ''}>
          <p className={styles.title} data-part="title" dir="auto">
            {title}
          </p>
          <p className={styles.text} data-part="text" dir="auto">
            {text}
          </p>
        </div>
        <div className={styles.buttons} data-part="actions">
          {unfollow !== undefined && onUnfollow ? (
            <Button variant="secondary" size="sm" dir="auto" onClick={() => onUnfollow(pin)}>
              {unfollow}
            </Button>
          ) : null}
          {onUndo ? (
            <Undo key={status} isNew={isNew} onUndo={() => onUndo(pin)}>
              {messages.undo}
            </Undo>
          ) : null}
        </div>
      </div>
    </article>
  );
}

/** Renders the undo button. It takes the focus, because the element that was pressed is removed. */
function Undo(props: {
  readonly isNew: boolean;
  readonly onUndo: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { isNew, onUndo, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <Button ref={button} variant="secondary" size="sm" onClick={onUndo}>
      {children}
    </Button>
  );
}
