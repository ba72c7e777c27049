import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businesses, businessMembers } from '../../business/business/index.ts';
import { countAds } from '../campaigns/index.ts';
import { adAccounts } from '../../business/ad-accounts/tables.ts';
import { campaigns } from '../../business/ad-accounts/tables.ts';
import { createServeTokens } from '../campaigns/serve-tokens.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { addPromotionCode, closeBillingDays, creditInvoice, issueInvoices, settleCharges } from './index.ts';
import { chargeCard } from './charge-card.ts';
import { createLocalProcessor, type TestCard } from './local-processor.ts';
import { findMethod } from './payment-methods.ts';

let site: TestApp;
let owner: TestVisitor;
let business: string;
let processor: ReturnType<typeof createLocalProcessor>;

beforeAll(async () => {
  site = await testApp();
  owner = await site.member('Kiln');
  const id = newId();
  await site.deps.db.insert(businesses).values({ id, kind: 'access', name: 'Kiln' });
  await site.deps.db
    .insert(businessMembers)
    .values({ businessId: id, userId: BigInt(owner.id), role: 'finance' });
  business = String(id);
  processor = createLocalProcessor(site.deps);
});
afterAll(() => site.close());

type TestResponse = Awaited<ReturnType<TestVisitor['get']>>;
const read = (name: string, options: object = {}): Promise<TestResponse> =>
  owner.get(name, { business_id: business, ...options });
const call = (name: string, action: 'create' | 'delete' | 'update', options: object): Promise<TestResponse> =>
  owner.call(name, action, { business_id: business, ...options });
const key = (): string => `key-${newId()}`;

async function newAccount(overrides: Partial<typeof adAccounts.$inferInsert> = {}): Promise<bigint> {
  const id = newId();
  await site.deps.db.insert(adAccounts).values({
    id,
    advertiserId: BigInt(owner.id),
    businessId: BigInt(business),
    name: 'Vases',
    ...overrides,
  });
  return id;
}
async function newCampaign(accountId: bigint, priceMicro = 1_000_000): Promise<bigint> {
  const id = newId();
  await site.deps.db.insert(campaigns).values({
    id,
    accountId,
    name: 'Spring',
    objective: 'awareness',
    status: 'active',
    priceMicro,
    dailyMicro: 1_000_000_000,
    startsOn: '2026-01-01',
    timeZone: 'UTC',
  });
  return id;
}
/** Counts impressions of a campaign at a time, each of its own serving. */
async function see(campaignId: bigint, at: string, times = 1): Promise<void> {
  const happenedAt = new Date(at);
  const marks = createServeTokens(site.deps.env.secret);
  const acts = Array.from({ length: times }, () => {
    const serving = { campaignId, contentId: 7n, atMs: happenedAt.getTime() };
    return { ...serving, mark: marks.make(serving), act: 'impression' as const, happenedAt };
  });
  await countAds(site.deps.db, acts);
}
async function closeAt(now: string): Promise<void> {
  site.clock.now = new Date(now);
  await runJob(site.deps, closeBillingDays);
}
async function newCard(kind: TestCard): Promise<string> {
  return (await call('PaymentMethod', 'create', { token: processor.newToken(kind) })).data.id;
}
/** Returns the balance of each ledger account of an ad account. */
async function booksOf(accountId: bigint): Promise<Record<string, number>> {
  const { rows } = await site.deps.db.execute<{ book: string; sum: string }>(sql`
    select book, sum(amount)::text as sum from (
      select from_book as book, -amount_micro as amount from ledger_entries where account_id = ${accountId}
      union all select to_book, amount_micro from ledger_entries where account_id = ${accountId}
    ) moved group by book`);
  return Object.fromEntries(rows.map(({ book, sum }) => [book, Number(sum)]));
}
const balanceOf = async (account: bigint) =>
  (await read('Billing', { account_id: String(account) })).data.account;
