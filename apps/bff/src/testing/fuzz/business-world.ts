import { and, eq, ne } from 'drizzle-orm';
import { adAccountMoves } from '../../advertising/ad-moves/index.ts';
import { audiences, pinPromotions } from '../../advertising/ads/index.ts';
import { assetGroups } from '../../business/asset-groups/index.ts';
import { businesses, businessMembers } from '../../business/business/index.ts';
import { adAccounts, campaigns } from '../../business/ad-accounts/index.ts';
import {
  catalogFindings,
  catalogRuns,
  catalogs,
  merchantRequests,
} from '../../business/catalog-records/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { contents, pins } from '../../pins/pin-access/index.ts';
import type { TestVisitor } from '../app.ts';
import type { ValueGenerators } from './options-of.ts';

/** The name of all businesses here, because deleting one requires its name. */
const NAME = 'Cups';
const KILN = { name: NAME, category: 'maker', website_url: 'https://kiln.example' };

/** Creates the objects of advertisers and shops: two businesses, ads, a catalog, and their members. */
export async function businessWorld(
  db: Db,
  [owner, mate]: readonly [TestVisitor, TestVisitor],
  { boardId, pinId }: { readonly boardId: string; readonly pinId: string },
): Promise<ValueGenerators> {
  const { data: profile } = await owner.call('BusinessConversion', 'create', KILN);
  const above = { manager: newId(), hierarchy: newId() };
  await db.insert(businesses).values([
    { id: above.hierarchy, kind: 'hierarchy', name: NAME },
    { id: above.manager, kind: 'manager', name: NAME, parentId: above.hierarchy },
  ]);
  const [ownerId, mateId] = [BigInt(owner.id), BigInt(mate.id)];
  const pairs = [above.manager, above.hierarchy].flatMap((businessId) =>
    [ownerId, mateId].map((userId) => ({ businessId, userId, role: 'owner' as const })),
  );
  await db.insert(businessMembers).values(pairs);
  const ask = (who: string) =>
    owner.call('BusinessInvites', 'create', { business_id: profile.id, who, role: 'admin' });
  const invites = [await ask(mate.username), await ask('books@pegboard.example')];
  const day = new Date().toISOString().slice(0, 10);
  const { data: call } = await owner.call('BusinessCall', 'create', {
    topic: 'ads',
    day,
    part_of_day: 'morning',
    phone: '+1 555 0100',
  });
  const [manager, hierarchy] = [String(above.manager), String(above.hierarchy)];
  return [
    // Most objects belong to the managing business.
    [/business/, [manager, manager, profile.id, hierarchy]],
    [/node/, [profile.id, manager]],
    [/parent/, [hierarchy, hierarchy, manager]],
    [/^name$/, [NAME, 'Bowls']],
    [/call_id/, call ? [call.id] : []],
    [/invite_id/, invites.flatMap(({ data }) => (data ? [data.id] : []))],
    [/^day$/, [day]],
    ...(await someGroup(db, above.manager)),
    ...(await someAds(db, { businessId: above.manager, advertiserId: ownerId, pinId: BigInt(pinId) })),
    ...(await someCatalog(db, { businessId: above.manager, ownerId, boardId: BigInt(boardId) })),
  ];
}

/** Options of an asset group; `kind` is left to the generator, because it has other meanings elsewhere. */
async function someGroup(db: Db, businessId: bigint): Promise<ValueGenerators> {
  const id = newId();
  await db.insert(assetGroups).values({ id, businessId, name: 'Europe' });
  return [[/group_id/, [String(id)]]];
}

/** Creates an ad account with a campaign that promotes a pin, and an audience. */
async function someAds(
  db: Db,
  {
    businessId,
    advertiserId,
    pinId,
  }: { readonly businessId: bigint; readonly advertiserId: bigint; readonly pinId: bigint },
): Promise<ValueGenerators> {
  const [accountId, campaignId, audienceId] = [newId(), newId(), newId()];
  await db.insert(adAccounts).values({ id: accountId, advertiserId, businessId, name: 'Ads' });
  await db.insert(campaigns).values({
    id: campaignId,
    accountId,
    name: 'Spring',
    objective: 'awareness',
    status: 'active',
    priceMicro: 1000,
    dailyMicro: 1_000_000_000,
    startsOn: '2026-01-01',
    timeZone: 'UTC',
  });
  await db.insert(audiences).values({ id: audienceId, accountId, kind: 'visitors', name: 'Guests' });
  const [pin] = await db.select({ contentId: pins.contentId }).from(pins).where(eq(pins.id, pinId));
  if (!pin) throw new Error('The pin to promote is not there.');
  await db.insert(pinPromotions).values({ contentId: pin.contentId, campaignId, targeting: {} });
  await db
    .update(contents)
    .set({ isPromoted: true, promoterId: advertiserId })
    .where(eq(contents.id, pin.contentId));
  const moveId = newId();
  const [elsewhere] = await db
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.kind, 'access'), ne(businesses.id, businessId)));
  if (elsewhere)
    await db.insert(adAccountMoves).values({ id: moveId, accountId, fromId: businessId, toId: elsewhere.id });
  return [
    [/move_id/, [String(moveId)]],
    [/account_id/, [String(accountId)]],
    [/asset_id/, [String(accountId), String(advertiserId)]],
    [/campaign_id/, [String(campaignId)]],
    [/audience/, [String(audienceId)]],
    [/advertiser/, [String(advertiserId)]],
    [/time_zone/, ['UTC']],
    [/currency/, ['USD']],
    [/countr/, ['US']],
  ];
}

/** Creates a catalog with a pending, an imported and an idle feed, and a merchant with a pending review. */
async function someCatalog(
  db: Db,
  {
    businessId,
    ownerId,
    boardId,
  }: { readonly businessId: bigint; readonly ownerId: bigint; readonly boardId: bigint },
): Promise<ValueGenerators> {
  const [busy, idle, waiting, done, requestId] = [newId(), newId(), newId(), newId(), newId()] as const;
  const catalog = (id: bigint) => ({
    id,
    businessId,
    ownerId,
    boardId,
    name: 'Shop',
    currency: 'USD',
    sourceUrl: 'https://kiln.example/feed.csv',
  });
  await db.insert(catalogs).values([catalog(busy), catalog(idle)]);
  const run = (id: bigint, state: 'waiting' | 'done') => ({
    id,
    catalogId: busy,
    source: 'url' as const,
    key: String(id),
    state,
  });
  await db.insert(catalogRuns).values([run(waiting, 'waiting'), run(done, 'done')]);
  await db
    .insert(catalogFindings)
    .values({ runId: done, seq: 1, line: 2, code: 'image_missing', severity: 'error' });
  await db
    .insert(merchantRequests)
    .values({ id: requestId, businessId, userId: ownerId, website: 'https://kiln.example' });
  return [
    [/catalog_id/, [String(busy), String(idle)]],
    [/run_id/, [String(waiting), String(done)]],
    [/request_id/, [String(requestId)]],
  ];
}
