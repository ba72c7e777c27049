import { afterAll, beforeAll, expect, test } from 'vitest';
import { setRole } from '../../people/accounts/index.ts';
import { appealAnswerMail, decisionWithdrawnMail, reapplyTakedowns } from './index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let moderator: TestVisitor;
let reporter: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  moderator = await site.member('Moderator');
  await setRole(site.deps.db, moderator.username, 'moderator');
  reporter = await site.member('Reporter');
});
afterAll(() => site.close());

/** Creates a member who was warned, and returns the decision's id. */
async function warnedMember(): Promise<{ readonly owner: TestVisitor; readonly decisionId: string }> {
  const owner = await site.member('Owner');
  const about = { object_type: 'user', object_id: owner.id };
  await reporter.call('Report', 'create', { ...about, reason: 'spam' });
  const { data } = await moderator.call('ModerationDecision', 'create', { ...about, decision: 'warn' });
  return { owner, decisionId: data.id };
}
const WHY = 'It was a birthday party, no spam.';
const appeal = (visitor: TestVisitor, id: string, text = WHY) =>
  visitor.call('Appeal', 'create', { decision_id: id, text });
const openAppealOf = async (decisionId: string) =>
  (await moderator.get('OpenAppeals')).data.find(
    (each: { readonly decision_id: string }) => each.decision_id === decisionId,
  );

test('[AC-10] the owner reads the decision with its rule, appeals once, and reads the answer', async () => {
  const { owner, decisionId } = await warnedMember();
  const { data: before } = await owner.get('Appeal');
  expect(before).toMatchObject([
    { decision_id: decisionId, decision: 'warn', reasons: ['spam'], appeal: null },
  ]);
  expect((await appeal(owner, decisionId, 'short')).error.fields).toEqual({
    text: 'Use 10 characters or more.',
  });
  expect((await appeal(owner, decisionId)).status).toBe(200);
  expect((await appeal(owner, decisionId)).error.code).toBe('appeal_sent');
  const open = await openAppealOf(decisionId);
  expect(await appealAnswerMail.write({ appealId: open.id }, site.deps, { id: 'a' })).toBeNull();
  expect(open).toMatchObject({ text: WHY, moderator: moderator.username });
  const answer = { id: open.id, answer: 'withdrawn', text: 'You are right, we were wrong.' };
  expect((await moderator.call('Appeal', 'update', answer)).status).toBe(200);
  const mail = await appealAnswerMail.write({ appealId: open.id }, site.deps, { id: 'a' });
  expect(mail?.subject).toBe('Your appeal was answered');
  expect(mail?.text).toContain('was withdrawn.');
  expect(mail?.text).toContain('You are right, we were wrong.');
  expect(mail?.text).toContain(`/appealed-pin/?decision=${decisionId}`);
  expect((await moderator.call('Appeal', 'update', answer)).error.code).toBe('appeal_not_found');
  expect(await openAppealOf(decisionId)).toBeUndefined();
  const { data: after } = await owner.get('Appeal', { decision_id: decisionId });
  expect(after).toMatchObject([
    { appeal: { text: WHY, answer: 'withdrawn', answer_text: 'You are right, we were wrong.' } },
  ]);
});

test('[AC-10] nobody reads or appeals the decisions about others, and members answer none', async () => {
  const { owner, decisionId } = await warnedMember();
  const other = await site.member('Other');
  expect((await other.get('Appeal', { decision_id: decisionId })).data).toEqual([]);
  expect((await appeal(other, decisionId)).error.code).toBe('decision_not_found');
  expect((await appeal(site.visitor(), decisionId)).status).toBe(401);
  await appeal(owner, decisionId);
  const open = await openAppealOf(decisionId);
  const answer = { id: open.id, answer: 'withdrawn', text: 'You are right, we were wrong.' };
  expect((await owner.call('Appeal', 'update', answer)).status).toBe(403);
  expect((await owner.get('OpenAppeals')).status).toBe(403);
});

