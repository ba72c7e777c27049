import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { runJob } from '../../testing/run-job.ts';
import { recountBoards } from './recount-boards.ts';

/*
 * The rules of docs/decisions/0021-group-boards.md: permissions on a board of several members, and what remains when
 * they end.
 */

const ROLES = ['owner', 'adder', 'editor', 'inviter', 'invited', 'stranger', 'left'] as const;
type Role = (typeof ROLES)[number];
const GIVEN: Partial<Record<Role, readonly string[]>> = {
  adder: [],
  editor: ['edit'],
  inviter: ['invite'],
  invited: ['edit'],
  left: ['edit', 'invite'],
};

let site: TestApp;
let picture: string;
const people = new Map<Role, TestVisitor>();
const who = (role: Role): TestVisitor => {
  const visitor = people.get(role);
  if (!visitor) throw new Error(`There is no ${role}.`);
  return visitor;
};

/** A board with a member of each role, and a pin by the one who may add. */
type Place = { readonly id: string; readonly path: string; readonly pin: string };

async function newPlace(privacy: string, owner = who('owner')): Promise<Place> {
  const board = (await owner.call('Board', 'create', { name: `Trip ${++nth}`, privacy })).data;
  for (const [role, rights] of Object.entries(GIVEN) as [Role, readonly string[]][]) {
    await owner.call('BoardInvite', 'create', { board_id: board.id, invited_user_id: who(role).id, rights });
    if (role !== 'invited') await who(role).call('BoardInvite', 'update', { board_id: board.id });
  }
  await leave(board.id, 'left');
  const pin = await who('adder').call('Pin', 'create', { board_id: board.id, image_base64: picture });
  return { id: board.id, path: board.url, pin: pin.data.id };
}
let nth = 0;

const leave = (boardId: string, role: Role, by = who(role)): Promise<TestAnswer> =>
  by.call('BoardCollaborator', 'delete', { board_id: boardId, invited_user_id: who(role).id });

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture();
  for (const role of ROLES) people.set(role, await site.member(role));
});
afterAll(() => site.close());

const on: readonly Role[] = ['owner', 'adder', 'editor', 'inviter'];

/** Operations on a board, with the roles that may do them and the roles that may not although they see it. */
const ACTS: readonly {
  readonly does: string;
  readonly may: readonly Role[];
  readonly act: (by: TestVisitor, place: Place) => Promise<TestAnswer>;
}[] = [
  {
    does: 'adds a pin',
    may: on,
    act: (by, { id }) => by.call('Pin', 'create', { board_id: id, image_base64: picture }),
  },
  {
    does: 'makes a section',
    may: on,
    act: (by, { id }) => by.call('BoardSection', 'create', { board_id: id, title: `S ${++nth}` }),
  },
  {
    does: 'changes the description',
    may: ['owner', 'editor'],
    act: (by, { id }) => by.call('Board', 'update', { board_id: id, description: 'Ours' }),
  },
  {
    does: 'chooses the cover',
    may: ['owner', 'editor'],
    act: (by, { id, pin }) => by.call('Board', 'update', { board_id: id, cover_pin_id: pin }),
  },
  {
    does: 'changes who sees it',
    may: ['owner'],
    act: (by, { id }) => by.call('Board', 'update', { board_id: id, privacy: 'secret' }),
  },
  {
    does: 'invites with the right to add',
    may: ['owner', 'inviter'],
    act: async (by, { id }) =>
      by.call('BoardInvite', 'create', { board_id: id, invited_user_id: (await site.member()).id }),
  },
  {
    does: 'invites with the right to edit',
    may: ['owner'],
    act: async (by, { id }) =>
      by.call('BoardInvite', 'create', {
        board_id: id,
        invited_user_id: (await site.member()).id,
        rights: ['edit'],
      }),
  },
  {
    does: 'makes a link by which others join',
    may: ['owner', 'inviter'],
    act: (by, { id }) => by.call('BoardInviteLink', 'create', { board_id: id }),
  },
  {
    does: 'takes back an invite of the owner',
    may: ['owner'],
    async act(by, { id }) {
      const invite = { board_id: id, invited_user_id: (await site.member()).id };
      await who('owner').call('BoardInvite', 'create', invite);
      return by.call('BoardInvite', 'delete', invite);
    },
  },
  {
    does: 'takes somebody off it',
    may: ['owner'],
    act: (by, { id }) => by.call('BoardCollaborator', 'delete', { board_id: id, invited_user_id: '7' }),
  },
  {
    does: 'changes what somebody may do',
    may: ['owner'],
    act: (by, { id }) =>
      by.call('BoardCollaborator', 'update', {
        board_id: id,
        invited_user_id: who('adder').id,
        rights: [],
      }),
  },
  {
    does: 'takes off a pin of another',
    may: ['owner'],
    async act(by, { id }) {
      const pin = await who('adder').call('Pin', 'create', { board_id: id, image_base64: picture });
      const answer = await by.call('Pin', 'delete', { id: pin.data.id });
      return by === who('adder') ? { ...answer, status: 403 } : answer;
    },
  },
  {
    does: 'shares it by a link',
    may: ['owner', 'inviter'],
    act: (by, { id }) => by.call('BoardShareLink', 'create', { board_id: id }),
  },
  {
    does: 'reads the links that show it',
    may: ['owner', 'inviter'],
    act: (by, { id }) => by.get('BoardShareLink', { board_id: id }),
  },
  {
    does: 'takes a link back',
    may: ['owner', 'inviter'],
    act: (by, { id }) => by.call('BoardShareLink', 'delete', { board_id: id, link_id: '7' }),
  },
  {
    does: 'reads the images of guests that wait',
    may: ['owner', 'inviter'],
    act: (by, { id }) => by.get('BoardGuestImage', { board_id: id }),
  },
  {
    does: 'archives it, and takes it out',
    may: ['owner'],
    async act(by, { id }) {
      const answer = await by.call('BoardArchive', 'create', { board_id: id });
      await who('owner').call('BoardArchive', 'delete', { board_id: id });
      return answer;
    },
  },
  {
    does: 'deletes it, and has it back',
    may: ['owner'],
    async act(by, { id }) {
      const answer = await by.call('Board', 'delete', { board_id: id });
      await who('owner').call('BoardRestore', 'create', { board_id: id });
      return answer;
    },
  },
];

