import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { areStillShown } from './pin-visibility.ts';

let site: TestApp;
let owner: TestVisitor;
let image: string;

beforeAll(async () => {
  site = await testApp();
  owner = await site.member();
  image = await testPicture();
});
afterAll(() => site.close());

let nth = 0;
/** A pin on a separate board. */
async function pinOnBoard(): Promise<{ readonly pin: string; readonly board: string }> {
  nth += 1;
  const board: string = (await owner.call('Board', 'create', { name: `Cups ${nth}` })).data.id;
  const { data } = await owner.call('Pin', 'create', { board_id: board, title: 'Cup', image_base64: image });
  return { pin: data.id, board };
}
const isListed = (...listed: string[]) => areStillShown(site.deps.db, { reached: [], listed });
const isReached = (...reached: string[]) => areStillShown(site.deps.db, { reached, listed: [] });

test('[BF-06] pins on public boards are shown, also one that occurs both at its address and in a list', async () => {
  const [one, other] = [await pinOnBoard(), await pinOnBoard()];
  expect(await areStillShown(site.deps.db, { reached: [one.pin], listed: [other.pin, one.pin] })).toBe(true);
  expect(await areStillShown(site.deps.db, { reached: [], listed: [] })).toBe(true);
});

test('[BF-06] a single deleted or unknown pin makes a page be rendered again', async () => {
  const [one, other] = [await pinOnBoard(), await pinOnBoard()];
  await owner.call('Pin', 'delete', { id: other.pin });
  expect(await isListed(one.pin, other.pin)).toBe(false);
  expect(await isReached(other.pin)).toBe(false);
  expect(await isListed(one.pin, '404')).toBe(false);
});

test.each<[string, boolean, boolean]>([
  ['public', true, true],
  ['protected', true, false],
  ['secret', false, false],
])('[BF-06] of a %s board, reached is %s and listed is %s', async (privacy, reached, listed) => {
  const { pin, board } = await pinOnBoard();
  await owner.call('Board', 'update', { board_id: board, privacy });
  expect([await isReached(pin), await isListed(pin)]).toEqual([reached, listed]);
});

test('[BF-06] deleting a board hides its pins', async () => {
  const { pin, board } = await pinOnBoard();
  await owner.call('Board', 'delete', { board_id: board });
  expect([await isReached(pin), await isListed(pin)]).toEqual([false, false]);
});

/** Returns the ids of `v3GetPinsQuery`. */
async function shownOf(viewer: TestVisitor, pins: readonly string[]): Promise<readonly string[]> {
  const { data } = await viewer.graphql(
    'query ($pins: [ID!]!) { pins: v3GetPinsQuery(pins: $pins) { entityId } }',
    { pins },
  );
  return data.pins.map(({ entityId }: { entityId: string }) => entityId);
}

test('[BY-06] pins that were listed are read again in their order, without those that are gone, secret or hidden', async () => {
  const [one, secret, deleted, hidden, last] = [
    await pinOnBoard(),
    await pinOnBoard(),
    await pinOnBoard(),
    await pinOnBoard(),
    await pinOnBoard(),
  ];
  const reader = await site.member();
  const ids = [last, hidden, deleted, secret, one].map(({ pin }) => pin);
  expect(await shownOf(reader, [...ids, '404', 'x'])).toEqual(ids);
  await owner.call('Board', 'update', { board_id: secret.board, privacy: 'secret' });
  await owner.call('Pin', 'delete', { id: deleted.pin });
  await reader.v3('PUT', `/v3/p2p/${hidden.pin}/hide/`);
  expect(await shownOf(reader, ids)).toEqual([last.pin, one.pin]);
});

test('[BY-06] [BF-08] more than 100 pins are refused', async () => {
  const { error } = await site
    .visitor()
    .graphql('query ($pins: [ID!]!) { v3GetPinsQuery(pins: $pins) { entityId } }', {
      pins: Array.from({ length: 101 }, String),
    });
  expect(error.extensions.code).toBe('page_size_invalid');
});
