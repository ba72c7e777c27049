import { sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids/new-id.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { emailHash, promote, storeCustomerList } from './index.ts';
import type { Targeting } from './targeting.ts';

const MOBILE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const FLAGS = {
  is_first_party_ad_personalization_enabled: true,
  is_third_party_ad_personalization_enabled: true,
};

let site: TestApp;
let advertiser: TestVisitor;
let board: string;
const topic = newId();

beforeAll(async () => {
  site = await testApp();
  advertiser = await site.member('Shop of Cups');
  board = await newBoard(advertiser);
  await site.deps.db.execute(sql`insert into interests values (${topic}, 'Cups', 'cups')`);
});
afterAll(() => site.close());

const newBoard = async (member: TestVisitor, name = 'Things'): Promise<string> =>
  (await member.call('Board', 'create', { name })).data.id;

async function newPin(
  options: { readonly isProduct?: boolean; readonly ofTopic?: boolean } = {},
): Promise<string> {
  const { data } = await advertiser.call('Pin', 'create', {
    board_id: board,
    title: 'Cup',
    image_base64: await testPicture(),
  });
  await site.deps.db.execute(sql`update contents set category = 'ceramics',
    interest_id = ${options.ofTopic ? topic : null},
    rich = ${options.isProduct ? '{"products":[{"name":"Cup","currency":"EUR"}]}' : '{}'}::jsonb
    where id = ${data.id}`);
  return data.id;
}

async function newAd(targeting: Targeting, options?: Parameters<typeof newPin>[0]): Promise<string> {
  const id = await newPin(options);
  await promote(site.deps.db, BigInt(id), { promoterId: BigInt(advertiser.id), targeting });
  return id;
}

const why = (viewer: TestVisitor, ad: string, query?: string, headers?: Record<string, string>) =>
  viewer.get('AdExplanation', { pin_id: ad, ...(query === undefined ? {} : { query }) }, headers);

/** Hashes of people who are not members: smaller lists are not used. */
const strangers = Array.from({ length: 100 }, (_, nth) => emailHash(`customer-${nth}@shop.example`));

/** Returns the entries of an explanation that are true or have a value. */
async function reasons(...args: Parameters<typeof why>): Promise<object> {
  const { data } = await why(...args);
  return Object.fromEntries(
    Object.entries(data.ad_attribution).filter(([, value]) => value !== null && value !== false),
  );
}

test('[AD-01] a member sees who pays, which of the targeting matches them, and nothing else', async () => {
  const member = await site.member();
  await member.v3('POST', '/v3/users/me/', { gender: 'female', birth_year: 1990 });
  const ad = await newAd({
    devices: ['AppType_WEB'],
    locales: ['en-US', 'fr-FR'],
    genders: ['female'],
    ageBuckets: ['35-44'],
    regions: ['US'],
    keywords: ['cups', 'secret campaign'],
    postalCodes: ['41101'],
    engagement: true,
  });
  site.clock.now = new Date('2026-11-21T12:00:00Z');
  const answer = await why(member, ad, 'blue cups');
  site.clock.now = undefined;
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'private, no-store' },
    data: {
      pin_id: ad,
      promoter: { full_name: 'Shop of Cups', explicitly_followed_by_me: false },
      ad_attribution: {
        ...FLAGS,
        matched_device: 'AppType_WEB',
        matched_locale: 'en-US',
        matched_gender: 'FEMALE',
        matched_age_bucket: '35-44',
        geo_region: 'US',
        matched_keyword: 'cups',
        geo_postal_code: null,
        is_engagement_match: false,
      },
    },
  });
  expect(JSON.stringify(answer.data)).not.toContain('secret campaign');
});

test('[AD-02] the device is that of the request', async () => {
  const ad = await newAd({ devices: ['AppType_WEB_MOBILE'] });
  expect(await reasons(site.visitor(), ad)).toEqual({});
  expect(await reasons(site.visitor(), ad, undefined, { 'user-agent': MOBILE })).toEqual({
    matched_device: 'AppType_WEB_MOBILE',
  });
});

test('[AD-02] customers are known by the hash of their e-mail, on the advertiser’s own lists only', async () => {
  const [member, other] = [await site.member(), await site.member('Rival')];
  const { data: me } = await member.v3('POST', '/v3/users/me/');
  const hashes = { name: 'Spring', emailHashes: [...strangers, emailHash(` ${me.email.toUpperCase()} `)] };
  const own = await storeCustomerList(site.deps.db, BigInt(advertiser.id), hashes);
  const rivals = await storeCustomerList(site.deps.db, BigInt(other.id), hashes);
  const ad = await newAd({ customerLists: [String(own)] });
  expect(await reasons(member, ad)).toEqual({ ...FLAGS, is_customer_list_match: true });
  expect(await reasons(other, ad)).toEqual(FLAGS);
  expect(await reasons(member, await newAd({ customerLists: [String(rivals)] }))).toEqual(FLAGS);
  const few = { name: 'Few', emailHashes: [...strangers.slice(2), emailHash(me.email)] };
  const small = await storeCustomerList(site.deps.db, BigInt(advertiser.id), few);
  expect(await reasons(member, await newAd({ customerLists: [String(small)] }))).toEqual(FLAGS);
});