describe.each(['public', 'protected', 'secret'])('a %s board', (privacy) => {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace(privacy);
  });

  test.each(ACTS)('[BF-06] $does', async ({ may, act }) => {
    for (const role of ROLES) {
      const sees = privacy !== 'secret' || on.includes(role);
      const wanted = may.includes(role) ? 200 : sees ? 403 : 404;
      expect([role, (await act(who(role), place)).status]).toEqual([role, wanted]);
      if (wanted === 200 && privacy !== 'secret')
        await who('owner').call('Board', 'update', { board_id: place.id, privacy });
    }
  });

  test('[IV-03] all members read their own permissions', async () => {
    const rights = async (role: Role): Promise<unknown> => {
      const [, username, slug] = place.path.split('/');
      const { data } = await who(role).graphql(
        `{ v3GetBoardQuery(username: "${username}", slug: "${slug}") { ... on BoardData { data { viewerRights viewerMaySave viewerMayEdit } } } }`,
      );
      return data.v3GetBoardQuery.data ?? null;
    };
    const seen = (list: string[]): object => ({
      viewerRights: list,
      viewerMaySave: list.includes('add'),
      viewerMayEdit: list.includes('edit'),
    });
    expect(await rights('owner')).toEqual(seen(['add', 'edit', 'invite']));
    expect(await rights('adder')).toEqual(seen(['add']));
    expect(await rights('editor')).toEqual(seen(['add', 'edit']));
    expect(await rights('inviter')).toEqual(seen(['add', 'invite']));
    for (const role of ['invited', 'stranger', 'left'] as const)
      expect(await rights(role)).toEqual(privacy === 'secret' ? null : seen([]));
  });
});

const shows = async (visitor: TestVisitor, pin: string): Promise<number> =>
  (await visitor.get('Pin', { id: pin })).status;

test('[IV-03] a pin belongs to its pinner: it keeps their name when they leave, and they can remove it while they see it', async () => {
  const place = await newPlace('public');
  await leave(place.id, 'adder');
  const { data } = await who('owner').get('Pin', { id: place.pin });
  expect(data).toMatchObject({ pinner_id: who('adder').id, board_id: place.id });
  expect((await who('adder').call('Pin', 'delete', { id: place.pin })).status).toBe(200);
  const hidden = await newPlace('secret');
  await leave(hidden.id, 'adder');
  expect(await shows(who('owner'), hidden.pin)).toBe(200);
  expect(await shows(who('adder'), hidden.pin)).toBe(404);
  expect((await who('adder').call('Pin', 'delete', { id: hidden.pin })).status).toBe(404);
});

test('[IV-03] invites and links of a member who leaves are no longer valid', async () => {
  const place = await newPlace('public');
  const invitee = await site.member();
  const inviter = who('inviter');
  await inviter.call('BoardInvite', 'create', { board_id: place.id, invited_user_id: invitee.id });
  const { data: link } = await inviter.call('BoardInviteLink', 'create', { board_id: place.id });
  await leave(place.id, 'inviter', who('owner'));
  expect((await invitee.call('BoardInvite', 'update', { board_id: place.id })).status).toBe(404);
  expect((await invitee.call('BoardInvite', 'update', { invite_code: link.invite_code })).status).toBe(404);
});

