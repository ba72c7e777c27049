import { REPORT_REASONS } from '@pegboard/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { decisionMail } from './index.ts';
import { reasonsFrom, SEVERITY_OF_REASON } from './severity.ts';

let site: TestApp;
let picture: string;
let moderator: TestVisitor;
let second: TestVisitor;
let maker: TestVisitor;
let reader: TestVisitor;
let board: string;

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture();
  [moderator, second, maker, reader] = [
    await site.member('Moderator'),
    await site.member('Second'),
    await site.member('Maker'),
    await site.member('Reader'),
  ];
  for (const { username } of [moderator, second]) await setRole(site.deps.db, username, 'moderator');
  board = (await maker.call('Board', 'create', { name: 'Cups' })).data.id;
});
beforeEach(async () => {
  await site.deps.db.execute(sql`delete from reports`);
  await site.deps.db.execute(sql`delete from report_assignments`);
});
afterAll(() => site.close());

type Item = { readonly object_type: string; readonly object_id: string };

/** Creates a pin that is reported for a reason, and returns it as the queue names it. */
async function reported(title: string, reason = 'spam'): Promise<Item> {
  const pin = { board_id: board, title, image_base64: picture };
  const { id } = (await maker.call('Pin', 'create', pin)).data;
  await reader.call('Report', 'create', { object_type: 'pin', object_id: id, reason });
  const found = (await queue()).find(({ excerpt }) => excerpt === title);
  return { object_type: 'pin', object_id: found?.object_id ?? '' };
}
type Queued = Item & {
  readonly excerpt: string;
  readonly severity: string;
  readonly moderator: string | null;
  readonly asked_by: string | null;
};
const queue = async (options: object = {}, by = moderator): Promise<readonly Queued[]> =>
  (await by.get('ModerationQueue', options)).data;
const many = (options: object, by = moderator) => by.call('ModerationDecisions', 'create', options);

test('[OP-06] every reason has a severity', () => {
  expect(Object.keys(SEVERITY_OF_REASON).toSorted()).toEqual([...REPORT_REASONS].toSorted());
  expect(reasonsFrom('low')).toEqual(REPORT_REASONS);
  expect(reasonsFrom('high')).not.toContain('spam');
});

test('[OP-06] the most severe reports are first, then the oldest, over pages', async () => {
  for (const [title, reason] of [
    ['spam 1', 'spam'],
    ['violence 1', 'violence'],
    ['hate 1', 'hate'],
    ['spam 2', 'spam'],
    ['violence 2', 'self_harm'],
  ] as const)
    await reported(title, reason);
  const order = ['violence 1', 'violence 2', 'hate 1', 'spam 1', 'spam 2'];
  expect((await queue()).map(({ excerpt }) => excerpt)).toEqual(order);
  expect((await queue()).map(({ severity }) => severity)).toEqual(['high', 'high', 'medium', 'low', 'low']);
  const seen: string[] = [];
  for (let bookmark: string | undefined; ;) {
    const page = await moderator.get('ModerationQueue', {
      page_size: 2,
      ...(bookmark !== undefined && { bookmarks: [bookmark] }),
    });
    seen.push(...page.data.map(({ excerpt }: Queued) => excerpt));
    if (page.bookmark === undefined || page.bookmark === '-end-') break;
    bookmark = page.bookmark;
  }
  expect(seen).toEqual(order);
});

test('[OP-06] several reports are decided at once; those that are decided already are skipped', async () => {
  const items = [await reported('one'), await reported('two'), await reported('three')];
  const decision = { decision: 'warn', statement: 'Links to a shop that does not exist' };
  await moderator.call('ModerationDecision', 'create', { ...items[0], decision: 'keep' });
  expect((await many({ items, ...decision })).data).toEqual({ decided: 2, skipped: 1 });
  expect(await queue()).toEqual([]);
  const { data } = await maker.get('Violations');
  expect(data.slice(0, 2)).toMatchObject([
    { decision: 'warn', statement: decision.statement },
    { decision: 'warn', statement: decision.statement },
  ]);
});

test('[OP-06] nothing is decided without a mark, and not more than 50 at once', async () => {
  expect((await many({ items: [], decision: 'keep' })).status).toBe(400);
  const items = Array.from({ length: 51 }, (_, nth) => ({ object_type: 'pin', object_id: String(nth + 1) }));
  expect((await many({ items, decision: 'keep' })).status).toBe(400);
});

