import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { CSRF_COOKIE, SHARED_BOARD_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { purgeGuestImages } from './purge-guest-images.ts';
import { removePictureIfUnused } from '../image-lifecycle/index.ts';

let site: TestApp;
let owner: TestVisitor;
let inviter: TestVisitor;
let guest: TestVisitor;
let board: string;

beforeAll(async () => {
  site = await testApp();
  owner = await site.member('Lena Hart');
  inviter = await site.member('Ivo');
});
beforeEach(async () => {
  guest = site.visitor();
  board = (await owner.call('Board', 'create', { name: `Party ${++nth}`, privacy: 'secret' })).data.id;
});
afterAll(() => site.close());
let nth = 0;

type Link = { readonly id: string; readonly share_code: string; readonly url: string };
const share = async (more: object = {}, by = owner): Promise<Link> =>
  (await by.call('BoardShareLink', 'create', { board_id: board, guests_may_add: true, ...more })).data;

async function photo(background = '#336699'): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}

/** Sends the form of a guest as a browser does without scripts. */
async function send(
  link: Pick<Link, 'share_code'>,
  bytes: Buffer,
  {
    by = guest,
    token = by.cookies.get(CSRF_COOKIE) ?? '',
    ...fields
  }: { readonly by?: TestVisitor; readonly token?: string } & Readonly<
    Partial<Record<'name' | 'note' | 'owner_id', string>>
  > = {},
) {
  const form = new FormData();
  form.append('csrf_token', token);
  for (const [name, value] of Object.entries({ name: 'Kim', ...fields })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg');
  const request = new Response(form);
  nthAddress += 1;
  const response = await site.app.inject({
    method: 'POST',
    url: `/board/shared/${link.share_code}/images/`,
    remoteAddress: `10.88.${nthAddress >> 8}.${nthAddress & 255}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
      cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  const error = response.statusCode === 303 ? undefined : response.json().resource_response.error.code;
  return { status: response.statusCode, location: response.headers.location, error };
}
let nthAddress = 0;

const waiting = async (by = owner) => (await by.get('BoardGuestImage', { board_id: board })).data;
const review = (image_id: string, decision: string, by = owner) =>
  by.call('BoardGuestImage', 'update', { board_id: board, image_id, decision });
const pinsBy = async (link: Link, by = guest) =>
  (await by.get('SharedBoard', { share_code: link.share_code })).data.pins;

test('[IO-09] an image of a guest waits for review, and is on the board with their name when it is accepted', async () => {
  const link = await share({ label: ' Guests of  the party ' });
  expect(await send(link, await photo(), { name: ' Kim  Lee ', note: 'From the bridge' })).toEqual({
    status: 303,
    location: `${link.url}images/?sent=1`,
    error: undefined,
  });
  expect(await pinsBy(link)).toEqual([]);
  const { count, items, board: shown } = await waiting();
  expect([count, shown.name]).toEqual([1, `Party ${nth}`]);
  expect(items).toEqual([
    {
      id: expect.any(String),
      guest_name: 'Kim Lee',
      note: 'From the bridge',
      link_label: 'Guests of the party',
      created_at: expect.any(String),
      expires_at: expect.any(String),
      images: expect.arrayContaining([expect.objectContaining({ size: '236x' })]),
    },
  ]);
  const [one, other] = await Promise.all([1, 2].map(() => review(items[0].id, 'accept')));
  expect(new Set([one?.status, other?.status])).toEqual(new Set([200, 409]));
  const [pin] = await pinsBy(link);
  expect([pin.guest_name, pin.title, pin.description]).toEqual([
    'Kim Lee',
    null,
    'From the bridge — Kim Lee',
  ]);
  const { data } = await owner.graphql(
    `{ v3GetPinQuery(pin: "${pin.id}") { ... on PinData { data { guestName pinner { entityId } } } } }`,
  );
  expect(data.v3GetPinQuery.data).toEqual({ guestName: 'Kim Lee', pinner: { entityId: owner.id } });
  expect(await waiting()).toMatchObject({ count: 0, items: [] });
});

test('[IO-09] a declined image is removed with its files, unless something else shows them', async () => {
  const link = await share();
  const bytes = await photo('#993311');
  await send(link, bytes);
  await send(link, bytes);
  const { items } = await waiting();
  const { rows } = await site.pool.query(
    'select distinct image_id from board_guest_images where board_id = $1',
    [board],
  );
  const imageId = BigInt(rows[0].image_id);
  const isThere = async () =>
    (await site.pool.query('select from images where id = $1', [imageId])).rows.length > 0;
  expect((await review(items[0].id, 'decline')).data).toEqual({
    url: `/board/${board}/guests/?done=decline`,
    pin_id: null,
  });
  expect(await isThere()).toBe(true);
  expect(await removePictureIfUnused(site.deps, imageId)).toBe(false);
  await review(items[1].id, 'decline');
  expect(await isThere()).toBe(false);
});

test('[IO-09] images that waited for 30 days are removed with their files, and younger ones wait on', async () => {
  const link = await share();
  await send(link, await photo('#112233'), { name: 'Early' });
  await send(link, await photo('#445566'), { name: 'Late' });
  const [early, late] = (await waiting()).items;
  const age = (id: string, days: number) =>
    site.deps.db.execute(
      sql`update board_guest_images set created_at = now() - make_interval(days => ${days}) where id = ${id}::bigint`,
    );
  await age(early.id, 31);
  await age(late.id, 29);
  await runJob(site.deps, purgeGuestImages, {});
  const { items } = await waiting();
  expect(items.map(({ guest_name: name }: { guest_name: string }) => name)).toEqual(['Late']);
  expect(Date.parse(items[0].expires_at)).toBe(Date.parse(items[0].created_at) + 30 * 86_400_000);
  const signature = /([0-9a-f]{32})/.exec(early.images[0].url)?.[1] ?? '';
  const { rows } = await site.deps.db.execute(sql`select from images where signature = ${signature}`);
  expect(rows).toEqual([]);
  expect((await review(early.id, 'accept')).status).toBe(409);
});

test('[IO-09] a link opens the close-ups of its board, and no Pin of another board', async () => {
  const pinOn = async (board_id: string): Promise<string> =>
    (
      await owner.call('Pin', 'create', {
        board_id,
        title: 'A lantern',
        image_base64: await testPicture('#778899', { width: 300, height: 450 }),
      })
    ).data.id;
  const link = await share({ password: 'garden gate' });
  const id = await pinOn(board);
  const other = (await owner.call('Board', 'create', { name: `Other ${nth}`, privacy: 'secret' })).data.id;
  const elsewhere = await pinOn(other);
  const open = (pin_id: string, by = guest) =>
    by.get('SharedBoard', { share_code: link.share_code, pin_id, is_counted: false });
  expect((await open(id)).data).toMatchObject({ asks_password: true, pins: [] });
  await guest.call('SharedBoard', 'create', { share_code: link.share_code, password: 'garden gate' });
  expect((await open(id)).data.pins).toMatchObject([{ id, title: 'A lantern' }]);
  for (const none of [elsewhere, '9']) expect((await open(none)).error.code).toBe('pin_not_found');
  await owner.call('Pin', 'delete', { id });
  expect((await open(id)).error.code).toBe('pin_not_found');
});

test('[IO-09] images of guests are encoded again without metadata; other files, blocked images and empty names are refused', async () => {
  const link = await share();
  await send(link, await photo('#118855'));
  const { items } = await waiting();
  const file = await site.app.inject({ url: items[0].images[0].url });
  expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
  expect(await send(link, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
    status: 422,
    error: 'image_type_unsupported',
  });
  expect((await send(link, Buffer.from(''))).error).toBe('image_invalid');
  expect((await send(link, await photo(), { name: ' \u200b ' })).error).toBe('invalid_input');
  expect((await send(link, await photo(), { owner_id: owner.id })).error).toBe('invalid_input');
  expect((await send(link, await photo(), { token: 'another' })).error).toBe('csrf_failed');
  const blocked = await photo('#654321');
  await site.pool.query(
    `insert into image_blocks (id, sha256, distance, reason, created_at) values (7, $1, 0, 'Test', now())`,
    [createHash('sha256').update(blocked).digest('hex')],
  );
  expect((await send(link, blocked)).error).toBe('image_blocked');
  // The owner did not send it.
  expect((await site.pool.query('select from image_block_hits')).rows).toEqual([]);
  expect((await waiting()).count).toBe(1);
});

test('[IO-09] a link without guests, one that ended, and one whose password was not sent take no images', async () => {
  const [plain, short, locked] = [
    await share({ guests_may_add: false }),
    await share({ expires_in_days: 1 }),
    await share({ password: 'a long one' }),
  ];
  expect(await send(plain, await photo())).toMatchObject({ status: 403, error: 'guest_images_closed' });
  expect(await send(locked, await photo())).toMatchObject({ status: 403, error: 'share_password_wrong' });
  await guest.call('SharedBoard', 'create', { share_code: locked.share_code, password: 'a long one' });
  expect((await send(locked, await photo())).status).toBe(303);
  site.clock.now = new Date(Date.now() + 86_400_000 + 60_000);
  expect(await send(short, await photo())).toMatchObject({ status: 410, error: 'board_link_gone' });
  expect((await send({ share_code: 'none' }, await photo())).error).toBe('board_link_gone');
  site.clock.now = undefined;
});

test('[IO-09] a browser that sent the password opens the link again for twelve hours, and no other link', async () => {
  const [link, twin] = [await share({ password: 'a long one' }), await share({ password: 'a long one' })];
  const asks = async ({ share_code }: Link) =>
    (await guest.get('SharedBoard', { share_code })).data.asks_password;
  expect(await asks(link)).toBe(true);
  await guest.call('SharedBoard', 'create', { share_code: link.share_code, password: 'a long one' });
  expect([await asks(link), await asks(twin)]).toEqual([false, true]);
  const grant = guest.cookies.get(SHARED_BOARD_COOKIE) ?? '';
  expect(grant).not.toContain(link.share_code);
  guest.cookies.set(SHARED_BOARD_COOKIE, grant.replace(/^\d+/, twin.id));
  expect([await asks(link), await asks(twin)]).toEqual([true, true]);
  guest.cookies.set(SHARED_BOARD_COOKIE, grant);
  site.clock.now = new Date(Date.now() + 12 * 3_600_000 + 60_000);
  expect(await asks(link)).toBe(true);
  site.clock.now = undefined;
});

test('[IO-09] those who may invite make links and review; each manages their own, the owner all, and they end with the right', async () => {
  await owner.call('BoardInvite', 'create', {
    board_id: board,
    invited_user_id: inviter.id,
    rights: ['invite'],
  });
  await inviter.call('BoardInvite', 'update', { board_id: board });
  const [mine, theirs] = [await share(), await share({}, inviter)];
  const idsOf = async (by: TestVisitor) =>
    (await by.get('BoardShareLink', { board_id: board })).data.map(({ id }: Link) => id);
  expect([await idsOf(owner), await idsOf(inviter)]).toEqual([[theirs.id, mine.id], [theirs.id]]);
  await inviter.call('BoardShareLink', 'delete', { board_id: board, link_id: mine.id });
  expect(await idsOf(owner)).toHaveLength(2);
  await send(theirs, await photo('#224466'));
  const { items } = await waiting(inviter);
  const { data } = await review(items[0].id, 'accept', inviter);
  expect((await pinsBy(mine))[0].id).toBe(data.pin_id);
  const { rows } = await site.pool.query('select pinner_id from pins where id = $1', [data.pin_id]);
  expect(rows).toEqual([{ pinner_id: inviter.id }]);
  await owner.call('BoardCollaborator', 'update', {
    board_id: board,
    invited_user_id: inviter.id,
    rights: [],
  });
  const opens = async ({ share_code }: Link) => (await guest.get('SharedBoard', { share_code })).status;
  expect([await opens(mine), await opens(theirs)]).toEqual([200, 410]);
  expect((await inviter.get('BoardGuestImage', { board_id: board })).status).toBe(403);
});

test('[IO-09] a link counts how often the board was opened by a person, and not previews or further pages', async () => {
  const link = await share();
  const options = { share_code: link.share_code };
  await guest.get('SharedBoard', options);
  await guest.get('SharedBoard', options);
  await guest.get('SharedBoard', options, { 'user-agent': 'WhatsApp/2.23.20.0' });
  const [listed] = (await owner.get('BoardShareLink', { board_id: board })).data;
  expect(listed).toMatchObject({ use_count: 2, last_used_at: expect.any(String), guests_may_add: true });
});

test('[IO-09] the owner is notified of waiting images until they are reviewed', async () => {
  const link = await share();
  const news = async () =>
    (await owner.get('NewsHub')).data.find(({ board: { id } }: { board: { id: string } }) => id === board);
  const unread = async () => (await owner.get('NewsHubBadge')).data.unread_count;
  const before = await unread();
  for (const color of ['#010203', '#040506']) await send(link, await photo(color));
  expect(await news()).toMatchObject({ kind: 'guest_images', is_read: false, actor_count: 2, actors: [] });
  expect(await unread()).toBe(before + 1);
  await owner.call('NewsHub', 'update', { news_id: board });
  expect([(await news()).is_read, await unread()]).toEqual([true, before]);
  await owner.call('NewsHubSettings', 'update', { kinds: { guest_images: false } });
  expect(await news()).toBeUndefined();
  await owner.call('NewsHubSettings', 'update', { kinds: { guest_images: true } });
  for (const { id } of (await waiting()).items) await review(id, 'decline');
  expect(await news()).toBeUndefined();
});

test('[IO-09] pages of a link are not indexed or referred from, and their address is not logged', async () => {
  const link = await share();
  const { headers } = await site.app.inject({ url: link.url });
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
});
