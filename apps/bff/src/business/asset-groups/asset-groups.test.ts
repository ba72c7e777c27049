import { canAccessAsset } from '@pegboard/business-dashboard/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businesses, businessMembers, type BusinessRole } from '../business/index.ts';
import { adAccounts } from '../ad-accounts/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { profilesInReach } from './index.ts';

const ROLES = ['owner', 'admin', 'catalog_manager', 'finance', 'analyst'] as const;
const LIMITED = ROLES.slice(2);

let site: TestApp;
const people = new Map<BusinessRole, TestVisitor>();
let business: string;
let spring: string;
let autumn: string;
let boardId: string;

beforeAll(async () => {
  site = await testApp();
  for (const role of ROLES) people.set(role, await site.member(role));
  business = await newBusiness();
  [spring, autumn] = [await newAccount('Spring'), await newAccount('Autumn')];
  boardId = (await as('catalog_manager').call('Board', 'create', { name: 'Shop' })).data.id;
});
afterAll(() => site.close());

function as(role: BusinessRole): TestVisitor {
  const visitor = people.get(role);
  if (!visitor) throw new Error(`There is no ${role}.`);
  return visitor;
}
async function newBusiness(): Promise<string> {
  const id = newId();
  await site.deps.db.insert(businesses).values({ id, kind: 'manager', name: 'Kiln' });
  await site.deps.db
    .insert(businessMembers)
    .values(ROLES.map((role) => ({ businessId: id, userId: BigInt(as(role).id), role })));
  return String(id);
}
async function newAccount(name: string, of = business): Promise<string> {
  const id = newId();
  await site.deps.db
    .insert(adAccounts)
    .values({ id, advertiserId: BigInt(as('owner').id), businessId: BigInt(of), name });
  return String(id);
}
const call = (
  name: string,
  action: 'create' | 'update' | 'delete',
  options: object,
  role: BusinessRole = 'owner',
) => as(role).call(name, action, { business_id: business, ...options });
const get = (name: string, role: BusinessRole, options: object = {}) =>
  as(role).get(name, { business_id: business, ...options });
const newGroup = async (name: string): Promise<string> =>
  (await call('AssetGroup', 'create', { name })).data.id;
const putIn = (group: string, kind: string, asset: string) =>
  call('AssetGroupAsset', 'create', { group_id: group, kind, asset_id: asset });
const assign = (group: string, role: BusinessRole) =>
  call('AssetGroupMember', 'create', { group_id: group, user_id: as(role).id });
const accountsOf = async (role: BusinessRole): Promise<readonly string[]> =>
  (await get('AdAccounts', role)).data.map(({ name }: { name: string }) => name);
const listed = async () => (await get('AssetGroups', 'analyst')).data.groups;
const noGroups = () => site.deps.db.execute(sql`delete from asset_groups`);

test('[BD-06] assignment counts from the next request on: in lists, in what is in an account, and for numbers', async () => {
  expect(await accountsOf('analyst')).toEqual(['Spring', 'Autumn']);
  const group = await newGroup('Europe');
  expect(await accountsOf('analyst')).toEqual([]);
  expect(await accountsOf('admin')).toEqual(['Spring', 'Autumn']);
  await putIn(group, 'ad_account', spring);
  await assign(group, 'analyst');
  expect(await accountsOf('analyst')).toEqual(['Spring']);
  for (const [name, right] of [
    ['Campaigns', 200],
    ['Audiences', 200],
    ['BrandSafety', 200],
  ] as const) {
    expect([name, (await get(name, 'analyst', { account_id: spring })).status]).toEqual([name, right]);
    const beyond = await get(name, 'analyst', { account_id: autumn });
    expect([name, beyond.status, beyond.error.code]).toEqual([name, 404, 'ad_account_not_found']);
  }
  await call('AssetGroupMember', 'delete', { group_id: group, user_id: as('analyst').id });
  expect((await get('Campaigns', 'analyst', { account_id: spring })).error.code).toBe('ad_account_not_found');
  await noGroups();
  expect(await accountsOf('analyst')).toEqual(['Spring', 'Autumn']);
});

test('[BD-06] the statements decide as the rule does, for every role and every way to stand in groups', async () => {
  const groups = [await newGroup('a'), await newGroup('b')];
  const ways = [[], groups.slice(0, 1), groups.slice(1), groups];
  const assets = new Map<string, readonly string[]>([
    ['Spring', []],
    ['Autumn', []],
  ]);
  for (const [nth, assetIn] of ways.entries()) {
    const asset = await newAccount(`Asset ${nth}`);
    for (const group of assetIn) await putIn(group, 'ad_account', asset);
    assets.set(`Asset ${nth}`, assetIn);
  }
  for (const role of ['owner', 'finance', 'analyst'] as const)
    for (const memberOf of ways) {
      await site.deps.db.execute(sql`delete from asset_group_members`);
      for (const group of memberOf) await assign(group, role);
      const wanted = [...assets].flatMap(([name, assetIn]) =>
        canAccessAsset({ role, groups, memberOf, assetIn }) ? [name] : [],
      );
      expect([role, memberOf.length, await accountsOf(role)]).toEqual([role, memberOf.length, wanted]);
    }
  await site.deps.db.execute(sql`delete from ad_accounts where name like 'Asset %'`);
  await noGroups();
});

