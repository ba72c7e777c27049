import { expect, type Stories, type Story } from '@pegboard/config/story';
import type { ReactNode } from 'react';

import { AdMovesPage } from '../ad-account-transfers/index.ts';
import { AssetGroupsPage } from '../asset-groups/index.ts';
import { AudienceUploadPage } from '../audience-upload/index.ts';
import { Billing } from '../billing/index.ts';
import { BulkUploadPage } from '../bulk-upload/index.ts';
import { ConversionUploadPage } from '../conversion-upload/index.ts';
import { ConversionsApiPage } from '../conversions-api/index.ts';
import type { ActionResult } from '../index.ts';
import { InvoicePage, Invoices } from '../invoices/index.ts';
import { TagDashboard, TagInstructions, TagList } from '../pin-tag/index.ts';
import { SharedTagsPage } from '../shared-tags/index.ts';
import {
  SAMPLE_BILLING,
  SAMPLE_TAG,
  createBulkUpload,
  SAMPLE_ACCOUNT,
  createInvoice,
  createUpload,
  SAMPLE_ACCOUNT_PROPS,
  SAMPLE_TAG_EVENTS,
} from '../testing/a-shop.ts';

const done = async (): Promise<ActionResult> => ({ ok: true });
const charged = async () => ({ ok: true, isAnswered: true }) as const;
const never = (): Promise<never> => new Promise(() => undefined);
const nothing = (): void => undefined;
const SITE = 'https://pegboard.example';
const NOW = '2026-11-22T10:00:00.000Z';

type Shown = { readonly children: ReactNode };

const Area = ({ children }: Shown): ReactNode => <div>{children}</div>;

const meta: Stories<Shown> = {
  title: 'Business/Areas',
  component: Area,
  parameters: { frame: 'page' },
};

export default meta;

type AreaStory = Story<Shown>;

const billing = (props: Partial<Parameters<typeof Billing>[0]> = {}): ReactNode => (
  <Billing
    accounts={[SAMPLE_ACCOUNT]}
    data={SAMPLE_BILLING}
    tax={{
      legal_name: 'Kiln & Co. Keramik AB',
      country: 'SE',
      street: 'Ugnsgatan 4',
      postal_code: '113 30',
      city: 'Stockholm',
      tax_id: 'SE556677889901',
    }}
    year="2026"
    mayEdit
    addCardHref="#/card/"
    confirmHref={() => '#/confirm/'}
    onChoose={nothing}
    ports={{
      setPays: done,
      topUp: charged,
      chooseCard: done,
      removeCard: done,
      useCode: done,
      saveTax: done,
      getSummary: done,
    }}
    {...props}
  />
);

