import { BLOCKED_LINK_MESSAGES } from '@pegboard/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fetched } from '../../platform/outbound-fetch/index.ts';
import type { PageRequest } from '../../platform/http/page.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { runJob } from '../../testing/run-job.ts';
import { loadRules, type LoadedRules } from './load-rules.ts';
import { purgeOffsiteRedirects } from './purge-redirects.ts';
import { offsiteRules } from './tables.ts';
import { sourceAssets } from '../../site/web-build.ts';

const PATH = '/v3/offsite/';
const FINE = 'https://fine.example/cups?id=7';
const SHORT = 'https://short.example/x';
const DAY_MS = 86_400_000;
const HTML = {
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36',
};

let site: TestApp;
let owner: TestVisitor;
let pinId: string;
let secretPinId: string;
const requests: string[] = [];
const shown: NonNullable<PageRequest['leaving']>[] = [];
const web = { answer: (url: string): Fetched => ({ kind: 'refused', why: 'failed', hops: [url] }) };

beforeAll(async () => {
  site = await testApp({
    fetchSafely: async (url) => {
      requests.push(url);
      return web.answer(url);
    },
    pages: {
      assets: sourceAssets('/assets/entry.js'),
      async render({ leaving }) {
        if (leaving) shown.push(leaving);
        return { status: 200, html: Buffer.from('<!doctype html><title>A page</title>') };
      },
    },
  });
  owner = await site.member();
  [pinId, secretPinId] = await Promise.all([newPin('Open', 'public'), newPin('Hidden', 'secret')]);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = undefined;
  requests.length = 0;
  shown.length = 0;
  await site.deps.db.execute('truncate offsite_rules, offsite_redirects, outbound_clicks');
  await load('bad.example blocked', 'odd.example suspicious', 'sexy.example porn', 'short.example follow');
});

async function newPin(name: string, privacy: string): Promise<string> {
  const board = await owner.call('Board', 'create', { name, privacy });
  const image = await testPicture();
  return (await owner.call('Pin', 'create', { board_id: board.data.id, image_base64: image })).data.id;
}

const load = (...lines: string[]): Promise<LoadedRules> =>
  loadRules(site.deps, { lines, source: 'test', fallback: 'blocked' });
const check = (url: string, options: object = {}, visitor = site.visitor()) =>
  visitor.v3('POST', PATH, { check_only: true, url, ...options });
const statusOf = async (url: string): Promise<string> => (await check(url)).data.redirect_status;
const clicks = async () => (await site.deps.db.execute('select * from outbound_clicks order by id')).rows;
const answered = (...hops: string[]): Fetched => ({
  kind: 'answered',
  url: hops.at(-1) ?? '',
  hops,
  status: 200,
  type: 'text/html',
  bytes: Buffer.alloc(0),
});