test('[BD-06] catalogs are reached through groups; one that a limited member makes stands in theirs', async () => {
  const input = { name: 'Lamps', currency: 'USD', board_id: boardId };
  const first = (await call('Catalog', 'create', input, 'catalog_manager')).data.id;
  const group = await newGroup('Lights');
  const names = async () =>
    (await get('Catalogs', 'catalog_manager')).data.map(({ id }: { id: string }) => id);
  expect(await names()).toEqual([]);
  const { board_id: _, ...change } = input;
  const edit = (id: string) => call('Catalog', 'update', { ...change, catalog_id: id }, 'catalog_manager');
  expect((await edit(first)).error.code).toBe('catalog_not_found');
  expect((await call('Catalog', 'create', input, 'catalog_manager')).error).toMatchObject({
    code: 'asset_group_needed',
  });
  await assign(group, 'catalog_manager');
  const second = (await call('Catalog', 'create', input, 'catalog_manager')).data.id;
  expect(await names()).toEqual([second]);
  expect((await edit(second)).status).toBe(200);
  for (const [name, options] of [
    ['CatalogRuns', { catalog_id: first }],
    ['CatalogRun', { run_id: '7' }],
  ] as const)
    expect((await get(name, 'catalog_manager', options)).status).toBe(404);
  await noGroups();
});

test('[BD-06] groups are made, renamed, filled, emptied and deleted; each is in the log once', async () => {
  await site.deps.db.execute(sql`delete from business_log`);
  const group = await newGroup('  North   Sea ');
  expect((await call('AssetGroup', 'create', { name: 'north sea' })).error).toMatchObject({
    code: 'asset_group_name_taken',
    fields: { name: 'Another group of this business has this name.' },
  });
  expect((await call('AssetGroup', 'create', { name: ' ' })).error.fields).toEqual({
    name: 'Give it a name.',
  });
  await call('AssetGroup', 'update', { group_id: group, name: 'Baltic' });
  for (let again = 0; again < 2; again += 1) {
    await putIn(group, 'ad_account', spring);
    await assign(group, 'finance');
  }
  expect(await listed()).toEqual([
    {
      id: group,
      name: 'Baltic',
      assets: [{ kind: 'ad_account', id: spring }],
      member_ids: [as('finance').id],
    },
  ]);
  for (let again = 0; again < 2; again += 1)
    await call('AssetGroupAsset', 'delete', { group_id: group, kind: 'ad_account', asset_id: spring });
  await call('AssetGroup', 'delete', { group_id: group });
  expect(await listed()).toEqual([]);
  const { data } = await get('BusinessLog', 'owner');
  expect(
    data.map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`),
  ).toEqual([
    'asset_group.deleted Baltic',
    'asset_group.asset_removed Baltic: Spring',
    `asset_group.member_assigned Baltic: @${as('finance').username}`,
    'asset_group.asset_added Baltic: Spring',
    'asset_group.renamed North Sea → Baltic',
    'asset_group.created North Sea',
  ]);
});

test('[BD-06] what is of another business is not there: groups, assets and people', async () => {
  const group = await newGroup('Own');
  const own = business;
  business = await newBusiness();
  const foreign = await newAccount('Foreign');
  for (const [name, action, options] of [
    ['AssetGroup', 'update', { name: 'Mine' }],
    ['AssetGroup', 'delete', {}],
    ['AssetGroupAsset', 'create', { kind: 'ad_account', asset_id: foreign }],
    ['AssetGroupMember', 'create', { user_id: as('analyst').id }],
  ] as const) {
    const { status, error } = await call(name, action, { group_id: group, ...options });
    expect([status, error.code]).toEqual([404, 'asset_group_not_found']);
  }
  business = own;
  expect((await putIn(group, 'ad_account', foreign)).error.code).toBe('asset_not_found');
  expect((await putIn(group, 'catalog', spring)).error.code).toBe('asset_not_found');
  const stranger = await site.member('Stranger');
  const { error } = await call('AssetGroupMember', 'create', { group_id: group, user_id: stranger.id });
  expect(error.code).toBe('member_not_found');
  await noGroups();
});

test('[BD-06] an assignment ends with the membership, and numbers of a profile are for who reaches it', async () => {
  const [owner, mate] = [await site.member('Kiln Owner'), await site.member('Kiln Mate')];
  const kiln = (
    await owner.call('BusinessConversion', 'create', {
      name: 'Kiln',
      category: 'maker',
      website_url: 'https://kiln.example',
    })
  ).data.id;
  const mateRow = { businessId: BigInt(kiln), userId: BigInt(mate.id), role: 'analyst' as const };
  await site.deps.db.insert(businessMembers).values(mateRow);
  const { data: made } = await owner.call('AssetGroup', 'create', { business_id: kiln, name: 'Kiln' });
  const offered = (await owner.get('AssetGroups', { business_id: kiln })).data.assets;
  expect(offered).toEqual([{ kind: 'profile', id: owner.id, name: 'Kiln Owner' }]);
  const inGroup = { business_id: kiln, group_id: made.id };
  await owner.call('AssetGroupMember', 'create', { ...inGroup, user_id: mate.id });
  const read = () =>
    profilesInReach(site.deps.db, {
      business: { id: BigInt(kiln) } as never,
      member: { userId: BigInt(mate.id), role: 'analyst' },
    });
  expect(await read()).toEqual([]);
  await owner.call('AssetGroupAsset', 'create', { ...inGroup, kind: 'profile', asset_id: owner.id });
  expect(await read()).toEqual([BigInt(owner.id)]);
  await owner.call('BusinessMembers', 'delete', { business_id: kiln, user_id: mate.id });
  await site.deps.db.insert(businessMembers).values(mateRow);
  expect(await read()).toEqual([]);
});

test('[BD-06] members without the right change no group', async () => {
  for (const role of LIMITED)
    expect((await call('AssetGroup', 'create', { name: 'Mine' }, role)).error.code).toBe(
      'business_right_missing',
    );
});
