import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeInviteCodes } from './purge-invite-codes.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { INVITE_TTL_DAYS } from '../../people/invites/rules.ts';
import { purgeBoards } from './purge-boards.ts';

let site: TestApp;
let owner: TestVisitor;
let guest: TestVisitor;
let boardId: string;

beforeAll(async () => {
  site = await testApp();
});
beforeEach(async () => {
  site.clock.now = undefined;
  owner = await site.member('Owner');
  guest = await site.member('Guest');
  boardId = (await owner.call('Board', 'create', { name: 'Surprise', privacy: 'secret' })).data.id;
});
afterAll(() => site.close());

const invite = (by: object = { invited_user_id: guest.id }) =>
  owner.call('BoardInvite', 'create', { board_id: boardId, ...by });
const accept = (visitor = guest) => visitor.call('BoardInvite', 'update', { board_id: boardId });
const join = (code: string, visitor = guest) => visitor.call('BoardInvite', 'update', { invite_code: code });
const seen = async (visitor = guest) => (await visitor.get('Board', { board_id: boardId })).status;
const idsOf = (data: { id: string }[]): string[] => data.map(({ id }) => id);
const onBoard = async () => idsOf((await owner.get('BoardCollaborator', { board_id: boardId })).data);
const invited = async () => (await owner.get('BoardInvite', { board_id: boardId })).data;
const person = (one: TestVisitor, action: 'BoardInvite' | 'BoardCollaborator', by: TestVisitor) =>
  by.call(action, 'delete', { board_id: boardId, invited_user_id: one.id });

test('[IV-03] an invited member sees the name of a secret board, and the board itself once they accepted', async () => {
  expect((await invite()).data).toEqual({
    board_id: boardId,
    invited_user_id: guest.id,
    invited_user: { id: guest.id, username: guest.username, full_name: 'Guest', image_medium_url: null },
    state: 'invited',
  });
  expect(await seen()).toBe(404);
  const { data } = await guest.get('BoardInvite');
  expect(data).toEqual(await invited());
  expect(data).toEqual([
    {
      board_id: boardId,
      invited_user_id: guest.id,
      board: { id: boardId, name: 'Surprise', url: `/${owner.username}/surprise/`, privacy: 'secret' },
      invited_user: { id: guest.id, username: guest.username, full_name: 'Guest', image_medium_url: null },
      invited_by: { id: owner.id, username: owner.username, full_name: 'Owner' },
      rights: ['add'],
      created_at: expect.stringMatching(/Z$/),
    },
  ]);
  expect((await accept()).data).toMatchObject({ id: boardId, is_collaborative: true });
  expect(await seen()).toBe(200);
  expect(await onBoard()).toEqual([guest.id]);
  expect(await invited()).toEqual([]);
});

test('[IV-03] a member is invited by username too, once, and stays on the board when invited again', async () => {
  for (const by of [{ username: guest.username.toUpperCase() }, {}, { invited_user_id: guest.id }])
    await invite(by);
  expect(await invited()).toHaveLength(1);
  await accept();
  expect((await invite()).data.state).toBe('accepted');
  expect((await accept()).status).toBe(200);
  expect(await invited()).toEqual([]);
  expect(await onBoard()).toEqual([guest.id]);
});

test.each<[string, () => object, number, object]>([
  ['nobody', () => ({}), 400, { fields: { invited_user_id: 'Name a person by id or by username.' } }],
  ['somebody who is not there', () => ({ invited_user_id: '7' }), 404, { code: 'user_not_found' }],
  ['no possible id', () => ({ invited_user_id: 'x' }), 404, { code: 'user_not_found' }],
  [
    'oneself',
    () => ({ username: owner.username }),
    400,
    { fields: { invited_user_id: 'This board is yours.' } },
  ],
])('[IV-03] an invite of %s is refused', async (_, by, status, error) => {
  expect(await invite(by())).toMatchObject({ status, error });
});

test('[IV-03] no member can be invited to the board of a profile', async () => {
  const { data } = await owner.call('UserState', 'create', { state: 'QUICK_SAVES_BOARD_ID' });
  const answer = await invite({ board_id: data, invited_user_id: guest.id });
  expect(answer).toMatchObject({ error: { fields: { board_id: 'Nobody is invited to a profile.' } } });
  expect((await owner.call('BoardInviteLink', 'create', { board_id: data })).status).toBe(400);
});

test('[IV-03] an invite is declined by its recipient or revoked by its sender, and then no longer exists', async () => {
  for (const by of [guest, owner]) {
    await invite();
    expect((await person(guest, 'BoardInvite', by)).status).toBe(200);
    expect((await person(guest, 'BoardInvite', by)).status).toBe(200);
    expect(await accept()).toMatchObject({ status: 404, error: { code: 'invite_not_found' } });
    expect(await seen()).toBe(404);
  }
});

