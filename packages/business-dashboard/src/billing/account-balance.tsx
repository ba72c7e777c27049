'use client';

import { Button, Select, TextField, getTrimmedFormText } from '@pegboard/ui';
import { useRef, type FormEvent, type ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import type { CardData, ChargeResult, AccountBalanceData } from './billing-types.ts';
import type { BillingMessages } from './messages.ts';

const MICRO = 1_000_000;

/** A requested top-up; repeated requests with its idempotency key charge once. */
export type TopUpRequest = {
  readonly amount_micro: number;
  readonly method_id: string;
  readonly key: string;
};

/** Renders the funds and payment terms of an account, and the form to add funds. */
export function AccountBalance(props: {
  readonly balance: AccountBalanceData;
  readonly cards: readonly CardData[];
  readonly mayEdit: boolean;
  readonly onPays: (pays: AccountBalanceData['pays']) => Promise<ActionResult>;
  readonly onTopUp: (request: TopUpRequest) => Promise<ChargeResult>;
  readonly messages: BillingMessages;
}): ReactNode {
  const { balance, cards, mayEdit, onPays, onTopUp, messages } = props;
  const { currency } = balance;
  const { busy, status, fields, run } = useAction(messages.failed);
  // An unchanged request that is repeated after a lost response reuses its key.
  const lastRequest = useRef<TopUpRequest>(undefined);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const amount = Math.round(Number(getTrimmedFormText(data, 'amount').replace(',', '.')) * MICRO);
    const method = getTrimmedFormText(data, 'method');
    void run(
      'top-up',
      async () => {
        if (!(amount > 0)) return { ok: false, message: '', fields: { amount_micro: messages.noAmount } };
        const last = lastRequest.current;
        const isSame = last?.amount_micro === amount && last.method_id === method;
        const request = isSame ? last : { amount_micro: amount, method_id: method, key: crypto.randomUUID() };
        lastRequest.current = request;
        const result = await onTopUp(request);
        if (result.isAnswered) lastRequest.current = undefined;
        if (result.ok) form.reset();
        return result;
      },
      messages.topUpDone,
    );
  };
  return (
    <>
      <dl className={styles.facts} data-part="facts">
        <dt>{messages.funds}</dt>
        <dd className={styles.strong}>{messages.money(balance.funds_micro, currency)}</dd>
        <dt>{messages.credit}</dt>
        <dd>{messages.money(balance.credit_micro, currency)}</dd>
        <dt>{messages.unbilled}</dt>
        <dd>{messages.money(balance.unbilled_micro, currency)}</dd>
        {mayEdit ? null : (
          <>
            <dt>{messages.pays}</dt>
            <dd>{messages.paysOf(balance.pays)}</dd>
          </>
        )}
      </dl>
      {mayEdit ? (
        <>
          <div className={styles.bar} data-part="bar">
            <Select
              label={messages.pays}
              value={balance.pays}
              disabled={busy !== undefined}
              onChange={(event) => {
                const pays = event.currentTarget.value as AccountBalanceData['pays'];
                void run('pays', () => onPays(pays), messages.changed);
              }}
            >
              {(['monthly', 'prepaid'] as const).map((kind) => (
                <option key={kind} value={kind}>
                  {messages.paysKinds[kind]}
                </option>
              ))}
            </Select>
          </div>
          <form
            className={styles.form}
            data-part="form"
            data-columns=""
            onSubmit={send}
            aria-label={messages.topUp}
          >
            <h2>{messages.topUp}</h2>
            {cards.length === 0 ? (
              <p className={`${styles.hint} ${styles.whole}`}>{messages.noCards}</p>
            ) : (
              <>
                <TextField
                  label={messages.amount(currency)}
                  name="amount"
                  inputMode="decimal"
                  autoComplete="off"
                  required
                  error={fields['amount_micro']}
                />
                <Select label={messages.card} name="method">
                  {cards.map(({ id, brand, last_four: lastFour }) => (
                    <option key={id} value={id}>
                      {messages.cardOf(brand, lastFour)}
                    </option>
                  ))}
                </Select>
                <div className={styles.buttons} data-part="actions">
                  <Button type="submit" variant="primary" loading={busy === 'top-up'}>
                    {messages.topUp}
                  </Button>
                </div>
              </>
            )}
          </form>
          <StatusMessage status={status} />
        </>
      ) : null}
    </>
  );
}
