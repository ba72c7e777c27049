'use client';

import {
  Button,
  Select,
  getTrimmedFormText,
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  messagesProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
  hrefProp,
} from '@pegboard/ui';
import { useRef, type FormEvent, type ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction, type ActionResult, type Actions } from '../layout/use-action.ts';
import { MissingPrerequisite, type RenderLink } from '../layout/prerequisite-link.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { ChargeResult } from '../billing/billing-types.ts';
import { orderLineColumns, type InvoiceLineData } from '../billing/order-line-columns.ts';
import { InvoiceChip, type InvoiceData } from './invoices.tsx';
import { INVOICE_FIELDS } from './prop-rules.ts';
import { dateProp } from '../layout/prop-rules.ts';
import { invoicesMessages, type InvoicesMessages } from './messages.ts';

/** The props of InvoicePage. */
export type InvoicePageProps = RootProps & {
  readonly invoice: InvoiceData;
  readonly lines: readonly InvoiceLineData[];
  /** The cards for paying it; undefined for viewers who cannot pay. */
  readonly cards?:
    | readonly { readonly id: string; readonly brand: string; readonly last_four: string }[]
    | undefined;
  readonly listHref: string;
  readonly onPdf: () => Promise<ActionResult>;
  /** Pays it; repeated requests with the same key charge once. */
  readonly onPay: (methodId: string, key: string) => Promise<ChargeResult>;
  readonly said?: Actions['status'] | undefined;
  readonly Link?: BusinessLink | undefined;
  readonly wayTo?: RenderLink | undefined;
  readonly messages?: InvoicesMessages | undefined;
};

const INVOICE_PAGE_RULES = {
  invoice: shapeProp(INVOICE_FIELDS),
  lines: itemsProp({
    impressions: numberProp,
    day: dateProp,
    id: textProp,
    campaign_name: textProp,
    clicks: numberProp,
    amount_micro: numberProp,
  }),
  cards: optionalProp(itemsProp({ id: textProp, brand: textProp, last_four: textProp })),
  listHref: hrefProp,
  onPdf: functionProp,
  onPay: functionProp,
  said: optionalProp(shapeProp({ text: textProp })),
  Link: optionalProp(functionProp),
  wayTo: optionalProp(functionProp),
  messages: messagesProp(invoicesMessages),
};

/** Renders one invoice with its lines; it can be paid and downloaded (BD-06). */
export function InvoicePage(rawProps: InvoicePageProps): ReactNode {
  const props = validProps('InvoicePage', rawProps, INVOICE_PAGE_RULES);
  const { invoice, lines, cards, onPdf, messages = invoicesMessages } = props;
  const Link = props.Link ?? NativeLink;
  const { busy, status, run } = useAction(messages.failed);
  const money = (micro: number): string => messages.money(micro, invoice.currency);
  const isNote = invoice.kind === 'credit_note';
  const isOpen = invoice.state === 'open' || invoice.state === 'overdue';
  return (
    <div data-part="invoice-page" {...rootAttributes(props, styles.page)}>
      <p className={styles.hint}>
        <Link to={props.listHref}>{messages.back}</Link>
      </p>
      <PageHeader title={isNote ? messages.note(invoice.number) : messages.invoice(invoice.number)}>
        <Button loading={busy === 'pdf'} onClick={() => void run('pdf', onPdf, messages.downloaded)}>
          {messages.pdf}
        </Button>
      </PageHeader>
      <StatusMessage status={status ?? props.said} />
      <dl className={styles.facts} data-part="facts">
        <dt>{messages.state}</dt>
        <dd>
          <InvoiceChip invoice={invoice} messages={messages} />
        </dd>
        <dt>{messages.account}</dt>
        <dd>{invoice.account_name}</dd>
        <dt>{messages.month}</dt>
        <dd>{messages.monthOf(invoice.month)}</dd>
        <dt>{messages.issued}</dt>
        <dd>{messages.day(invoice.issued_on)}</dd>
        {isNote ? null : (
          <>
            <dt>{messages.due}</dt>
            <dd>{messages.day(invoice.due_on)}</dd>
          </>
        )}
        {invoice.other_number === null ? null : (
          <>
            <dt>{isNote ? messages.credits : messages.creditedBy}</dt>
            <dd>{invoice.other_number}</dd>
          </>
        )}
        {invoice.note === null ? null : (
          <>
            <dt>{messages.why}</dt>
            <dd>{invoice.note}</dd>
          </>
        )}
        <dt>{messages.spent}</dt>
        <dd>{money(invoice.amount_micro)}</dd>
        <dt>{messages.credit}</dt>
        <dd>{money(invoice.credit_micro)}</dd>
        <dt>{messages.funds}</dt>
        <dd>{money(invoice.funds_micro)}</dd>
        <dt>{messages.rounded}</dt>
        <dd>{money(invoice.rounded_micro)}</dd>
        <dt>{messages.amount}</dt>
        <dd className={styles.strong}>{money(invoice.due_micro)}</dd>
      </dl>
      {isOpen && cards ? <PayForm {...props} cards={cards} messages={messages} /> : null}
      <DataTable
        caption={messages.lines}
        hasCsv
        isCards
        messages={messages.table}
        rows={lines}
        rowKey={({ id }) => id}
        columns={orderLineColumns(messages, money)}
      />
    </div>
  );
}

function PayForm({
  cards,
  onPay,
  wayTo,
  messages,
}: Pick<InvoicePageProps, 'onPay' | 'wayTo'> & {
  readonly cards: NonNullable<InvoicePageProps['cards']>;
  readonly messages: InvoicesMessages;
}): ReactNode {
  const { busy, status, run } = useAction(messages.failed);
  // Keys by card: a request that is repeated after a lost response charges once.
  const keys = useRef(new Map<string, string>());
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const method = getTrimmedFormText(new FormData(event.currentTarget), 'method');
    const key = keys.current.get(method) ?? crypto.randomUUID();
    keys.current.set(method, key);
    const pay = async (): Promise<ActionResult> => {
      const result = await onPay(method, key);
      if (result.isAnswered) keys.current.delete(method);
      return result;
    };
    void run('pay', pay, messages.paid);
  };
  if (cards.length === 0)
    return <MissingPrerequisite way={wayTo?.('billing')}>{messages.noCards}</MissingPrerequisite>;
  return (
    <form className={styles.form} data-part="form" onSubmit={send} aria-label={messages.pay}>
      <Select label={messages.card} name="method">
        {cards.map(({ id, brand, last_four: lastFour }) => (
          <option key={id} value={id}>
            {messages.cardOf(brand, lastFour)}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="primary" loading={busy === 'pay'}>
        {messages.pay}
      </Button>
      <StatusMessage status={status} />
    </form>
  );
}