test('[IV-03] a collaborator leaves by themselves, or is removed by the owner, and not by another', async () => {
  const other = await site.member();
  for (const by of [guest, owner]) {
    await invite();
    await invite({ invited_user_id: other.id });
    await accept();
    await accept(other);
    expect((await person(guest, 'BoardCollaborator', other)).status).toBe(403);
    expect((await person(guest, 'BoardCollaborator', by)).status).toBe(200);
    expect(await seen()).toBe(404);
    expect(await onBoard()).toEqual([other.id]);
    const { data } = await owner.get('Board', { board_id: boardId });
    expect(data.is_collaborative).toBe(true);
    await person(other, 'BoardCollaborator', by === guest ? other : owner);
    const { data: alone } = await owner.get('Board', { board_id: boardId });
    expect(alone.is_collaborative).toBe(false);
  }
});

const putBack = (one: TestVisitor, by: TestVisitor) =>
  by.call('BoardPersonRestore', 'create', { board_id: boardId, invited_user_id: one.id });
const OVER = { status: 409, error: { code: 'undo_over' } };

test('[IV-03] a removed collaborator is restored by the member who removed them, with the same permissions, position, invites and links', async () => {
  const [invitee, last] = [await site.member(), await site.member()];
  await invite({ invited_user_id: guest.id, rights: ['edit', 'invite'] });
  await accept();
  await invite({ invited_user_id: last.id });
  await accept(last);
  await guest.call('BoardInvite', 'create', { board_id: boardId, invited_user_id: invitee.id });
  const { data: link } = await guest.call('BoardInviteLink', 'create', { board_id: boardId });
  const before = [(await owner.get('BoardCollaborator', { board_id: boardId })).data, await invited()];
  await person(guest, 'BoardCollaborator', owner);
  expect([await seen(), await onBoard(), await invited()]).toEqual([404, [last.id], []]);
  expect((await putBack(guest, guest)).status).toBe(404);
  expect((await putBack(guest, last)).status).toBe(403);
  const answers = await Promise.all([1, 2, 3].map(() => putBack(guest, owner)));
  expect(answers.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ state: 'accepted' })));
  expect([(await owner.get('BoardCollaborator', { board_id: boardId })).data, await invited()]).toEqual(
    before,
  );
  expect((await join(link.invite_code, await site.member())).status).toBe(200);
  expect((await owner.get('Board', { board_id: boardId })).data.is_collaborative).toBe(true);
});

test('[IV-03] a collaborator is not restored who left, was blocked meanwhile, or was removed more than a minute ago', async () => {
  const join = async () => {
    await invite();
    await accept();
  };
  await join();
  await person(guest, 'BoardCollaborator', guest);
  expect(await putBack(guest, owner)).toMatchObject(OVER);
  expect((await putBack(guest, guest)).data).toEqual({ state: 'accepted' });
  await person(guest, 'BoardCollaborator', owner);
  for (const [by, of] of [
    [owner, guest],
    [guest, owner],
  ] as const) {
    await by.call('UserBlock', 'create', { blocked_user_id: of.id });
    expect(await putBack(guest, owner)).toMatchObject(OVER);
    await by.call('UserBlock', 'delete', { blocked_user_id: of.id });
    expect(await putBack(guest, owner)).toMatchObject(OVER);
    await join();
    await person(guest, 'BoardCollaborator', owner);
  }
  await site.pool.query(`update board_removals set removed_at = removed_at - interval '61 seconds'`);
  expect(await putBack(guest, owner)).toMatchObject(OVER);
  await site.pool.query(`update board_removals set removed_at = removed_at - interval '1 hour'`);
  await runJob(site.deps, purgeBoards);
  const { rows } = await site.pool.query('select from board_removals where board_id = $1', [boardId]);
  expect(rows).toEqual([]);
});

test('[IV-03] a revoked or declined invite is restored by its undo, unless its actor may no longer invite', async () => {
  const invitee = await site.member();
  await invite({ invited_user_id: guest.id, rights: ['edit', 'invite'] });
  await accept();
  const ask = { board_id: boardId, invited_user_id: invitee.id, rights: ['edit'] };
  await guest.call('BoardInvite', 'create', ask);
  const before = await invited();
  for (const by of [guest, invitee]) {
    await person(invitee, 'BoardInvite', by);
    expect(await invited()).toEqual([]);
    expect((await putBack(invitee, by)).data).toEqual({ state: 'invited' });
    expect(await invited()).toEqual(before);
  }
  await person(invitee, 'BoardInvite', guest);
  const change = (rights: readonly string[]) =>
    owner.call('BoardCollaborator', 'update', { board_id: boardId, invited_user_id: guest.id, rights });
  for (const rights of [['invite'], ['edit']]) {
    await change(rights);
    expect(await putBack(invitee, guest)).toMatchObject({ status: 403, error: { code: 'forbidden' } });
  }
  await change(['edit', 'invite']);
  await person(guest, 'BoardCollaborator', guest);
  expect(await invited()).toEqual([]);
});

