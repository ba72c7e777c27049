import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businesses, businessMembers, type BusinessRole } from '../../business/business/index.ts';
import { invoices } from '../billing/tables.ts';
import { adAccounts } from '../../business/ad-accounts/tables.ts';
import { campaigns } from '../../business/ad-accounts/tables.ts';
import { conversionTags } from '../conversions/tables.ts';
import { tagShares } from '../tag-shares/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

let site: TestApp;
let owner: TestVisitor;
let analyst: TestVisitor;
let home: string;
let away: string;

beforeAll(async () => {
  site = await testApp();
  [owner, analyst] = [await site.member('Ada'), await site.member('Noor')];
  home = await newBusiness('Kiln', [
    [owner, 'owner'],
    [analyst, 'analyst'],
  ]);
  away = await newBusiness('Atelier', [[owner, 'admin']]);
});
afterAll(() => site.close());

async function newBusiness(
  name: string,
  people: readonly (readonly [TestVisitor, BusinessRole])[],
): Promise<string> {
  const id = newId();
  await site.deps.db.insert(businesses).values({ id, kind: 'manager', name });
  if (people.length > 0)
    await site.deps.db
      .insert(businessMembers)
      .values(people.map(([{ id: userId }, role]) => ({ businessId: id, userId: BigInt(userId), role })));
  return String(id);
}
async function newAccount(): Promise<string> {
  const [id, campaignId] = [newId(), newId()];
  await site.deps.db
    .insert(adAccounts)
    .values({ id, advertiserId: BigInt(owner.id), businessId: BigInt(home), name: 'Spring' });
  await site.deps.db.insert(campaigns).values({
    id: campaignId,
    accountId: id,
    name: 'May',
    objective: 'awareness',
    status: 'active',
    priceMicro: 1000,
    dailyMicro: 1_000_000,
    spentMicro: 7000,
    startsOn: '2026-01-01',
    timeZone: 'UTC',
  });
  await site.deps.db
    .insert(conversionTags)
    .values({ id: newId(), businessId: BigInt(home), accountId: id, name: 'Shop tag' });
  return String(id);
}
const draft = (accountId: string, to = away, by = owner, at = home) =>
  by.call('AdAccountMove', 'create', { business_id: at, account_id: accountId, to_business_id: to });
const step = (moveId: string, name: string, at = home, by = owner) =>
  by.call('AdAccountMove', 'update', { business_id: at, move_id: moveId, step: name });
const accountsAt = async (business: string, by = owner): Promise<readonly string[]> =>
  (await by.get('AdAccounts', { business_id: business })).data.map(({ id }: { id: string }) => id);