test('[AC-10] [OP-06] a comment whose removal is withdrawn is shown again, with its replies and counts; one that is upheld is not', async () => {
  const owner = await site.member('Owner');
  const { data: board } = await reporter.call('Board', 'create', { name: 'Cups' });
  const image = await testPicture();
  const { data: pin } = await reporter.call('Pin', 'create', { board_id: board.id, image_base64: image });
  const state = async () => {
    const { data } = await reporter.get('UnifiedComments', { pin_id: pin.id, order: 'oldest' });
    const { comment_count: count } = (await reporter.get('Pin', { id: pin.id })).data;
    return [count, ...data.map(({ text }: { text: string }) => text)];
  };
  const answerOf = async (text: string, answer: string) => {
    const { data: comment } = await owner.call('AggregatedComment', 'create', { pin_id: pin.id, text });
    await reporter.call('AggregatedCommentReply', 'create', { comment_id: comment.id, text: 'Why?' });
    const about = { object_type: 'comment', object_id: comment.id };
    await reporter.call('Report', 'create', { ...about, reason: 'spam' });
    const { data } = await moderator.call('ModerationDecision', 'create', { ...about, decision: 'remove' });
    const removed = await state();
    await appeal(owner, data.id);
    const { id } = await openAppealOf(data.id);
    await moderator.call('Appeal', 'update', { id, answer, text: 'We looked at it again.' });
    return removed;
  };
  expect(await answerOf('A lovely cup', 'withdrawn')).toEqual([0]);
  expect(await state()).toEqual([2, 'A lovely cup']);
  expect(await answerOf('Buy pills', 'upheld')).toEqual([2, 'A lovely cup']);
  expect(await state()).toEqual([2, 'A lovely cup']);
});

test('[AC-10] moderators do not answer their own appeals', async () => {
  const { owner, decisionId } = await warnedMember();
  await appeal(owner, decisionId);
  const { id } = await openAppealOf(decisionId);
  await setRole(site.deps.db, owner.username, 'moderator');
  expect((await owner.get('OpenAppeals')).data).not.toContainEqual(expect.objectContaining({ id }));
  const answer = { id, answer: 'withdrawn', text: 'I say that I am right.' };
  expect((await owner.call('Appeal', 'update', answer)).error.code).toBe('appeal_not_found');
});