describe('the check', () => {
  test('[OB-03] an address that no rule knows is ok, and its way out is signed', async () => {
    const { status, data } = await check(FINE, { pin_id: pinId });
    expect({ status, data }).toMatchObject({ status: 200, data: { message: null, redirect_status: 'ok' } });
    const way = new URL(data.url);
    expect([way.origin, way.pathname, way.searchParams.get('url'), way.searchParams.get('pin')]).toEqual([
      'http://localhost:4310',
      '/offsite/',
      FINE,
      pinId,
    ]);
    expect(Object.keys(data)).toEqual(['message', 'redirect_status', 'url']);
  });

  test.each([
    ['https://bad.example/', 'blocked'],
    ['http://a.b.odd.example/x?y', 'suspicious'],
    ['https://SEXY.example./', 'porn'],
  ] as const)(
    '[OB-04] %s is reported as %s with a message, and has no outbound link',
    async (url, status) => {
      expect((await check(url)).data).toEqual({
        message: BLOCKED_LINK_MESSAGES[status],
        redirect_status: status,
        url: null,
      });
    },
  );

  test('[OB-08] a list says more than the status where it wants to', async () => {
    await load('bad.example suspicious This shop sends nothing.');
    expect((await check('https://bad.example/')).data.message).toBe('This shop sends nothing.');
  });

  test('[OB-08] credentials hide where a link leads: it is suspicious', async () => {
    expect(await statusOf('https://fine.example@other.example/')).toBe('suspicious');
  });

  test.each([
    'http://localhost:3000/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://router/',
    'http://printer.local./',
  ])('[OB-08] a link to the reader’s own network is suspicious: %s', async (url) => {
    expect(await statusOf(url)).toBe('suspicious');
  });

  test('[OB-08] without a rule that asks for it nothing is fetched', async () => {
    await check(FINE);
    await check('https://bad.example/');
    expect(requests).toEqual([]);
  });

  test.each<[string, Fetched, string]>([
    ['leads to a fine site', answered(SHORT, FINE), 'ok'],
    ['leads to a blocked site', answered(SHORT, 'https://bad.example/'), 'blocked'],
    ['passes a blocked site', answered(SHORT, 'https://bad.example/', FINE), 'blocked'],
    [
      'leads to a blocked site that is down',
      { kind: 'refused', why: 'failed', hops: [SHORT, 'https://bad.example/'] },
      'blocked',
    ],
    [
      'leads inside',
      { kind: 'refused', why: 'address_refused', hops: [SHORT, 'http://10.0.0.1/'] },
      'suspicious',
    ],
    ['is inside itself', { kind: 'refused', why: 'address_refused', hops: [SHORT] }, 'error'],
    ['is down', { kind: 'refused', why: 'timed_out', hops: [SHORT] }, 'error'],
    ['never ends', { kind: 'refused', why: 'too_many_redirects', hops: [SHORT, FINE] }, 'error'],
  ])('[OB-08] a shortened link that %s: %3$s', async (_, fetched, expected) => {
    web.answer = () => fetched;
    expect(await statusOf(SHORT)).toBe(expected);
  });

  test('[OB-04] a check that could not tell says so, and the link still has a way out', async () => {
    web.answer = () => ({ kind: 'refused', why: 'failed', hops: [SHORT] });
    expect((await check(SHORT)).data).toEqual({
      message: null,
      redirect_status: 'error',
      url: expect.stringContaining('/offsite/?token='),
    });
  });

  test('[OB-08] the redirects of a link are cached for a day, failures for ten minutes', async () => {
    web.answer = (url) => answered(url, FINE);
    const start = Date.now();
    const after = async (ms: number, url: string): Promise<number> => {
      site.clock.now = new Date(start + ms);
      await check(url);
      return requests.length;
    };
    expect(await after(0, SHORT)).toBe(1);
    expect(await after(DAY_MS - 1000, SHORT)).toBe(1);
    expect(await after(DAY_MS + 1000, SHORT)).toBe(2);
    web.answer = (url) => ({ kind: 'refused', why: 'failed', hops: [url] });
    expect(await after(0, `${SHORT}2`)).toBe(3);
    expect(await after(599_000, `${SHORT}2`)).toBe(3);
    expect(await after(601_000, `${SHORT}2`)).toBe(4);
  });

  test('[OB-08] rules count at once, also for cached redirects', async () => {
    web.answer = (url) => answered(url, FINE);
    expect(await statusOf(SHORT)).toBe('ok');
    await load('short.example follow', 'fine.example blocked');
    expect(await statusOf(SHORT)).toBe('blocked');
    expect(requests).toHaveLength(1);
  });

  test('[OB-08] what is over is removed at night, and nothing else', async () => {
    web.answer = (url) => answered(url, FINE);
    await check(SHORT);
    site.clock.now = new Date(Date.now() + 2 * DAY_MS);
    await check(`${SHORT}2`);
    await runJob(site.deps, purgeOffsiteRedirects);
    expect((await site.deps.db.execute('select from offsite_redirects')).rows).toHaveLength(1);
  });

  test('[OB-08] a refusal for too many concurrent fetches is not cached', async () => {
    web.answer = () => ({ kind: 'refused', why: 'busy', hops: [] });
    expect(await statusOf(SHORT)).toBe('error');
    web.answer = (url) => answered(url, FINE);
    expect(await statusOf(SHORT)).toBe('ok');
  });

  test.each<[string, object, string]>([
    ['no url', { url: undefined }, 'url'],
    ['a path', { url: '/pin/7/' }, 'url'],
    ['a script', { url: 'javascript:alert(1)' }, 'url'],
    ['a script with a tab in it', { url: 'java\tscript:alert(1)' }, 'url'],
    ['an address with a line break', { url: 'https://a\nb.example/' }, 'url'],
    ['an address with a NUL', { url: 'https://a.example/\u0000' }, 'url'],
    ['a file', { url: 'file:///etc/passwd' }, 'url'],
    ['another scheme', { url: 'data:text/html,x' }, 'url'],
    ['an address without a host', { url: 'https://' }, 'url'],
    ['a url that is a list', { url: ['https://a.example/'] }, 'url'],
    ['a url of 4097 characters', { url: `https://a.example/${'a'.repeat(4079)}` }, 'url'],
    ['no check_only', { check_only: undefined }, 'check_only'],
    ['check_only as text', { check_only: 'true' }, 'check_only'],
    ['a pin that is no word', { pin_id: '7 or 1=1' }, 'pin_id'],
    ['aux_data that is no JSON', { aux_data: '{' }, 'aux_data'],
    ['aux_data as an object', { aux_data: {} }, 'aux_data'],
    ['another clickthrough type', { aux_data: '{"clickthrough_type":"tap"}' }, 'aux_data'],
    ['more in aux_data', { aux_data: '{"user_id":"7"}' }, 'aux_data'],
    ['a user', { user_id: '7' }, 'user_id'],
  ])('[BF-04] %s is refused by its field', async (_, input, field) => {
    const answer = await check(FINE, input);
    expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
    expect(Object.keys(answer.error.fields)).toEqual([field]);
  });

  test('[BF-04] an odd path is looked up like any other', async () => {
    for (const path of ['%00', '%', '"{}\\', '%22,%5C', 'a/'.repeat(1900)])
      expect(await statusOf(`https://bad.example/${path}`)).toBe('blocked');
  });

  test('[BF-05] without the token of our pages nothing is checked', async () => {
    const visitor = site.visitor();
    visitor.cookies.delete('csrftoken');
    expect(await check(FINE, {}, visitor)).toMatchObject({ status: 403, error: { code: 'csrf_failed' } });
  });

  test('[BF-05] who checks without end is stopped', async () => {
    const visitor = site.visitor();
    site.clock.now = new Date();
    for (let tries = 0; tries < 240; tries += 1) await check(FINE, {}, visitor);
    expect((await check(FINE, {}, visitor)).status).toBe(429);
  });
});

