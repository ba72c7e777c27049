import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { checkLink, loadRules } from '../../safety/offsite/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

const REASON = 'Reported by members';

let site: TestApp;
let moderator: TestVisitor;
let member: TestVisitor;

beforeAll(async () => {
  site = await testApp({
    fetchSafely: async (url) => ({ kind: 'refused', why: 'failed', hops: [url] }),
  });
  [moderator, member] = [await site.member('Moderator'), await site.member('Member')];
  await setRole(site.deps.db, moderator.username, 'moderator');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('truncate offsite_rules');
  const lines = ['bad.example blocked', 'shop.bad.example/win/* suspicious', 'other.example porn'];
  await loadRules(site.deps, { lines, source: 'spam-list', fallback: 'blocked' });
});

const set = (place: string, word: string, more: object = {}) =>
  moderator.call('LinkRule', 'create', { place, word, reason: REASON, ...more });
const explain = async (link: string) => (await moderator.get('LinkCheck', { link })).data;
const statusOf = async (link: string) => (await checkLink(site.deps, new URL(link))).status;

test('[OP-06] [BY-20] a search of a domain shows the rules about it, and the one that decides', async () => {
  const rules = await explain('https://shop.bad.example/win/7');
  expect(rules).toMatchObject([
    {
      domain: 'shop.bad.example',
      path_pattern: '/win/*',
      word: 'suspicious',
      source: 'spam-list',
      decides: true,
    },
    { domain: 'bad.example', path_pattern: '', word: 'blocked', matches: true, decides: false },
  ]);
  expect(await explain(' shop.bad.example ')).toMatchObject([
    { domain: 'bad.example', decides: true },
    { domain: 'shop.bad.example', matches: false, decides: false },
  ]);
  expect(await explain('fine.example')).toEqual([]);
  expect((await moderator.get('LinkCheck', { link: 'http://' })).error.code).toBe('invalid_input');
});

test('[OP-06] [BY-20] a rule of the team decides before every list, is changed and removed, and each change is recorded with its reason', async () => {
  expect(await statusOf('https://shop.bad.example/win/7')).toBe('suspicious');
  expect((await set('Bad.Example', 'ok')).status).toBe(200);
  expect(await statusOf('https://shop.bad.example/win/7')).toBe('ok');
  expect((await explain('shop.bad.example'))[0]).toMatchObject({
    word: 'ok',
    source: 'team',
    is_of_team: true,
    reason: REASON,
    decides: true,
  });
  await set('bad.example', 'suspicious', { message: 'It asks for passwords.' });
  const checked = await checkLink(site.deps, new URL('https://bad.example/'));
  expect(checked).toEqual({ status: 'suspicious', message: 'It asks for passwords.' });
  const { data } = await moderator.get('LinkRules');
  expect(data).toMatchObject([
    { domain: 'bad.example', word: 'suspicious', message: 'It asks for passwords.' },
  ]);
  const remove = () => moderator.call('LinkRule', 'delete', { domain: 'bad.example' });
  expect((await remove()).status).toBe(200);
  expect((await remove()).error.code).toBe('link_rule_not_found');
  expect(await statusOf('https://bad.example/')).toBe('blocked');
  const { rows } = await site.pool.query(
    "select action, details from audit_entries where action like 'link_%' order by id",
  );
  expect(rows).toEqual([
    { action: 'link_rule_set', details: { link: 'bad.example', status: 'ok', reason: REASON } },
    { action: 'link_rule_set', details: { link: 'bad.example', status: 'suspicious', reason: REASON } },
    { action: 'link_rule_removed', details: { link: 'bad.example' } },
  ]);
});

test('[OP-06] the rules of the team are paged by domain, and lists of commands neither show among them nor replace them', async () => {
  for (const place of ['a.example', 'b.example/x/*', 'b.example/y']) await set(place, 'blocked');
  const page = async (bookmarks?: readonly string[]) =>
    moderator.get('LinkRules', { page_size: 2, ...(bookmarks && { bookmarks }) });
  const first = await page();
  expect(first.data.map((rule: { readonly domain: string }) => rule.domain)).toEqual([
    'a.example',
    'b.example',
  ]);
  const second = await page([first.bookmark ?? '']);
  expect(second.data).toMatchObject([{ domain: 'b.example', path_pattern: '/y' }]);
  expect((await moderator.get('LinkSources')).data).toEqual([{ source: 'spam-list', count: 3 }]);
  const list = { lines: ['c.example'], source: 'team', fallback: 'blocked' as const };
  await expect(loadRules(site.deps, list)).rejects.toThrow('/_/domains/');
});

test('[OP-06] a rule needs a domain and a reason, and is for the team only', async () => {
  for (const place of ['no domain', 'com', 'localhost', '*bad*.example'])
    expect((await set(place, 'blocked')).error.fields.place).toContain('Use a domain');
  expect((await set('bad.example', 'blocked', { reason: '' })).error.fields).toHaveProperty('reason');
  for (const answer of [
    await member.get('LinkRules'),
    await member.get('LinkSources'),
    await member.get('LinkCheck', { link: 'bad.example' }),
    await member.call('LinkRule', 'create', { place: 'bad.example', word: 'ok', reason: REASON }),
    await member.call('LinkRule', 'delete', { domain: 'bad.example' }),
  ])
    expect(answer.error.code).toBe('forbidden');
});
