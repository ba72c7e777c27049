import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { defineExperiences, seedExperiences } from './define-experiences.ts';
import { listExperiences } from './list-experiences.ts';
import { loadExperiences } from './load-experiences.ts';
import { definitionSchema } from './rules.ts';
import { PLACEMENTS, SEEDS } from './seeds.ts';

const FOOTER = '1000069:500417';
const PHONE = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
};
const TABLET = {
  'user-agent': 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
};
const BOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const texts = { title: 'Look', text: 'There is something new.', confirm: 'Show me', dismiss: 'Not now' };

let site: TestApp;
let member: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  await seedExperiences(site.deps.db);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.now = undefined;
  member = await site.member();
});

/** Returns the ids of the experiences at these placements. */
async function at(
  visitor: TestVisitor,
  placements: readonly string[],
  headers: Record<string, string> = {},
  options: object = {},
) {
  const { data } = await visitor.get('UserExperience', { placement_ids: placements, ...options }, headers);
  return Object.values<{ id: string }>(data).map(({ id }) => id);
}

const view = (visitor: TestVisitor, id: string) =>
  visitor.call('UserExperienceViewed', 'update', { placed_experience_id: id });
const complete = (visitor: TestVisitor, id: string) =>
  visitor.call('UserExperienceCompleted', 'update', { placed_experience_id: id });
const dismiss = (visitor: TestVisitor, id: string) =>
  visitor.call('UserExperience', 'delete', { placed_experience_id: id });
const trigger = (visitor: TestVisitor, id: string, options?: object) =>
  visitor.v3('PUT', `/v3/experiences/${encodeURIComponent(id)}/trigger/`, options);
const days = (count: number): void => {
  site.clock.now = new Date(Date.now() + count * 86_400_000);
};

test('[EX-02] the footer is shown to members, and an experience says neither whom it is for nor how often', async () => {
  const { data } = await member.get('UserExperience', { placement_ids: [PLACEMENTS.footer, '77'] });
  expect(data).toEqual({
    '1000069': {
      id: FOOTER,
      placement_id: '1000069',
      experience_id: '500417',
      type: 'footer',
      content: {},
      sub_experience_ids: [],
    },
  });
  expect(await at(site.visitor(), [PLACEMENTS.footer])).toEqual([]);
});

test('[EX-02] members on phones and tablets have theirs', async () => {
  const placements = [PLACEMENTS.phonesAndTablets, PLACEMENTS.deepLinkUpsell];
  expect(await at(member, placements)).toEqual([]);
  expect(await at(member, placements, TABLET)).toEqual(['1000102:500511']);
  expect((await at(member, placements, PHONE)).toSorted()).toEqual(['1000102:500511', '1000103:500521']);
  expect(await at(site.visitor(), placements, PHONE)).toEqual([]);
});

test('[EX-02] bots have none, regardless of their user agent', async () => {
  const all = Object.values(PLACEMENTS);
  expect(await at(site.visitor(), all, BOT)).toEqual([]);
  expect(await at(member, all, BOT)).toEqual([]);
  expect((await member.get('UserExperiencePlatform', { multiExperiencePlatform: true }, BOT)).data).toEqual(
    {},
  );
});

test('[EX-02] the platform gives the first of all placements, or each placement its own', async () => {
  const several = await member.get('UserExperiencePlatform', { multiExperiencePlatform: true });
  expect(Object.keys(several.data)).toEqual(expect.arrayContaining([PLACEMENTS.footer, PLACEMENTS.firstUse]));
  const first = await member.get('UserExperiencePlatform');
  expect(Object.values<{ id: string }>(first.data).map(({ id }) => id)).toEqual(['1000101:500501']);
});

test('[EX-01] a dismissed experience is hidden for this member only', async () => {
  expect(await dismiss(member, FOOTER)).toMatchObject({ status: 200, data: null });
  expect(await at(member, [PLACEMENTS.footer])).toEqual([]);
  expect((await dismiss(member, FOOTER)).status).toBe(200);
  expect(await at(await site.member(), [PLACEMENTS.footer])).toEqual([FOOTER]);
});

test('[EX-01] a completed experience does not come back', async () => {
  expect((await complete(member, FOOTER)).status).toBe(200);
  days(1000);
  expect(await at(member, [PLACEMENTS.footer])).toEqual([]);
});

test('[EX-01] an experience is seen as often as it may be, and not again before it has cooled down', async () => {
  const id = '1000102:500511';
  for (let seen = 0; seen < 3; seen += 1) {
    days(seen * 14);
    expect(await at(member, [PLACEMENTS.phonesAndTablets], PHONE)).toEqual([id]);
    expect((await view(member, id)).status).toBe(200);
    expect(await at(member, [PLACEMENTS.phonesAndTablets], PHONE)).toEqual([]);
  }
  days(1000);
  expect(await at(member, [PLACEMENTS.phonesAndTablets], PHONE)).toEqual([]);
});

test('[EX-01] twenty views at once are twenty views', async () => {
  await Promise.all(Array.from({ length: 20 }, () => view(member, FOOTER)));
  const { rows } = await site.deps.db.execute(
    `select view_count from user_experiences where user_id = ${member.id}`,
  );
  expect(rows).toEqual([{ view_count: 20 }]);
});