const linesOf = async (account: bigint) =>
  (await read('OrderLines', { account_id: String(account) })).data.map(
    (line: { day: string; amount_micro: number; is_correction: boolean }) =>
      [line.day, line.amount_micro, line.is_correction] as const,
  );

test('[BD-08] a closed day becomes one order line; late events become another, and a second run adds none', async () => {
  const account = await newAccount();
  const campaign = await newCampaign(account);
  await see(campaign, '2026-10-05T10:00:00Z', 3);
  await see(campaign, '2026-10-06T10:00:00Z');
  await closeAt('2026-10-06T12:00:00Z');
  await closeAt('2026-10-06T13:00:00Z');
  expect(await linesOf(account)).toEqual([['2026-10-05', 3_000_000, false]]);
  expect(await balanceOf(account)).toMatchObject({ unbilled_micro: 1_000_000 });
  await see(campaign, '2026-10-05T23:00:00Z', 2);
  await closeAt('2026-10-07T00:30:00Z');
  expect(await linesOf(account)).toEqual([
    ['2026-10-06', 1_000_000, false],
    ['2026-10-05', 2_000_000, true],
    ['2026-10-05', 3_000_000, false],
  ]);
});

test('[BD-08] order lines come to what was counted, in any order of events and closings, also two at once', async () => {
  const step = fc.oneof(
    fc.record({ see: fc.integer({ min: 1, max: 6 }), which: fc.nat(1) }),
    fc.record({ close: fc.integer({ min: 2, max: 9 }) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 8 }),
      fc.nat(9_000_000),
      fc.nat(9_000_000),
      async (steps, creditMicro, fundsMicro) => {
        const account = await newAccount({ creditMicro, fundsMicro });
        const both = [await newCampaign(account, 700_001), await newCampaign(account, 1_300_000)] as const;
        for (const step of steps) {
          if ('see' in step) await see(both[step.which === 0 ? 0 : 1], `2026-10-0${step.see}T10:00:00Z`, 2);
          else {
            site.clock.now = new Date(`2026-10-0${step.close}T01:00:00Z`);
            await Promise.all([runJob(site.deps, closeBillingDays), runJob(site.deps, closeBillingDays)]);
          }
        }
        await closeAt('2026-10-20T00:00:00Z');
        const { rows } = await site.deps.db.execute<{ counted: string; billed: string; books: string }>(sql`
          select (select coalesce(sum(spent_micro), 0) from campaigns where account_id = ${account})::text as counted,
            (select coalesce(sum(amount_micro), 0) from order_lines where account_id = ${account})::text as billed`);
        const [{ counted, billed } = { counted: 'none', billed: '' }] = rows;
        expect(billed).toBe(counted);
        const books = await booksOf(account);
        expect(books['earned'] ?? 0).toBe(Number(counted));
        expect(Object.values(books).reduce((sum, one) => sum + one, 0)).toBe(0);
        const left = await balanceOf(account);
        expect(left.credit_micro - creditMicro).toBe(books['credit'] ?? 0);
        expect(left.funds_micro - fundsMicro).toBe(books['funds'] ?? 0);
      },
    ),
    { numRuns: 5, seed: 8 },
  );
});

test('[BD-08] ads of a prepaid account stop at zero: no campaign of it is charged more than is there', async () => {
  const account = await newAccount({ pays: 'prepaid', fundsMicro: 2_500_000 });
  const [one, two] = [await newCampaign(account), await newCampaign(account)];
  await Promise.all([see(one, '2026-10-05T10:00:00Z', 2), see(two, '2026-10-05T10:00:00Z', 2)]);
  expect(await balanceOf(account)).toMatchObject({ unbilled_micro: 2_500_000, funds_micro: 2_500_000 });
  await closeAt('2026-10-06T01:00:00Z');
  expect(await balanceOf(account)).toMatchObject({ unbilled_micro: 0, funds_micro: 0 });
  await see(one, '2026-10-06T10:00:00Z');
  expect(await balanceOf(account)).toMatchObject({ unbilled_micro: 0 });
});

