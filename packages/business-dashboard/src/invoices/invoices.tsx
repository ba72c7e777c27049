'use client';

import {
  EmptyState,
  Select,
  TextField,
  rootAttributes,
  type RootProps,
  functionProp,
  functionPropOr,
  itemsProp,
  messagesProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { FilterBar } from '../layout/filter-bar.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { ShowMore, type LoadMore } from '../layout/show-more.tsx';
import { StatusChip, type StatusTone } from '../layout/status-chip.tsx';
import { DataTable } from '../table/data-table.tsx';
import { INVOICE_FIELDS } from './prop-rules.ts';
import { invoicesMessages, type InvoicesMessages, type InvoiceState } from './messages.ts';

/** An invoice or a credit note; amounts are millionths of its currency. */
export type InvoiceData = {
  readonly id: string;
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly state: InvoiceState | null;
  readonly account_name: string;
  readonly month: string;
  readonly currency: string;
  readonly amount_micro: number;
  readonly credit_micro: number;
  readonly funds_micro: number;
  readonly rounded_micro: number;
  readonly due_micro: number;
  readonly issued_on: string;
  readonly due_on: string;
  readonly other_number: string | null;
  readonly note: string | null;
};

/** The filter of invoices; empty texts match all. */
export type InvoiceFilter = { readonly state: string; readonly month: string; readonly account: string };

/** The props of Invoices. */
export type InvoicesProps = RootProps & {
  readonly invoices: readonly InvoiceData[];
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
  readonly filter: InvoiceFilter;
  readonly onFilter: (filter: InvoiceFilter) => void;
  readonly onMore?: LoadMore;
  /** Returns the address of an invoice. */
  readonly hrefOf: (id: string) => string;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: InvoicesMessages | undefined;
};

const STATES: readonly InvoiceState[] = ['open', 'overdue', 'paid', 'credited'];
const TONES: Readonly<Record<InvoiceState, StatusTone>> = {
  open: 'plain',
  overdue: 'bad',
  paid: 'good',
  credited: 'plain',
};

/** Renders the state of an invoice; a credit note is labeled as such. */
export function InvoiceChip({
  invoice,
  messages,
}: {
  readonly invoice: Pick<InvoiceData, 'state'>;
  readonly messages: InvoicesMessages;
}): ReactNode {
  const { state } = invoice;
  return state === null ? (
    <StatusChip>{messages.creditNote}</StatusChip>
  ) : (
    <StatusChip tone={TONES[state]}>{messages.states[state]}</StatusChip>
  );
}

const INVOICES_RULES = {
  invoices: itemsProp(INVOICE_FIELDS),
  accounts: itemsProp({ id: textProp, name: textProp }),
  filter: shapeProp({ state: textProp, month: textProp, account: textProp }),
  onFilter: functionProp,
  onMore: optionalProp(functionProp),
  hrefOf: functionPropOr(() => ''),
  Link: optionalProp(functionProp),
  messages: messagesProp(invoicesMessages),
};

/** Renders the invoices of a business, filtered by state, month and ad account (BD-01, BD-06). */
export function Invoices(rawProps: InvoicesProps): ReactNode {
  const props = validProps('Invoices', rawProps, INVOICES_RULES);
  const { invoices, accounts, filter, onFilter, onMore, hrefOf, messages = invoicesMessages } = props;
  const Link = props.Link ?? NativeLink;
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <div data-part="invoices" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      {invoices.length === 0 && !isFiltered ? (
        <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
      ) : (
        <>
          <FilterBar
            label={messages.filters}
            found={invoices.length === 0 ? messages.noneFound : messages.found(invoices.length)}
          >
            <Select
              label={messages.state}
              value={filter.state}
              onChange={(event) => onFilter({ ...filter, state: event.currentTarget.value })}
            >
              <option value="">{messages.all}</option>
              {STATES.map((state) => (
                <option key={state} value={state}>
                  {messages.states[state]}
                </option>
              ))}
            </Select>
            <TextField
              label={messages.month}
              type="month"
              value={filter.month}
              onChange={(event) => onFilter({ ...filter, month: event.currentTarget.value })}
            />
            <Select
              label={messages.account}
              value={filter.account}
              onChange={(event) => onFilter({ ...filter, account: event.currentTarget.value })}
            >
              <option value="">{messages.all}</option>
              {accounts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </FilterBar>
          <DataTable
            caption={messages.title}
            hideCaption
            hasCsv
            isCards
            messages={messages.table}
            rows={invoices}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'number',
                label: messages.number,
                value: ({ number }) => number,
                cell: ({ id, number }) => <Link to={hrefOf(id)}>{number}</Link>,
                isRowHeader: true,
              },
              {
                key: 'month',
                label: messages.month,
                value: ({ month }) => month,
                cell: ({ month }) => messages.monthOf(month),
              },
              {
                key: 'account',
                label: messages.account,
                value: (invoice) => invoice.account_name,
                isName: true,
              },
              {
                key: 'state',
                label: messages.state,
                value: ({ state }) => (state === null ? messages.creditNote : messages.states[state]),
                cell: (invoice) => <InvoiceChip invoice={invoice} messages={messages} />,
              },
              {
                key: 'due',
                label: messages.due,
                value: (invoice) => invoice.due_on,
                cell: (invoice) => messages.day(invoice.due_on),
              },
              {
                key: 'amount',
                label: messages.amount,
                value: (invoice) => invoice.due_micro / 1_000_000,
                cell: (invoice) => messages.money(invoice.due_micro, invoice.currency),
                isNumber: true,
              },
            ]}
          />
          <ShowMore onMore={onMore} messages={messages} />
        </>
      )}
    </div>
  );
}
