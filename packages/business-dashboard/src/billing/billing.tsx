'use client';

import {
  EmptyState,
  Select,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  nullableProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
  hrefProp,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { ShowMore, type LoadMore } from '../layout/show-more.tsx';
import type { ActionResult, Actions } from '../layout/use-action.ts';
import { useTimeZone } from '../layout/use-time-zone.ts';
import type { RenderLink } from '../layout/prerequisite-link.tsx';
import { DataTable } from '../table/data-table.tsx';
import type {
  CardData,
  ChargeData,
  ChargeResult,
  OrderLineData,
  PromotionData,
  AccountBalanceData,
  TaxDetailsData,
} from './billing-types.ts';
import { Cards } from './cards.tsx';
import { billingMessages, type BillingMessages } from './messages.ts';
import { orderLineColumns } from './order-line-columns.ts';
import { Promotions } from './promotions.tsx';
import { AccountBalance, type TopUpRequest } from './account-balance.tsx';
import { currencyProp, dateProp } from '../layout/prop-rules.ts';
import { TaxForm } from './tax-form.tsx';

/** The data of an ad account's billing page. */
export type BillingData = {
  readonly balance: AccountBalanceData;
  readonly cards: readonly CardData[];
  readonly promotions: readonly PromotionData[];
  readonly charges: readonly ChargeData[];
  readonly lines: readonly OrderLineData[];
};

/** The ports of the page; errors of single fields are shown next to them. */
export type BillingPorts = {
  readonly setPays: (pays: AccountBalanceData['pays']) => Promise<ActionResult>;
  readonly topUp: (request: TopUpRequest) => Promise<ChargeResult>;
  readonly chooseCard: (id: string) => Promise<ActionResult>;
  readonly removeCard: (id: string) => Promise<ActionResult>;
  readonly useCode: (code: string) => Promise<ActionResult>;
  readonly saveTax: (details: TaxDetailsData) => Promise<ActionResult>;
  readonly getSummary: (year: string) => Promise<ActionResult>;
};

/** The props of Billing. */
export type BillingProps = RootProps & {
  readonly accounts: readonly { readonly id: string; readonly name: string }[];
  /** The data of the selected account; undefined without accounts. */
  readonly data: BillingData | undefined;
  readonly tax: TaxDetailsData | null;
  readonly year: string;
  readonly mayEdit: boolean;
  /** The page of the payment processor that stores a card and redirects back. */
  readonly addCardHref: string;
  /** The address at which a charge is confirmed. */
  readonly confirmHref: (charge: ChargeData) => string | undefined;
  readonly onChoose: (accountId: string) => void;
  readonly wayTo?: RenderLink | undefined;
  readonly onMoreLines?: LoadMore;
  readonly onMoreCharges?: LoadMore;
  /** The result of the action on the processor's page. */
  readonly said?: Actions['status'] | undefined;
  readonly ports: BillingPorts;
  readonly messages?: BillingMessages | undefined;
};

const BILLING_RULES = {
  accounts: itemsProp({ id: textProp, name: textProp }),
  data: optionalProp(
    shapeProp({
      balance: shapeProp({
        id: textProp,
        name: textProp,
        currency: currencyProp,
        pays: textProp,
        funds_micro: numberProp,
        credit_micro: numberProp,
        unbilled_micro: numberProp,
      }),
      cards: itemsProp({ id: textProp, brand: textProp, last_four: textProp, expires_on: textProp }),
      promotions: itemsProp({ code: textProp, amount_micro: numberProp, used_at: dateProp }),
      charges: itemsProp({
        id: textProp,
        purpose: textProp,
        amount_micro: numberProp,
        currency: currencyProp,
        card: textProp,
        state: textProp,
        confirm_path: nullableProp(textProp),
        created_at: dateProp,
      }),
      lines: itemsProp({
        id: textProp,
        campaign_name: textProp,
        day: dateProp,
        impressions: numberProp,
        clicks: numberProp,
        amount_micro: numberProp,
        credit_micro: numberProp,
        funds_micro: numberProp,
      }),
    }),
  ),
  tax: nullableProp(
    shapeProp({
      legal_name: textProp,
      country: textProp,
      street: textProp,
      postal_code: textProp,
      city: textProp,
      tax_id: textProp,
    }),
  ),
  year: textProp,
  mayEdit: flagProp,
  addCardHref: hrefProp,
  confirmHref: functionProp,
  onChoose: functionProp,
  wayTo: optionalProp(functionProp),
  onMoreLines: optionalProp(functionProp),
  onMoreCharges: optionalProp(functionProp),
  said: optionalProp(shapeProp({ text: textProp })),
  ports: shapeProp({
    setPays: functionProp,
    topUp: functionProp,
    chooseCard: functionProp,
    removeCard: functionProp,
    useCode: functionProp,
    saveTax: functionProp,
    getSummary: functionProp,
  }),
  messages: messagesProp(billingMessages),
};

/**
 * Renders the funds, cards, promotions, payments, order lines and tax details of the ad accounts of a
 * business (BD-08).
 */
export function Billing(rawProps: BillingProps): ReactNode {
  const props = validProps('Billing', rawProps, BILLING_RULES);
  const { accounts, data, tax, year, mayEdit, ports, said, messages = billingMessages } = props;
  return (
    <div data-part="billing" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <StatusMessage status={said} />
      {data === undefined ? (
        <EmptyState title={messages.noAccounts} action={props.wayTo?.('ad-accounts')}>
          {messages.noAccountsHint}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar} data-part="bar">
            <Select
              label={messages.account}
              value={data.balance.id}
              onChange={(event) => props.onChoose(event.currentTarget.value)}
            >
              {accounts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
          <AccountBalance
            key={data.balance.id}
            balance={data.balance}
            cards={data.cards}
            mayEdit={mayEdit}
            onPays={ports.setPays}
            onTopUp={ports.topUp}
            messages={messages}
          />
          <Cards
            cards={data.cards}
            mayEdit={mayEdit}
            addHref={props.addCardHref}
            onChoose={ports.chooseCard}
            onRemove={ports.removeCard}
            messages={messages}
          />
          <Promotions
            promotions={data.promotions}
            currency={data.balance.currency}
            mayEdit={mayEdit}
            onUse={ports.useCode}
            messages={messages}
          />
          <OrderLines {...props} lines={data.lines} currency={data.balance.currency} messages={messages} />
          <History {...props} charges={data.charges} messages={messages} />
        </>
      )}
      <TaxForm
        details={tax}
        mayEdit={mayEdit}
        year={year}
        onSave={ports.saveTax}
        onSummary={ports.getSummary}
        messages={messages}
      />
    </div>
  );
}

type Known = Pick<BillingProps, 'confirmHref' | 'onMoreLines' | 'onMoreCharges'> & {
  readonly messages: BillingMessages;
};

function OrderLines(
  props: Known & { readonly lines: readonly OrderLineData[]; readonly currency: string },
): ReactNode {
  const { lines, currency, onMoreLines, messages } = props;
  const money = (micro: number): string => messages.money(micro, currency);
  return (
    <section className={styles.section} data-part="section" aria-label={messages.orderLines}>
      <DataTable
        caption={messages.orderLines}
        hasCsv
        isCards
        messages={messages.table}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          ...orderLineColumns(messages, money),
          {
            key: 'paid',
            label: messages.paidBefore,
            value: (line) => (line.credit_micro + line.funds_micro) / 1_000_000,
            cell: (line) => money(line.credit_micro + line.funds_micro),
            isNumber: true,
          },
        ]}
      />
      <p className={styles.hint}>{messages.orderLinesHint}</p>
      <ShowMore onMore={onMoreLines} messages={messages} />
    </section>
  );
}

