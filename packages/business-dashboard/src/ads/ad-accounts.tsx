'use client';

import {
  Button,
  EmptyState,
  Select,
  TextField,
  getTrimmedFormText,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { Fragment, useState, type FormEvent, type ReactNode } from 'react';

import { ConfirmButton } from '../layout/confirm-button.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import { PRESET_DAYS } from '../dashboard/model/view.ts';
import { StatusChip } from '../layout/status-chip.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { CampaignForm } from './campaign-form.tsx';
import type {
  AdAccountData,
  AdPin,
  CampaignData,
  CampaignInput,
  CampaignStart,
  CampaignStatus,
} from './data.ts';
import type { TargetingOffer } from './targeting-fields.tsx';
import { adsMessages, type AdsMessages } from './messages.ts';
import { AD_PIN_FIELDS, CAMPAIGN_FIELDS, AD_ACCOUNT_FIELDS } from './prop-rules.ts';
import { dateProp } from '../layout/prop-rules.ts';
import { CompactTable } from '../layout/compact-table.tsx';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'CAD', 'AUD', 'JPY'];

/** The props of AdAccounts. Actions may fail: the page shows the error and keeps the typed values. */
export type AdAccountsProps = RootProps & {
  readonly accounts: readonly AdAccountData[];
  /** The account whose campaigns are shown; the first account by default. */
  readonly account: AdAccountData | undefined;
  /** The campaigns, with the numbers of the shown days. */
  readonly campaigns: readonly CampaignData[];
  /** The number of days that the numbers are of, which end today; `onRange` shows others. */
  readonly rangeDays?: number | undefined;
  readonly onRange?: ((days: number) => void) | undefined;
  /** The pins with which a new campaign can start. */
  readonly offered?: readonly AdPin[] | undefined;
  readonly targeting?: TargetingOffer | undefined;
  readonly mayEdit: boolean;
  /**
   * The current day, such as `2026-11-21`, in the viewer's time zone: the default start of a new campaign.
   */
  readonly today: string;
  readonly timeZone: string;
  readonly onChoose: (accountId: string) => void;
  readonly onOpenAccount: (input: { readonly name: string; readonly currency: string }) => Promise<void>;
  readonly onSave: (input: CampaignInput, id?: string) => Promise<void>;
  /** Stores a campaign with its pins, and starts it. */
  readonly onStart?: ((input: CampaignInput, start: CampaignStart) => Promise<void>) | undefined;
  readonly onStatus: (campaign: CampaignData, status: CampaignStatus) => Promise<void>;
  /** A link to the pins of a campaign. */
  readonly pinsLink: (campaign: CampaignData) => ReactNode;
  readonly messages?: AdsMessages | undefined;
};

const AD_ACCOUNTS_RULES = {
  accounts: itemsProp(AD_ACCOUNT_FIELDS),
  account: optionalProp(shapeProp(AD_ACCOUNT_FIELDS)),
  campaigns: itemsProp(CAMPAIGN_FIELDS),
  rangeDays: optionalProp(numberProp),
  onRange: optionalProp(functionProp),
  offered: optionalProp(itemsProp(AD_PIN_FIELDS)),
  targeting: optionalProp(
    shapeProp({
      countries: itemsProp({ code: textProp, name: textProp }),
      languages: itemsProp({ code: textProp, name: textProp }),
      audiences: itemsProp({ id: textProp, name: textProp }),
    }),
  ),
  mayEdit: flagProp,
  today: dateProp,
  timeZone: textProp,
  onChoose: functionProp,
  onOpenAccount: functionProp,
  onSave: functionProp,
  onStart: optionalProp(functionProp),
  onStatus: functionProp,
  pinsLink: functionProp,
  messages: messagesProp(adsMessages),
};

/**
 * Renders the ad accounts of a business, and the campaigns of one: created, changed, started, paused and
 * ended.
 */