test('[BD-08] a card is a token of the processor, used once, and by one account only', async () => {
  const token = processor.newToken('accepted');
  const first = await call('PaymentMethod', 'create', { token });
  expect(first.data).toMatchObject({ last_four: '4242', is_default: true });
  expect((await call('PaymentMethod', 'create', { token })).data.id).toBe(first.data.id);
  expect((await call('PaymentMethod', 'create', { token: '4242424242424242' })).error.code).toBe(
    'card_token_invalid',
  );
  const second = await newCard('declined');
  await call('PaymentMethod', 'update', { method_id: second });
  await call('PaymentMethod', 'delete', { method_id: second });
  expect((await call('PaymentMethod', 'delete', { method_id: second })).error.code).toBe(
    'payment_method_not_found',
  );
  const account = await newAccount();
  const { methods } = (await read('Billing', { account_id: String(account) })).data;
  expect(methods).toMatchObject([{ id: first.data.id, is_default: true }]);
});

test('[BD-08] a top-up with one key is charged once, however often and at once it is sent; a declined one gives nothing', async () => {
  const account = await newAccount();
  const of = { account_id: String(account), amount_micro: 20_000_000 };
  const paid = { ...of, method_id: await newCard('accepted'), key: key() };
  const answers = await Promise.all([call('TopUp', 'create', paid), call('TopUp', 'create', paid)]);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect((await call('TopUp', 'create', paid)).data.state).toBe('succeeded');
  const other = await call('TopUp', 'create', { ...paid, amount_micro: 30_000_000 });
  expect(other.error.code).toBe('idempotency_key_reused');
  const declined = await call('TopUp', 'create', { ...of, method_id: await newCard('declined'), key: key() });
  expect(declined.data.state).toBe('declined');
  expect(await balanceOf(account)).toMatchObject({ funds_micro: 20_000_000 });
  expect(await booksOf(account)).toEqual({ card: -20_000_000, funds: 20_000_000 });
  const little = await call('TopUp', 'create', { ...paid, amount_micro: 10_000, key: key() });
  expect(little.error.fields).toEqual({ amount_micro: 'Top up $5.00 or more.' });
});

test('[BD-08] a lost response of the processor never charges twice, whether the request is repeated or the job resolves it', async () => {
  const account = await newAccount();
  const method = await findMethod(site.deps.db, BigInt(business), await newCard('accepted'));
  const order = {
    businessId: BigInt(business),
    accountId: account,
    purpose: 'top_up' as const,
    invoiceId: null,
    amountMicro: 7_000_000,
    currency: 'USD',
    method,
  };
  const losing = {
    ...processor,
    charge: (request: Parameters<typeof processor.charge>[0]) =>
      processor.charge(request).then(() => Promise.reject(new Error('The line broke.'))),
  };
  const [again, found] = [key(), key()];
  for (const lost of [again, found])
    await expect(chargeCard(site.deps, losing, { ...order, key: lost })).rejects.toThrow('The line broke.');
  expect(await balanceOf(account)).toMatchObject({ funds_micro: 0 });
  expect((await chargeCard(site.deps, processor, { ...order, key: again })).state).toBe('succeeded');
  site.clock.now = new Date(Date.now() + 120_000);
  await runJob(site.deps, settleCharges);
  await runJob(site.deps, settleCharges);
  expect((await chargeCard(site.deps, losing, { ...order, key: found })).state).toBe('succeeded');
  expect(await balanceOf(account)).toMatchObject({ funds_micro: 14_000_000 });
});

