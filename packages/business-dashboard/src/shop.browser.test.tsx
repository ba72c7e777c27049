import '@pegboard/ui/styles.css';

import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdMovesPage } from './ad-account-transfers/index.ts';
import { AssetGroupsPage } from './asset-groups/index.ts';
import { AudienceUploadPage, type AudienceUploadPageProps } from './audience-upload/index.ts';
import { Audiences, hashEmail } from './audiences/index.ts';
import { Billing, type BillingPorts } from './billing/index.ts';
import { BrandSafety } from './brand-safety/index.ts';
import { BulkUploadPage } from './bulk-upload/index.ts';
import { ConversionUploadPage, type ConversionUploadPageProps } from './conversion-upload/index.ts';
import { ConversionsApiPage } from './conversions-api/index.ts';
import type { ActionResult, RenderLink } from './index.ts';
import { InvoicePage, type InvoicePageProps } from './invoices/index.ts';
import { TagList } from './pin-tag/index.ts';
import { SecurityPage } from './security/index.ts';
import { SharedTagsPage } from './shared-tags/index.ts';
import {
  SAMPLE_BILLING,
  SAMPLE_TAG,
  SAMPLE_ACCOUNT,
  createInvoice,
  createUpload,
  SAMPLE_ACCOUNT_PROPS,
} from './testing/a-shop.ts';

const done = async (): Promise<ActionResult> => ({ ok: true });
const nothing = (): void => undefined;

const billing = (props: Partial<BillingPorts> & { readonly mayEdit?: boolean }) => {
  const { mayEdit = true, ...ports } = props;
  return (
    <Billing
      accounts={[SAMPLE_ACCOUNT]}
      data={SAMPLE_BILLING}
      tax={null}
      year="2026"
      mayEdit={mayEdit}
      addCardHref="#/card/"
      confirmHref={() => '#/confirm/'}
      onChoose={nothing}
      ports={{
        setPays: done,
        topUp: async () => ({ ok: true, isAnswered: true }),
        chooseCard: done,
        removeCard: done,
        useCode: done,
        saveTax: done,
        getSummary: done,
        ...ports,
      }}
    />
  );
};

test('[BD-08] a top-up whose answer was lost is sent again as the same one; an answered one ends it', async () => {
  const topUp = vi
    .fn<BillingPorts['topUp']>()
    .mockResolvedValueOnce({ ok: false, message: 'No answer yet.', isAnswered: false })
    .mockResolvedValueOnce({ ok: false, message: 'Declined.', isAnswered: true })
    .mockResolvedValueOnce({ ok: true, isAnswered: true });
  const { getByRole, getByLabelText, getByText } = await render(billing({ topUp }));
  await getByLabelText('Amount in EUR').fill('50,5');
  const send = getByRole('button', { name: 'Top up' });
  for (const said of ['No answer yet.', 'Declined.', 'Funds added.']) {
    await send.click();
    await expect.element(getByText(said)).toBeVisible();
  }
  const [first, again, other] = topUp.mock.calls.map(([request]) => request);
  expect(first).toMatchObject({ amount_micro: 50_500_000, method_id: '41' });
  expect(again).toEqual(first);
  expect(other?.key).not.toBe(first?.key);
  await expect.element(getByLabelText('Amount in EUR')).toHaveValue('');
});

test('[BD-08] who may only look at billing reads how the account pays, and can press nothing that changes it', async () => {
  const { getByRole, getByText } = await render(billing({ mayEdit: false }));
  await expect.element(getByText('In advance', { exact: true })).toBeVisible();
  const changes = getByRole('button', { name: /Top up|Use code|Use first|Remove|Save/ });
  expect(changes.elements()).toEqual([]);
  await expect.element(getByRole('textbox', { name: 'Name of the business' })).toHaveAttribute('readonly');
  await expect.element(getByRole('table', { name: 'Order lines' })).toBeVisible();
});

test('[BD-06] an invoice is paid with one of the cards, once also when its answer was lost', async () => {
  const onPay = vi
    .fn<InvoicePageProps['onPay']>()
    .mockResolvedValueOnce({ ok: false, message: 'No answer yet.', isAnswered: false })
    .mockResolvedValueOnce({ ok: true, isAnswered: true });
  const { getByRole, getByLabelText, getByText } = await render(
    <InvoicePage
      invoice={createInvoice()}
      lines={SAMPLE_BILLING.lines}
      cards={SAMPLE_BILLING.cards}
      listHref="#/"
      onPdf={done}
      onPay={onPay}
    />,
  );
  await userEvent.selectOptions(getByLabelText('Card'), '42');
  for (const said of ['No answer yet.', 'Thank you. It is paid.']) {
    await getByRole('button', { name: 'Pay now' }).click();
    await expect.element(getByText(said)).toBeVisible();
  }
  expect(onPay.mock.calls[0]?.[0]).toBe('42');
  expect(onPay.mock.calls[1]).toEqual(onPay.mock.calls[0]);
});