describe('a click', () => {
  test('[OB-03] check_only stores nothing; a click is stored with all its details', async () => {
    await check(FINE, { pin_id: pinId });
    expect(await clicks()).toEqual([]);
    const aux = {
      clickthrough_type: 'rightClick',
      objectId: '99',
      collection_click_position: 2,
      creative_type: 3,
    };
    const { data } = await check(FINE, {
      check_only: false,
      pin_id: pinId,
      client_tracking_params: 'CwABAAAA',
      aux_data: JSON.stringify(aux),
    });
    expect(data.redirect_status).toBe('ok');
    expect(await clicks()).toMatchObject([
      {
        pin_id: pinId,
        third_party_ad_id: null,
        host: 'fine.example',
        status: 'ok',
        clickthrough_type: 'rightClick',
        object_id: '99',
        collection_position: 2,
        creative_type: '3',
      },
    ]);
  });

  test('[OB-03] the ad of a third party is named in place of a pin', async () => {
    await check(FINE, { check_only: false, pin_id: 'ad-network:77' });
    expect(await clicks()).toMatchObject([{ pin_id: null, third_party_ad_id: 'ad-network:77' }]);
  });

  test('[OB-03] nothing that is stored identifies who clicked, from where or on which page of a site', async () => {
    await check(FINE, { check_only: false, pin_id: pinId, client_tracking_params: 'CwABAAAA' }, owner);
    const [row] = await clicks();
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'clicked_at',
      'clickthrough_type',
      'collection_position',
      'creative_type',
      'host',
      'id',
      'object_id',
      'pin_id',
      'status',
      'third_party_ad_id',
    ]);
    for (const secret of [owner.id, 'cups', 'CwABAAAA', '10.0.'])
      expect(JSON.stringify({ ...row, id: '', clicked_at: '' })).not.toContain(secret);
  });

  test('[BF-06] a hidden pin and one that is not there are answered alike, and neither is named', async () => {
    const stranger = await site.member();
    const bodies = [];
    site.clock.now = new Date();
    for (const id of [secretPinId, '7']) {
      const { status, data } = await check(FINE, { check_only: false, pin_id: id }, stranger);
      bodies.push({ status, data: { ...data, url: data.url.replace(/token=[^&]+|pin=\d+/g, '') } });
    }
    expect(bodies[0]).toEqual(bodies[1]);
    await check(FINE, { check_only: false, pin_id: secretPinId }, owner);
    expect((await clicks()).map((click) => click['pin_id'])).toEqual([null, null, secretPinId]);
  });
});

