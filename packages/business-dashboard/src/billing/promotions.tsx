'use client';

import { Button, TextField, getTrimmedFormText } from '@pegboard/ui';
import type { FormEvent, ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import type { PromotionData } from './billing-types.ts';
import type { BillingMessages } from './messages.ts';

/** Renders the redeemed codes, and the form that redeems one. */
export function Promotions(props: {
  readonly promotions: readonly PromotionData[];
  readonly currency: string;
  readonly mayEdit: boolean;
  readonly onUse: (code: string) => Promise<ActionResult>;
  readonly messages: BillingMessages;
}): ReactNode {
  const { promotions, currency, mayEdit, onUse, messages } = props;
  const { busy, status, fields, run } = useAction(messages.failed);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = getTrimmedFormText(new FormData(form), 'code');
    void run('code', () => onUse(code), messages.codeUsed).then((isDone) => {
      if (isDone) form.reset();
      return undefined;
    });
  };
  return (
    <section className={styles.section} data-part="section" aria-label={messages.promotions}>
      <h2>{messages.promotions}</h2>
      {mayEdit ? (
        <form
          className={styles.form}
          data-part="form"
          onSubmit={send}
          aria-label={messages.promotions}
          noValidate
        >
          <TextField label={messages.code} name="code" autoComplete="off" error={fields['code']} />
          <Button type="submit" loading={busy === 'code'}>
            {messages.useCode}
          </Button>
        </form>
      ) : null}
      <StatusMessage status={status} />
      {promotions.length === 0 ? (
        <p className={styles.hint}>{messages.noPromotions}</p>
      ) : (
        <ul className={styles.list} data-part="list">
          {promotions.map(({ code, amount_micro: amount, used_at: usedAt }) => (
            <li key={code} className={styles.item} data-part="item">
              <span className={styles.what}>
                <span className={styles.strong}>{code}</span>
                <small>{`${messages.used}: ${messages.day(usedAt)}`}</small>
              </span>
              <span>{messages.money(amount, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