export function AdAccounts(rawProps: AdAccountsProps): ReactNode {
  const props = validProps('AdAccounts', rawProps, AD_ACCOUNTS_RULES);
  const { accounts, account, campaigns, mayEdit, onChoose, messages = adsMessages } = props;
  const { offered = [], targeting = NO_TARGETING, onStart, rangeDays, onRange } = props;
  const [edited, setEdited] = useState<CampaignData | 'new' | 'account' | null>(null);
  const [template, setTemplate] = useState<CampaignData>();
  const close = (): void => {
    setEdited(null);
    setTemplate(undefined);
  };
  return (
    <div data-part="ad-accounts" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      {account === undefined ? (
        <EmptyState title={messages.noAccounts}>{messages.noAccountsHint}</EmptyState>
      ) : (
        <div className={styles.bar} data-part="bar">
          <Select
            label={messages.account}
            value={account.id}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            {accounts.map(({ id, name, currency }) => (
              <option key={id} value={id}>{`${name} (${currency})`}</option>
            ))}
          </Select>
          {rangeDays === undefined || campaigns.length === 0 ? null : (
            <Select
              label={messages.days}
              value={String(rangeDays)}
              onChange={(event) => onRange?.(Number(event.currentTarget.value))}
            >
              {PRESET_DAYS.map((days) => (
                <option key={days} value={days}>
                  {messages.lastDays(days)}
                </option>
              ))}
            </Select>
          )}
          {mayEdit ? (
            <>
              <Button variant="primary" onClick={() => setEdited('new')}>
                {messages.newCampaign}
              </Button>
              <Button onClick={() => setEdited('account')}>{messages.newAccount}</Button>
            </>
          ) : null}
        </div>
      )}
      {mayEdit && (edited === 'account' || account === undefined) ? (
        <AccountForm {...props} messages={messages} onDone={close} />
      ) : null}
      {edited !== null && edited !== 'account' && account ? (
        <CampaignForm
          key={edited === 'new' ? `new ${template?.id ?? ''}` : edited.id}
          campaign={edited === 'new' ? undefined : edited}
          template={edited === 'new' ? template : undefined}
          offered={offered}
          targeting={targeting}
          onStart={onStart ?? ((input) => props.onSave(input))}
          currency={account.currency}
          today={props.today}
          // The account's campaigns share a time zone unless another is chosen.
          timeZone={campaigns[0]?.time_zone ?? props.timeZone}
          onSave={props.onSave}
          onDone={close}
          messages={messages}
        />
      ) : null}
      {account && campaigns.length === 0 ? (
        <EmptyState title={messages.noCampaigns}>{messages.noCampaignsHint}</EmptyState>
      ) : null}
      {account && campaigns.length > 0 ? (
        <CampaignTable
          {...props}
          account={account}
          messages={messages}
          onEdit={setEdited}
          onDuplicate={(campaign) => {
            setTemplate(campaign);
            setEdited('new');
          }}
        />
      ) : null}
    </div>
  );
}

type Known = { readonly messages: AdsMessages };
const NO_TARGETING: TargetingOffer = { countries: [], languages: [], audiences: [] };
const TONES = { draft: 'warning', active: 'good', paused: 'warning', ended: 'plain' } as const;

function AccountForm({
  messages,
  onOpenAccount,
  onDone,
}: Pick<AdAccountsProps, 'onOpenAccount'> & Known & { readonly onDone: () => void }): ReactNode {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [name, currency] = [getTrimmedFormText(data, 'name'), getTrimmedFormText(data, 'currency')];
    setState('sending');
    onOpenAccount({ name, currency }).then(onDone, () => setState('failed'));
  };
  return (
    <form
      className={styles.form}
      data-part="form"
      data-columns=""
      onSubmit={send}
      aria-label={messages.newAccount}
    >
      <TextField label={messages.accountName} name="name" required maxLength={100} autoComplete="off" />
      <Select label={messages.currency} name="currency">
        {CURRENCIES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
      <div className={styles.buttons} data-part="actions">
        <Button type="submit" variant="primary" loading={state === 'sending'}>
          {messages.open}
        </Button>
        <Button onClick={onDone}>{messages.cancel}</Button>
      </div>
      <ErrorMessage>{state === 'failed' ? messages.failed : null}</ErrorMessage>
    </form>
  );
}

