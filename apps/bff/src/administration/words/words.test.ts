import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { heldPublishedMail } from '../../safety/reports/index.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let moderator: TestVisitor;
let member: TestVisitor;
let picture: string;
let board: string;
let pin: string;

beforeAll(async () => {
  site = await testApp();
  [moderator, member, picture] = [
    await site.member('Moderator'),
    await site.member('Member'),
    await testPicture(),
  ];
  await setRole(site.deps.db, moderator.username, 'moderator');
  board = (await member.call('Board', 'create', { name: 'Cups' })).data.id;
  pin = (await newPin({ title: 'Cup' })).data.id;
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('delete from word_rules');
});

const newPin = (texts: object) =>
  member.call('Pin', 'create', { board_id: board, image_base64: picture, ...texts });
const say = (text: string) => member.call('AggregatedComment', 'create', { pin_id: pin, text });
const set = (phrase: string, action: string, match = 'word') =>
  moderator.call('WordRule', 'create', { phrase, action, match, reason: 'Sold by spammers' });
const rules = async () => (await moderator.get('WordRules')).data;
const queue = async () => {
  await deliverEvents(site.deps);
  return (await moderator.get('ModerationQueue')).data;
};

test('[OP-06] [BY-20] a word that is ruled out is rejected in every text with its field, until the rule is removed', async () => {
  expect((await set('Cheap pills', 'refuse')).status).toBe(200);
  const bad = 'Get CHEAP, pills here';
  const refused: readonly (readonly [string, Promise<{ readonly error: unknown }>])[] = [
    ['text', say(bad)],
    ['title', newPin({ title: bad })],
    ['description', newPin({ description: bad })],
    ['alt_text', newPin({ alt_text: bad })],
    ['title', member.call('Pin', 'update', { id: pin, title: bad })],
    ['name', member.call('Board', 'create', { name: bad })],
    ['description', member.call('Board', 'update', { board_id: board, description: bad })],
    ['full_name', member.call('UserSettings', 'update', { full_name: bad })],
    ['about', member.call('UserSettings', 'update', { about: bad })],
  ];
  for (const [field, sent] of refused)
    expect((await sent).error).toMatchObject({
      code: 'words_refused',
      http_status: 400,
      fields: { [field]: 'This site does not allow a word in it.' },
    });
  const { data: comment } = await say('A lovely cup');
  const edited = await member.call('AggregatedComment', 'update', { comment_id: comment.id, text: bad });
  expect(edited.error.code).toBe('words_refused');
  const account = { email: 'new@pegboard.example', password: 'a-long-enough-password', full_name: bad };
  expect((await site.visitor().call('UserRegister', 'create', account)).error.code).toBe('words_refused');

  const [rule] = await rules();
  expect(rule).toMatchObject({ phrase: 'Cheap pills', match: 'word', action: 'refuse' });
  expect((await moderator.call('WordRule', 'delete', { id: rule.id })).status).toBe(200);
  expect((await say(bad)).status).toBe(200);
  expect((await moderator.call('WordRule', 'delete', { id: rule.id })).error.code).toBe(
    'word_rule_not_found',
  );
});

test('[OP-06] [BY-20] a mistake is corrected by an exception, and a rule for the same words replaces the one before', async () => {
  await set('cock', 'refuse', 'part');
  expect((await say('Two peacocks')).error.code).toBe('words_refused');
  await set('peacock', 'allow', 'part');
  expect((await say('Two peacocks')).status).toBe(200);
  expect((await say('Two peacocks in a cockpit')).error.code).toBe('words_refused');
  await set('COCK', 'report', 'part');
  expect(await rules()).toHaveLength(2);
  expect((await say('Two peacocks in a cockpit')).status).toBe(200);
  expect((await set('?!', 'refuse')).error.fields).toEqual({ phrase: 'Use at least one letter or digit.' });
});

test('[OP-06] [BY-20] a word that the team wants to see is published, and reported once by the site', async () => {
  await queue();
  await site.pool.query('delete from reports');
  await set('casino', 'report');
  const { data: made } = await newPin({ title: 'My casino' });
  await member.call('Board', 'create', { name: 'Casino chips' });
  const { data: comment } = await say('Casino!');
  const listed = await queue();
  expect(
    listed.map((each: { readonly object_type: string; readonly details: unknown }) => [
      each.object_type,
      each.details,
    ]),
  ).toEqual([
    ['pin', ['casino']],
    ['board', ['casino']],
    ['comment', ['casino']],
  ]);
  await member.call('Pin', 'update', { id: made.id, title: 'My other casino' });
  expect(await queue()).toHaveLength(3);
  const about = { object_type: 'comment', object_id: comment.id };
  expect(
    (await moderator.call('ModerationDecision', 'create', { ...about, decision: 'remove' })).status,
  ).toBe(200);
  expect(await queue()).toHaveLength(2);
});

