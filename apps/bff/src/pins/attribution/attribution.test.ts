import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { registration, sourceSchema } from './rules.ts';

const PATH = '/v3/attribution_source/';
const HEADER = 'attribution-reporting-register-source';
const SHOP = 'https://shop.example';

let site: TestApp;
let advertiser: TestVisitor;
let viewer: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  advertiser = await site.member('Shop of Cups');
  viewer = await site.member();
  const board = await advertiser.call('Board', 'create', { name: 'Ads' });
  for (const link of [`${SHOP}/cups?utm=1`, 'https://other.example/', 'http://plain.example/']) {
    const { data } = await advertiser.call('Pin', 'create', {
      board_id: board.data.id,
      link,
      image_base64: await testPicture(),
    });
    await site.deps.db.execute(
      `update contents set is_promoted = true, promoter_id = ${advertiser.id} where id = (select content_id from pins where id = ${data.id})`,
    );
  }
});
afterAll(() => site.close());

const aSource = (overrides: object = {}) => ({
  source_event_id: '123456789',
  destination: JSON.stringify([SHOP]),
  source_event_type: 'click',
  advertiser_id: advertiser.id,
  campaign_id: '42',
  ...overrides,
});
const ask = (visitor: TestVisitor, overrides?: object, headers?: Record<string, string>) =>
  visitor.v3('GET', PATH, aSource(overrides), headers);

test('[OB-07] a click on an ad is registered for a week with priority 2', async () => {
  const answer = await ask(viewer);
  expect(answer).toMatchObject({ status: 200, data: { status: 'registered' } });
  expect(JSON.parse(String(answer.headers[HEADER]))).toEqual({
    source_event_id: '123456789',
    destination: [SHOP],
    expiry: '604800',
    priority: '2',
    filter_data: { advertiser_id: [advertiser.id], campaign_id: ['42'] },
  });
});

test('[OB-07] a view of an ad is registered for a day with priority 1', async () => {
  const answer = await ask(viewer, {
    source_event_type: 'view',
    destination: JSON.stringify([SHOP, 'https://other.example']),
    hostname: 'fr.pegboard.example',
  });
  expect(JSON.parse(String(answer.headers[HEADER]))).toMatchObject({
    destination: [SHOP, 'https://other.example'],
    expiry: '86400',
    priority: '1',
  });
});

test('[OB-07] requested values within the limits are registered unchanged', () => {
  const source = sourceSchema.parse({
    ...aSource({ expiry: '0172800', priority: '0', source_event_id: '007' }),
    advertiser_id: '7',
  });
  expect(JSON.parse(registration(source))).toMatchObject({
    expiry: '172800',
    priority: '0',
    source_event_id: '7',
  });
});

test('[OB-07] nothing is registered for privacy signals, bots, visitors, and countries that forbid it', async () => {
  const french = await site.member();
  await french.v3('POST', '/v3/users/me/', { country: 'FR' });
  const answers = [
    await ask(viewer, {}, { 'sec-gpc': '1' }),
    await ask(viewer, {}, { dnt: '1' }),
    await ask(viewer, {}, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
    await ask(site.visitor()),
    await ask(french),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, data: { status: 'skipped' } });
    expect(answer.headers).not.toHaveProperty(HEADER);
  }
});

test('[OB-07] clicks are not registered for a site that no ad of this advertiser links to', async () => {
  const strange = [
    { destination: '["https://bank.example"]' },
    { destination: JSON.stringify([SHOP, 'https://bank.example']) },
    { advertiser_id: viewer.id },
    { advertiser_id: '7' },
  ];
  for (const input of strange) {
    const answer = await ask(viewer, input);
    expect(answer).toMatchObject({ status: 404, error: { code: 'ad_not_found' } });
    expect(answer.headers).not.toHaveProperty(HEADER);
  }
});

test('[OB-07] the attribution query of a promoted pin registers its ad; other pins have none', async () => {
  const { rows } = await site.deps.db.execute(
    `select pins.id, contents.link from pins join contents on contents.id = pins.content_id where contents.link like '${SHOP}%'`,
  );
  const fields = 'link attributionSourceId advertiserId campaignId';
  const readAttribution = async (id: unknown) =>
    (
      await viewer.graphql(
        `{ result: v3GetPinQuery(pin: "${String(id)}") { ... on PinData { data { ${fields} } } } }`,
      )
    ).data.result.data;
  const [ad] = rows;
  const said = await readAttribution(ad?.['id']);
  expect(said).toMatchObject({ advertiserId: advertiser.id });
  const answer = await ask(viewer, {
    source_event_id: said.attributionSourceId,
    advertiser_id: said.advertiserId,
    campaign_id: said.campaignId,
    destination: JSON.stringify([new URL(said.link).origin]),
  });
  expect(answer).toMatchObject({ status: 200, data: { status: 'registered' } });
  const board = await viewer.call('Board', 'create', { name: 'Mine' });
  const pin = await viewer.call('Pin', 'create', {
    board_id: board.data.id,
    link: `${SHOP}/mine`,
    image_base64: await testPicture('#103050'),
  });
  expect(await readAttribution(pin.data.id)).toEqual({
    link: `${SHOP}/mine`,
    attributionSourceId: null,
    advertiserId: null,
    campaignId: null,
  });
});

test.each<[string, object, string]>([
  ['an event that is a word', { source_event_id: 'click' }, 'source_event_id'],
  ['an event of more than 64 bits', { source_event_id: '18446744073709551616' }, 'source_event_id'],
  ['a destination that is no JSON', { destination: SHOP }, 'destination'],
  ['no destination', { destination: '[]' }, 'destination'],
  [
    'four destinations',
    { destination: '["https://a.example","https://b.example","https://c.example","https://d.example"]' },
    'destination',
  ],
  ['a destination without HTTPS', { destination: '["http://plain.example"]' }, 'destination'],
  ['a destination with a path', { destination: `["${SHOP}/cups"]` }, 'destination'],
  ['a destination with a name in it', { destination: '["https://me@shop.example"]' }, 'destination'],
  ['a destination that is a number', { destination: '[7]' }, 'destination'],
  ['another kind of event', { source_event_type: 'hover' }, 'source_event_type'],
  ['a click of more than a week', { expiry: '604801' }, 'expiry'],
  ['a view of more than a day', { source_event_type: 'view', expiry: '86401' }, 'expiry'],
  ['a click of less than a day', { expiry: '86399' }, 'expiry'],
  ['a click of priority 3', { priority: '3' }, 'priority'],
  ['a view of priority 2', { source_event_type: 'view', priority: '2' }, 'priority'],
  ['a priority below nothing', { priority: '-1' }, 'priority'],
  ['an advertiser that is a word', { advertiser_id: 'shop' }, 'advertiser_id'],
  ['a campaign that is a word', { campaign_id: 'spring' }, 'campaign_id'],
  ['a host that is none', { hostname: 'shop.example/evil' }, 'hostname'],
  ['a header of one’s own', { debug_key: '7' }, 'debug_key'],
])('[BF-04] %s is refused by its field', async (_, input, field) => {
  const answer = await ask(viewer, input);
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  expect(Object.keys(answer.error.fields)).toEqual([field]);
});

test('[BF-04] all missing fields are reported at once', async () => {
  const answer = await viewer.v3('GET', PATH);
  expect(Object.keys(answer.error.fields).toSorted()).toEqual([
    'advertiser_id',
    'campaign_id',
    'destination',
    'source_event_id',
    'source_event_type',
  ]);
});