function CampaignTable(
  props: Omit<AdAccountsProps, 'account' | 'messages'> &
    Known & {
      readonly account: AdAccountData;
      readonly onEdit: (campaign: CampaignData) => void;
      readonly onDuplicate: (campaign: CampaignData) => void;
    },
): ReactNode {
  const { account, campaigns, mayEdit, messages, onEdit, onDuplicate, onStatus, pinsLink } = props;
  const [hasFailed, setHasFailed] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const change = (campaign: CampaignData, status: CampaignStatus): void => {
    setHasFailed(false);
    onStatus(campaign, status).catch(() => setHasFailed(true));
  };
  const shown = (micro: number): string => messages.formats.money(micro, account.currency);
  const budgetOf = ({ daily_micro: daily, total_micro: total }: CampaignData): string =>
    [
      daily === null ? null : messages.aDay(shown(daily)),
      total === null ? null : messages.inAll(shown(total)),
    ]
      .filter((part) => part !== null)
      .join(', ');
  const { rangeDays } = props;
  const hintOf = ({ pins, status }: CampaignData): string =>
    pins === 0 && status !== 'ended' ? messages.noPinsHint : messages.statusHints[status];
  const spentOf = (campaign: CampaignData): number =>
    rangeDays === undefined ? campaign.spent_micro : (campaign.range_spent_micro ?? campaign.spent_micro);
  const sum = (of: (campaign: CampaignData) => number): number =>
    campaigns.reduce((total, campaign) => total + of(campaign), 0);
  return (
    <>
      <ErrorMessage>{hasFailed ? messages.failed : null}</ErrorMessage>
      {rangeDays === undefined ? null : (
        <p className={styles.hint}>{messages.paidNote(messages.lastDays(rangeDays))}</p>
      )}
      {mayEdit && chosen.length > 0 ? (
        <BulkActions
          chosen={campaigns.filter(({ id }) => chosen.includes(id))}
          currency={account.currency}
          onStatus={onStatus}
          onSave={props.onSave}
          onDone={() => setChosen([])}
          messages={messages}
        />
      ) : null}
      <CompactTable
        label={messages.campaigns}
        isMiddle
        isCards
        foot={
          campaigns.length < 2 ? undefined : (
            <tr>
              <th scope="row" colSpan={3}>
                {messages.totalOf}
              </th>
              <td data-number="" data-label={messages.spent}>
                {shown(sum(spentOf))}
              </td>
              <td data-number="" data-label={messages.impressions}>
                {messages.formats.count(sum(({ impressions }) => impressions))}
              </td>
              <td data-number="" data-label={messages.clicks}>
                {messages.formats.count(sum(({ clicks }) => clicks))}
              </td>
              <td data-number="" data-label={messages.conversionCount}>
                {messages.formats.count(sum(({ conversions }) => conversions))}
              </td>
              <td data-number="" data-label={messages.conversionValue}>
                {shown(sum((campaign) => campaign.conversion_value_micro))}
              </td>
            </tr>
          )
        }
        heads={[
          messages.name,
          messages.statusOf,
          messages.budget,
          { numbers: messages.spent },
          { numbers: messages.impressions },
          { numbers: messages.clicks },
          { numbers: messages.conversionCount },
          { numbers: messages.conversionValue },
        ]}
      >
        {campaigns.map((campaign) => (
          <Fragment key={campaign.id}>
            <tr data-status={campaign.status} data-goes-on="">
              <th scope="row">
                {mayEdit && campaign.status !== 'ended' ? (
                  <label className={styles.check}>
                    <input
                      type="checkbox"
                      aria-label={messages.select(campaign.name)}
                      checked={chosen.includes(campaign.id)}
                      onChange={({ currentTarget }) =>
                        setChosen(
                          currentTarget.checked
                            ? [...chosen, campaign.id]
                            : chosen.filter((id) => id !== campaign.id),
                        )
                      }
                    />
                    <bdi>{campaign.name}</bdi>
                  </label>
                ) : (
                  <bdi>{campaign.name}</bdi>
                )}
              </th>
              <td data-label={messages.statusOf}>
                <StatusChip tone={TONES[campaign.status]}>{messages.statuses[campaign.status]}</StatusChip>
                {hintOf(campaign) === '' ? null : <small className={styles.change}>{hintOf(campaign)}</small>}
              </td>
              <td data-label={messages.budget}>{budgetOf(campaign)}</td>
              <td data-number="" data-label={messages.spent}>
                {shown(spentOf(campaign))}
              </td>
              <td data-number="" data-label={messages.impressions}>
                {messages.formats.count(campaign.impressions)}
              </td>
              <td data-number="" data-label={messages.clicks}>
                {messages.formats.count(campaign.clicks)}
              </td>
              <td data-number="" data-label={messages.conversionCount}>
                {messages.formats.count(campaign.conversions)}
              </td>
              <td data-number="" data-label={messages.conversionValue}>
                {shown(campaign.conversion_value_micro)}
              </td>
            </tr>
            <tr>
              <td colSpan={8}>
                <div className={styles.buttons} data-part="actions">
                  {pinsLink(campaign)}
                  {mayEdit ? (
                    <Button
                      size="sm"
                      aria-label={messages.of(messages.duplicate, campaign.name)}
                      onClick={() => onDuplicate(campaign)}
                    >
                      {messages.duplicate}
                    </Button>
                  ) : null}
                  {mayEdit && campaign.status !== 'ended' ? (
                    <Actions
                      campaign={campaign}
                      messages={messages}
                      onEdit={onEdit}
                      onTurn={change}
                      onEnd={onStatus}
                    />
                  ) : null}
                </div>
              </td>
            </tr>
          </Fragment>
        ))}
      </CompactTable>
    </>
  );
}

function Actions({
  campaign,
  messages,
  onEdit,
  onTurn,
  onEnd,
}: Known & {
  readonly campaign: CampaignData;
  readonly onEdit: (campaign: CampaignData) => void;
  readonly onTurn: (campaign: CampaignData, status: CampaignStatus) => void;
  readonly onEnd: AdAccountsProps['onStatus'];
}): ReactNode {
  const isActive = campaign.status === 'active';
  const turn = isActive ? messages.pause : messages.start;
  const named = (action: string): string => messages.of(action, campaign.name);
  return (
    <>
      <Button
        size="sm"
        aria-label={named(turn)}
        onClick={() => onTurn(campaign, isActive ? 'paused' : 'active')}
      >
        {turn}
      </Button>
      <Button size="sm" aria-label={named(messages.edit)} onClick={() => onEdit(campaign)}>
        {messages.edit}
      </Button>
      <ConfirmButton
        size="sm"
        aria-label={named(messages.end)}
        texts={{
          question: messages.endQuestion(campaign.name),
          note: messages.endNote,
          yes: messages.end,
          no: messages.keepRunning,
          failed: messages.failed,
        }}
        onConfirm={async () => {
          await onEnd(campaign, 'ended');
          return { ok: true };
        }}
      >
        {messages.end}
      </ConfirmButton>
    </>
  );
}