function History(props: Known & { readonly charges: readonly ChargeData[] }): ReactNode {
  const { charges, confirmHref, onMoreCharges, messages } = props;
  const zone = useTimeZone();
  return (
    <section className={styles.section} data-part="section" aria-label={messages.history}>
      <DataTable
        caption={messages.history}
        hasCsv
        isCards
        messages={messages.table}
        rows={charges}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'date',
            label: messages.date,
            value: (charge) => charge.created_at,
            cell: (charge) => messages.moment(charge.created_at, zone),
            isRowHeader: true,
          },
          { key: 'what', label: messages.what, value: ({ purpose }) => messages.purposes[purpose] },
          { key: 'card', label: messages.card, value: ({ card }) => card },
          {
            key: 'amount',
            label: messages.lineAmount,
            value: (charge) => charge.amount_micro / 1_000_000,
            cell: (charge) => messages.money(charge.amount_micro, charge.currency),
            isNumber: true,
          },
          {
            key: 'state',
            label: messages.state,
            value: ({ state }) => messages.states[state],
            cell: (charge) => {
              const href = charge.state === 'needs_confirmation' ? confirmHref(charge) : undefined;
              return href === undefined ? (
                messages.states[charge.state]
              ) : (
                <a href={href}>{messages.confirm}</a>
              );
            },
          },
        ]}
      />
      <ShowMore onMore={onMoreCharges} messages={messages} />
    </section>
  );
}