test('[BD-08] of a file of customers only hashes are sent, and of a line without an e-mail its number', async () => {
  const begun = createUpload({ lines: 2, lines_come: 0, refused: 0, is_ended: false });
  const onSend = vi.fn<AudienceUploadPageProps['onSend']>(async () => ({
    ok: true,
    data: createUpload({ lines: 2, lines_come: 2, taken: 1, known: 0, refused: 1 }),
  }));
  const { getByRole, getByLabelText, getByText } = await render(
    <AudienceUploadPage
      {...SAMPLE_ACCOUNT_PROPS}
      uploads={[]}
      onBegin={async () => ({ ok: true, data: begun })}
      onSend={onSend}
      onRead={async () => [{ line: 3, field: 'email', code: 'email_invalid' }]}
      onSent={nothing}
    />,
  );
  await getByLabelText('Name of the audience').fill('Spring');
  await userEvent.upload(getByLabelText('File'), new File(['email\nAnna@example.com\nben\n'], 'a.csv'));
  await getByRole('button', { name: 'Upload' }).click();
  await expect
    .element(getByText('This is not an email address. Use the form anna@example.com.'))
    .toBeVisible();
  expect(onSend).toHaveBeenCalledExactlyOnceWith(begun.id, {
    email_hashes: [await hashEmail('anna@example.com')],
    refused_lines: [3],
    piece: 0,
    is_last: true,
  });
});

test('[BD-08] a file of events belongs to the tag that was chosen; what was chosen stays when it is refused', async () => {
  const onBegin = vi.fn<ConversionUploadPageProps['onBegin']>(async () => ({
    ok: false,
    message: 'Too many today.',
  }));
  const { getByRole, getByLabelText, getByText } = await render(
    <ConversionUploadPage
      {...SAMPLE_ACCOUNT_PROPS}
      tags={[SAMPLE_TAG, { ...SAMPLE_TAG, id: '32', name: 'Market stall' }]}
      uploads={[]}
      onBegin={onBegin}
      onSend={async () => ({ ok: false, message: '' })}
      onRead={async () => []}
      onSent={nothing}
    />,
  );
  await userEvent.selectOptions(getByLabelText('Tag'), '32');
  const file = new File(['event_name,event_id,happened_at\nlead,1,2026-11-21\n'], 'a.csv');
  await userEvent.upload(getByLabelText('File'), file);
  await getByRole('button', { name: 'Upload' }).click();
  await expect.element(getByText('Too many today.')).toBeVisible();
  expect(onBegin).toHaveBeenCalledExactlyOnceWith('32', { file_name: 'a.csv', lines: 1 });
  await expect.element(getByText('a.csv')).toBeVisible();
  await expect.element(getByLabelText('Tag')).toHaveValue('32');
});

test('[BD-08] a tag is made by keys alone; its name stays when it is refused', async () => {
  const onMake = vi
    .fn<(name: string) => Promise<ActionResult>>()
    .mockResolvedValueOnce({ ok: false, message: '', fields: { name: 'There is one of this name.' } })
    .mockResolvedValueOnce({ ok: true });
  const { getByLabelText, getByText } = await render(
    <TagList
      {...SAMPLE_ACCOUNT_PROPS}
      tags={[]}
      readAt="2026-11-22T10:00:00.000Z"
      onMake={onMake}
      onRemove={done}
      addressOf={(id) => `#/${id}/`}
    />,
  );
  const name = getByLabelText('Name');
  await name.fill(' Shop ');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('There is one of this name.')).toBeVisible();
  await expect.element(name).toHaveValue(' Shop ');
  name.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText(/^Shop created\./)).toBeVisible();
  expect(onMake.mock.calls).toEqual([['Shop'], ['Shop']]);
  await expect.element(name).toHaveValue('');
});

test('[BD-06] the log names roles as the pages do, nothing else that is written like one, and what was changed', async () => {
  const { getByRole } = await render(
    <SecurityPage
      members={[]}
      log={(
        [
          ['3', 'member.role_changed', '@owner: catalog_manager → analyst'],
          ['2', 'member.joined', 'finance'],
          ['1', 'campaign.changed', 'owner'],
        ] as const
      ).map(([id, action, subject]) => ({
        id,
        at: '2026-11-20T09:00:00.000Z',
        actor: 'ada',
        action,
        subject,
        changes:
          action === 'campaign.changed'
            ? [
                { field: 'daily_micro', from: null, to: 30_000_000, currency: 'EUR' },
                { field: 'ends_on', from: '2027-04-01', to: null },
              ]
            : [],
      }))}
      mayEnd
      endSessions={done}
      olderThan={async () => []}
    />,
  );
  const shown = getByRole('row')
    .elements()
    .map((row) => row.lastElementChild?.textContent);
  expect(shown).toEqual([
    'Whom or what',
    '@owner: Catalog manager → Analyst',
    'Finance',
    'ownerDaily budget from none to €30.00Last day from Apr 1, 2027 to none',
  ]);
});

