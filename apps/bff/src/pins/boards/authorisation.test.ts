import { BROWSER_EXTENSION, EMPTY_PIN_DRAFT, INITIAL_IMAGE_EDIT } from '@pegboard/types';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appGrants, createAccessTokens, userFollows, users } from '../../people/accounts/index.ts';
import { businesses, businessMembers } from '../../business/business/tables.ts';
import { comments } from '../comments/tables.ts';
import { memberExports } from '../../portability/member-exports/tables.ts';
import { memberImports } from '../../portability/member-imports/tables.ts';
import { videoUploads } from '../video-uploads/tables.ts';
import { newId } from '../../platform/ids/new-id.ts';
import {
  TEST_PASSWORD,
  testApp,
  type TestAnswer,
  type TestApp,
  type TestVisitor,
} from '../../testing/app.ts';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { testUpload } from '../../testing/test-upload.ts';
import { indexChanges } from '../../testing/index-changes.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { logCalls } from '../../testing/calls.ts';
import { seedExperiences } from '../../engagement/experiences/index.ts';
import { boardCollaborators } from '../board-access/tables.ts';

/**
 * Roles with access are tested beside roles that give no additional access: the removed collaborator, the analyst of a
 * business that the owner runs, the employee, the business, and a verified merchant.
 */
const ROLES = [
  'signed-out',
  'other',
  'owner',
  'collaborator',
  'removed',
  'blocked',
  'analyst',
  'employee',
  'business',
] as const;
const STATES = ['public', 'protected', 'secret', 'deleted'] as const;
/** The roles for which a public board of a private profile is tested (AC-04). */
const ROLES_OF_PRIVATE = ['signed-out', 'other', 'follower', 'collaborator'] as const;
type Role = (typeof ROLES)[number] | 'follower';
type State = (typeof STATES)[number] | 'private';

/** A board with a section and a pin in it. */
type Place = {
  readonly boardId: string;
  readonly slug: string;
  readonly username: string;
  readonly sectionId: string;
  readonly pinId: string;
  /** A note of the owner's on the board. */
  readonly noteId: string;
  /** A comment of the owner's on the pin. */
  readonly commentId: string;
  /** A word that occurs only in the title of the pin. */
  readonly word: string;
};

let site: TestApp;
let picture: string;
let ownersCode: string;
let ownersUpload: string;
let ownersImage: string;
let ownersVideo: string;
let ownersConversation: string;
let ownersMessage: string;
let ownersDraft: { readonly id: string; readonly content: object };
let guest: TestVisitor;
const log = logCalls();
const people = new Map<Role, TestVisitor>();
const places = new Map<State, Place>();
const MISSING: Place = {
  boardId: '7',
  slug: 'nothing',
  username: 'nobody',
  sectionId: '8',
  pinId: '9',
  noteId: '11',
  commentId: '10',
  word: 'nothing',
};

beforeAll(async () => {
  site = await testApp();
  await seedExperiences(site.deps.db);
  picture = await testPicture();
  people.set('signed-out', log.noted(site.visitor()));
  for (const role of ROLES.slice(1)) people.set(role, log.noted(await site.member(role)));
  guest = await site.member('guest');
  const change = (role: Role, what: Partial<typeof users.$inferInsert>) =>
    site.deps.db
      .update(users)
      .set(what)
      .where(eq(users.id, BigInt(who(role).id)));
  await change('employee', { role: 'employee' });
  await change('business', { isVerifiedMerchant: true });
  const businessId = newId();
  await site.deps.db.insert(businesses).values({ id: businessId, kind: 'access', name: 'Kiln' });
  await site.deps.db.insert(businessMembers).values([
    { businessId, userId: BigInt(who('owner').id), role: 'owner' },
    { businessId, userId: BigInt(who('analyst').id), role: 'analyst' },
  ]);
  await who('owner').call('UserBlock', 'create', { blocked_user_id: who('blocked').id });
  people.set('follower', log.noted(await site.member('follower')));
  await who('follower').call('UserFollow', 'create', { user_id: who('owner').id });
  for (const state of [...STATES, 'private'] as const) places.set(state, await newPlace(state));
  await newPlace('public'); // other public content beside the tested board and pin
  await site.deps.db.execute(
    `update contents set category = 'cups', rich = '{"products":[{"name":"Cup","currency":"USD"}]}'`,
  );
  for (const role of [...ROLES.slice(1), 'follower'] as const) {
    const newBoard = async (name: string): Promise<string> =>
      (await who(role).call('Board', 'create', { name })).data.id;
    ownBoards.set(who(role), { filled: await newBoard('Filled'), empty: await newBoard('Empty') });
  }
  ownersUpload = (await who('owner').call('VIP', 'create', { type: 'pinimage' })).data.upload_id;
  ownersImage = await testUpload(site, who('owner'));
  const videoId = newId();
  ownersVideo = String(videoId);
  await site.deps.db.insert(videoUploads).values({ id: videoId, ownerId: BigInt(who('owner').id), bytes: 9 });
  const content = {
    ...EMPTY_PIN_DRAFT,
    media: { kind: 'image', image: { uploadId: ownersImage, edit: null, editedUploadId: null } },
    boardId: boardOf(who('owner')),
  };
  const draft = await who('owner').call('PinDraft', 'create', { client_id: randomUUID(), content });
  ownersDraft = { id: draft.data.id, content };
  ({ id: ownersConversation, message_id: ownersMessage } = (
    await who('owner').call('Conversations', 'create', { user_ids: [guest.id], text: 'Hello' })
  ).data);
  for (const role of [...ROLES.slice(1), 'follower'] as const) {
    await guest.call('UserFollow', 'create', { user_id: who(role).id });
    await deliverEvents(site.deps);
    ownNotifications.set(who(role), (await who(role).get('NewsHub')).data[0].id);
  }
  ownersCode = (await who('owner').call('InviteCode', 'create', { invite_channel: 5 })).data.invite_code;
});
afterAll(() => site.close());

function who(role: Role): TestVisitor {
  const visitor = people.get(role);
  if (!visitor) throw new Error(`There is no ${role}.`);
  return visitor;
}