test('[AC-10] one of two parallel appeals is stored', async () => {
  const { owner, decisionId } = await warnedMember();
  const answers = await Promise.all([appeal(owner, decisionId), appeal(owner, decisionId)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

const NOTICE = {
  name: 'Juno Park',
  email: 'juno@studio.example',
  addresses: 'http://localhost:4310/pin/7/',
  work: 'My photograph of a cup, at https://studio.example/cup.',
  good_faith: true,
  accurate: true,
};

test('[AC-11] a copyright notice of anyone gets a reference number and waits for moderators', async () => {
  const sent = await site.visitor().call('CopyrightNotice', 'create', NOTICE);
  expect(sent.data.reference).toMatch(/^C-[0-9A-F]{10}$/);
  const listed = async () =>
    (await moderator.get('CopyrightNotice')).data.find(
      ({ reference }: { readonly reference: string }) => reference === sent.data.reference,
    );
  const notice = await listed();
  expect(notice).toMatchObject({ name: NOTICE.name, email: NOTICE.email, addresses: NOTICE.addresses });
  expect((await reporter.get('CopyrightNotice')).status).toBe(403);
  const decision = { id: notice.id, decision: 'accepted' };
  expect((await reporter.call('CopyrightNotice', 'update', decision)).status).toBe(403);
  expect((await moderator.call('CopyrightNotice', 'update', decision)).status).toBe(200);
  expect((await moderator.call('CopyrightNotice', 'update', decision)).error.code).toBe('notice_not_found');
  expect(await listed()).toBeUndefined();
});

test.each(['good_faith', 'accurate'])(
  '[AC-11] a notice without the statement %s is rejected',
  async (name) => {
    const { error } = await site.visitor().call('CopyrightNotice', 'create', { ...NOTICE, [name]: false });
    expect(error.fields).toEqual({ [name]: 'Confirm this statement.' });
  },
);

test('[AC-11] an address sends five notices an hour', async () => {
  const visitor = site.visitor();
  for (let sent = 0; sent < 5; sent += 1)
    expect((await visitor.call('CopyrightNotice', 'create', NOTICE)).status).toBe(200);
  expect((await visitor.call('CopyrightNotice', 'create', NOTICE)).status).toBe(429);
});

/** Removes what a member published, and returns the decision's id. */
async function removed(kind: string, id: string): Promise<string> {
  const about = { object_type: kind, object_id: id };
  await reporter.call('Report', 'create', { ...about, reason: 'spam' });
  return (await moderator.call('ModerationDecision', 'create', { ...about, decision: 'remove' })).data.id;
}
const withdraw = (id: string, visitor = moderator) =>
  visitor.call('ModerationDecision', 'update', { id, reason: 'We mistook it for another.' });

test('[OP-06] [BY-20] a pin whose removal is withdrawn is shown to everybody again, with its saves and counts, and stays', async () => {
  const [owner, saver] = [await site.member('Owner'), await site.member('Saver')];
  const board = (await owner.call('Board', 'create', { name: 'Cups' })).data.id;
  const other = (await saver.call('Board', 'create', { name: 'Saved' })).data.id;
  const image = await testPicture();
  const pin = (await owner.call('Pin', 'create', { board_id: board, title: 'Cup', image_base64: image })).data
    .id;
  const copy = (await saver.call('Repin', 'create', { pin_id: pin, board_id: other })).data.id;
  const state = async () => {
    const pins = await Promise.all([pin, copy].map((id) => site.visitor().get('Pin', { id })));
    const boards = await Promise.all(
      [board, other].map((id) => site.visitor().get('Board', { board_id: id })),
    );
    const { rows } = await site.pool.query('select save_count from contents where id = $1', [pin]);
    return [
      ...pins.map(({ status }) => status),
      ...boards.map(({ data }) => data.pin_count),
      rows[0].save_count,
    ];
  };
  const before = await state();
  expect(before).toEqual([200, 200, 1, 1, before[4]]);
  const decision = await removed('pin', pin);
  expect(await state()).toEqual([404, 404, 0, 0, 0]);
  expect((await withdraw(decision, reporter)).status).toBe(403);
  expect((await withdraw(decision)).status).toBe(200);
  expect(await state()).toEqual(before);
  await runJob(site.deps, reapplyTakedowns);
  expect(await state()).toEqual(before);
  expect((await withdraw(decision)).error.code).toBe('decision_not_found');
  const mail = { decisionId: decision, reason: 'We mistook it for another.', isRestored: true };
  const written = await decisionWithdrawnMail.write(mail, site.deps, { id: 'a' });
  expect(written?.subject).toBe('A decision about your content was withdrawn');
  expect(written?.text).toContain('shown again');
  expect(written?.text).toContain('We mistook it for another.');
  const { rows } = await site.pool.query(
    "select details from audit_entries where action = 'removal_withdrawn'",
  );
  expect(rows).toContainEqual({
    details: { kind: 'pin', object: pin, reason: 'We mistook it for another.' },
  });
});

test('[OP-06] [BY-20] a board whose removal is withdrawn by an appeal returns with its pins, under a free name', async () => {
  const owner = await site.member('Owner');
  const board = (await owner.call('Board', 'create', { name: 'Kites' })).data.id;
  const image = await testPicture();
  const pin = (await owner.call('Pin', 'create', { board_id: board, image_base64: image })).data.id;
  const decision = await removed('board', board);
  expect((await site.visitor().get('Board', { board_id: board })).status).toBe(404);
  await owner.call('Board', 'create', { name: 'Kites' });
  await appeal(owner, decision);
  const { id } = await openAppealOf(decision);
  const answer = { id, answer: 'withdrawn', text: 'We looked at it again.' };
  expect((await moderator.call('Appeal', 'update', answer)).status).toBe(200);
  const shown = await site.visitor().get('Board', { board_id: board });
  expect(shown.data).toMatchObject({ name: 'Kites 2', pin_count: 1 });
  expect((await site.visitor().get('Pin', { id: pin })).status).toBe(200);
});