test('[EX-01] a sub-experience is returned once it is triggered', async () => {
  const { data } = await member.get('UserExperience', { placement_ids: [PLACEMENTS.firstUse] });
  expect(data[PLACEMENTS.firstUse]).toMatchObject({ id: '1000101:500501', sub_experience_ids: ['500502'] });
  expect(await trigger(member, '1000101:500502', { extra_context: '{"step":"topics"}' })).toMatchObject({
    status: 200,
    data: { id: '1000101:500502', type: 'tooltip' },
  });
  expect(await at(member, [PLACEMENTS.firstUse])).toEqual(['1000101:500502']);
  await complete(member, '1000101:500502');
  expect(await trigger(member, '1000101:500502')).toMatchObject({ status: 200, data: null });
});

test('[EX-02] an experience is returned where the caller names its requirements', async () => {
  const placementId = '2000001';
  await defineExperiences(site.deps.db, [
    definitionSchema.parse({
      placementId,
      experienceId: '1',
      type: 'modal',
      content: texts,
      targeting: { audience: 'everybody', facts: { page: 'pin', is_shared: true } },
    }),
  ]);
  const extra = JSON.stringify({ is_shared: true });
  expect(await at(member, [placementId])).toEqual([]);
  expect(
    await at(member, [placementId], {}, { extra_context: extra, targeting: { page: 'pin' } }),
  ).toHaveLength(1);
  expect(await at(member, [placementId], {}, { extra_context: extra, targeting: { page: 'home' } })).toEqual(
    [],
  );
});

test('[EX-03] what is defined again is replaced, what is turned off is gone, and starting again changes neither', async () => {
  const again = definitionSchema.parse({
    placementId: PLACEMENTS.visitorClickthrough,
    experienceId: '500541',
    type: 'interstitial',
    content: texts,
    targeting: { audience: 'signed-out' },
  });
  const visitor = site.visitor();
  const title = async () =>
    (await visitor.get('UserExperience', { placement_ids: [PLACEMENTS.visitorClickthrough] })).data[
      PLACEMENTS.visitorClickthrough
    ]?.content.title;
  expect(await title()).toBe('You are leaving Pegboard');
  await defineExperiences(site.deps.db, [again]);
  await seedExperiences(site.deps.db);
  expect(await title()).toBe('Look');
  await defineExperiences(site.deps.db, [{ ...again, isOn: false }]);
  await seedExperiences(site.deps.db);
  expect(await title()).toBeUndefined();
});

test('[EX-03] what the list prints can be changed and loaded', async () => {
  const listed = await listExperiences(site.deps.db);
  expect(listed.length).toBeGreaterThanOrEqual(SEEDS.length);
  const footer = listed.map((one) => (one.placementId === PLACEMENTS.footer ? { ...one, isOn: false } : one));
  expect(await loadExperiences(site.deps.db, JSON.stringify(footer))).toBe(listed.length);
  expect(await at(member, [PLACEMENTS.footer])).toEqual([]);
  expect(await loadExperiences(site.deps.db, JSON.stringify(listed))).toBe(listed.length);
  expect(await at(member, [PLACEMENTS.footer])).toEqual([FOOTER]);
});

test.each<[string, (footer: object) => unknown]>([
  ['a list that is none', (footer) => footer],
  ['a content of another type', (footer) => [footer, { ...footer, experienceId: '1', type: 'toast' }]],
  ['an audience that is not there', (footer) => [{ ...footer, targeting: { audience: 'friends' } }]],
  ['a limit of no views', (footer) => [{ ...footer, frequency: { maxViews: 0 } }]],
  ['a word for an id', (footer) => [{ ...footer, placementId: 'footer' }]],
  ['a field that is not there', (footer) => [{ ...footer, colour: 'red' }]],
  [
    'a link to another site',
    (footer) => [{ ...footer, type: 'toast', content: { ...texts, url: '//evil.example' } }],
  ],
  ['the same experience twice', (footer) => [footer, footer]],
])('[EX-03] %s is refused whole', async (_, change) => {
  const before = await listExperiences(site.deps.db);
  const [footer = {}] = before.filter(({ placementId }) => placementId === PLACEMENTS.footer);
  await expect(loadExperiences(site.deps.db, JSON.stringify(change(footer)))).rejects.toThrow(
    /none was stored/,
  );
  expect(await listExperiences(site.deps.db)).toEqual(before);
});

test('[EX-03] a file that is no JSON is reported as such', async () => {
  await expect(loadExperiences(site.deps.db, '[')).rejects.toThrow(/is not JSON/);
});

test('[EX-01] nothing is stored about an experience that is missing or for others', async () => {
  for (const call of [view, complete, dismiss, trigger])
    expect(await call(member, '1000069:1')).toMatchObject({
      status: 404,
      error: { code: 'experience_not_found' },
    });
  expect(await trigger(member, '1000104:500531')).toMatchObject({ status: 404 });
  const { rows } = await site.deps.db.execute(`select from user_experiences where user_id = ${member.id}`);
  expect(rows).toHaveLength(0);
});