async function newPlace(state: State): Promise<Place> {
  const owner = who('owner');
  const word = `cup${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const name = `${state} ${randomUUID().slice(0, 8)}`;
  const board = await owner.call('Board', 'create', {
    name,
    privacy: state === 'deleted' || state === 'private' ? 'public' : state,
  });
  const boardId: string = board.data.id;
  const section = await owner.call('BoardSection', 'create', { board_id: boardId, title: 'Cups' });
  const note = await owner.call('BoardNote', 'create', {
    board_id: boardId,
    title: 'To buy',
    todos: [{ text: 'Glaze' }],
  });
  const pin = await owner.call('Pin', 'create', {
    board_id: boardId,
    section: section.data.id,
    title: `Cup of a ${state} board ${word}`,
    image_base64: picture,
  });
  const [commentId, contentId] = [newId(), BigInt(pin.data.id)];
  await site.deps.db.insert(comments).values({
    id: commentId,
    contentId,
    boardId: state === 'secret' ? BigInt(boardId) : null,
    userId: BigInt(owner.id),
    text: 'Mine',
  });
  await site.deps.db.insert(boardCollaborators).values(
    (['collaborator', 'removed'] as const).map((role) => ({
      boardId: BigInt(boardId),
      userId: BigInt(who(role).id),
    })),
  );
  await site.deps.db.execute(`update boards set is_collaborative = true where id = ${boardId}`);
  const removal = { board_id: boardId, invited_user_id: who('removed').id };
  expect((await owner.call('BoardCollaborator', 'delete', removal)).status).toBe(200);
  if (state === 'deleted') await owner.call('Board', 'delete', { board_id: boardId });
  const slug = String(board.data.url).split('/')[2] ?? '';
  return {
    boardId,
    slug,
    username: owner.username,
    sectionId: section.data.id,
    pinId: pin.data.id,
    noteId: note.data.id,
    commentId: String(commentId),
    word,
  };
}

const on = (role: Role): boolean => role === 'owner' || role === 'collaborator';
const sees = (role: Role, state: State): boolean =>
  role !== 'blocked' &&
  state !== 'deleted' &&
  (state !== 'secret' || on(role)) &&
  (state !== 'private' || on(role) || role === 'follower');
const member = (may: (role: Role) => boolean) => (role: Role, state: State) => {
  if (role === 'signed-out') return 401;
  if (!sees(role, state)) return 404;
  return may(role) ? 200 : 403;
};
const read = (role: Role, state: State): number => (sees(role, state) ? 200 : 404);

/** The status for a follow: members cannot follow their own board. */
const follows = (role: Role, state: State): number =>
  role === 'owner' && state !== 'deleted' ? 400 : member(() => true)(role, state);

/** The status for a change of the owner's that does not apply to the pin. */
const changesNothing = (role: Role, state: State): number => {
  const status = member((one) => one === 'owner')(role, state);
  return status === 200 ? 400 : status;
};

/** The status for a report: members cannot report their own content. */
const reports = follows;

/** A request and its expected status. `spends` is set when it changes the fixture. */
type Case = {
  readonly does: string;
  readonly call: (visitor: TestVisitor, place: Place) => Promise<TestAnswer>;
  readonly status: (role: Role, state: State) => number;
  readonly spends?: boolean;
};

/** GraphQL reports NotFound in a response with status 200: it is mapped to the status of REST. */
async function withStatus(answer: Promise<TestAnswer>, field: string): Promise<TestAnswer> {
  const { data, ...rest } = await answer;
  const found = data[field];
  return found.__typename === 'NotFound'
    ? { ...rest, data: null, error: found, status: 404 }
    : { ...rest, data: found };
}

/** Maps an empty list to the status for not found. */
async function listed(answer: Promise<TestAnswer>, field: string): Promise<TestAnswer> {
  const { data, ...rest } = await answer;
  const isFound = data[field].connection.edges.length > 0;
  return { ...rest, data: null, error: null, status: isFound ? 200 : 404 };
}

const linkOf = (pin: string, isCheck: boolean): object => ({
  check_only: isCheck,
  pin_id: pin,
  url: 'https://shop.example/',
});
const everybody = (): number => 200;

/** A passkey response that no authenticator produced. */
const noCredential = (response: object): object => ({
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  clientExtensionResults: {},
  response,
});

/** An article that stays a draft. */
const AN_ARTICLE = {
  kind: 'article',
  language: 'en',
  slug: '',
  title: 'Cups',
  summary: '',
  cover: null,
  blocks: [],
};

/** The request of an app to act for a member. */
const APP_REQUEST = {
  query: new URLSearchParams({
    response_type: 'code',
    client_id: BROWSER_EXTENSION.clientId,
    redirect_uri: BROWSER_EXTENSION.redirectUris[0],
    scope: BROWSER_EXTENSION.scopes.join(' '),
    state: 'a-state-of-sixteen-characters',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  }).toString(),
};
const NEW_APP = {
  name: 'An app',
  website_url: 'https://app.example',
  redirect_uris: ['https://app.example/done'],
  is_confidential: true,
};

const WEBHOOK = { url: 'https://app.example/hooks', event_types: ['pin.created'] };

/** Adds a webhook address to an app of the owner. The rate limits of the owner are cleared, because every role needs one. */
async function newWebhook(): Promise<{ readonly client_id: string; readonly endpoint_id: string }> {
  await site.pool.query('delete from rate_limits');
  await site.pool.query('delete from registered_apps where owner_id = $1', [who('owner').id]);
  const { data: app } = await who('owner').call('RegisteredApp', 'create', NEW_APP);
  const { data } = await who('owner').call('WebhookEndpoint', 'create', {
    client_id: app.client_id,
    ...WEBHOOK,
  });
  return { client_id: app.client_id, endpoint_id: data.endpoint_id };
}

const CASES: readonly Case[] = [
  {
    does: 'reads the board',
    call: (visitor, { boardId }) => visitor.get('Board', { board_id: boardId }),
    status: read,
  },
  {
    does: 'reads the board by its address',
    call: (visitor, { username, slug }) =>
      withStatus(
        visitor.graphql(
          'query ($username: String!, $slug: String!) { v3GetBoardQuery(username: $username, slug: $slug) { __typename ... on BoardData { data { name pinCount sections { title } pins { edges { node { entityId } } } } } ... on NotFound { message } } }',
          { username, slug },
        ),
        'v3GetBoardQuery',
      ),
    status: read,
  },
  {
    does: 'reads the board by its id over GraphQL',
    call: (visitor, { boardId }) =>
      withStatus(
        visitor.graphql(
          'query ($board: ID!) { v3GetBoardByIdQuery(board: $board) { __typename ... on BoardData { data { name } } ... on NotFound { message } } }',
          { board: boardId },
        ),
        'v3GetBoardByIdQuery',
      ),
    status: read,
  },
  {
    does: 'reads a section of the board with the board, by its id',
    call: (visitor, { sectionId }) =>
      withStatus(
        visitor.graphql(
          'query ($section: ID!) { v3GetBoardSectionByIdQuery(section: $section) { __typename ... on BoardSectionData { data { title } board { name } } ... on NotFound { message } } }',
          { section: sectionId },
        ),
        'v3GetBoardSectionByIdQuery',
      ),
    status: read,
  },
  {
    does: 'finds the board among those of its owner',
    async call(visitor, { username, boardId }) {
      const options = { username, sort: 'oldest', page_size: 100, field_set_key: 'profile_grid_item' };
      const answer = await visitor.get('Boards', options);
      const isListed = answer.data?.some(({ id }: { id: string }) => id === boardId) === true;
      return { ...answer, data: null, error: null, status: isListed ? 200 : 404 };
    },
    status: (role, state) => (state === 'protected' && !on(role) ? 404 : read(role, state)),
  },
  {
    does: 'takes the board into the home feed',
    call: (visitor, { boardId }) =>
      visitor.call('HomeFeedSource', 'update', { kind: 'board', id: boardId, use: 'on' }),
    status: (role, state) => (role === 'signed-out' ? 401 : on(role) && state !== 'deleted' ? 200 : 404),
  },
  { does: 'reads the pin', call: (visitor, { pinId }) => visitor.get('Pin', { id: pinId }), status: read },
  {
    does: 'asks how another site shows the pin',
    call: (visitor, { pinId }) =>
      visitor.v3('GET', '/oembed/', { url: `${site.deps.env.publicUrl}/pin/${pinId}/` }),
    // The board was public until it was deleted.
    status: (_, state) => (state === 'public' ? 200 : state === 'deleted' ? 410 : 404),
  },
  {
    does: 'asks why they see the pin as an ad',
    async call(visitor, { pinId }) {
      const isAd = (is: boolean) =>
        site.deps.db.execute(
          `update contents set is_promoted = ${is} where id = (select content_id from pins where id = ${pinId})`,
        );
      await isAd(true);
      const answer = await visitor.get('AdExplanation', { pin_id: pinId });
      await isAd(false);
      return answer;
    },
    status: read,
  },
  {
    does: 'reads the sections of the board to save to one',
    call: (visitor, { boardId }) => visitor.get('BoardSections', { board_id: boardId }),
    status: member(() => true),
  },
  {
    does: 'reads the pins of the board',
    call: (visitor, { boardId }) => visitor.get('BoardFeed', { board_id: boardId }),
    status: read,
  },
  {
    does: 'reads the pins of a section of the board',
    call: (visitor, { boardId, sectionId }) =>
      visitor.get('BoardFeed', { board_id: boardId, section: sectionId }),
    status: read,
  },
  {
    does: 'opens the pin',
    call: (visitor, { pinId }) =>
      withStatus(
        visitor.graphql(
          'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { __typename ... on PinData { data { title board { name } section { title } } } ... on NotFound { message } } }',
          { pin: pinId },
        ),
        'v3GetPinQuery',
      ),
    status: read,
  },
  {
    does: 'reads the pin in a list of pins',
    call: async (visitor, { pinId }) => {
      const { data, ...rest } = await visitor.graphql(
        'query ($pins: [ID!]!) { v3GetPinsQuery(pins: $pins) { entityId } }',
        { pins: [pinId] },
      );
      return { ...rest, data: null, error: null, status: data.v3GetPinsQuery.length > 0 ? 200 : 404 };
    },
    status: read,
  },
  {
    does: 'finds the pin in a search',
    call: async (visitor, { word }) => {
      await indexChanges(site.deps);
      return listed(
        visitor.graphql(
          'query ($word: String!) { v3SearchPinsQuery(query: $word, first: 25) { connection { edges { node { entityId } } } } }',
          { word },
        ),
        'v3SearchPinsQuery',
      );
    },
    status: (role, state) => (state === 'protected' && !on(role) ? 404 : read(role, state)),
  },
  {
    does: 'finds pins related to the pin',
    call: (visitor, { pinId }) =>
      listed(
        visitor.graphql(
          'query ($pin: ID!) { v3RelatedPinsQuery(pin: $pin, first: 25) { connection { edges { node { entityId } } } } }',
          { pin: pinId },
        ),
        'v3RelatedPinsQuery',
      ),
    status: read,
  },
  {
    does: 'finds ideas for the board',
    call: (visitor, { username, slug }) =>
      withStatus(
        visitor.graphql(
          'query ($username: String!, $slug: String!) { v3GetBoardQuery(username: $username, slug: $slug) { __typename ... on BoardData { data { name moreIdeas(first: 25) { edges { node { entityId title } } } } } ... on NotFound { message } } }',
          { username, slug },
        ),
        'v3GetBoardQuery',
      ),
    status: read,
  },
  {
    does: 'finds products like the pin',
    call: (visitor, { pinId }) =>
      listed(
        visitor.graphql(
          'query ($pin: ID!) { v3PinProductsQuery(pin: $pin, first: 25) { connection { edges { node { entityId } } } } }',
          { pin: pinId },
        ),
        'v3PinProductsQuery',
      ),
    status: read,
  },
  {
    does: 'finds pins that look like a part of the pin',
    call: (visitor, { pinId }) =>
      listed(
        visitor.graphql(
          'query ($pin: ID!) { v3VisualSearchQuery(pin: $pin, crop: { x: 10, y: 10, width: 80, height: 80 }, first: 25) { connection { edges { node { entityId } } } } }',
          { pin: pinId },
        ),
        'v3VisualSearchQuery',
      ),
    status: read,
  },
  {
    does: 'saves the pin',
    call: (visitor, { pinId }) => visitor.call('Repin', 'create', { pin_id: pinId }),
    status: member(() => true),
  },
  {
    does: 'follows the board',
    call: (visitor, { boardId }) => visitor.v3('PUT', `/v3/boards/${boardId}/follow/`),
    status: follows,
  },
  {
    does: 'unfollows the board',
    call: (visitor, { boardId }) => visitor.v3('DELETE', `/v3/boards/${boardId}/follow/`),
    status: follows,
  },
  {
    does: 'chooses how they see the board',
    call: (visitor, { boardId: board_id }) =>
      visitor.call('BoardLook', 'update', { board_id, card_size: 'large', pictures_only: true }),
    status: member(() => true),
  },
  ...['default', 'pinner', 'board', 'undo'].map((feedback_type) => ({
    does: `says ${feedback_type} of the pin`,
    call: (visitor: TestVisitor, { pinId }: Place) =>
      visitor.call('PinFeedback', 'update', { pin_id: pinId, feedback_type }),
    status: member(() => true),
  })),
  ...['hide', 'undo'].map((action) => ({
    does: `calls ${action} on the pin in news that nobody got`,
    call: (visitor: TestVisitor, { pinId }: Place) =>
      visitor.v3('PUT', `/v3/news_hub/7/pin/${pinId}/${action}/`),
    status: (role: Role) => (role === 'signed-out' ? 401 : 404),
  })),
  ...['hide', 'undo'].map((action) => ({
    does: `calls ${action} on the pin in news of their own`,
    call: (visitor: TestVisitor, { pinId }: Place) =>
      visitor.v3('PUT', `/v3/news_hub/${ownNotifications.get(visitor) ?? '7'}/pin/${pinId}/${action}/`),
    status: member(() => true),
  })),
  ...['p2p/:pin/hide', 'p2p/:pin/unhide', 'search/:pin/hide', 'search/:pin/unhide'].map((path) => ({
    does: `calls ${path}`,
    call: (visitor: TestVisitor, { pinId }: Place) =>
      visitor.v3('PUT', `/v3/${path.replace(':pin', pinId)}/`),
    status: member(() => true),
  })),
  {
    does: 'sends the pin to the guest',
    call: (visitor, { pinId }) =>
      visitor.call('Conversations', 'create', { user_ids: [guest.id], pin_id: pinId }),
    status: member(() => true),
  },
  {
    does: 'sends the board to the guest',
    call: (visitor, { boardId }) =>
      visitor.call('Conversations', 'create', { user_ids: [guest.id], board_id: boardId }),
    status: member(() => true),
  },
  {
    does: 'changes the board',
    call: (visitor, { boardId }) =>
      visitor.call('Board', 'update', { board_id: boardId, description: 'Mine' }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'deletes the board',
    call: (visitor, { boardId }) => visitor.call('Board', 'delete', { board_id: boardId }),
    status: member((role) => role === 'owner'),
    spends: true,
  },
  {
    does: 'archives the board, and its owner takes it out again',
    async call(visitor, { boardId }) {
      const answer = await visitor.call('BoardArchive', 'create', { board_id: boardId });
      if (answer.status === 200) await visitor.call('BoardArchive', 'delete', { board_id: boardId });
      return answer;
    },
    status: member((role) => role === 'owner'),
  },
  {
    does: 'takes the board out of the archive',
    call: (visitor, { boardId }) => visitor.call('BoardArchive', 'delete', { board_id: boardId }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'restores the board, which only its owner ever can',
    call: (visitor, { boardId }) => visitor.call('BoardRestore', 'create', { board_id: boardId }),
    status: (role) => (role === 'signed-out' ? 401 : role === 'owner' ? 200 : 404),
    spends: true,
  },
  {
    does: 'merges the board into one of their own',
    call: (visitor, { boardId }) =>
      visitor.call('BoardMerge', 'create', { board_id: boardId, into_board_id: boardOf(visitor) }),
    status: member((role) => role === 'owner'),
    spends: true,
  },
  {
    does: 'makes a link that shows the board',
    call: (visitor, { boardId }) => visitor.call('BoardShareLink', 'create', { board_id: boardId }),
    status: member((role) => role === 'owner'),
    spends: true,
  },
  {
    does: 'reads the links that show the board',
    call: (visitor, { boardId }) => visitor.get('BoardShareLink', { board_id: boardId }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'takes a link back that shows the board',
    call: (visitor, { boardId }) =>
      visitor.call('BoardShareLink', 'delete', { board_id: boardId, link_id: '7' }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'reads the images of guests that wait on the board',
    call: (visitor, { boardId }) => visitor.get('BoardGuestImage', { board_id: boardId }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'accepts an image of a guest that does not exist',
    call: (visitor, { boardId }) =>
      visitor.call('BoardGuestImage', 'update', { board_id: boardId, image_id: '7', decision: 'accept' }),
    status: (role, state) => {
      const status = member((one) => one === 'owner')(role, state);
      return status === 200 ? 409 : status;
    },
  },
  ...(
    [
      ['BoardShareLinkRestore', { link_id: '7' }],
      ['BoardInviteLinkRestore', {}],
      ['BoardPersonRestore', { invited_user_id: '7' }],
    ] as const
  ).map(([name, options]) => ({
    does: `calls ${name}, where nothing was ended`,
    call: (visitor: TestVisitor, { boardId }: Place) =>
      visitor.call(name, 'create', { board_id: boardId, ...options }),
    status: (role: Role, state: State) => {
      const status = member((one) => one === 'owner')(role, state);
      return status === 200 ? 409 : status;
    },
    spends: true,
  })),
  {
    does: 'changes what somebody on the board may do',
    call: (visitor, { boardId }) =>
      visitor.call('BoardCollaborator', 'update', {
        board_id: boardId,
        invited_user_id: who('collaborator').id,
        rights: [],
      }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'asks for an invite to the board, which nobody has',
    call: (visitor, { username, slug }) =>
      withStatus(
        visitor.graphql(
          'query ($username: String!, $slug: String!) { v3GetBoardInviteQuery(username: $username, slug: $slug) { __typename ... on BoardInviteData { data { boardName } } ... on NotFound { message } } }',
          { username, slug },
        ),
        'v3GetBoardInviteQuery',
      ),
    status: () => 404,
  },
  {
    does: 'makes a section',
    call: (visitor, { boardId }) =>
      visitor.call('BoardSection', 'create', {
        board_id: boardId,
        title: `Section ${randomUUID()}`.slice(0, 40),
      }),
    status: member(on),
  },
  {
    does: 'writes a note on the board',
    call: (visitor, { boardId }) =>
      visitor.call('BoardNote', 'create', { board_id: boardId, text: 'A note' }),
    status: member(on),
  },
  {
    does: 'writes something else on the note',
    call: (visitor, { noteId }) =>
      visitor.call('BoardNote', 'update', { note_id: noteId, todos: [{ text: 'Glaze' }] }),
    status: member(on),
  },
  {
    does: 'checks what is to be done on the note',
    call: (visitor, { noteId }) =>
      visitor.call('BoardNoteCheck', 'update', { note_id: noteId, nth: 0, text: 'Glaze', is_done: true }),
    status: member(on),
  },
  {
    does: 'deletes the note and brings it back',
    async call(visitor, { noteId }) {
      const gone = await visitor.call('BoardNote', 'delete', { note_id: noteId });
      const back = await visitor.call('BoardNoteRestore', 'create', { note_id: noteId });
      return gone.status === 200 ? back : gone;
    },
    status: member((role) => role === 'owner'),
  },
  {
    does: 'names the section',
    call: (visitor, { sectionId }) =>
      visitor.call('BoardSectionEdit', 'create', { section_id: sectionId, title: 'Cups' }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'deletes the section and brings it back',
    async call(visitor, { sectionId }) {
      const gone = await visitor.call('BoardSectionEdit', 'delete', { section_id: sectionId });
      const back = await visitor.call('BoardSectionEdit', 'update', { section_id: sectionId });
      return gone.status === 200 ? back : gone;
    },
    status: member((role) => role === 'owner'),
  },
  {
    does: 'moves the section',
    call: (visitor, { sectionId }) =>
      visitor.call('BoardSectionOrder', 'update', { section_id: sectionId, before_id: null }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'puts the pin at the end of the board',
    call: (visitor, { boardId, pinId }) =>
      visitor.call('PinOrder', 'update', { board_id: boardId, pin_id: pinId, before_id: null }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'puts the board at the end of the profile',
    call: (visitor, { boardId }) =>
      visitor.call('BoardOrder', 'update', { board_id: boardId, before_id: null }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'takes back a deletion of pins that never was',
    async call(visitor, { boardId }) {
      const answer = await visitor.call('BulkEditUndo', 'create', {
        board_id: boardId,
        deleted_at: '2026-01-01T00:00:00.000000Z',
      });
      // Members of the board get `pin_not_found`, since no such pins exist; all others get `board_not_found`.
      const isLooked = answer.error?.code === 'pin_not_found';
      return isLooked ? { ...answer, data: null, error: null, status: 200 } : answer;
    },
    status: member(on),
  },
  {
    does: 'takes back a move of pins that never was',
    call: (visitor) => visitor.call('BulkMoveUndo', 'create', { move_id: '7' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'merges the pin, which its creator did not save, with another',
    call: (visitor, { pinId }) =>
      visitor.call('PinMerge', 'create', { keep_id: pinId, pin_ids: [pinId, '7'] }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'takes back a merge of pins that never was',
    call: (visitor) => visitor.call('PinMerge', 'delete', { merge_id: '7' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'makes a pin in the section',
    call: (visitor, { boardId, sectionId }) =>
      visitor.call('Pin', 'create', { board_id: boardId, section: sectionId, image_base64: picture }),
    status: member(on),
  },
  {
    does: 'saves to the board',
    call: (visitor, { boardId }) => visitor.call('Repin', 'create', { pin_id: open(), board_id: boardId }),
    status: member(on),
  },
  {
    does: 'saves to the section',
    call: (visitor, { boardId, sectionId }) =>
      visitor.call('Repin', 'create', { pin_id: open(), board_id: boardId, section: sectionId }),
    status: member(on),
  },
  {
    does: 'changes the pin',
    call: (visitor, { pinId }) => visitor.call('Pin', 'update', { id: pinId, description: 'Mine' }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'reads the video of the pin, which has none',
    call: (visitor, { pinId }) => visitor.get('PinVideo', { id: pinId }),
    status: changesNothing,
  },
  {
    does: 'changes the cover and the captions of the pin, which has no video',
    call: (visitor, { pinId }) =>
      visitor.call('PinVideo', 'update', { id: pinId, cover_seconds: 1, captions: [] }),
    status: changesNothing,
  },
  {
    does: 'moves the pin',
    call: (visitor, { pinId }) => visitor.call('Repin', 'update', { pin_id: pinId }),
    status: member((role) => role === 'owner'),
    spends: true,
  },
  {
    does: 'deletes the pin',
    call: (visitor, { pinId }) => visitor.call('Pin', 'delete', { id: pinId }),
    status: member((role) => role === 'owner'),
    spends: true,
  },
  {
    does: 'brings back the pin that the owner has just deleted',
    async call(visitor, { pinId }) {
      await who('owner').call('Pin', 'delete', { id: pinId });
      const answer = await visitor.call('PinRestore', 'create', { id: pinId });
      await who('owner').call('PinRestore', 'create', { id: pinId });
      return answer;
    },
    status: (role, state) =>
      role === 'signed-out' ? 401 : role === 'owner' && state !== 'deleted' ? 200 : 404,
  },
  {
    does: 'reads who is on the board',
    call: (visitor, { boardId }) => visitor.get('BoardCollaborator', { board_id: boardId }),
    status: read,
  },
  {
    does: 'takes the guest off the board',
    call: (visitor, { boardId }) =>
      visitor.call('BoardCollaborator', 'delete', { board_id: boardId, invited_user_id: guest.id }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'leaves the board',
    call: (visitor, { boardId }) =>
      visitor.call('BoardCollaborator', 'delete', { board_id: boardId, invited_user_id: visitor.id }),
    status: (role) => (role === 'signed-out' ? 401 : 200),
    spends: true,
  },
  {
    does: 'reads who is invited',
    call: (visitor, { boardId }) => visitor.get('BoardInvite', { board_id: boardId }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'invites the guest',
    call: (visitor, { boardId }) =>
      visitor.call('BoardInvite', 'create', { board_id: boardId, username: guest.username }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'takes back the invite of the guest',
    call: (visitor, { boardId }) =>
      visitor.call('BoardInvite', 'delete', { board_id: boardId, invited_user_id: guest.id }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'accepts an invite, which only those on the board ever had',
    call: (visitor, { boardId }) => visitor.call('BoardInvite', 'update', { board_id: boardId }),
    status: (role, state) => (role === 'signed-out' ? 401 : on(role) && state !== 'deleted' ? 200 : 404),
  },
  {
    does: 'declines an invite that there may be',
    call: (visitor, { boardId }) =>
      visitor.call('BoardInvite', 'delete', { board_id: boardId, invited_user_id: visitor.id }),
    status: (role) => (role === 'signed-out' ? 401 : 200),
  },
  {
    does: 'makes a link to the board',
    call: (visitor, { boardId }) => visitor.call('BoardInviteLink', 'create', { board_id: boardId }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'takes back the links to the board',
    call: (visitor, { boardId }) => visitor.call('BoardInviteLink', 'delete', { board_id: boardId }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'copies the pin with others',
    call: (visitor, { pinId }) =>
      visitor.call('BulkEdit', 'create', { board_id: boardOf(visitor), pin_ids: [pinId] }),
    status: member(() => true),
  },
  {
    does: 'copies all of the board',
    call: (visitor, { boardId }) =>
      visitor.call('BulkEditSelectAll', 'create', { board_id: boardOf(visitor), from_board_id: boardId }),
    status: member(() => true),
  },
  {
    does: 'copies pins to the section',
    call: (visitor, { boardId, sectionId }) =>
      visitor.call('BulkEdit', 'create', { board_id: boardId, section_id: sectionId, pin_ids: [open()] }),
    status: member(on),
  },
  {
    does: 'copies all of another board to the board',
    call: (visitor, { boardId }) =>
      visitor.call('BulkEditSelectAll', 'create', { board_id: boardId, from_board_id: boardOf(visitor) }),
    status: member(on),
  },
  {
    does: 'moves the pin with others',
    call: (visitor, { pinId }) =>
      visitor.call('BulkEdit', 'update', { board_id: boardOf(visitor), pin_ids: [pinId] }),
    status: member((role) => role === 'owner'),
    spends: true,
  },
  {
    does: 'moves all of the board',
    call: (visitor, { boardId }) =>
      visitor.call('BulkEditSelectAll', 'update', { board_id: boardOf(visitor), from_board_id: boardId }),
    status: member((role) => role === 'owner'),
    spends: true,
  },
  {
    does: 'moves all of another board to the board',
    call: (visitor, { boardId }) =>
      visitor.call('BulkEditSelectAll', 'update', { board_id: boardId, from_board_id: emptyOf(visitor) }),
    status: member(on),
  },
  {
    does: 'deletes the pin with others',
    call: (visitor, { pinId }) => visitor.call('BulkEdit', 'delete', { pin_ids: [pinId] }),
    status: member((role) => role === 'owner'),
    spends: true,
  },
  {
    does: 'deletes all that is on the board',
    call: (visitor, { boardId }) => visitor.call('BulkEditSelectAll', 'delete', { board_id: boardId }),
    status: member((role) => role === 'owner'),
    spends: true,
  },
  ...(['create', 'delete'] as const).map((action) => ({
    does: `reacts to the pin: ${action}`,
    call: (visitor: TestVisitor, { pinId }: Place) =>
      visitor.call('PinReaction', action, {
        pin_id: pinId,
        ...(action === 'create' ? { reaction_type: 5 } : {}),
      }),
    status: member(() => true),
  })),
  {
    does: 'reads the comments on the pin',
    call: (visitor, { pinId }) => visitor.get('UnifiedComments', { pin_id: pinId }),
    status: read,
  },
  {
    does: 'opens the comments on the pin',
    call: (visitor, { pinId }) =>
      withStatus(
        visitor.graphql(
          'query ($pin: ID!) { v3GetPinCommentsQuery(pin: $pin) { __typename ... on PinCommentsData { commentCount connection { edges { node { text author { username } } } } } ... on NotFound { message } } }',
          { pin: pinId },
        ),
        'v3GetPinCommentsQuery',
      ),
    status: read,
  },
  {
    does: 'comments on the pin',
    call: (visitor, { pinId }) =>
      visitor.call('AggregatedComment', 'create', { pin_id: pinId, text: 'Lovely' }),
    status: member(() => true),
  },
  {
    does: 'reads the comment of the owner',
    call: (visitor, { commentId }) => visitor.get('AggregatedComment', { comment_id: commentId }),
    status: read,
  },
  {
    does: 'reads the replies to the comment',
    call: (visitor, { commentId }) => visitor.get('AggregatedCommentReply', { comment_id: commentId }),
    status: read,
  },
  {
    does: 'opens the replies to the comment',
    call: (visitor, { commentId }) =>
      withStatus(
        visitor.graphql(
          'query ($comment: ID!) { v3GetCommentRepliesQuery(comment: $comment) { __typename ... on CommentRepliesData { connection { edges { node { text } } } } ... on NotFound { message } } }',
          { comment: commentId },
        ),
        'v3GetCommentRepliesQuery',
      ),
    status: read,
  },
  {
    does: 'replies to the comment',
    call: (visitor, { commentId }) =>
      visitor.call('AggregatedCommentReply', 'create', { comment_id: commentId, text: 'Indeed' }),
    status: member(() => true),
  },
  ...(['create', 'delete'] as const).map((action) => ({
    does: `reacts to the comment: ${action}`,
    call: (visitor: TestVisitor, { commentId }: Place) =>
      visitor.call('AggregatedCommentReaction', action, {
        comment_id: commentId,
        ...(action === 'create' ? { reaction_type: 5 } : {}),
      }),
    status: member(() => true),
  })),
  {
    does: 'changes the comment',
    call: (visitor, { commentId }) =>
      visitor.call('AggregatedComment', 'update', { comment_id: commentId, text: 'Changed' }),
    status: member((role) => role === 'owner'),
  },
  {
    does: 'deletes the comment',
    call: (visitor, { commentId }) => visitor.call('AggregatedComment', 'delete', { comment_id: commentId }),
    status: member((role) => role === 'owner'),
    spends: true,
  },
  ...(['pin', 'board', 'comment'] as const).map((kind) => ({
    does: `reports the ${kind}`,
    call: (visitor: TestVisitor, place: Place) =>
      visitor.call('Report', 'create', { object_type: kind, object_id: place[`${kind}Id`], reason: 'spam' }),
    status: reports,
  })),
  {
    does: 'checks a link of the pin, which is no less bad when the pin is hidden',
    call: (visitor, { pinId }) => visitor.v3('POST', '/v3/offsite/', linkOf(pinId, true)),
    status: everybody,
  },
  {
    does: 'logs an event of the pin, which tells nothing back',
    call: (visitor, { pinId, boardId }) =>
      visitor.v3('POST', '/v3/events/', {
        events: [{ id: randomUUID(), event_type: 18, time: Date.now(), pin_id: pinId, board_id: boardId }],
      }),
    status: () => 202,
  },
  {
    does: 'clicks on a link of the pin',
    call: (visitor, { pinId }) => visitor.v3('POST', '/v3/offsite/', linkOf(pinId, false)),
    status: everybody,
  },
];

/** The notifications of a visitor. */
const ownNotifications = new Map<TestVisitor, string>();

/** Boards of a visitor: one with saved content, one that stays empty. */
const ownBoards = new Map<TestVisitor, { readonly filled: string; readonly empty: string }>();
const boardOf = (visitor: TestVisitor): string => ownBoards.get(visitor)?.filled ?? '7';
const emptyOf = (visitor: TestVisitor): string => ownBoards.get(visitor)?.empty ?? '7';

/** A pin that is visible to everyone. */
const open = (): string => places.get('public')?.pinId ?? '';

const rows = ROLES.flatMap((role) =>
  STATES.flatMap((state) =>
    CASES.map((one): Case & { readonly role: Role; readonly state: State; readonly wanted: number } => ({
      ...one,
      role,
      state,
      wanted: one.status(role, state),
    })),
  ),
);

type Cell = (typeof rows)[number];

async function checkCell({ role, state, call, wanted, spends }: Cell): Promise<void> {
  const place = spends && wanted === 200 ? await newPlace(state) : places.get(state);
  if (!place) throw new Error(`There is no ${state} board.`);
  const answer = await call(who(role), place);
  expect(answer.status).toBe(wanted);
  if (wanted !== 404) return;
  expect(toBytes(answer)).toBe(await answerForMissing(role, call));
}

/** The answers for an object that does not exist, by the request and the role: they are the same for each state. */
const missingAnswers = new Map<Cell['call'], Map<Role, Promise<string>>>();

function answerForMissing(role: Role, call: Cell['call']): Promise<string> {
  const byRole = missingAnswers.get(call) ?? new Map<Role, Promise<string>>();
  missingAnswers.set(call, byRole);
  const answer = byRole.get(role) ?? call(who(role), MISSING).then(toBytes);
  byRole.set(role, answer);
  return answer;
}

function toBytes({ status, data, error }: TestAnswer): string {
  return JSON.stringify({ status, data, error: { ...error, request_id: '' } });
}

test.each(rows)('[BF-06] $role, $state board: $does → $wanted', checkCell);

describe('boards of a private profile', () => {
  const setPrivate = (isPrivate: boolean) =>
    site.deps.db
      .update(users)
      .set({ isPrivate })
      .where(eq(users.id, BigInt(who('owner').id)));
  beforeAll(async () => {
    await setPrivate(true);
    missingAnswers.clear();
    for (const visitor of people.values()) visitor.changeAddress();
  });
  afterAll(() => setPrivate(false));
  // Feedback on a pin of the owner ends the follow.
  beforeEach(() =>
    site.deps.db
      .insert(userFollows)
      .values({ followerId: BigInt(who('follower').id), followedId: BigInt(who('owner').id) })
      .onConflictDoNothing(),
  );

  test.each(
    ROLES_OF_PRIVATE.flatMap((role) =>
      CASES.map((one): Cell => ({ ...one, role, state: 'private', wanted: one.status(role, 'private') })),
    ),
  )('[AC-04] $role, board of a private profile: $does → $wanted', checkCell);
});

/** Posts the form of an upload, with a small text file. */
async function postFile(visitor: TestVisitor, fields: object): Promise<TestAnswer> {
  const parts = Object.entries({ ...fields, file: 'cup' }).map(
    ([name, value]) =>
      `--cut-here\r\nContent-Disposition: form-data; name="${name}"${name === 'file' ? '; filename="cup.png"\r\nContent-Type: image/png' : ''}\r\n\r\n${value}\r\n`,
  );
  const response = await site.app.inject({
    method: 'POST',
    url: '/resource/VIPResource/upload/',
    payload: `${parts.join('')}--cut-here--\r\n`,
    headers: {
      'content-type': 'multipart/form-data; boundary=cut-here',
      'sec-fetch-site': 'same-origin',
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  const { error } = response.json().resource_response;
  return { status: response.statusCode, data: null, error, bookmark: undefined, headers: response.headers };
}

const members = (role: Role): number => (role === 'signed-out' ? 401 : 200);
/** Stores the only import of the owner, in a state. */
async function importOfOwner(state: 'ready' | 'finished'): Promise<string> {
  const id = newId();
  const startedAt = state === 'ready' ? null : new Date();
  await site.deps.db.delete(memberImports);
  await site.deps.db
    .insert(memberImports)
    .values({ id, ownerId: BigInt(who('owner').id), state, fileName: 'a.zip', bytes: 1, startedAt });
  return String(id);
}
/** Expected status of content that belongs to the owner alone. */
const ofOwner = (role: Role): number => (role === 'owner' ? 200 : role === 'signed-out' ? 401 : 404);
const unlessBlocked = (role: Role): number => (role === 'blocked' ? 404 : 200);
/** Expected status of moderators only; the employee is one here. */
const moderates = (role: Role, found: number): number => {
  if (role === 'signed-out') return 401;
  return role === 'employee' ? found : 403;
};
const FOOTER = { placed_experience_id: '1000069:500417' };
const LEAVING = { placed_experience_id: '1000105:500541' };
const A_DEFINITION = {
  placementId: '1900001',
  experienceId: '1',
  type: 'footer',
  content: {},
  targeting: { audience: 'signed-in' },
};

/** Expected status of the owner only. */
const ownersAlone = (role: Role): number => (role === 'owner' ? 200 : role === 'signed-out' ? 401 : 404);

/** Expected status of an action on the owner: not for themselves, and not found for members they blocked. */
const meets = (role: Role): number => {
  if (role === 'owner') return 400;
  return role === 'blocked' ? 404 : members(role);
};

/** Requests about the caller or about other members, independent of any board. */
const OWN: readonly {
  readonly does: string;
  readonly call: (visitor: TestVisitor) => Promise<TestAnswer>;
  readonly status: (role: Role) => number;
}[] = [
  {
    does: 'reads the experiences of a placement',
    call: (visitor) => visitor.get('UserExperience', { placement_ids: ['1000069'] }),
    status: everybody,
  },
  {
    does: 'reads the experiences of all placements',
    call: (visitor) => visitor.get('UserExperiencePlatform'),
    status: everybody,
  },
  {
    does: 'triggers an experience',
    call: (visitor) => visitor.v3('PUT', '/v3/experiences/1000069%3A500417/trigger/'),
    status: members,
  },
  {
    does: 'views an experience',
    call: (visitor) => visitor.call('UserExperienceViewed', 'update', FOOTER),
    status: members,
  },
  {
    does: 'completes an experience',
    call: (visitor) => visitor.call('UserExperienceCompleted', 'update', FOOTER),
    status: members,
  },
  {
    does: 'dismisses an experience',
    call: (visitor) => visitor.call('UserExperience', 'delete', FOOTER),
    status: members,
  },
  {
    does: 'reads how experiences are defined',
    call: (visitor) => visitor.get('ExperienceDefinition'),
    status: (role) => moderates(role, 200),
  },
  {
    does: 'defines an experience',
    call: (visitor) => visitor.call('ExperienceDefinition', 'update', { experience: A_DEFINITION }),
    status: (role) => moderates(role, 200),
  },
  {
    does: 'ends an experience',
    call: (visitor) => visitor.call('ExperienceDefinition', 'delete', LEAVING),
    status: (role) => moderates(role, 200),
  },
  ...(['Articles', 'Article', 'ArticlePins'] as const).map((name) => ({
    does: `reads ${name} of the editors`,
    call: (visitor: TestVisitor) =>
      visitor.get(name, name === 'Article' ? { id: '7' } : name === 'ArticlePins' ? { pin_ids: ['7'] } : {}),
    status: (role: Role) => moderates(role, name === 'Article' ? 404 : 200),
  })),
  {
    does: 'writes an article',
    call: (visitor) => visitor.call('Article', 'create', { content: AN_ARTICLE }),
    status: (role) => moderates(role, 200),
  },
  {
    does: 'changes an article that is not there',
    call: (visitor) => visitor.call('Article', 'update', { id: '7', version: 1, content: AN_ARTICLE }),
    status: (role) => moderates(role, 404),
  },
  ...(
    [
      ['Article', 'delete'],
      ['ArticlePublication', 'create'],
      ['ArticlePublication', 'delete'],
    ] as const
  ).map(([name, action]) => ({
    does: `asks for ${name} ${action} of an article that is not there`,
    call: (visitor: TestVisitor) => visitor.call(name, action, { id: '7', version: 1 }),
    status: (role: Role) => moderates(role, 404),
  })),
  ...(['SignOn', 'SignOnProvider'] as const).map((name) => ({
    does: `reads ${name}, the log-in by a provider`,
    call: (visitor: TestVisitor) => visitor.get(name),
    status: everybody,
  })),
  {
    does: 'asks for the provider of a domain that has none',
    call: (visitor) => visitor.call('SignOnDomain', 'create', { email: 'mara@pegboard.example' }),
    status: () => 404,
  },
  ...(
    [
      ['SignOnAccount', { full_name: 'Ines Moreau' }],
      ['SignOnSession', {}],
      ['SignOnIdentity', {}],
    ] as const
  ).map(([name, options]) => ({
    does: `asks for ${name} without an identity that a provider confirmed`,
    call: (visitor: TestVisitor) => visitor.call(name, 'create', options),
    status: () => 401,
  })),
  ...(['SignOnIdentity', 'BusinessSignOn'] as const).map((name) => ({
    does: `reads ${name}`,
    call: (visitor: TestVisitor) => visitor.get(name),
    status: members,
  })),
  ...(
    [
      ['SignOnIdentity', 'delete'],
      ['PushSubscription', 'delete'],
      ['PushTest', 'create'],
    ] as const
  ).map(([name, action]) => ({
    does: `asks for ${name} ${action} of one that is not there`,
    call: (visitor: TestVisitor) => visitor.call(name, action, { id: '7' }),
    status: (role: Role) => (role === 'signed-out' ? 401 : 404),
  })),
  {
    does: 'adds a device whose push service is on this machine',
    call: (visitor) =>
      visitor.call('PushSubscription', 'create', {
        endpoint: 'https://localhost/push',
        keys: { p256dh: 'a', auth: 'b' },
      }),
    status: (role) => (role === 'signed-out' ? 401 : 400),
  },
  {
    does: 'chooses the channels of notifications',
    call: (visitor) => visitor.call('NotificationChoices', 'update', { kinds: {} }),
    status: members,
  },
  {
    does: 'chooses the times of notifications',
    call: (visitor) => visitor.call('NotificationSchedule', 'update', { digest: 'daily' }),
    status: members,
  },
  {
    does: 'reads which mails they want',
    call: (visitor) => visitor.get('EmailSettings'),
    status: members,
  },
  {
    does: 'chooses which mails they want',
    call: (visitor) => visitor.call('EmailSettings', 'update', { lists: { board_invites: true } }),
    status: members,
  },
  {
    does: 'says what they think of the mails',
    call: (visitor) => visitor.call('EmailSurvey', 'create', { reason: 'useful' }),
    status: members,
  },
  {
    does: 'gives their day of birth',
    call: (visitor) => visitor.call('AgeAppeal', 'create', { birth_date: '1990-05-01' }),
    status: members,
  },
  {
    does: 'reads the state of the quick saves',
    call: (visitor) => visitor.get('UserState', { state: 'QUICK_SAVES_BOARD_ID' }),
    status: members,
  },
  {
    does: 'makes the board of quick saves',
    call: (visitor) => visitor.call('UserState', 'create', { state: 'QUICK_SAVES_BOARD_ID' }),
    status: members,
  },
  {
    does: 'asks who they are',
    call: (visitor) => visitor.v3('POST', '/v3/users/me/'),
    status: members,
  },
  {
    does: 'asks by what their ads are chosen',
    call: (visitor) =>
      visitor.graphql('{ viewer { adSettings { byActivity byPartners gender birthYear } } }'),
    status: everybody,
  },
  {
    does: 'asks whether an e-mail is registered',
    call: (visitor) => visitor.v3('GET', '/v3/register/exists/', { email: 'nobody@pegboard.example' }),
    status: everybody,
  },
  {
    does: 'reads the countries',
    call: (visitor) => visitor.get('Countries'),
    status: everybody,
  },
  {
    does: 'leaves by an address that nobody signed',
    call: (visitor) => visitor.v3('GET', '/offsite/', { url: 'https://shop.example/' }),
    status: () => 400,
  },
  {
    does: 'leaves by an interstitial that nobody signed',
    call: (visitor) => visitor.v3('GET', '/pin_redirect/', { redirectUrl: 'https://shop.example/' }),
    status: () => 400,
  },
  {
    does: 'reads the locales',
    call: (visitor) => visitor.get('Locales'),
    status: everybody,
  },
  {
    does: 'registers a click on an ad that nobody has',
    call: (visitor) =>
      visitor.v3('GET', '/v3/attribution_source/', {
        source_event_id: '1',
        source_event_type: 'click',
        destination: '["https://shop.example"]',
        advertiser_id: '7',
        campaign_id: '7',
      }),
    status: () => 404,
  },
  ...(['create', 'delete'] as const).map((action) => ({
    does: `follows the owner: ${action}`,
    call: (visitor: TestVisitor) => visitor.call('UserFollow', action, { user_id: who('owner').id }),
    status: meets,
  })),
  ...(['create', 'delete'] as const).map((action) => ({
    does: `follows a topic that is not there: ${action}`,
    call: (visitor: TestVisitor) => visitor.call('InterestFollow', action, { interest_id: '7' }),
    status: (role: Role) => (role === 'signed-out' ? 401 : 404),
  })),
  {
    does: 'takes what they saved into the home feed',
    call: (visitor) => visitor.call('HomeFeedSource', 'update', { kind: 'history', use: 'on' }),
    status: members,
  },
  ...(['UserFollowers', 'UserFollowing'] as const).map((name) => ({
    does: `reads ${name} of the owner`,
    call: (visitor: TestVisitor) => visitor.get(name, { username: who('owner').username }),
    status: unlessBlocked,
  })),
  {
    does: 'asks for the followers and the followed of the owner',
    call: (visitor) =>
      withStatus(
        visitor.graphql(
          `{ v3GetUserQuery(username: "${who('owner').username}") { __typename ... on UserData { data { followers { edges { node { username } } } following { edges { node { username } } } } } } }`,
        ),
        'v3GetUserQuery',
      ),
    status: unlessBlocked,
  },
  ...(['NewsHub', 'NewsHubBadge', 'NewsHubSettings'] as const).map((name) => ({
    does: `reads ${name}`,
    call: (visitor: TestVisitor) => visitor.get(name),
    status: members,
  })),
  {
    does: 'asks for their news',
    call: (visitor) =>
      visitor.graphql(
        '{ viewer { newsHubUnreadCount } v3GetNewsHubQuery { connection { edges { node { kind actors { username } pins { title } board { name } } } } } }',
      ),
    status: everybody,
  },
  {
    does: 'marks their news as read',
    call: (visitor) => visitor.call('NewsHub', 'update'),
    status: members,
  },
  {
    does: 'marks news of the owner as read',
    call: (visitor) =>
      visitor.call('NewsHub', 'update', { news_id: ownNotifications.get(who('owner')) ?? '7' }),
    status: ownersAlone,
  },
  {
    does: 'chooses which news they want',
    call: (visitor) => visitor.call('NewsHubSettings', 'update', { kinds: { reaction: true } }),
    status: members,
  },
  {
    does: 'reads the boards to which they may save',
    call: (visitor) => visitor.get('BoardPickerBoards'),
    status: members,
  },
  {
    does: 'reads what an app asks for',
    call: (visitor) => visitor.get('AppAuthorization', APP_REQUEST),
    status: members,
  },
  {
    does: 'allows an app to act for them',
    call: (visitor) => visitor.call('AppAuthorization', 'create', { ...APP_REQUEST, decision: 'allow' }),
    status: members,
  },
  {
    does: 'reads ConnectedApps',
    call: (visitor) => visitor.get('ConnectedApps'),
    status: members,
  },
  {
    does: 'disconnects an app of the owner',
    async call(visitor) {
      const [id, expiresAt] = [newId(), new Date(Date.now() + 60_000)];
      const grant = { id, userId: BigInt(who('owner').id), appId: BROWSER_EXTENSION.clientId, expiresAt };
      await site.deps.db.insert(appGrants).values({ ...grant, scopes: [] });
      return visitor.call('ConnectedApps', 'delete', { id: String(id) });
    },
    status: ofOwner,
  },
  {
    does: 'reads their registered apps',
    call: (visitor) => visitor.get('RegisteredApp'),
    status: members,
  },
  {
    does: 'registers an app',
    call: (visitor) => visitor.call('RegisteredApp', 'create', NEW_APP),
    status: members,
  },
  {
    does: 'deletes an app of the owner',
    async call(visitor) {
      const { data } = await who('owner').call('RegisteredApp', 'create', NEW_APP);
      return visitor.call('RegisteredApp', 'delete', { client_id: data.client_id });
    },
    status: ofOwner,
  },
  {
    does: 'reads the webhook addresses of an app of the owner',
    async call(visitor) {
      return visitor.get('WebhookEndpoint', { client_id: (await newWebhook()).client_id });
    },
    status: ofOwner,
  },
  {
    does: 'adds a webhook address to an app of the owner',
    async call(visitor) {
      const { client_id: clientId } = await newWebhook();
      return visitor.call('WebhookEndpoint', 'create', { client_id: clientId, ...WEBHOOK });
    },
    status: ofOwner,
  },
  ...(
    [
      ['WebhookEndpoint', 'update', WEBHOOK],
      ['WebhookSecret', 'create', {}],
      ['WebhookState', 'update', { is_enabled: true }],
      ['WebhookTest', 'create', {}],
      ['WebhookFailures', 'create', { since: '2026-01-01' }],
      ['WebhookEndpoint', 'delete', {}],
    ] as const
  ).map(([name, action, options]) => ({
    does: `calls ${name} ${action} for a webhook address of the owner`,
    async call(visitor: TestVisitor) {
      return visitor.call(name, action, { endpoint_id: (await newWebhook()).endpoint_id, ...options });
    },
    status: ofOwner,
  })),
  {
    does: 'reads the deliveries of a webhook address of the owner',
    async call(visitor) {
      return visitor.get('WebhookDeliveries', { endpoint_id: (await newWebhook()).endpoint_id });
    },
    status: ofOwner,
  },
  {
    does: 'sends a delivery to a webhook address of the owner again',
    async call(visitor) {
      const { endpoint_id: id } = await newWebhook();
      await who('owner').call('WebhookTest', 'create', { endpoint_id: id });
      const { data } = await who('owner').get('WebhookDeliveries', { endpoint_id: id });
      await site.pool.query("update webhook_deliveries set state = 'failed' where id = $1", [data[0].id]);
      return visitor.call('WebhookReplay', 'create', { endpoint_id: id, delivery_id: data[0].id });
    },
    status: ofOwner,
  },
  {
    does: 'reads their personal tokens',
    call: (visitor) => visitor.get('PersonalToken'),
    status: members,
  },
  {
    does: 'creates a personal token',
    call: (visitor) =>
      visitor.call('PersonalToken', 'create', { name: 'A script', scopes: ['boards:read'], days: 7 }),
    status: members,
  },
  {
    does: 'revokes a personal token of the owner',
    async call(visitor) {
      const grant = { userId: BigInt(who('owner').id), name: 'A script', scopes: [] };
      const { row } = await createAccessTokens(site.deps).issue(site.deps.db, grant);
      return visitor.call('PersonalToken', 'delete', { id: String(row.id) });
    },
    status: ofOwner,
  },
  {
    does: 'reads their exports',
    call: (visitor) => visitor.get('DataExport'),
    status: members,
  },
  {
    does: 'deletes an export of the owner',
    async call(visitor) {
      const id = newId();
      const ready = { id, ownerId: BigInt(who('owner').id), state: 'ready' as const };
      await site.deps.db.insert(memberExports).values(ready);
      return visitor.call('DataExport', 'delete', { id: String(id) });
    },
    status: ofOwner,
  },
  {
    does: 'confirms the download of an export of the owner',
    async call(visitor) {
      const id = newId();
      const ready = { id, ownerId: BigInt(who('owner').id), state: 'ready' as const };
      await site.deps.db.insert(memberExports).values(ready);
      return visitor.call('DataExportDownload', 'create', { id: String(id), password: TEST_PASSWORD });
    },
    status: ofOwner,
  },
  {
    does: 'answers the questions to a new member',
    call: (visitor) => visitor.call('Onboarding', 'create', { gender: 'female', interest_ids: ['7'] }),
    status: members,
  },
  {
    does: 'starts an export of their data',
    async call(visitor) {
      await site.deps.db.delete(memberExports);
      return visitor.call('DataExport', 'create');
    },
    status: members,
  },
  {
    does: 'reads their imports',
    call: (visitor) => visitor.get('DataImport'),
    status: members,
  },
  ...(
    [
      ['starts', 'ready', 'DataImport', 'create', { privacy: 'secret', boards: [], board_id: null }],
      ['deletes', 'ready', 'DataImport', 'delete', {}],
      ['undoes', 'finished', 'DataImportUndo', 'create', {}],
    ] as const
  ).map(([does, state, name, action, options]) => ({
    does: `${does} an import of the owner`,
    async call(visitor: TestVisitor) {
      const id = await importOfOwner(state);
      return visitor.call(name, action, { id, ...options });
    },
    status: ofOwner,
  })),
  {
    does: 'reads the report of an import of the owner',
    call: async (visitor) => visitor.get('DataImportReport', { id: await importOfOwner('finished') }),
    status: ofOwner,
  },
  ...(['Conversations', 'ConversationsBadge', 'Contacts'] as const).map((name) => ({
    does: `reads ${name}`,
    call: (visitor: TestVisitor) => visitor.get(name),
    status: members,
  })),
  {
    does: 'asks for their conversations and contacts',
    call: (visitor) =>
      visitor.graphql(
        '{ viewer { unreadConversationCount conversationRequestCount suggestedContacts { username } conversations { edges { node { people { username } lastMessage { text } } } } } }',
      ),
    status: everybody,
  },
  {
    does: 'writes to the owner',
    call: (visitor) =>
      visitor.call('Conversations', 'create', { user_ids: [who('owner').id], text: 'Hello' }),
    status: meets,
  },
  {
    does: 'reads a conversation of the owner',
    call: (visitor) => visitor.get('ConversationMessages', { conversation_id: ownersConversation }),
    status: ownersAlone,
  },
  {
    does: 'asks for a conversation of the owner',
    call: (visitor) =>
      withStatus(
        visitor.graphql(
          `{ v3GetConversationQuery(conversation: "${ownersConversation}") { __typename ... on ConversationData { data { messages { edges { node { text } } } } } } }`,
        ),
        'v3GetConversationQuery',
      ),
    status: (role) => (role === 'owner' ? 200 : 404),
  },
  {
    does: 'writes into a conversation of the owner',
    call: (visitor) =>
      visitor.call('ConversationMessages', 'create', {
        conversation_id: ownersConversation,
        text: 'Hello',
      }),
    status: ownersAlone,
  },
  ...(['create', 'delete'] as const).map((action) => ({
    does: `${action === 'create' ? 'reacts' : 'no longer reacts'} to a message of the owner`,
    call: (visitor: TestVisitor) =>
      visitor.call('ConversationMessageReaction', action, {
        message_id: ownersMessage,
        ...(action === 'create' && { reaction_type: 1 }),
      }),
    status: ownersAlone,
  })),
  {
    does: 'marks a conversation of the owner as read',
    call: (visitor) => visitor.call('Conversations', 'update', { conversation_id: ownersConversation }),
    status: ownersAlone,
  },
  {
    does: 'leaves a conversation of the owner',
    call: (visitor) => visitor.call('Conversations', 'delete', { conversation_id: ownersConversation }),
    status: ownersAlone,
  },
  {
    does: 'blocks somebody, and takes it back',
    call: async (visitor) => {
      const somebody = { blocked_user_id: (await site.member()).id };
      const made = await visitor.call('UserBlock', 'create', somebody);
      const undone = await visitor.call('UserBlock', 'delete', somebody);
      return made.status === undone.status ? made : undone;
    },
    status: members,
  },
  {
    does: 'takes a block of the owner back',
    call: (visitor) => visitor.call('UserBlock', 'delete', { blocked_user_id: who('owner').id }),
    status: (role) => (role === 'owner' ? 200 : meets(role)),
  },
  {
    does: 'mutes a word, and takes it back',
    call: async (visitor) => {
      const word = { kind: 'word', value: 'halloween' };
      const made = await visitor.call('Mute', 'create', word);
      const undone = await visitor.call('Mute', 'delete', word);
      return made.status === undone.status ? made : undone;
    },
    status: members,
  },
  {
    does: 'mutes the owner',
    call: (visitor) => visitor.call('Mute', 'create', { kind: 'member', value: who('owner').id }),
    status: (role) => (role === 'owner' ? 400 : meets(role)),
  },
  {
    does: 'takes a mute of the owner back',
    call: (visitor) => visitor.call('Mute', 'delete', { kind: 'member', value: who('owner').id }),
    status: members,
  },
  {
    does: 'reads what they mute',
    call: (visitor) => visitor.graphql('{ viewer { mutes(kind: word) { edges { node { value } } } } }'),
    status: everybody,
  },
  {
    does: 'reads whom they blocked',
    call: (visitor) => visitor.graphql('{ viewer { blockedUsers { edges { node { username } } } } }'),
    status: everybody,
  },
  {
    does: 'reads what they reported, and what waits for moderators, by GraphQL',
    call: (visitor) =>
      visitor.graphql(
        '{ viewer { reports { edges { node { excerpt } } } violations { edges { node { excerpt } } } moderation { queue { edges { node { excerpt owner { username } } } } decisions { edges { node { excerpt note } } } } } }',
      ),
    status: everybody,
  },
  ...(['BoardArchive', 'BoardRestore'] as const).map((name) => ({
    does: `reads their boards by ${name}`,
    call: (visitor: TestVisitor) => visitor.get(name),
    status: members,
  })),
  {
    does: 'opens a shared board by a link that nobody made',
    call: (visitor) => visitor.call('SharedBoard', 'create', { share_code: 'none' }),
    status: () => 410,
  },
  {
    does: 'reads a shared board by a link that nobody made',
    call: (visitor) => visitor.get('SharedBoard', { share_code: 'none' }),
    status: () => 410,
  },
  {
    does: 'reads the invites to boards that they got',
    call: (visitor) => visitor.get('BoardInvite'),
    status: members,
  },
  {
    does: 'joins a board by a link that nobody made',
    call: (visitor) => visitor.call('BoardInvite', 'update', { invite_code: 'none' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'registers an upload',
    call: (visitor) => visitor.call('VIP', 'create', { type: 'pinimage' }),
    status: members,
  },
  {
    does: 'reads an upload of the owner',
    async call(visitor) {
      const options = { upload_ids: [ownersUpload] };
      const answer = await visitor.get('VIP', options);
      const isFound = answer.data === null || answer.data[ownersUpload] !== undefined;
      return isFound ? answer : { ...answer, status: 404 };
    },
    status: (role) => (role === 'owner' ? 200 : role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'edits the image of an upload of the owner',
    call: (visitor) =>
      visitor.call('UploadEdit', 'create', {
        upload_id: ownersImage,
        edit: { ...INITIAL_IMAGE_EDIT, quarterTurns: 1 },
      }),
    status: ofOwner,
  },
  {
    does: 'reads a video upload of the owner',
    async call(visitor) {
      const answer = await visitor.get('VideoUpload', { upload_ids: [ownersVideo] });
      const isFound = answer.data === null || answer.data[ownersVideo] !== undefined;
      return isFound ? answer : { ...answer, status: 404 };
    },
    status: ofOwner,
  },
  {
    does: 'lists the videos of the studio, and finds that of the owner',
    async call(visitor) {
      const answer = await visitor.graphql('{ viewer { studioVideos { edges { node { entityId } } } } }');
      const edges: { node: { entityId: string } }[] = answer.data.viewer?.studioVideos.edges ?? [];
      const isListed = edges.some(({ node }) => node.entityId === ownersVideo);
      return isListed || answer.data.viewer === null ? answer : { ...answer, status: 404 };
    },
    status: (role) => (role === 'owner' || role === 'signed-out' ? 200 : 404),
  },
  {
    does: 'chooses the cover of a video upload of the owner',
    call: (visitor) => visitor.call('VideoUpload', 'update', { upload_id: ownersVideo, cover_seconds: 1 }),
    status: ofOwner,
  },
  {
    does: 'deletes a video upload of the owner',
    async call(visitor) {
      const answer = await visitor.call('VideoUpload', 'delete', { upload_id: ownersVideo });
      if (answer.status === 200)
        await site.deps.db
          .insert(videoUploads)
          .values({ id: BigInt(ownersVideo), ownerId: BigInt(who('owner').id), bytes: 9 });
      return answer;
    },
    status: ofOwner,
  },
  {
    does: 'converts captions',
    call: (visitor) =>
      visitor.call('VideoCaptions', 'create', { text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello' }),
    status: members,
  },
  {
    does: 'creates a draft of a pin',
    call: (visitor) =>
      visitor.call('PinDraft', 'create', { client_id: randomUUID(), content: EMPTY_PIN_DRAFT }),
    status: members,
  },
  {
    does: 'lists drafts, and finds that of the owner',
    async call(visitor) {
      const answer = await visitor.get('PinDrafts', { filter: 'all' });
      const isListed = answer.data?.some(({ id }: { id: string }) => id === ownersDraft.id) === true;
      return answer.data === null || isListed ? answer : { ...answer, status: 404 };
    },
    status: ofOwner,
  },
  {
    does: 'reads the draft of the owner',
    call: (visitor) => visitor.get('PinDraft', { id: ownersDraft.id }),
    status: ofOwner,
  },
  {
    does: 'changes the draft of the owner',
    call: (visitor) => visitor.call('PinDraft', 'update', { ...ownersDraft, version: 1 }),
    status: ofOwner,
  },
  {
    does: 'deletes the draft of the owner and restores it',
    async call(visitor) {
      const gone = await visitor.call('PinDraft', 'delete', { id: ownersDraft.id });
      const back = await visitor.call('PinDraftRestore', 'create', { id: ownersDraft.id });
      return gone.status === 200 ? back : gone;
    },
    status: ofOwner,
  },
  {
    does: 'restores a draft that the owner has just deleted',
    async call(visitor) {
      await who('owner').call('PinDraft', 'delete', { id: ownersDraft.id });
      const answer = await visitor.call('PinDraftRestore', 'create', { id: ownersDraft.id });
      await who('owner').call('PinDraftRestore', 'create', { id: ownersDraft.id });
      return answer;
    },
    status: ofOwner,
  },
  {
    does: 'schedules the draft of the owner',
    call: (visitor) =>
      visitor.call('PinDraftSchedule', 'create', {
        id: ownersDraft.id,
        local_time: new Date(Date.now() + 3_600_000).toISOString().slice(0, 16),
        time_zone: 'UTC',
      }),
    status: ofOwner,
  },
  {
    does: 'cancels the schedule of the draft of the owner',
    call: (visitor) => visitor.call('PinDraftSchedule', 'delete', { id: ownersDraft.id }),
    status: ofOwner,
  },
  {
    does: 'publishes the draft of the owner',
    call: (visitor) => visitor.call('PinDraftPublish', 'create', { id: ownersDraft.id }),
    status: ofOwner,
  },
  {
    does: 'asks for topics that begin with a text',
    call: (visitor) => visitor.get('TopicSuggestions', { query: 'cup' }),
    status: members,
  },
  {
    does: 'searches with an image that is none',
    call: (visitor) => visitor.call('VisualSearchImage', 'create', { image_base64: 'words' }),
    status: () => 422,
  },
  {
    does: 'has a search remembered',
    call: (visitor) => visitor.call('RecentSearch', 'create', { query: 'cup' }),
    status: members,
  },
  {
    does: 'has its own searches forgotten',
    call: (visitor) => visitor.call('RecentSearch', 'delete', { query: 'cup' }),
    status: members,
  },
  {
    does: 'makes a pin of an upload of the owner, for which nothing has come',
    call: (visitor) => visitor.call('Pin', 'create', { board_id: boardOf(visitor), upload_id: ownersUpload }),
    status: (role) => (role === 'owner' ? 409 : role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'makes a pin of a picture that is not there',
    call: (visitor) =>
      visitor.call('Pin', 'create', {
        board_id: boardOf(visitor),
        image_url: 'https://shop.example/cup.png',
      }),
    status: (role) => (role === 'signed-out' ? 401 : 422),
  },
  {
    does: 'looks for pictures on a page that is not there',
    call: (visitor) => visitor.get('FindImages', { url: 'https://shop.example/' }),
    status: (role) => (role === 'signed-out' ? 401 : 422),
  },
  {
    does: 'searches products to tag',
    call: (visitor) => visitor.get('TaggableProducts', { query: 'cup' }),
    status: members,
  },
  {
    does: 'makes a pin of the product of a page that is not there',
    call: (visitor) => visitor.call('ProductPin', 'create', { url: 'https://shop.example/' }),
    status: (role) => (role === 'signed-out' ? 401 : 422),
  },
  {
    does: 'uploads an image that is not there from the web',
    call: (visitor) => visitor.call('UploadFromWeb', 'create', { image_url: 'https://shop.example/cup.png' }),
    status: (role) => (role === 'signed-out' ? 401 : 422),
  },
  {
    does: 'posts a file that no policy allows',
    call: (visitor) => postFile(visitor, { key: 'f'.repeat(32), policy: 'e30=', signature: '0'.repeat(64) }),
    status: () => 403,
  },
  {
    does: 'reports the owner',
    call: (visitor) =>
      visitor.call('Report', 'create', { object_type: 'user', object_id: who('owner').id, reason: 'spam' }),
    status: meets,
  },
  {
    does: 'withdraws a report that is not theirs',
    call: (visitor) => visitor.call('Report', 'delete', { id: '7' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'accepts a request to follow that nobody made',
    call: (visitor) => visitor.call('FollowRequest', 'update', { user_id: '7', answer: 'accept' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'declines a request to follow that another member got',
    call: (visitor) =>
      visitor.call('FollowRequest', 'update', { user_id: who('owner').id, answer: 'decline' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'removes a follower who does not exist',
    call: (visitor) => visitor.call('Follower', 'delete', { user_id: '7' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'reads what they reported',
    call: (visitor) => visitor.get('Reports'),
    status: members,
  },
  {
    does: 'reads what of theirs was decided',
    call: (visitor) => visitor.get('Violations'),
    status: members,
  },
  {
    does: 'reads what is reported and open',
    call: (visitor) => visitor.get('ModerationQueue'),
    status: (role) => moderates(role, 200),
  },
  {
    does: 'reads what moderators decided',
    call: (visitor) => visitor.get('ModerationDecision'),
    status: (role) => moderates(role, 200),
  },
  {
    does: 'decides about what nobody reported',
    call: (visitor) =>
      visitor.call('ModerationDecision', 'create', {
        object_type: 'user',
        object_id: guest.id,
        decision: 'warn',
      }),
    status: (role) => moderates(role, 404),
  },
  {
    does: 'reads the decisions about their contents',
    call: (visitor) => visitor.get('Appeal'),
    status: members,
  },
  {
    does: 'appeals a decision that does not exist',
    call: (visitor) => visitor.call('Appeal', 'create', { decision_id: '7', text: 'This was no spam.' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'reads the open appeals',
    call: (visitor) => visitor.get('OpenAppeals'),
    status: (role) => moderates(role, 200),
  },
  {
    does: 'answers an appeal that does not exist',
    call: (visitor) =>
      visitor.call('Appeal', 'update', { id: '7', answer: 'upheld', text: 'The decision stands.' }),
    status: (role) => moderates(role, 404),
  },
  {
    does: 'sends a copyright notice without the statements',
    call: (visitor) => visitor.call('CopyrightNotice', 'create', {}),
    status: () => 400,
  },
  {
    does: 'reads the open copyright notices',
    call: (visitor) => visitor.get('CopyrightNotice'),
    status: (role) => moderates(role, 200),
  },
  {
    does: 'decides a copyright notice that does not exist',
    call: (visitor) => visitor.call('CopyrightNotice', 'update', { id: '7', decision: 'accepted' }),
    status: (role) => moderates(role, 404),
  },
  {
    does: 'reads who can sign up',
    call: (visitor) => visitor.get('SignUpMode'),
    status: everybody,
  },
  {
    does: 'reads a challenge of sign-ups',
    call: (visitor) => visitor.get('SignUpChallenge'),
    status: everybody,
  },
  ...(
    [
      ['TeamOverview', {}, 200],
      ['TeamMembers', {}, 200],
      ['TeamMember', { username: 'nobodyofthisname' }, 404],
      ['SignUpRequests', {}, 200],
      ['SiteSettings', {}, 200],
      ['ImageBlocks', {}, 200],
      ['SpamLimits', {}, 200],
      ['AuditLog', {}, 200],
      ['JobKinds', {}, 200],
      ['LinkRules', {}, 200],
      ['WordRules', {}, 200],
      ['LinkSources', {}, 200],
      ['LinkCheck', { link: 'bad.example' }, 200],
      ['StorageReport', {}, 200],
      ['FailedJobs', { kind: 'send-mail' }, 200],
    ] as const
  ).map(([name, options, found]) => ({
    does: `reads ${name} of the administration`,
    call: (visitor: TestVisitor) => visitor.get(name, options),
    status: (role: Role) => moderates(role, found),
  })),
  ...(
    [
      ['MemberSuspension', 'create', { user_id: '7', reason: 'Spam in comments' }, 404],
      ['MemberSuspension', 'delete', { user_id: '7' }, 404],
      ['MemberSessions', 'delete', { user_id: '7' }, 404],
      ['MemberRole', 'update', { user_id: '7', role: 'moderator' }, 404],
      ['SignUpRequest', 'update', { id: '7', decision: 'approve' }, 404],
      ['TeamInvite', 'create', {}, 200],
      ['SpamLimit', 'delete', { id: '7' }, 404],
      ['StorageReport', 'create', {}, 200],
      [
        'WordRule',
        'create',
        { phrase: 'never used here', match: 'word', action: 'allow', reason: 'A test' },
        200,
      ],
      ['WordRule', 'delete', { id: '7' }, 404],
      ['ModerationDecision', 'update', { id: '7', reason: 'It was a mistake.' }, 404],
      ['LinkRule', 'create', { place: 'bad.example', word: 'ok', reason: 'Known shop' }, 200],
      ['LinkRule', 'delete', { domain: 'none.example' }, 404],
      ['FailedJobs', 'update', { kind: 'send-mail' }, 404],
      ['FailedJobs', 'delete', { kind: 'send-mail' }, 404],
      ['SiteSettings', 'update', { sign_up_mode: 'open' }, 200],
      ['ImageBlock', 'create', { pin_id: '7', reason: 'Known abuse' }, 404],
      ['ImageBlock', 'delete', { id: '7' }, 404],
      [
        'ModerationDecisions',
        'create',
        { items: [{ object_type: 'user', object_id: '7' }], decision: 'keep' },
        200,
      ],
    ] as const
  ).map(([name, action, options, found]) => ({
    does: `${action}s ${name} of the administration`,
    call: (visitor: TestVisitor) => visitor.call(name, action, options),
    status: (role: Role) => moderates(role, found),
  })),
  {
    does: 'reads a page about the site',
    call: (visitor) => visitor.get('InformationPage', { page: 'about', locale: 'en-US' }),
    status: everybody,
  },
  {
    does: 'reads which merchants ask to be verified',
    call: (visitor) => visitor.get('MerchantReviews'),
    status: (role) => moderates(role, 200),
  },
  {
    does: 'decides about a merchant who did not ask',
    call: (visitor) =>
      visitor.call('MerchantReview', 'update', { request_id: guest.id, decision: 'verified' }),
    status: (role) => moderates(role, 404),
  },
  {
    does: 'reads the home feed',
    call: (visitor) =>
      visitor.graphql('{ v3GetHomeFeedQuery(first: 25) { connection { edges { node { entityId } } } } }'),
    status: everybody,
  },
  {
    does: 'registers without a name',
    call: (visitor) =>
      visitor.call('UserRegister', 'create', { email: 'no@pegboard.example', password: 'long enough' }),
    status: () => 400,
  },
  {
    does: 'logs in with a password that is wrong',
    call: (visitor) =>
      visitor.call('UserSession', 'create', {
        username_or_email: who('owner').username,
        password: 'not the password',
      }),
    status: () => 401,
  },
  {
    does: 'logs out, as somebody who is signed in just as they are',
    call: async (visitor) =>
      (visitor === who('signed-out') ? visitor : log.noted(await site.member())).call(
        'UserSession',
        'delete',
      ),
    status: everybody,
  },
  {
    does: 'sees fewer AI pins',
    call: (visitor) => visitor.call('AiPins', 'update', { sees_fewer: false }),
    status: members,
  },
  {
    does: 'changes their settings',
    call: (visitor) => visitor.call('UserSettings', 'update', { theme: 'dark' }),
    status: members,
  },
  {
    does: 'reads what deleting their account does',
    call: (visitor) => visitor.get('UserDeletion'),
    status: members,
  },
  {
    does: 'deletes their account without knowing their password',
    call: (visitor) => visitor.call('UserDeletion', 'create', { password: 'not the password' }),
    status: (role) => (role === 'signed-out' ? 401 : 400),
  },
  {
    does: 'deactivates the account of the owner',
    call: (visitor) => visitor.call('UserDeactivation', 'create', { user_id: who('owner').id }),
    status: (role) => (role === 'signed-out' ? 401 : 400),
  },
  {
    does: 'sets a password without knowing the one they have',
    call: (visitor) =>
      visitor.call('UserPassword', 'update', {
        old_password: 'not the password',
        new_password: 'another long one',
      }),
    status: (role) => (role === 'signed-out' ? 401 : 400),
  },
  {
    does: 'asks for a link that sets a password',
    call: (visitor) =>
      visitor.call('UserPasswordReset', 'create', {
        username_or_email: `nobody${visitor.id}@pegboard.example`,
      }),
    status: everybody,
  },
  {
    does: 'sets a password by a link that nobody made',
    call: (visitor) =>
      visitor.call('UserPasswordReset', 'update', {
        token: 'a'.repeat(43),
        new_password: 'another long one',
      }),
    status: () => 400,
  },
  {
    does: 'ends a session that is not theirs',
    call: (visitor) => visitor.call('UserSessions', 'delete', { session_id: 'a'.repeat(24) }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'ends all sessions by a link that nobody made',
    call: (visitor) => visitor.call('UserPanic', 'create', { token: 'none' }),
    status: () => 400,
  },
  {
    does: 'asks for another e-mail without knowing their password',
    call: (visitor) =>
      visitor.call('UserEmail', 'update', { email: 'new@pegboard.example', password: 'not the password' }),
    status: (role) => (role === 'signed-out' ? 401 : 400),
  },
  {
    does: 'has the link that confirms their e-mail mailed again',
    call: (visitor) => visitor.call('UserEmailVerification', 'create'),
    status: members,
  },
  {
    does: 'confirms an e-mail by a link that nobody made',
    call: (visitor) => visitor.call('UserEmailVerification', 'update', { token: 'none' }),
    status: () => 400,
  },
  {
    does: 'asks for what a new passkey is made of',
    call: (visitor) => visitor.call('UserPasskeyOptions', 'create'),
    status: members,
  },
  {
    does: 'adds a passkey that signed nothing',
    call: (visitor) =>
      visitor.call('UserPasskey', 'create', {
        name: 'Laptop',
        credential: noCredential({ clientDataJSON: 'e30', attestationObject: 'oA' }),
      }),
    status: (role) => (role === 'signed-out' ? 401 : 400),
  },
  {
    does: 'renames a passkey that is not theirs',
    call: (visitor) => visitor.call('UserPasskey', 'update', { passkey_id: 'none', name: 'Mine' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'removes a passkey that is not theirs',
    call: (visitor) => visitor.call('UserPasskey', 'delete', { passkey_id: 'none' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'asks for what a passkey signs to log in',
    call: (visitor) => visitor.call('UserPasskeySessionOptions', 'create'),
    status: everybody,
  },
  {
    does: 'logs in by a passkey that nobody has',
    call: (visitor) =>
      visitor.call('UserPasskeySession', 'create', {
        credential: noCredential({ clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }),
      }),
    status: () => 400,
  },
  {
    does: 'sends a code without a login that waits for it',
    call: (visitor) => visitor.call('UserSessionCode', 'create', { code: '000000' }),
    status: () => 401,
  },
  {
    does: 'sets up two-step login with a wrong password',
    call: (visitor) => visitor.call('UserTwoStepLogin', 'create', { password: 'not the password' }),
    status: (role) => (role === 'signed-out' ? 401 : 400),
  },
  {
    does: 'confirms two-step login that was not started',
    call: (visitor) => visitor.call('UserTwoStepLogin', 'update', { code: '000000' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'turns two-step login off with a wrong password',
    call: (visitor) =>
      visitor.call('UserTwoStepLogin', 'delete', { password: 'not the password', code: '000000' }),
    status: (role) => (role === 'signed-out' ? 401 : 400),
  },
  {
    does: 'replaces recovery codes without two-step login',
    call: (visitor) => visitor.call('UserRecoveryCodes', 'create', { code: '000000' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'makes an invite code',
    call: (visitor) => visitor.call('InviteCode', 'create', { invite_channel: 5 }),
    status: members,
  },
  ...(['Businesses', 'BusinessInvitation', 'BusinessCall'] as const).map((name) => ({
    does: `reads ${name} of their own`,
    call: (visitor: TestVisitor) => visitor.get(name),
    status: members,
  })),
  {
    does: 'makes a business that they run',
    call: (visitor) => visitor.call('Business', 'create', { kind: 'manager', name: 'Cups' }),
    status: members,
  },
  {
    does: 'turns their account into a business',
    call: (visitor) =>
      visitor.call('BusinessConversion', 'create', { name: 'Cups', category: 'maker', website_url: '' }),
    status: members,
  },
  ...(['update', 'delete'] as const).map((action) => ({
    does: `answers an invite to a business that nobody sent: ${action}`,
    call: (visitor: TestVisitor) => visitor.call('BusinessInvitation', action, { invite_id: '7' }),
    status: (role: Role) => (role === 'signed-out' ? 401 : 404),
  })),
  {
    does: 'asks for a call on a day that has passed',
    call: (visitor) =>
      visitor.call('BusinessCall', 'create', {
        topic: 'ads',
        day: '2020-01-01',
        part_of_day: 'morning',
        phone: '+1 555 0100',
      }),
    status: (role) => (role === 'signed-out' ? 401 : 400),
  },
  {
    does: 'takes back a call that they did not ask for',
    call: (visitor) => visitor.call('BusinessCall', 'delete', { call_id: '7' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'reads the numbers of a pin that is not there',
    call: (visitor) => visitor.get('PinNumbers', { pin_id: '7', from: '2026-11-20', to: '2026-11-21' }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'reads which of their pins they may promote',
    call: (visitor) => visitor.get('QuickPromote'),
    status: members,
  },
  {
    does: 'promotes a pin that is not there',
    call: (visitor) =>
      visitor.call('QuickPromote', 'create', {
        pin_ids: ['7'],
        audience: 'everyone',
        countries: [],
        daily_micro: 5_000_000,
        days: 3,
        time_zone: 'UTC',
      }),
    status: (role) => (role === 'signed-out' ? 401 : 404),
  },
  {
    does: 'reads an invite code of the owner',
    call: (visitor) => visitor.get('InviteCodeMetadata', { invite_code: ownersCode }),
    status: unlessBlocked,
  },
  {
    does: 'asks who sent an invite code of the owner',
    call: (visitor) =>
      withStatus(
        visitor.graphql(`{ v3GetInviteCodeQuery(inviteCode: "${ownersCode}") { __typename } }`),
        'v3GetInviteCodeQuery',
      ),
    status: unlessBlocked,
  },
  ...(
    [
      ['a topic', '{ topic: v3GetTopicQuery(slug: "none") { __typename } }'],
      ['all topics', '{ topics: v3TopicsQuery { edges { node { name cover { title } } } } }'],
      ['the pins of a topic', '{ feed: v3TopicFeedQuery(topic: "7") { __typename } }'],
      ['videos', '{ feed: v3VideoFeedQuery { __typename } }'],
      ['the categories of products', '{ categories: v3ShopCategoriesQuery { name parts { name } } }'],
      ['a category of products', '{ category: v3ShopCategoryQuery(category: "536") { __typename } }'],
      ['an article', '{ article: v3GetArticleQuery(article: "none") { __typename } }'],
      ['articles', '{ articles: v3ArticlesQuery(language: en) { edges { node { title } } } }'],
      ['products', '{ products: v3ShopQuery { currency filters { name } } }'],
      [
        'the sections of a shop',
        '{ sections: v3ShopSectionsQuery(merchant: "none") { name cover { title } } }',
      ],
      ['the topics of today', '{ today: v3TodayQuery { topic { name } } }'],
      ['what was saved most', '{ feed: v3TodayFeedQuery(list: best) { __typename } }'],
    ] as const
  ).map(([what, query]) => ({
    does: `reads ${what}`,
    call: (visitor: TestVisitor) => visitor.graphql(query),
    status: everybody,
  })),
  {
    does: 'reads an invite code that nobody has',
    call: (visitor) => visitor.get('InviteCodeMetadata', { invite_code: 'none' }),
    status: () => 404,
  },
  {
    does: 'asks for an invite code that nobody has',
    call: (visitor) =>
      withStatus(
        visitor.graphql('{ v3GetInviteCodeQuery(inviteCode: "none") { __typename } }'),
        'v3GetInviteCodeQuery',
      ),
    status: () => 404,
  },
];

describe('what is not on a board', () => {
  // All requests of the matrix within a minute are more than an address may send.
  beforeAll(() => {
    for (const visitor of people.values()) visitor.changeAddress();
  });

  test.each(ROLES.flatMap((role) => OWN.map((one) => ({ ...one, role, wanted: one.status(role) }))))(
    '[BF-06] $role: $does → $wanted',
    async ({ role, call, wanted }) => {
      expect((await call(who(role))).status).toBe(wanted);
    },
  );
});

test('[BF-06] every request and every root field of GraphQL is covered here', () => {
  expect(log.missing(site.deps)).toEqual([]);
});