/** Funds, cards, a redeemed code, order lines with a correction, a charge to confirm, and tax details. */
export const BillingOfAnAccount: AreaStory = {
  args: { children: billing() },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

/** Billing with read-only access, without any spend. */
export const BillingWithoutAnything: AreaStory = {
  args: {
    children: billing({
      data: { ...SAMPLE_BILLING, cards: [], promotions: [], charges: [], lines: [] },
      tax: null,
      mayEdit: false,
    }),
  },
};

/** Invoices in each state, and a credit note. */
export const InvoicesInEachState: AreaStory = {
  args: {
    children: (
      <Invoices
        invoices={[
          createInvoice({ id: '75', number: 'PB-2026-000005', kind: 'credit_note', state: null }),
          createInvoice({ id: '74', number: 'PB-2026-000004', state: 'open' }),
          createInvoice({ id: '73', number: 'PB-2026-000003', state: 'credited' }),
          createInvoice({ id: '72', number: 'PB-2026-000002', state: 'paid' }),
          createInvoice(),
        ]}
        accounts={[SAMPLE_ACCOUNT]}
        filter={{ state: '', month: '', account: '' }}
        onFilter={nothing}
        hrefOf={(id) => `#/${id}/`}
      />
    ),
  },
};

/** An overdue invoice, with its lines and the cards to pay it. */
export const AnInvoice: AreaStory = {
  args: {
    children: (
      <InvoicePage
        invoice={createInvoice()}
        lines={SAMPLE_BILLING.lines}
        cards={SAMPLE_BILLING.cards}
        listHref="#/invoices/"
        onPdf={done}
        onPay={charged}
      />
    ),
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

const report = async () => [
  { line: 14, field: 'email', code: 'email_invalid' },
  { line: 90, field: '', code: 'quote_open' },
];

/** Uploads of events: the form, the history with an incomplete one, and the issues of another. */
export const EventsByFile: AreaStory = {
  args: {
    children: (
      <ConversionUploadPage
        {...SAMPLE_ACCOUNT_PROPS}
        tags={[SAMPLE_TAG]}
        uploads={[
          createUpload(),
          createUpload({ id: '20', file_name: 'cut.csv', lines_come: 500, refused: 0, is_ended: false }),
        ]}
        onBegin={never}
        onSend={never}
        onRead={report}
        onSent={nothing}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report of october.csv' }));
    await expect(await canvas.findByText(/Use the form anna@example.com/)).toBeVisible();
  },
};

/** A customer list without its required column. */
export const CustomersByFile: AreaStory = {
  args: {
    children: (
      <AudienceUploadPage
        {...SAMPLE_ACCOUNT_PROPS}
        uploads={[]}
        onBegin={never}
        onSend={never}
        onRead={report}
        onSent={nothing}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name of the audience'), 'Spring');
    await userEvent.upload(canvas.getByLabelText('File'), new File(['name\nAnna\n'], 'people.csv'));
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(await canvas.findByText(/has to name these columns: email/)).toBeVisible();
  },
};

/** The bulk uploads of a business, with the issues of one of them. */
export const BulkHistory: AreaStory = {
  args: {
    children: (
      <BulkUploadPage
        view="history"
        hrefOf={(view) => `#${view}`}
        ids={{ accounts: [SAMPLE_ACCOUNT], campaigns: [], pins: [] }}
        uploads={[
          createBulkUpload(),
          createBulkUpload({ id: '6', file_name: 'spring.csv', ready: 2, applied: 2, refused: 0 }),
        ]}
        mayEdit
        onBegin={never}
        onSend={never}
        onRead={async () => [{ line: 3, field: 'price', code: 'missing' }]}
        onApply={never}
        onChecked={nothing}
        onApplied={nothing}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report of ads.csv' }));
    await expect(await canvas.findByText('Fill this column: the row needs it.')).toBeVisible();
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

/** The tags of an account: one that receives events, and one without any. */
export const Tags: AreaStory = {
  args: {
    children: (
      <TagList
        {...SAMPLE_ACCOUNT_PROPS}
        tags={[SAMPLE_TAG, { id: '32', name: 'Market stall', last_event_at: null, events_of_day: 0 }]}
        readAt={NOW}
        onMake={done}
        onRemove={done}
        addressOf={(id, page) => `#/${id}/${page}/`}
      />
    ),
  },
};

/** The events of a tag. */
export const TagWithEvents: AreaStory = {
  args: {
    children: (
      <TagDashboard
        tag={SAMPLE_TAG}
        events={SAMPLE_TAG_EVENTS}
        readAt={NOW}
        listAddress="#/tags/"
        codeAddress="#/code/"
        onRenew={nothing}
      />
    ),
  },
};

/** The instructions for installing a tag. */
export const TagCode: AreaStory = {
  args: {
    children: (
      <TagInstructions tag={SAMPLE_TAG} publicUrl={SITE} listAddress="#/tags/" eventsAddress="#/events/" />
    ),
  },
};

/** API tokens, one just created and one revoked, and the events from servers. */
export const ServerEvents: AreaStory = {
  args: {
    children: (
      <ConversionsApiPage
        {...SAMPLE_ACCOUNT_PROPS}
        publicUrl={SITE}
        tags={[SAMPLE_TAG]}
        tag={SAMPLE_TAG}
        events={SAMPLE_TAG_EVENTS}
        tokens={[
          { id: '2', name: 'Shop', created_at: NOW, last_used_at: null, revoked_at: null },
          { id: '1', name: 'Old shop', created_at: NOW, last_used_at: NOW, revoked_at: NOW },
        ]}
        onChooseTag={nothing}
        onMake={async () => ({ ok: true, token: 'pbt_0123456789abcdef' })}
        onRevoke={done}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name of the token'), 'Shop');
    await userEvent.click(canvas.getByRole('button', { name: 'Make a token' }));
    await expect(await canvas.findByText('pbt_0123456789abcdef')).toBeVisible();
  },
};

/** A group with its assets and members, and the assets in no group. */
export const Groups: AreaStory = {
  args: {
    children: (
      <AssetGroupsPage
        groups={[{ id: '81', name: 'Europe', assets: [{ kind: 'ad_account', id: '1' }], member_ids: ['2'] }]}
        assets={[
          { kind: 'ad_account', id: '1', name: 'Kiln ads' },
          { kind: 'catalog', id: '5', name: 'Lamps' },
        ]}
        members={[
          { id: '2', username: 'ada', full_name: 'Ada Moss', image_medium_url: null, role: 'analyst' },
        ]}
        mayEdit
        ports={{
          create: done,
          rename: done,
          remove: done,
          addAsset: done,
          takeOutAsset: done,
          assign: done,
          unassign: done,
        }}
      />
    ),
  },
};

/** A shared tag, and one offered by another business. */
export const SharedTags: AreaStory = {
  args: {
    children: (
      <SharedTagsPage
        own={[
          {
            id: '31',
            name: SAMPLE_TAG.name,
            account_name: SAMPLE_ACCOUNT.name,
            shares: [{ id: '91', business_name: 'Fern & Moss', state: 'accepted' }],
          },
        ]}
        received={[
          { id: '92', tag_name: 'moss.example', business_name: 'Fern & Moss', state: 'asked', events: null },
        ]}
        mayEdit
        ports={{ share: done, accept: done, end: done }}
      />
    ),
  },
};

/** A pending transfer of an ad account. */
export const AdMove: AreaStory = {
  args: {
    children: (
      <AdMovesPage
        businessId="7"
        moves={[
          {
            id: '95',
            state: 'prepared',
            account_id: '1',
            account_name: SAMPLE_ACCOUNT.name,
            from_id: '7',
            from_name: 'Kiln & Co.',
            to_id: '8',
            to_name: 'Kiln & Co. Studio',
            created_at: NOW,
            changed_at: NOW,
            checks: [],
          },
        ]}
        accounts={[{ ...SAMPLE_ACCOUNT, business_id: '7' }]}
        businesses={[
          { id: '7', name: 'Kiln & Co.' },
          { id: '8', name: 'Kiln & Co. Studio' },
        ]}
        ports={{ start: done, take: done }}
      />
    ),
  },
};