const never = (): Promise<never> => new Promise(() => undefined);
const wayTo: RenderLink = (to) => <a href={`#/${to}/`}>{to}</a>;
const ofNone = { ...SAMPLE_ACCOUNT_PROPS, accounts: [], account: undefined, wayTo };
const tagCalls = { onMake: never, onRemove: done, addressOf: () => '', readAt: '2026-11-22T10:00:00.000Z' };
const fileCalls = { uploads: [], onBegin: never, onSend: never, onRead: never, onSent: nothing };
const apiCalls = { publicUrl: '', tags: [], tag: undefined, events: undefined, tokens: [] };
const tokenCalls = { onChooseTag: nothing, onMake: never, onRevoke: done };
const groupCalls = { create: done, rename: done, remove: done, addAsset: done, takeOutAsset: done };

test.each<readonly [string, string, ReactNode]>([
  ['no tag', 'ad-accounts', <TagList key="" {...ofNone} tags={[]} {...tagCalls} />],
  ['no customer', 'ad-accounts', <AudienceUploadPage key="" {...ofNone} {...fileCalls} />],
  [
    'no event',
    'pin-tag',
    <ConversionUploadPage key="" {...SAMPLE_ACCOUNT_PROPS} {...{ wayTo, tags: [] }} {...fileCalls} />,
  ],
  [
    'no call',
    'pin-tag',
    <ConversionsApiPage key="" {...SAMPLE_ACCOUNT_PROPS} {...{ wayTo }} {...apiCalls} {...tokenCalls} />,
  ],
  [
    'no audience',
    'ad-accounts',
    <Audiences
      key=""
      {...ofNone}
      audiences={[]}
      onMake={never}
      onAdd={never}
      onMade={nothing}
      onDelete={never}
    />,
  ],
  [
    'nothing blocked',
    'ad-accounts',
    <BrandSafety
      key=""
      {...ofNone}
      rules={{ keywords: [], domains: [], topics: [] }}
      topics={[]}
      onSave={never}
    />,
  ],
  [
    'no row',
    'ad-accounts',
    <BulkUploadPage
      key=""
      {...ofNone}
      {...fileCalls}
      view="ids"
      hrefOf={() => ''}
      ids={{ accounts: [], campaigns: [], pins: [] }}
      onApply={never}
      onChecked={nothing}
      onApplied={nothing}
    />,
  ],
  [
    'no shared tag',
    'pin-tag',
    <SharedTagsPage
      key=""
      own={[]}
      received={[]}
      mayEdit
      {...{ wayTo }}
      ports={{ share: done, accept: done, end: done }}
    />,
  ],
  [
    'no move',
    'ad-accounts',
    <AdMovesPage
      key=""
      businessId="7"
      moves={[]}
      accounts={[]}
      businesses={[]}
      {...{ wayTo }}
      ports={{ start: done, take: done }}
    />,
  ],
  [
    'no place to move to',
    'hub',
    <AdMovesPage
      key=""
      businessId="7"
      moves={[]}
      accounts={[{ ...SAMPLE_ACCOUNT, business_id: '7' }]}
      businesses={[{ id: '7', name: 'Kiln' }]}
      {...{ wayTo }}
      ports={{ start: done, take: done }}
    />,
  ],
  [
    'nobody to assign',
    'members',
    <AssetGroupsPage
      key=""
      groups={[{ id: '81', name: 'Europe', assets: [], member_ids: [] }]}
      assets={[]}
      members={[]}
      mayEdit
      {...{ wayTo }}
      ports={{ ...groupCalls, assign: done, unassign: done }}
    />,
  ],
  [
    'no card',
    'billing',
    <InvoicePage
      key=""
      invoice={createInvoice()}
      lines={[]}
      cards={[]}
      listHref="#/"
      onPdf={done}
      onPay={never}
      {...{ wayTo }}
    />,
  ],
])('[BD-06] [BD-08] %s: the page leads to %s, where that is made', async (_, to, page) => {
  const { getByRole } = await render(page);
  await expect.element(getByRole('link', { name: to, exact: true })).toHaveAttribute('href', `#/${to}/`);
});
