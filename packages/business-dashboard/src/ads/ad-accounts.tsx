'use client';

import {
  Button,
  EmptyState,
  Select,
  TextField,
  getTrimmedFormText,
  rootAttributes,
  type RootProps,
} from '@pegboard/ui';
import { Fragment, useState, type FormEvent, type ReactNode } from 'react';

import { ConfirmButton } from '../layout/confirm-button.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import { CampaignForm } from './campaign-form.tsx';
import { type AdAccountData, type CampaignData, type CampaignInput, type CampaignStatus } from './data.ts';
import { adsMessages, type AdsMessages } from './messages.ts';
import { CompactTable } from '../layout/compact-table.tsx';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'CAD', 'AUD', 'JPY'];

/** The props of AdAccounts. Actions may fail: the page shows the error and keeps the typed values. */
export type AdAccountsProps = RootProps & {
  readonly accounts: readonly AdAccountData[];
  /** The account whose campaigns are shown; the first account by default. */
  readonly account: AdAccountData | undefined;
  readonly campaigns: readonly CampaignData[];
  readonly mayEdit: boolean;
  /**
   * The current day, such as `2026-11-21`, in the viewer's time zone: the default start of a new campaign.
   */
  readonly today: string;
  readonly timeZone: string;
  readonly onChoose: (accountId: string) => void;
  readonly onOpenAccount: (input: { readonly name: string; readonly currency: string }) => Promise<void>;
  readonly onSave: (input: CampaignInput, id?: string) => Promise<void>;
  readonly onStatus: (campaign: CampaignData, status: CampaignStatus) => Promise<void>;
  /** A link to the pins of a campaign. */
  readonly pinsLink: (campaign: CampaignData) => ReactNode;
  readonly messages?: AdsMessages | undefined;
};

/**
 * Renders the ad accounts of a business, and the campaigns of one: created, changed, started, paused and
 * ended.
 */
export function AdAccounts(props: AdAccountsProps): ReactNode {
  const { accounts, account, campaigns, mayEdit, onChoose, messages = adsMessages } = props;
  const [edited, setEdited] = useState<CampaignData | 'new' | 'account' | null>(null);
  const close = (): void => setEdited(null);
  return (
    <div {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      {account === undefined ? (
        <EmptyState title={messages.noAccounts}>{messages.noAccountsHint}</EmptyState>
      ) : (
        <div className={styles.bar}>
          <Select
            label={messages.account}
            value={account.id}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            {accounts.map(({ id, name, currency }) => (
              <option key={id} value={id}>{`${name} (${currency})`}</option>
            ))}
          </Select>
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
          key={edited === 'new' ? 'new' : edited.id}
          campaign={edited === 'new' ? undefined : edited}
          currency={account.currency}
          today={props.today}
          timeZone={props.timeZone}
          onSave={props.onSave}
          onDone={close}
          messages={messages}
        />
      ) : null}
      {account && campaigns.length === 0 ? (
        <EmptyState title={messages.noCampaigns}>{messages.noCampaignsHint}</EmptyState>
      ) : null}
      {account && campaigns.length > 0 ? (
        <CampaignTable {...props} account={account} messages={messages} onEdit={setEdited} />
      ) : null}
    </div>
  );
}

type Known = { readonly messages: AdsMessages };

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
    <form className={styles.form} data-columns="" onSubmit={send} aria-label={messages.newAccount}>
      <TextField label={messages.accountName} name="name" required maxLength={100} autoComplete="off" />
      <Select label={messages.currency} name="currency">
        {CURRENCIES.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
      <div className={styles.buttons}>
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
    Known & { readonly account: AdAccountData; readonly onEdit: (campaign: CampaignData) => void },
): ReactNode {
  const { account, campaigns, mayEdit, messages, onEdit, onStatus, pinsLink } = props;
  const [hasFailed, setHasFailed] = useState(false);
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
  return (
    <>
      <ErrorMessage>{hasFailed ? messages.failed : null}</ErrorMessage>
      <CompactTable
        label={messages.campaigns}
        isMiddle
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
                <bdi>{campaign.name}</bdi>
              </th>
              <td>{messages.statuses[campaign.status]}</td>
              <td>{budgetOf(campaign)}</td>
              <td data-number="">{shown(campaign.spent_micro)}</td>
              <td data-number="">{messages.formats.count(campaign.impressions)}</td>
              <td data-number="">{messages.formats.count(campaign.clicks)}</td>
              <td data-number="">{messages.formats.count(campaign.conversions)}</td>
              <td data-number="">{shown(campaign.conversion_value_micro)}</td>
            </tr>
            <tr>
              <td colSpan={8}>
                <div className={styles.buttons}>
                  {pinsLink(campaign)}
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