test('[OP-06] rules for words are for the team only, and in the audit log', async () => {
  await site.pool.query('truncate audit_entries');
  await set('casino', 'refuse');
  const [rule] = await rules();
  await moderator.call('WordRule', 'delete', { id: rule.id });
  const { rows } = await site.pool.query('select action, details from audit_entries order by id');
  expect(rows).toEqual([
    { action: 'word_rule_set', details: { words: 'casino', effect: 'refuse', reason: 'Sold by spammers' } },
    { action: 'word_rule_removed', details: { words: 'casino', effect: 'refuse' } },
  ]);
  for (const answer of [
    await member.get('WordRules'),
    await member.call('WordRule', 'create', {
      phrase: 'a',
      match: 'word',
      action: 'allow',
      reason: 'Because',
    }),
    await member.call('WordRule', 'delete', { id: '7' }),
  ])
    expect(answer.error.code).toBe('forbidden');
});

test('[OP-06] [BY-20] a comment that is held is shown to its author only, with a notice, until a moderator publishes it', async () => {
  const [author, reader] = [await site.member('Author'), await site.member('Reader')];
  await set('casino', 'hold');
  const listed = async (viewer: TestVisitor) => {
    const { data } = await viewer.get('UnifiedComments', { pin_id: pin });
    return data.map(({ text, is_held, is_removed }: Listed) => ({ text, is_held, is_removed }));
  };
  type Listed = { readonly text: string; readonly is_held: boolean; readonly is_removed: boolean };
  const countOf = async () =>
    (await site.pool.query('select comment_count from contents where id = $1', [pin])).rows[0].comment_count;
  const held = { text: 'My casino', is_held: true, is_removed: false };
  const countNotices = async () =>
    Number(
      (await site.pool.query('select count(*) from news_actors where actor_id = $1', [author.id])).rows[0]
        .count,
    );
  const noticesBefore = await countNotices();
  const before = [await listed(reader), await countOf()];
  const made = await author.call('AggregatedComment', 'create', { pin_id: pin, text: 'My casino' });
  expect(made.data).toMatchObject({ ...held, access: ['delete'] });
  await deliverEvents(site.deps);
  expect(await listed(author)).toContainEqual(held);
  expect([await listed(reader), await countOf()]).toEqual(before);
  expect(await listed(site.visitor())).toEqual(before[0]);
  expect(await listed(member)).not.toContainEqual(held);
  expect(await countNotices()).toBe(noticesBefore);

  const about = { object_type: 'comment', object_id: made.data.id };
  expect(await queue()).toContainEqual(
    expect.objectContaining({ ...about, excerpt: 'My casino', details: ['casino'] }),
  );
  const { data } = await moderator.call('ModerationDecision', 'create', { ...about, decision: 'keep' });
  await deliverEvents(site.deps);
  expect(await listed(reader)).toContainEqual({ ...held, is_held: false });
  expect(await countOf()).toBe(Number(before[1]) + 1);
  expect(await countNotices()).toBe(noticesBefore + 1);
  expect(await queue()).not.toContainEqual(expect.objectContaining(about));
  const mail = await heldPublishedMail.write({ decisionId: data.id }, site.deps, { id: 'a' });
  expect(mail?.subject).toBe('Your comment is published');
  expect(mail?.text).toContain('My casino');
});

test('[OP-06] [AC-10] a held comment that a moderator removes stays with its author as removed, and an edit with such a word is held with its replies', async () => {
  const [author, reader] = [await site.member('Author'), await site.member('Reader')];
  await set('casino', 'hold');
  const stateOf = async (viewer: TestVisitor, id: string) => {
    const { data } = await viewer.get('UnifiedComments', { pin_id: pin });
    const found = data.find((each: { readonly id: string }) => each.id === id);
    return found && [found.is_held, found.is_removed];
  };
  const { id } = (await author.call('AggregatedComment', 'create', { pin_id: pin, text: 'Nice' })).data;
  await reader.call('AggregatedCommentReply', 'create', { comment_id: id, text: 'Indeed' });
  const edit = await author.call('AggregatedComment', 'update', { comment_id: id, text: 'Nice casino' });
  expect(edit.data).toMatchObject({ text: 'Nice casino', is_held: true, reply_count: 1 });
  expect([await stateOf(author, id), await stateOf(reader, id)]).toEqual([[true, false], undefined]);
  await queue();
  const about = { object_type: 'comment', object_id: id };
  expect(
    (await moderator.call('ModerationDecision', 'create', { ...about, decision: 'remove' })).status,
  ).toBe(200);
  expect([await stateOf(author, id), await stateOf(reader, id)]).toEqual([[false, true], undefined]);
});