describe('the rule store', () => {
  const stored = () => site.deps.db.select().from(offsiteRules);

  test('[OB-08] a list replaces the one of its source, and no other', async () => {
    await loadRules(site.deps, { lines: ['other.example'], source: 'other', fallback: 'porn' });
    expect(await load('bad.example', 'new.example')).toEqual({ loaded: 2, removed: 3, skipped: [] });
    const rules = (await stored()).map(({ domain, source, status }) => `${domain} ${source} ${status}`);
    expect(new Set(rules)).toEqual(
      new Set(['bad.example test blocked', 'new.example test blocked', 'other.example other porn']),
    );
  });

  test('[OB-08] a skipped line is reported with its number and reason; of two alike the last counts', async () => {
    const result = await load('# list', 'bad.example', 'com', '', 'bad.example porn', 'what ever');
    expect(result).toEqual({
      loaded: 1,
      removed: 3,
      skipped: [
        { line: 3, why: expect.stringContaining('public suffix') },
        { line: 6, why: expect.stringContaining('‘ever’') },
      ],
    });
    expect(await stored()).toMatchObject([{ domain: 'bad.example', status: 'porn' }]);
  });

  test('[OB-08] a rule that stays is as old as it was', async () => {
    const [before] = await stored();
    site.clock.now = new Date(Date.now() + DAY_MS);
    await load('bad.example porn', 'new.example');
    const ages = new Map((await stored()).map(({ domain, since }) => [domain, since.getTime()]));
    expect(ages.get('bad.example')).toBe(before?.since.getTime());
    expect(ages.get('new.example')).toBe(site.clock.now.getTime());
  });

  test('[OB-08] a list that breaks off changes nothing', async () => {
    const before = await stored();
    const lines = (async function* broken() {
      yield 'new.example';
      throw new Error('The disk is gone.');
    })();
    await expect(loadRules(site.deps, { lines, source: 'test', fallback: 'blocked' })).rejects.toThrow(
      'disk',
    );
    expect(await stored()).toEqual(before);
  });

  test('[OB-08] a list without a rule is a mistake, unless it is meant', async () => {
    await expect(load('# nothing', 'com')).rejects.toThrow('the rules of “test” stay as they are');
    expect(await stored()).toHaveLength(4);
    const list = { lines: [], source: 'test', fallback: 'blocked', mayBeEmpty: true } as const;
    expect(await loadRules(site.deps, list)).toMatchObject({ loaded: 0, removed: 4 });
  });

  test('[OB-08] loads of a source at once leave one of them, whole', async () => {
    const lists = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
      Array.from({ length: 1500 }, (_, n) => `${name}${n}.example`),
    );
    await Promise.all(lists.map(() => site.deps.db.execute('select pg_sleep(0.05)'))); // a connection for each
    await Promise.all(lists.map((lines) => load(...lines)));
    const initials = (await stored()).map(({ domain }) => domain[0]);
    expect(initials).toHaveLength(1500);
    expect(new Set(initials).size).toBe(1);
  });

  test('[OB-08] a link is looked up by the index, however long the lists are', async () => {
    await load(...Array.from({ length: 20_000 }, (_, n) => `site${n}.example`));
    await site.deps.db.execute('analyze offsite_rules');
    const { rows } = await site.deps.db.execute(
      `explain select * from offsite_rules where domain = any('{a.site7.example,site7.example,example}'::text[]) and path_head = any('{"",/win}'::text[])`,
    );
    expect(JSON.stringify(rows)).toMatch(/Index|Bitmap/);
    expect(JSON.stringify(rows)).not.toContain('Seq Scan');
    site.statements.count = 0;
    await check('https://a.site7.example/win/');
    expect(site.statements.count).toBe(1);
  });
});