test('[FB-06] members who blocked each other cannot invite or accept, and can still leave', async () => {
  await invite();
  await guest.call('UserBlock', 'create', { blocked_user_id: owner.id });
  expect(await invite()).toMatchObject({ status: 404, error: { code: 'user_not_found' } });
  expect((await accept()).status).toBe(404);
  await guest.call('UserBlock', 'delete', { blocked_user_id: owner.id });
  expect((await guest.get('BoardInvite')).data).toEqual([]);
  await invite();
  await accept();
  await owner.call('UserBlock', 'create', { blocked_user_id: guest.id });
  expect(await seen()).toBe(404);
  await person(guest, 'BoardCollaborator', guest);
  await owner.call('UserBlock', 'delete', { blocked_user_id: guest.id });
  expect(await onBoard()).toEqual([]);
});

test('[IV-03] twenty concurrent invites and responses make one row each, and the flag is correct', async () => {
  await Promise.all(Array.from({ length: 20 }, () => invite()));
  expect(await invited()).toHaveLength(1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await onBoard()).toEqual([guest.id]);
  for (let round = 0; round < 10; round += 1) {
    await invite();
    await Promise.all([
      accept(),
      invite(),
      person(guest, 'BoardCollaborator', owner),
      person(guest, 'BoardInvite', owner),
      guest.call('UserBlock', 'create', { blocked_user_id: owner.id }),
    ]);
    await guest.call('UserBlock', 'delete', { blocked_user_id: owner.id });
    const on = await onBoard();
    const open = await invited();
    expect(on.length === 0 || open.length === 0).toBe(true);
    const { data } = await owner.get('Board', { board_id: boardId });
    expect(data.is_collaborative).toBe(on.length === 1);
  }
});

test('[IV-03] a link lets anyone who has it join, until it is revoked or expires', async () => {
  const make = async () => (await owner.call('BoardInviteLink', 'create', { board_id: boardId })).data;
  const link = await make();
  expect(link.url).toBe(
    `/?board_url=${encodeURIComponent(`/${owner.username}/surprise/`)}&accept_invite=true&seamless=true&invite_code=${link.invite_code}`,
  );
  const blocked = await site.member();
  await owner.call('UserBlock', 'create', { blocked_user_id: blocked.id });
  expect((await join(link.invite_code, blocked)).status).toBe(404);
  expect((await join(link.invite_code)).data.id).toBe(boardId);
  expect((await join(link.invite_code)).status).toBe(200);
  expect((await join(link.invite_code, owner)).status).toBe(200);
  expect(await onBoard()).toEqual([guest.id]);
  const other = await site.member();
  await owner.call('BoardInviteLink', 'delete', { board_id: boardId });
  expect((await join(link.invite_code, other)).status).toBe(404);
  const restore = () => owner.call('BoardInviteLinkRestore', 'create', { board_id: boardId });
  expect([(await restore()).status, (await restore()).status]).toEqual([200, 200]);
  expect((await join(link.invite_code, other)).status).toBe(200);
  await person(other, 'BoardCollaborator', owner);
  await owner.call('BoardInviteLink', 'delete', { board_id: boardId });
  await site.pool.query(`update board_invite_links set ended_at = ended_at - interval '2 hours'`);
  expect(await restore()).toMatchObject({ status: 409, error: { code: 'undo_over' } });
  const late = await make();
  site.clock.now = new Date(Date.now() + INVITE_TTL_DAYS * 86_400_000 + 60_000);
  expect((await join(late.invite_code, other)).status).toBe(404);
  await runJob(site.deps, purgeInviteCodes);
  const { rows } = await site.pool.query('select from board_invite_links where board_id = $1', [boardId]);
  expect(rows).toEqual([]);
});

test('[IV-03] a code that invites to the site does not open a board', async () => {
  const code = (await owner.call('InviteCode', 'create', { invite_channel: 5 })).data.invite_code;
  expect(await join(code)).toMatchObject({ status: 404, error: { code: 'invite_not_found' } });
});

test('[BF-08] lists of members and of invites come in pages that contain each once', async () => {
  const people = [guest, await site.member(), await site.member()];
  const pages = async (name: string, by: TestVisitor, options: object): Promise<string[]> => {
    const ids: string[] = [];
    let bookmarks: string[] | undefined;
    do {
      const page = await by.get(name, { ...options, page_size: 1, ...(bookmarks ? { bookmarks } : {}) });
      ids.push(...page.data.map((one: Record<string, string>) => one['invited_user_id'] ?? one['id']));
      bookmarks = [page.bookmark ?? ''];
    } while (bookmarks[0] !== '-end-');
    return ids;
  };
  for (const { id } of people) await invite({ invited_user_id: id });
  const newest = people.toReversed().map(({ id }) => id);
  expect(await pages('BoardInvite', owner, { board_id: boardId })).toEqual(newest);
  for (const one of people) await accept(one);
  expect(await pages('BoardCollaborator', owner, { board_id: boardId })).toEqual(newest.toReversed());
  for (const name of ['B', 'C']) {
    const { data } = await owner.call('Board', 'create', { name });
    await owner.call('BoardInvite', 'create', { board_id: data.id, invited_user_id: guest.id });
  }
  expect(await pages('BoardInvite', guest, {})).toEqual([guest.id, guest.id]);
});