const logAt = async (business: string): Promise<readonly string[]> =>
  (await owner.get('BusinessLog', { business_id: business })).data
    .map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`)
    .toReversed();

test('[BD-02] an account moves with its numbers and tags, once for any number of requests, and is undone until confirmed', async () => {
  const account = await newAccount();
  const { data: group } = await owner.call('AssetGroup', 'create', { business_id: home, name: 'Europe' });
  const inGroup = { business_id: home, group_id: group.id };
  await owner.call('AssetGroupAsset', 'create', { ...inGroup, kind: 'ad_account', asset_id: account });
  await owner.call('AssetGroupMember', 'create', { ...inGroup, user_id: analyst.id });
  expect(await accountsAt(home, analyst)).toEqual([account]);
  await site.deps.db.execute(sql`delete from business_log`);

  const { data: move } = await draft(account);
  expect(move.state).toBe('draft');
  expect(move.checks).toEqual([
    { check: 'owners', level: 'know', names: [] },
    { check: 'campaigns', level: 'know', names: ['May'] },
    { check: 'invoices', level: 'fine', names: [] },
    { check: 'tags', level: 'know', names: ['Shop tag'] },
    { check: 'members', level: 'know', names: [analyst.username] },
  ]);
  expect((await draft(account)).error.code).toBe('ad_move_open');
  expect((await step(move.id, 'move')).error.code).toBe('ad_move_step_refused');
  expect((await step(move.id, 'prepare')).data.state).toBe('prepared');
  const twice = await Promise.all([step(move.id, 'move'), step(move.id, 'move', away)]);
  expect(twice.map(({ data }) => data.state)).toEqual(['moved', 'moved']);
  expect([await accountsAt(home), await accountsAt(away)]).toEqual([[], [account]]);
  const { data: moved } = await owner.get('Campaigns', { business_id: away, account_id: account });
  expect(moved).toMatchObject([{ name: 'May', status: 'active', spent_micro: 7000 }]);
  expect((await owner.get('ConversionTags', { business_id: away, account_id: account })).data).toMatchObject([
    { name: 'Shop tag' },
  ]);

  expect((await step(move.id, 'undo', away)).data.state).toBe('undone');
  expect((await step(move.id, 'move')).error.code, 'a late retry').toBe('ad_move_step_refused');
  expect([await accountsAt(home), await accountsAt(away)]).toEqual([[account], []]);
  expect(await accountsAt(home, analyst), 'it stands in its group again').toEqual([account]);
  const actions = ['drafted', 'prepared', 'moved', 'undone'].map(
    (what) => `ad_move.${what} Spring: Kiln → Atelier`,
  );
  expect([await logAt(home), await logAt(away)]).toEqual([actions, actions]);

  const { data: again } = await draft(account, away, owner, away);
  for (const name of ['prepare', 'move', 'confirm', 'confirm']) await step(again.id, name, away);
  expect((await step(again.id, 'undo')).error.code).toBe('ad_move_step_refused');
  expect(await accountsAt(away)).toEqual([account]);
  const { data: list } = await owner.get('AdAccountMoves', { business_id: home });
  expect(list.moves.map(({ state }: { state: string }) => state)).toEqual(['confirmed', 'undone']);
  expect(list.accounts).toEqual([{ id: account, name: 'Spring', business_id: away }]);
});

test('[BD-06] a tag is not shared with who its account moves to; the share stands again when the move is undone', async () => {
  const account = await newAccount();
  const [{ id: tagId } = { id: 0n }] = await site.deps.db
    .select()
    .from(conversionTags)
    .where(eq(conversionTags.accountId, BigInt(account)));
  const third = BigInt(await newBusiness('Third', []));
  await site.deps.db.insert(tagShares).values(
    [BigInt(away), third].map((businessId) => ({
      id: newId(),
      tagId,
      businessId,
      state: 'accepted' as const,
    })),
  );
  const sharedWith = async () => {
    const rows = await site.deps.db.select().from(tagShares).where(eq(tagShares.tagId, tagId));
    return new Map(rows.map(({ businessId, state }) => [businessId, state]));
  };
  const { data: move } = await draft(account);
  for (const name of ['prepare', 'move']) await step(move.id, name);
  expect(await sharedWith()).toEqual(new Map([[third, 'accepted']]));
  await step(move.id, 'undo');
  expect(await sharedWith()).toEqual(
    new Map([
      [BigInt(away), 'accepted'],
      [third, 'accepted'],
    ]),
  );
});

test('[BD-02] an account with an invoice to pay does not move', async () => {
  const account = await newAccount();
  await site.deps.db.insert(invoices).values({
    id: newId(),
    number: 'PB-2026-000007',
    kind: 'invoice',
    businessId: BigInt(home),
    accountId: BigInt(account),
    accountName: 'Spring',
    month: '2026-04-01',
    currency: 'USD',
    amountMicro: 5_000_000,
    creditMicro: 0,
    fundsMicro: 0,
    roundedMicro: 0,
    dueMicro: 5_000_000,
    issuedOn: '2026-05-03',
    dueOn: '2026-06-02',
  });
  const { data: move } = await draft(account);
  expect(move.checks).toContainEqual({ check: 'invoices', level: 'stop', names: ['PB-2026-000007'] });
  expect((await step(move.id, 'prepare')).error.code).toBe('ad_move_stopped');
});

test('[BD-02] every step requires the permission in both businesses', async () => {
  const account = await newAccount();
  const foreign = await newBusiness('Foreign', []);
  expect((await draft(account, foreign)).error.code).toBe('business_not_found');
  expect((await draft(account, home)).error.fields).toEqual({
    to_business_id: 'The ad account is there already.',
  });
  expect((await draft(account, away, analyst)).error.code).toBe('business_right_missing');
  const { data: move } = await draft(account);
  await step(move.id, 'prepare');
  const other = await newBusiness('Third', [[owner, 'owner']]);
  expect((await step(move.id, 'move', other)).error.code, 'of neither side').toBe('ad_move_not_found');
  const role = (to: string) =>
    site.deps.db.execute(
      sql`update business_members set role = ${to} where business_id = ${away} and user_id = ${owner.id}`,
    );
  await role('analyst');
  expect((await step(move.id, 'move')).error.code).toBe('business_right_missing');
  await site.deps.db.execute(sql`delete from business_members where business_id = ${away}`);
  expect((await step(move.id, 'move')).error.code).toBe('business_not_found');
  expect(await accountsAt(home)).toContain(account);
});