describe('the ways out', () => {
  const open = (url: string, headers: Record<string, string> = HTML) =>
    site.app.inject({ url: url.replace('http://localhost:4310', ''), headers, remoteAddress: '10.9.0.1' });
  const wayTo = async (url = FINE): Promise<string> => (await check(url, { pin_id: pinId })).data.url;
  const changed = (way: string, change: (query: URLSearchParams) => void): string => {
    const url = new URL(way);
    change(url.searchParams);
    return url.pathname + url.search;
  };

  test('[OB-05] a signed address leads out, and says to the other site only which site it came from', async () => {
    const way = `${await wayTo()}&isThirdPartyAd=false&csr=1&client_tracking_params=x&aux_data=%7B%7D`;
    const answer = await open(way);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: FINE,
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  });

  test.each<[string, (query: URLSearchParams) => void]>([
    ['another url', (query) => query.set('url', 'https://fine.example/')],
    ['a url with one character more', (query) => query.set('url', `${FINE}1`)],
    ['another pin', (query) => query.set('pin', '7')],
    ['no pin', (query) => query.delete('pin')],
    ['another end', (query) => query.set('token', `z${query.get('token')}`)],
    ['another signature', (query) => query.set('token', `${query.get('token')?.slice(0, -2)}AA`)],
    ['an empty token', (query) => query.set('token', '')],
    ['two urls', (query) => query.append('url', 'https://evil.example/')],
    ['two tokens', (query) => query.append('token', 'x')],
    ['a script', (query) => query.set('url', 'javascript:alert(1)')],
    ['no url', (query) => query.delete('url')],
    ['a token of another shape', (query) => query.set('token', '../../etc/passwd')],
    ['a token of 200 characters', (query) => query.set('token', 'a'.repeat(200))],
    ['a token with a NUL', (query) => query.set('token', '\u0000')],
    ['a pin that is markup', (query) => query.set('pin', '"><script>')],
    ['a line break in its url', (query) => query.set('url', 'https://fine\n.example/')],
  ])('[OB-05] a signed address with %s leads nowhere', async (_, change) => {
    const way = changed(await wayTo(), change);
    const page = await open(way);
    expect([page.statusCode, page.headers.location]).toEqual([400, undefined]);
    expect(shown).toEqual([{ kind: 'invalid' }]);
    const other = await open(way, { accept: 'application/json' });
    expect(other.json().resource_response.error).toMatchObject({ http_status: 400, code: 'link_invalid' });
  });

  test('[OB-05] a token is good for a day', async () => {
    const way = await wayTo();
    site.clock.now = new Date(Date.now() + DAY_MS - 5000);
    expect((await open(way)).statusCode).toBe(303);
    site.clock.now = new Date(Date.now() + DAY_MS + 1000);
    const page = await open(way);
    expect([page.statusCode, page.headers.location]).toEqual([410, undefined]);
    expect(shown).toEqual([{ kind: 'expired', domain: 'fine.example', address: FINE, onward: FINE, pinId }]);
    expect((await open(way, {})).json().resource_response.error.code).toBe('link_expired');
  });

  test('[OB-05] the way out that a pin has is the same for a whole day, and good for the day after', async () => {
    const link = 'HTTPS://Fine.example/cups?id=7';
    await site.deps.db.execute(
      `update contents set link = '${link}' where id = (select content_id from pins where id = ${pinId})`,
    );
    const trackedLink = async (time: string): Promise<string> => {
      site.clock.now = new Date(time);
      const { result } = (
        await site
          .visitor()
          .graphql(`{ result: v3GetPinQuery(pin: "${pinId}") { ... on PinData { data { trackedLink } } } }`)
      ).data;
      return result.data.trackedLink;
    };
    const way = await trackedLink('2030-05-05T00:00:01Z');
    expect(new URL(way).searchParams.get('url')).toBe(FINE);
    expect(await trackedLink('2030-05-05T23:59:59Z')).toBe(way);
    expect(await trackedLink('2030-05-06T00:00:01Z')).not.toBe(way);
    site.clock.now = new Date('2030-05-06T23:59:58Z');
    expect((await open(way)).headers.location).toBe(FINE);
    site.clock.now = new Date('2030-05-07T00:00:01Z');
    expect((await open(way)).statusCode).toBe(410);
  });

  test('[OB-05] without a token a page names the registered domain, and does not redirect', async () => {
    const link = 'https://pegboard.example.login.evil.co.uk/a"><script>alert(1)</script>';
    const page = await open(`/offsite/?url=${encodeURIComponent(link)}`);
    expect([page.statusCode, page.headers.location, page.headers.refresh]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    const address = 'https://pegboard.example.login.evil.co.uk/a%22%3E%3Cscript%3Ealert(1)%3C/script%3E';
    expect(shown).toEqual([{ kind: 'unsigned', domain: 'evil.co.uk', address, onward: address }]);
    expect(page.headers['x-robots-tag']).toBe('noindex');
  });

  test('[OB-05] letters of another script are shown for what they are', async () => {
    await open(`/offsite/?url=${encodeURIComponent('https://раураl.example/')}`);
    expect(shown).toMatchObject([{ domain: expect.stringMatching(/^xn--/) }]);
  });

  test('[OB-04] a site that was blocked since is not led to', async () => {
    const way = await wayTo();
    await load('fine.example suspicious');
    const page = await open(way);
    expect([page.statusCode, page.headers.location]).toEqual([403, undefined]);
    const message = BLOCKED_LINK_MESSAGES.suspicious;
    expect(shown).toEqual([{ kind: 'blocked', message, domain: 'fine.example', address: FINE, pinId }]);
    expect((await open(way, {})).json().resource_response.error.code).toBe('link_blocked');
  });

  test('[OB-04] where the check fails a signed link continues, and no other', async () => {
    const way = await wayTo();
    await site.deps.db.execute('alter table offsite_rules rename to away');
    try {
      expect((await open(way)).headers.location).toBe(FINE);
      const unsigned = await open(`/offsite/?url=${encodeURIComponent(FINE)}`);
      expect([unsigned.statusCode, unsigned.headers.location]).toEqual([500, undefined]);
      expect(shown).toEqual([{ kind: 'failed', message: expect.stringContaining('Sorry') }]);
    } finally {
      await site.deps.db.execute('alter table away rename to offsite_rules');
    }
  });

  const interstitial = (redirectUrl: string, params: Record<string, string> = {}): string =>
    `/pin_redirect/?${new URLSearchParams({ domain: 'nice.example', domainImageUrl: '', origin: 'x', pinCategory: 'art', pinImageUrl: '', redirectUrl, ...params })}`;

  test('[OB-05] the interstitial asks first, and continues to the signed address of its query', async () => {
    const way = await wayTo();
    const { pathname, search } = new URL(way);
    const page = await open(interstitial(way, { pinImageUrl: '/i/236x/ab/cd/ef/abcdef.webp' }));
    expect([page.statusCode, page.headers.location]).toEqual([200, undefined]);
    expect(shown).toEqual([
      {
        kind: 'interstitial',
        domain: 'fine.example',
        address: FINE,
        pinId,
        pictureUrl: '/i/236x/ab/cd/ef/abcdef.webp',
        onward: pathname + search,
      },
    ]);
    expect((await open(shown[0]?.onward ?? '')).headers.location).toBe(FINE);
    const bot = await open(interstitial(way), { ...HTML, 'user-agent': 'Googlebot/2.1' });
    expect(bot.headers.location).toBe(FINE);
  });

  test.each(['https://evil.example/i/a.webp', '//evil.example/i/a.webp', 'javascript:alert(1)', '/pin/7/'])(
    '[OB-05] it shows no picture but ours: %s',
    async (pinImageUrl) => {
      await open(interstitial(await wayTo(), { pinImageUrl }));
      expect(shown).toHaveLength(1);
      expect(shown[0]).not.toHaveProperty('pictureUrl');
    },
  );

  test('[OB-05] an interstitial with the address of another site leads nowhere by itself, and names that site', async () => {
    const foreign = (await wayTo()).replace('localhost:4310', 'evil.example');
    for (const url of [foreign, 'https://evil.example/'])
      expect((await open(interstitial(url))).statusCode).toBe(200);
    expect(shown).toMatchObject([
      { kind: 'unsigned', domain: 'evil.example' },
      { kind: 'unsigned', domain: 'evil.example' },
    ]);
    await load('evil.example blocked');
    expect((await open(interstitial('https://evil.example/'))).statusCode).toBe(403);
    expect((await open('/pin_redirect/')).statusCode).toBe(400);
    const changedUrl = (await wayTo()).replace('cups', 'jugs');
    expect((await open(interstitial(changedUrl))).statusCode).toBe(400);
  });

  test('[BF-05] who leaves without end is stopped', async () => {
    site.clock.now = new Date();
    const leave = () => site.app.inject({ url: '/offsite/', headers: HTML, remoteAddress: '10.9.0.2' });
    for (let tries = 0; tries < 120; tries += 1) expect((await leave()).statusCode).toBe(400);
    const page = await leave();
    expect(page.statusCode).toBe(429);
    expect(shown.at(-1)).toEqual({ kind: 'failed', message: expect.stringContaining('Too many attempts') });
  });

  test('a way out takes no other method', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/offsite/' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET']);
  });
});