test('[EX-01] nothing is stored about a visitor', async () => {
  const visitor = site.visitor();
  expect(await at(visitor, [PLACEMENTS.visitorSave])).toEqual(['1000104:500531']);
  for (const call of [view, complete, dismiss, trigger])
    expect(await call(visitor, '1000104:500531')).toMatchObject({
      status: 401,
      error: { code: 'login_required' },
    });
});

test.each<[string, object, string]>([
  ['no placements', {}, 'placement_ids'],
  ['an empty list of placements', { placement_ids: [] }, 'placement_ids'],
  [
    'too many placements',
    { placement_ids: Array.from({ length: 51 }, (_, id) => `${id + 1}`) },
    'placement_ids',
  ],
  ['a placement that is a number', { placement_ids: [1_000_069] }, 'placement_ids.0'],
  ['a placement that is a word', { placement_ids: ['footer'] }, 'placement_ids.0'],
  ['a context that is no JSON', { placement_ids: ['1'], extra_context: '{' }, 'extra_context'],
  ['a context that is a list', { placement_ids: ['1'], extra_context: '[]' }, 'extra_context'],
  [
    'a context of 4,001 characters',
    { placement_ids: ['1'], extra_context: ' '.repeat(4001) },
    'extra_context',
  ],
  ['a targeting that is a number', { placement_ids: ['1'], targeting: 7 }, 'targeting'],
  ['another user', { placement_ids: ['1'], user_id: '7' }, 'user_id'],
])('[BF-04] %s is reported by its field', async (_, options, field) => {
  const answer = await member.get('UserExperience', options);
  expect(answer).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  expect(Object.keys(answer.error.fields)).toEqual([field]);
});

test.each(['1000069', '1000069:x', '1000069:500417:1'])(
  '[BF-04] a change of the experience %s is refused by its field',
  async (id) => {
    for (const call of [view, complete, dismiss, trigger])
      expect(await call(member, id)).toMatchObject({
        status: 400,
        error: {
          code: 'invalid_input',
          fields: { placed_experience_id: expect.stringContaining('1000069:500417') },
        },
      });
  },
);

async function employee(): Promise<TestVisitor> {
  const one = await site.member();
  await setRole(site.deps.db, one.username, 'employee');
  return one;
}
const SALE = {
  placementId: '880001',
  experienceId: '1',
  type: 'toast',
  content: texts,
  targeting: { audience: 'signed-in', devices: ['desktop'], minDaysSinceJoin: 2 },
  frequency: { maxViews: 2 },
};
const define = (visitor: TestVisitor, experience: object) =>
  visitor.call('ExperienceDefinition', 'update', { experience });
const end = (visitor: TestVisitor, id: string) =>
  visitor.call('ExperienceDefinition', 'delete', { placed_experience_id: id });

test('[EX-03] an employee defines an experience, changes whom it is for and how often, and ends it', async () => {
  const one = await employee();
  expect((await define(one, SALE)).data).toMatchObject({ ...SALE, priority: 0, isOn: true });
  expect(await at(member, ['880001'])).toEqual([]);
  await define(one, { ...SALE, targeting: { audience: 'signed-in' }, frequency: { maxViews: 1 } });
  expect(await at(member, ['880001'])).toEqual(['880001:1']);
  await view(member, '880001:1');
  expect(await at(member, ['880001'])).toEqual([]);
  const other = await site.member();
  expect((await end(one, '880001:1')).status).toBe(200);
  expect(await at(other, ['880001'])).toEqual([]);
  const { data } = await one.get('ExperienceDefinition');
  expect(data).toContainEqual(expect.objectContaining({ placementId: '880001', isOn: false }));
});

test('[EX-03] everyone else is forbidden, whether it exists or not', async () => {
  expect((await member.get('ExperienceDefinition')).status).toBe(403);
  expect((await define(member, SALE)).status).toBe(403);
  expect((await end(member, FOOTER)).status).toBe(403);
  expect((await end(member, '1:1')).status).toBe(403);
  expect((await site.visitor().get('ExperienceDefinition')).status).toBe(401);
});

test('[EX-03] an invalid definition is reported by field, and a missing one cannot end', async () => {
  const one = await employee();
  const wrong = await define(one, { ...SALE, targeting: { audience: 'signed-in', countries: ['de'] } });
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.error.fields)).toEqual(['experience.targeting.countries.0']);
  expect((await end(one, '880009:1')).status).toBe(404);
});

test('[EX-04] the deep-link upsell is for members on phones with accounts younger than 30 days', async () => {
  const place = [PLACEMENTS.deepLinkUpsell];
  expect(await at(member, place, PHONE)).toEqual(['1000103:500521']);
  expect(await at(member, place, TABLET)).toEqual([]);
  expect(await at(member, place)).toEqual([]);
  expect(await at(site.visitor(), place, PHONE)).toEqual([]);
  days(29.9);
  expect(await at(member, place, PHONE)).toEqual(['1000103:500521']);
  days(30.1);
  expect(await at(member, place, PHONE)).toEqual([]);
});