test('[AD-02] following an advertiser is engagement, and so is keeping a pin, reacting and commenting', async () => {
  const ad = await newAd({ engagement: true });
  const acts: readonly ((member: TestVisitor) => Promise<unknown>)[] = [
    (member) => member.call('UserFollow', 'create', { user_id: advertiser.id }),
    async (member) => member.call('Repin', 'create', { pin_id: ad, board_id: await newBoard(member) }),
    (member) => member.call('PinReaction', 'create', { pin_id: ad, reaction_type: 1 }),
    (member) => member.call('AggregatedComment', 'create', { pin_id: ad, text: 'Lovely' }),
  ];
  for (const act of acts) {
    const member = await site.member();
    expect(await reasons(member, ad)).toEqual(FLAGS);
    await act(member);
    expect(await reasons(member, ad)).toEqual({ ...FLAGS, is_engagement_match: true });
  }
});

test('[AD-02] saves tell interests, personas, pins alike and shoppers', async () => {
  const member = await site.member();
  const mine = await newBoard(member);
  const ads = {
    interest: await newAd({ interests: [String(topic)] }, { ofTopic: true }),
    persona: await newAd({ personas: ['ceramics'] }),
    alike: await newAd({ expanded: true }, { ofTopic: true }),
    shopper: await newAd({ shoppingProspecting: true }),
  };
  for (const ad of Object.values(ads)) expect(await reasons(member, ad)).toEqual(FLAGS);
  const other = await site.member('Another shop');
  for (let count = 0; count < 5; count += 1) {
    const pin = await newPin({ isProduct: true, ofTopic: true });
    await member.call('Repin', 'create', { pin_id: pin, board_id: mine });
    // Created by a shop other than the advertiser: members who save the advertiser's pins already know it.
    await site.deps.db.execute(sql`update contents set creator_id = ${other.id} where id = ${pin}`);
  }
  expect(await reasons(member, ads.interest)).toEqual({ ...FLAGS, matched_interest: 'Cups' });
  expect(await reasons(member, ads.persona)).toEqual({ ...FLAGS, is_persona_match: true });
  expect(await reasons(member, ads.alike)).toEqual({ ...FLAGS, is_expanded_targeting: true });
  expect(await reasons(member, ads.shopper)).toEqual({ ...FLAGS, is_shopping_prospecting: true });
});

test('[AD-02] who saves what the advertiser’s followers save is alike', async () => {
  const [member, follower] = [await site.member(), await site.member()];
  await follower.call('UserFollow', 'create', { user_id: advertiser.id });
  const ad = await newAd({ lookalike: true });
  const boards = [await newBoard(member), await newBoard(follower)];
  const other = await site.member('A third shop');
  for (let count = 0; count < 3; count += 1) {
    expect(await reasons(member, ad)).toEqual(FLAGS);
    const [pin, id] = [await newPin(), newId()];
    await site.deps.db.execute(sql`insert into interests values (${id}, ${`T${count}`}, ${`t${count}`})`);
    await member.call('Repin', 'create', { pin_id: pin, board_id: boards[0] });
    await follower.call('Repin', 'create', { pin_id: pin, board_id: boards[1] });
    await site.deps.db.execute(
      sql`update contents set creator_id = ${other.id}, interest_id = ${id} where id = ${pin}`,
    );
  }
  expect(await reasons(member, ad)).toEqual({ ...FLAGS, is_lookalike_match: true });
});

test('[AD-01] [AC-04] what the settings turn off is not matched any more, and a browser that asks for privacy turns off both', async () => {
  const member = await site.member();
  const { data: me } = await member.v3('POST', '/v3/users/me/');
  await member.call('UserFollow', 'create', { user_id: advertiser.id });
  const list = await storeCustomerList(site.deps.db, BigInt(advertiser.id), {
    name: 'Autumn',
    emailHashes: [...strangers, emailHash(me.email)],
  });
  const ad = await newAd({ engagement: true, customerLists: [String(list)], locales: ['en-US'] });
  const own = { is_first_party_ad_personalization_enabled: true, is_engagement_match: true };
  const partners = { is_third_party_ad_personalization_enabled: true, is_customer_list_match: true };
  const always = { matched_locale: 'en-US' };
  expect(await reasons(member, ad)).toEqual({ ...always, ...own, ...partners });
  for (const header of ['sec-gpc', 'dnt'])
    expect(await reasons(member, ad, undefined, { [header]: '1' })).toEqual(always);
  await member.call('UserSettings', 'update', { ads_by_activity: false });
  expect(await reasons(member, ad)).toEqual({ ...always, ...partners });
  await member.call('UserSettings', 'update', { ads_by_partners: false, ads_by_activity: true });
  expect(await reasons(member, ad)).toEqual({ ...always, ...own });
});