test('[BD-08] a card that needs confirmation: the payer accepts or declines on the processor’s page, and returns', async () => {
  const account = await newAccount();
  const of = { account_id: String(account), amount_micro: 5_000_000, method_id: await newCard('confirmed') };
  for (const [answer, state] of [
    ['yes', 'succeeded'],
    ['no', 'declined'],
  ] as const) {
    const { data } = await call('TopUp', 'create', { ...of, key: key() });
    expect(data.state).toBe('needs_confirmation');
    const url = `${data.confirm_path}&back=${encodeURIComponent('/business/x/?a=b')}`;
    expect((await site.app.inject({ url })).body).toContain('$5.00');
    const post = { method: 'POST', url, payload: `answer=${answer}` } as const;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      (await site.app.inject({ ...post, headers: { ...type, origin: 'https://x.example' } })).statusCode,
    ).toBe(403);
    const headers = { ...type, origin: new URL(site.deps.env.publicUrl).origin };
    const back = await site.app.inject({ ...post, headers });
    expect(back.headers.location).toBe(`/business/x/?a=b&charge=${data.id}`);
    expect((await call('Charge', 'update', { charge_id: data.id })).data.state).toBe(state);
  }
  expect(await balanceOf(account)).toMatchObject({ funds_micro: 5_000_000 });
  const page = `/resource/LocalPayments/card/?card=accepted&back=`;
  const redirect = await site.app.inject({ url: `${page}${encodeURIComponent('/business/x/')}` });
  expect(redirect.headers.location).toMatch(/^\/business\/x\/\?card_token=accepted_/);
  expect((await site.app.inject({ url: `${page}https://evil.example/` })).statusCode).toBe(400);
  expect((await site.app.inject({ url: `${page}//evil.example/` })).statusCode).toBe(400);
});

test('[BD-08] a promotion code gives credit once for a business, in its currency and until its day', async () => {
  const { db } = site.deps;
  site.clock.now = new Date('2026-10-10T10:00:00Z');
  const [account, other, euro] = [
    await newAccount(),
    await newAccount(),
    await newAccount({ currency: 'EUR' }),
  ];
  const promotion = { currency: 'USD', amountMicro: 50_000_000 };
  expect(await addPromotionCode(db, { ...promotion, code: 'Kiln-50', expiresOn: '2026-10-10' })).toBe(true);
  await addPromotionCode(db, { ...promotion, code: 'OLD', expiresOn: '2026-10-09' });
  const take = async (to: bigint, code: string) => {
    const { data, error } = await call('Promotion', 'create', { account_id: String(to), code });
    return error ? error.fields.code : data.amount_micro;
  };
  expect(await take(account, 'NONE')).toBe('We do not know this code.');
  expect(await take(account, 'old')).toBe('This code is over.');
  expect(await take(euro, 'KILN50')).toBe('This code is for accounts in USD. This one is in EUR.');
  expect(await take(account, 'kiln 50')).toBe(50_000_000);
  expect(await take(other, 'KILN50')).toBe('Your business has used this code.');
  expect(await balanceOf(account)).toMatchObject({ credit_micro: 50_000_000 });
});

const declared = {
  legal_name: 'Töpferei Łódź Çelik GmbH',
  country: 'DE',
  street: 'Ofenstraße 4',
  postal_code: '10115',
  city: 'Berlin',
  tax_id: 'DE 123 456 789',
};

test('[BD-08] the billed party is validated by the format of its country, and stored', async () => {
  expect((await read('TaxDetails')).data).toBeNull();
  const wrong = await call('TaxDetails', 'update', { ...declared, tax_id: 'DE12', legal_name: ' x ' });
  expect(wrong.error.fields).toEqual({
    tax_id: 'This is not how a VAT ID is written there. An example: DE123456789.',
  });
  await call('TaxDetails', 'update', declared);
  expect((await read('TaxDetails')).data).toMatchObject({ tax_id: 'DE123456789', city: 'Berlin' });
});

