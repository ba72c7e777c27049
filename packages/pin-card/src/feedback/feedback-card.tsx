'use client';

import { Button } from '@pegboard/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CardFeedback } from '../model/feedback-state.ts';
import type { PinCardProps } from '../pin-card-props.ts';
import { ColorPlace } from '../ui/card-media.tsx';
import styles from './feedback-card.module.css';
import { feedbackWords } from './feedback-words.ts';
import { cardFeedbackMessages } from './messages.ts';

/** What stands in place of a card that the viewer reported or hid (PC-10): the words, Undo, and what to unfollow. */
export default function FeedbackCard(props: {
  readonly card: PinCardProps;
  readonly feedback: Exclude<CardFeedback, { readonly status: 'none' }>;
  /** It was just given: the focus was on the card. */
  readonly isNew: boolean;
}): ReactNode {
  const { card, feedback, isNew } = props;
  const { pin, onUndo, onUnfollow } = card;
  const messages = { ...cardFeedbackMessages, ...card.messages };
  const { title, text, unfollow } = feedbackWords(feedback, messages);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The menu that hid the card is gone with it, and the focus with both: it goes on here.
    if (isNew && document.activeElement === document.body) undo.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <article className={styles.card} data-pin-id={pin.id} data-feedback={feedback.status}>
      <ColorPlace pin={pin} />
      <div className={styles.words}>
        <div role="status" data-choice={unfollow === undefined ? undefined : ''}>
          <p className={styles.title} dir="auto">
            {title}
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </div>
        <div className={styles.buttons}>
          {unfollow !== undefined && onUnfollow ? (
            <Button variant="secondary" size="sm" onClick={() => onUnfollow(pin, feedback)}>
              {unfollow}
            </Button>
          ) : null}
          {onUndo ? (
            <Button ref={undo} variant="secondary" size="sm" onClick={() => onUndo(pin, feedback)}>
              {messages.undo}
            </Button>
          ) : null}
        </div>
      </div>
    </article>
  );
}