test('[IV-03] an invite and a link give the permissions that they name, and a returning member has only those of the new invite', async () => {
  const place = await newPlace('secret');
  const rights = async (): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      (await who('owner').get('BoardCollaborator', { board_id: place.id })).data.map(
        (one: { full_name: string; rights: string[] }) => [one.full_name, one.rights],
      ),
    );
  expect(await rights()).toEqual({
    adder: ['add'],
    editor: ['add', 'edit'],
    inviter: ['add', 'invite'],
  });
  await who('owner').call('BoardInvite', 'create', {
    board_id: place.id,
    invited_user_id: who('left').id,
    rights: [],
  });
  await who('left').call('BoardInvite', 'update', { board_id: place.id });
  expect((await rights())['left']).toEqual(['add']);
  const { data: link } = await who('owner').call('BoardInviteLink', 'create', {
    board_id: place.id,
    rights: ['edit'],
  });
  await who('stranger').call('BoardInvite', 'update', { invite_code: link.invite_code });
  expect((await rights())['stranger']).toEqual(['add', 'edit']);
});

test('[FB-06] a block between the owner and a collaborator removes them; their pins stay for the others', async () => {
  const owner = await site.member('Blocking');
  const place = await newPlace('public', owner);
  await who('adder').call('UserBlock', 'create', { blocked_user_id: owner.id });
  expect((await who('adder').get('Board', { board_id: place.id })).status).toBe(404);
  await who('adder').call('UserBlock', 'delete', { blocked_user_id: owner.id });
  const add = { board_id: place.id, image_base64: picture };
  expect((await who('adder').call('Pin', 'create', add)).status).toBe(403);
  expect(await shows(who('editor'), place.pin)).toBe(200);
  expect((await owner.get('Board', { board_id: place.id })).data.is_collaborative).toBe(true);
  for (const role of ['editor', 'inviter'] as const)
    await owner.call('UserBlock', 'create', { blocked_user_id: who(role).id });
  expect((await owner.get('Board', { board_id: place.id })).data.is_collaborative).toBe(false);
});

test('[FB-06] two collaborators who block each other stay on the board, and do not see each other’s content', async () => {
  const place = await newPlace('public');
  await who('editor').call('UserBlock', 'create', { blocked_user_id: who('adder').id });
  expect(await shows(who('editor'), place.pin)).toBe(404);
  expect(await shows(who('inviter'), place.pin)).toBe(200);
  const names = async (role: Role): Promise<string[]> =>
    (await who(role).get('BoardCollaborator', { board_id: place.id })).data.map(
      (one: { full_name: string }) => one.full_name,
    );
  expect(await names('editor')).toEqual(['editor', 'inviter']);
  expect(await names('owner')).toEqual(['adder', 'editor', 'inviter']);
  await who('editor').call('UserBlock', 'delete', { blocked_user_id: who('adder').id });
});

test('[FB-06] a member with a block between them and the owner cannot be added to the board', async () => {
  const place = await newPlace('public');
  const invitee = await site.member();
  await who('owner').call('UserBlock', 'create', { blocked_user_id: invitee.id });
  const invite = { board_id: place.id, invited_user_id: invitee.id };
  expect(await who('inviter').call('BoardInvite', 'create', invite)).toMatchObject({
    status: 404,
    error: { code: 'user_not_found' },
  });
});

test('[IV-03] closing an account removes its pins from the boards of others, and its boards with all their contents', async () => {
  const owner = await site.member('Leaving');
  const place = await newPlace('public', owner);
  const mine = await newPlace('public');
  const pin = await owner.call('Pin', 'create', { board_id: place.id, image_base64: picture });
  const guest = await site.member('Guest');
  await who('owner').call('BoardInvite', 'create', { board_id: mine.id, invited_user_id: guest.id });
  await guest.call('BoardInvite', 'update', { board_id: mine.id });
  const theirs = await guest.call('Pin', 'create', { board_id: mine.id, image_base64: picture });
  for (const { id } of [owner, guest])
    await site.deps.db.execute(sql`delete from users where id = ${BigInt(id)}`);
  expect((await who('adder').get('Board', { board_id: place.id })).status).toBe(404);
  expect(await shows(who('adder'), pin.data.id)).toBe(404);
  expect(await shows(who('owner'), theirs.data.id)).toBe(404);
  await runJob(site.deps, recountBoards);
  const { data } = await who('owner').get('Board', { board_id: mine.id });
  expect(data).toMatchObject({ pin_count: 1, is_collaborative: true });
});