test('[BD-06] a month is invoiced once, paid once, credited once, and its row never changes', async () => {
  const { db } = site.deps;
  await call('TaxDetails', 'update', declared);
  const account = await newAccount({ name: 'Vases é', creditMicro: 1_000_000 });
  const campaign = await newCampaign(account, 1_234_567);
  await see(campaign, '2026-10-31T10:00:00Z', 3);
  await see(campaign, '2026-11-01T10:00:00Z');
  await closeAt('2026-11-03T01:00:00Z');
  const issue = async (now: string) => {
    site.clock.now = new Date(now);
    await runJob(site.deps, issueInvoices);
    return (await read('Invoices', { account_id: String(account) })).data;
  };
  expect(await issue('2026-11-03T05:00:00Z')).toEqual([]);
  const [invoice, ...none] = await issue('2026-11-04T05:00:00Z');
  expect(none).toEqual([]);
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/^PB-2026-\d{6}$/),
    state: 'open',
    month: '2026-10-01',
    amount_micro: 3_703_701,
    credit_micro: 1_000_000,
    due_micro: 2_700_000,
    rounded_micro: 3701,
    due_on: '2026-12-04',
  });
  const stored = async () =>
    (await db.execute(sql`select * from invoices where id = ${BigInt(invoice.id)}`)).rows[0];
  const asIssued = await stored();
  await see(campaign, '2026-10-31T11:00:00Z');
  await closeAt('2026-11-05T01:00:00Z');
  expect(await issue('2026-11-05T05:00:00Z'), 'late events are on the next').toHaveLength(1);
  const detail = (await read('Invoice', { invoice_id: invoice.id })).data;
  expect(detail.lines).toHaveLength(1);
  const listed = async (state: string) =>
    (await read('Invoices', { state, month: '2026-10', account_id: String(account) })).data;
  expect(await listed('open')).toHaveLength(1);
  expect(await listed('paid')).toEqual([]);
  site.clock.now = new Date('2026-12-05T05:00:00Z');
  expect(await listed('overdue')).toMatchObject([{ id: invoice.id }]);
  const pay = async (card: TestCard) =>
    call('InvoicePayment', 'create', { invoice_id: invoice.id, method_id: await newCard(card), key: key() });
  expect((await pay('declined')).data.state).toBe('declined');
  expect((await pay('accepted')).data).toMatchObject({ state: 'succeeded', amount_micro: 2_700_000 });
  expect((await pay('accepted')).error.code).toBe('invoice_paid');
  expect(await booksOf(account)).toMatchObject({ card: -2_700_000 });
  expect(await listed('paid')).toMatchObject([{ id: invoice.id }]);
  const note = await creditInvoice(db, invoice.number, 'Shown twice.', '2026-12-06');
  expect(Number(note.number.slice(-6))).toBe(Number(invoice.number.slice(-6)) + 1);
  await expect(creditInvoice(db, invoice.number, 'Again.', '2026-12-06')).rejects.toThrow('credited');
  expect(await balanceOf(account)).toMatchObject({ credit_micro: 2_700_000 });
  expect(await listed('credited')).toMatchObject([{ id: invoice.id, other_number: note.number }]);
  expect((await pay('accepted')).error.code).toBe('invoice_credited');
  expect(await stored()).toEqual(asIssued);
  for (const id of [invoice.id, String(note.id)]) {
    const { data } = await read('InvoiceFile', { invoice_id: id });
    const bytes = Buffer.from(data.base64, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('DejaVuSans');
    expect(bytes.length).toBeLessThan(100_000);
  }
  expect((await read('TaxSummary', { year: '2026' })).data.name).toBe('tax-summary-2026.pdf');
});

test('[BD-04] ids of others are 404', async () => {
  const others = newId();
  await site.deps.db
    .insert(adAccounts)
    .values({ id: others, advertiserId: BigInt(owner.id), businessId: null, name: 'Others' });
  for (const name of ['Billing', 'OrderLines', 'Charges'])
    expect((await read(name, { account_id: String(others) })).error.code).toBe('ad_account_not_found');
  for (const name of ['Invoice', 'InvoiceFile'])
    expect((await read(name, { invoice_id: '7' })).error.code).toBe('invoice_not_found');
  expect((await call('Charge', 'update', { charge_id: '7' })).error.code).toBe('charge_not_found');
});
