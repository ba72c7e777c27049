'use client';

import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';

import { ConfirmButton } from '../layout/confirm-button.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { StatusChip } from '../layout/status-chip.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import type { CardData } from './billing-types.ts';
import type { BillingMessages } from './messages.ts';

/** Renders the cards of a business; a card is added on the payment processor's page, at `addHref`. */
export function Cards(props: {
  readonly cards: readonly CardData[];
  readonly mayEdit: boolean;
  readonly addHref: string;
  readonly onChoose: (id: string) => Promise<ActionResult>;
  readonly onRemove: (id: string) => Promise<ActionResult>;
  readonly messages: BillingMessages;
}): ReactNode {
  const { cards, mayEdit, addHref, onChoose, onRemove, messages } = props;
  const { busy, status, run } = useAction(messages.failed);
  return (
    <section className={styles.section} data-part="section" aria-label={messages.cards}>
      <h2>{messages.cards}</h2>
      <p className={styles.hint}>
        {messages.cardsHint} {mayEdit ? <a href={addHref}>{messages.addCard}</a> : null}
      </p>
      <ul className={styles.list} data-part="list">
        {cards.map(({ id, brand, last_four: lastFour, expires_on: expiresOn, is_default: isFirst }) => {
          const name = messages.cardOf(brand, lastFour);
          return (
            <li key={id} className={styles.item} data-part="item">
              <span className={styles.what}>
                <span>{name}</span>
                <small>{messages.expires(expiresOn)}</small>
              </span>
              {isFirst ? <StatusChip tone="good">{messages.first}</StatusChip> : null}
              {mayEdit ? (
                <span className={styles.buttons} data-part="actions">
                  {isFirst ? null : (
                    <Button
                      size="sm"
                      loading={busy === id}
                      aria-label={`${messages.useFirst}: ${name}`}
                      onClick={() => void run(id, () => onChoose(id), messages.changed)}
                    >
                      {messages.useFirst}
                    </Button>
                  )}
                  <ConfirmButton
                    size="sm"
                    aria-label={`${messages.remove}: ${name}`}
                    texts={{
                      question: messages.removeQuestion(name),
                      yes: messages.remove,
                      no: messages.keep,
                      failed: messages.failed,
                    }}
                    onConfirm={() => onRemove(id)}
                  >
                    {messages.remove}
                  </ConfirmButton>
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
      <StatusMessage status={status} />
    </section>
  );
}