test('[OP-06] a moderator takes reports, lists them, and releases them', async () => {
  const [taken] = [await reported('taken'), await reported('left')];
  await many({ items: [taken], change: 'take' });
  expect(await queue({ mine: true })).toMatchObject([{ excerpt: 'taken', moderator: moderator.username }]);
  expect(await queue({ mine: true }, second)).toEqual([]);
  expect(await queue({}, second)).toMatchObject([{ moderator: moderator.username }, { moderator: null }]);
  await many({ items: [taken], change: 'release' });
  expect(await queue({ mine: true })).toEqual([]);
});

test('[OP-06] after asking for a second opinion, another moderator decides', async () => {
  const item = await reported('unclear');
  await many({ items: [item], change: 'ask' });
  expect(await queue({}, second)).toMatchObject([{ asked_by: moderator.username }]);
  const decide = (by: TestVisitor) => by.call('ModerationDecision', 'create', { ...item, decision: 'keep' });
  expect((await decide(moderator)).error.code).toBe('second_opinion_needed');
  expect((await many({ items: [item], decision: 'keep' })).data).toEqual({ decided: 0, skipped: 1 });
  expect((await decide(second)).status).toBe(200);
});

test('[OP-06] who asked for a second opinion can take the report back', async () => {
  const item = await reported('clear after all');
  await many({ items: [item], change: 'ask' });
  await many({ items: [item], change: 'take' });
  expect((await many({ items: [item], decision: 'keep' })).data).toEqual({ decided: 1, skipped: 0 });
});

test('[OP-06] moderators neither take nor decide on reports of their own contents', async () => {
  const own = (await moderator.call('Board', 'create', { name: 'Mine' })).data.id;
  await reader.call('Report', 'create', { object_type: 'board', object_id: own, reason: 'spam' });
  const items = [{ object_type: 'board', object_id: own }];
  expect((await many({ items, change: 'take' })).error.code).toBe('forbidden');
  expect((await many({ items, decision: 'keep' })).data).toEqual({ decided: 0, skipped: 1 });
});

test('[OP-06] the owner gets the reasons by mail, with the way to appeal', async () => {
  const item = await reported('A rude cup', 'hate');
  const { data } = await moderator.call('ModerationDecision', 'create', {
    ...item,
    decision: 'remove',
    statement: 'The text insults a group of people',
  });
  const mail = await decisionMail.write({ decisionId: data.id }, site.deps, { id: 'a' });
  expect(mail?.subject).toBe('Your content was removed');
  expect(mail?.text).toContain('“A rude cup”');
  expect(mail?.text).toContain('our guidelines: hate.');
  expect(mail?.text).toContain('The reason: The text insults a group of people');
  expect(mail?.text).toContain(`/appealed-pin/?decision=${data.id}`);
  const { data: appeals } = await maker.get('Appeal', { decision_id: data.id });
  expect(appeals[0].statement).toBe('The text insults a group of people');
});

test('[OP-06] a kept report leaves no statement, and sends no mail', async () => {
  const item = await reported('A fine cup');
  const { data } = await moderator.call('ModerationDecision', 'create', {
    ...item,
    decision: 'keep',
    statement: 'No rule is broken',
  });
  expect(data.statement).toBeNull();
  expect(await decisionMail.write({ decisionId: data.id }, site.deps, { id: 'a' })).toBeNull();
});

test('[OP-06] decisions are in the audit log', async () => {
  const item = await reported('Logged');
  await moderator.call('ModerationDecision', 'create', { ...item, decision: 'warn' });
  const { rows } = await site.pool.query(
    `select action, details from audit_entries where member_id = $1 order by id desc limit 1`,
    [maker.id],
  );
  expect(rows).toEqual([
    { action: 'reports_decided', details: { kind: 'pin', decision: 'warn', object: item.object_id } },
  ]);
});

test('[OP-06] members decide nothing', async () => {
  const item = await reported('Theirs');
  expect((await many({ items: [item], decision: 'keep' }, reader)).error.code).toBe('forbidden');
  expect((await many({ items: [item], change: 'take' }, reader)).error.code).toBe('forbidden');
});