test('[AD-01] [AC-04] what the settings turn off is not even read', async () => {
  const member = await site.member();
  const ad = await newAd({ engagement: true, customerLists: ['7'], locales: ['en-US'] });
  const statements = async (headers?: Record<string, string>): Promise<number> => {
    const before = site.statements.count;
    await why(member, ad, undefined, headers);
    return site.statements.count - before;
  };
  const all = await statements();
  expect(await statements({ 'sec-gpc': '1' })).toBe(all - 2);
  await member.call('UserSettings', 'update', { ads_by_activity: false });
  expect(await statements()).toBe(all - 1);
});

test('[AD-03] a partnership that both agreed to names its people', async () => {
  const creator = await site.member('Priya Raman');
  const ad = await newAd({});
  const sponsored = (status: number) =>
    site.deps.db.execute(
      sql`update contents set rich = ${JSON.stringify({
        sponsorship: { status, creatorId: creator.id, sponsorId: advertiser.id },
      })}::jsonb where id = ${ad}`,
    );
  await sponsored(0);
  expect(await reasons(site.visitor(), ad)).toEqual({});
  await sponsored(2);
  expect(await reasons(site.visitor(), ad)).toEqual({
    is_eligible_for_promoted_partnership: true,
    promoted_partnership_attribution_name: 'Priya Raman',
    promoted_partnership_advertiser_name: 'Shop of Cups',
  });
});

test('[AD-01] there is no explanation for organic pins and for saved copies of ads', async () => {
  const member = await site.member();
  const ad = await newAd({ engagement: true });
  const { data: copy } = await member.call('Repin', 'create', {
    pin_id: ad,
    board_id: await newBoard(member),
  });
  for (const id of [await newPin(), copy.id])
    expect(await why(member, id)).toMatchObject({ status: 404, error: { code: 'ad_not_found' } });
});

test.each(['7', '0', '-1', '١٢', '1e3', ' 1', '../1', '9'.repeat(20), '', '<b>'])(
  '[BF-04] the ad %j is not there',
  async (id) => {
    expect(await why(site.visitor(), id)).toMatchObject({ status: 404, error: { code: 'pin_not_found' } });
  },
);

test.each<[what: string, object, field: string]>([
  ['no pin', {}, 'pin_id'],
  ['a pin that is a number', { pin_id: 7 }, 'pin_id'],
  ['a pin of 21 characters', { pin_id: '1'.repeat(21) }, 'pin_id'],
  ['a search that is a book', { pin_id: '7', query: 'a'.repeat(201) }, 'query'],
  ['a search with a NUL', { pin_id: '7', query: 'a\0' }, 'query'],
  ['targeting of one’s own', { pin_id: '7', is_customer_list_match: true }, 'is_customer_list_match'],
])('[BF-04] %s is refused by its field', async (_, options, field) => {
  const { status, error } = await site.visitor().get('AdExplanation', options);
  expect(status).toBe(400);
  expect(Object.keys(error.fields)).toEqual([field]);
});

test.each<[what: string, object, field: string]>([
  ['a year that is a word', { birth_year: 'nineteen' }, 'birth_year'],
  ['a year of a fossil', { birth_year: 1899 }, 'birth_year'],
  ['a year to come', { birth_year: 3000 }, 'birth_year'],
  ['half a year', { birth_year: 1990.5 }, 'birth_year'],
  ['a choice that is a word', { ads_by_activity: 'no' }, 'ads_by_activity'],
  ['a choice that is none', { ads_by_partners: null }, 'ads_by_partners'],
])('[BF-04] settings do not take %s', async (_, options, field) => {
  const { status, error } = await advertiser.call('UserSettings', 'update', options);
  expect(status).toBe(400);
  expect(Object.keys(error.fields)).toEqual([field]);
});

test('[AD-06] a member reads and changes by what their ads are chosen', async () => {
  const member = await site.member();
  const read = async () =>
    (await member.graphql('{ viewer { adSettings { byActivity byPartners gender birthYear } } }')).data.viewer
      .adSettings;
  expect(await read()).toEqual({
    byActivity: true,
    byPartners: true,
    gender: 'unspecified',
    birthYear: null,
  });
  await member.v3('POST', '/v3/users/me/', { country: 'FR' });
  expect(await read()).toMatchObject({ byPartners: false });
  const changed = { ads_by_activity: false, ads_by_partners: true, gender: 'female', birth_year: 1990 };
  await member.call('UserSettings', 'update', changed);
  expect(await read()).toEqual({ byActivity: false, byPartners: true, gender: 'female', birthYear: 1990 });
  await member.call('UserSettings', 'update', { birth_year: null });
  expect(await read()).toMatchObject({ birthYear: null });
});

test('[AD-01] no feed, no pin and no page of data tells for whom an ad is meant', async () => {
  const ad = await newAd({ keywords: ['whispered'] });
  const responses = await Promise.all([
    advertiser.get('Pin', { id: ad }),
    advertiser.graphql(
      `{ v3GetPinQuery(pin: "${ad}") { ... on PinData { data { entityId promoter { username } } } } }`,
    ),
  ]);
  for (const { data } of responses) {
    expect(data).not.toBeNull();
    expect(JSON.stringify(data)).not.toContain('whispered');
  }
  const schema = await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  expect(schema).not.toMatch(/targeting|matched|geoRegion|geoPostalCode|customerList|lookalike/i);
});
