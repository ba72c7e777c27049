import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businesses, businessMembers } from '../../business/business/index.ts';
import { adAccounts } from '../../business/ad-accounts/tables.ts';
import { conversionHours, conversionTags } from '../conversions/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

let site: TestApp;
let shop: TestVisitor;
let partner: TestVisitor;
let from: string;
let to: string;
let tag: string;

beforeAll(async () => {
  site = await testApp();
  [shop, partner] = [await site.member('Shop'), await site.member('Partner')];
  [from, to] = [await newBusiness('Kiln', shop), await newBusiness('Atelier', partner)];
  const [accountId, tagId] = [newId(), newId()];
  const businessId = BigInt(from);
  await site.deps.db
    .insert(adAccounts)
    .values({ id: accountId, advertiserId: BigInt(shop.id), businessId, name: 'Spring' });
  await site.deps.db.insert(conversionTags).values({ id: tagId, businessId, accountId, name: 'Shop tag' });
  const { rows } = await site.deps.db.execute<{ hour: string }>(
    sql`select date_trunc('hour', now()) as hour`,
  );
  await site.deps.db
    .insert(conversionHours)
    .values({ tagId, hour: new Date(rows[0]?.hour ?? 0), name: 'page_visit', source: 'tag', events: 7 });
  tag = String(tagId);
});
afterAll(() => site.close());

async function newBusiness(name: string, owner: TestVisitor): Promise<string> {
  const id = newId();
  await site.deps.db.insert(businesses).values({ id, kind: 'access', name });
  await site.deps.db
    .insert(businessMembers)
    .values({ businessId: id, userId: BigInt(owner.id), role: 'owner' as const });
  return String(id);
}
const share = (options: object) =>
  shop.call('TagShare', 'create', { business_id: from, tag_id: tag, to_business_id: to, ...options });
const atPartner = (action: 'update' | 'delete', id: string) =>
  partner.call('TagShare', action, { business_id: to, share_id: id });
const receivedTags = async () => (await partner.get('SharedTags', { business_id: to })).data.given;

test('[BD-06] a tag is shared when the other side says yes, and its numbers are gone when either side ends it', async () => {
  for (let twice = 0; twice < 2; twice += 1) expect((await share({})).status).toBe(200);
  const [pending, ...more] = await receivedTags();
  expect(more).toEqual([]);
  expect(pending).toMatchObject({
    tag_name: 'Shop tag',
    business_name: 'Kiln',
    state: 'asked',
    events: null,
  });
  expect((await atPartner('update', pending.id)).status).toBe(200);
  expect(await receivedTags()).toMatchObject([{ state: 'accepted', events: { day: 7, week: 7 } }]);
  const { data } = await shop.get('SharedTags', { business_id: from });
  expect(data.own).toMatchObject([
    { name: 'Shop tag', account_name: 'Spring', shares: [{ business_name: 'Atelier', state: 'accepted' }] },
  ]);
  await shop.call('TagShare', 'delete', { business_id: from, share_id: pending.id });
  expect(await receivedTags()).toEqual([]);
  expect((await atPartner('update', pending.id)).error.code).toBe('tag_share_not_found');
  await share({});
  const [again] = await receivedTags();
  await atPartner('delete', again.id);
  expect((await shop.get('SharedTags', { business_id: from })).data.own[0].shares).toEqual([]);
});

test('[BD-06] only the owner of a tag shares it, with another business that is there; only the invited business accepts', async () => {
  const none = { to_business_id: 'There is no other business with this number that can use tags.' };
  expect((await share({ to_business_id: '7' })).error.fields).toEqual(none);
  expect((await share({ to_business_id: from })).error.fields).toEqual(none);
  const foreign = { business_id: to, tag_id: tag, to_business_id: from };
  expect((await partner.call('TagShare', 'create', foreign)).error.code).toBe('tag_not_found');
  await share({});
  const [pending] = await receivedTags();
  const own = await shop.call('TagShare', 'update', { business_id: from, share_id: pending.id });
  expect(own.error.code).toBe('tag_share_not_found');
});
