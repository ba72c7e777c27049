import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contents } from '../pin-access/tables.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { runJob } from '../../testing/run-job.ts';
import { recountReactions } from './index.ts';

let site: TestApp;
let picture: string;
let maker: TestVisitor;
let reader: TestVisitor;
let board: string;
let pin: string;

beforeAll(async () => {
  site = await testApp();
  picture = await testPicture();
  [maker, reader] = [await site.member('Maker'), await site.member('Reader')];
  board = (await maker.call('Board', 'create', { name: 'Cups' })).data.id;
});
beforeEach(async () => {
  pin = await newPin();
});
afterAll(() => site.close());

const newPin = async (): Promise<string> =>
  (await maker.call('Pin', 'create', { board_id: board, title: 'Cup', image_base64: picture })).data.id;
const give = (visitor: TestVisitor, type: unknown, on = pin) =>
  visitor.call('PinReaction', 'create', { pin_id: on, reaction_type: type });
const takeBack = (visitor: TestVisitor, on = pin) => visitor.call('PinReaction', 'delete', { pin_id: on });
const counts = async (on = pin) => (await reader.get('Pin', { id: on })).data.reaction_counts;
const OPENED =
  'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { viewerReaction reactionCounts { reactionType reactionCount } } } } }';
const opened = async (visitor: TestVisitor) =>
  (await visitor.graphql(OPENED, { pin })).data.v3GetPinQuery.data;

test('[BF-01] a reaction is added, changed and removed, and counted by type, the most frequent first', async () => {
  expect((await give(reader, 5)).data).toEqual({
    pin_id: pin,
    reaction_type: 5,
    reaction_counts: { 5: 1 },
  });
  await give(maker, 5);
  await give(await site.member(), 11);
  expect(await opened(reader)).toEqual({
    viewerReaction: 5,
    reactionCounts: [
      { reactionType: 5, reactionCount: 2 },
      { reactionType: 11, reactionCount: 1 },
    ],
  });
  expect((await opened(site.visitor())).viewerReaction).toBeNull();
  expect((await give(reader, 11)).data.reaction_counts).toEqual({ 5: 1, 11: 2 });
  expect((await give(reader, 11)).data.reaction_counts).toEqual({ 5: 1, 11: 2 });
  expect((await takeBack(reader)).data).toEqual({
    pin_id: pin,
    reaction_type: null,
    reaction_counts: { 5: 1, 11: 1 },
  });
  expect((await takeBack(reader)).data.reaction_counts).toEqual({ 5: 1, 11: 1 });
  expect((await opened(reader)).viewerReaction).toBeNull();
});

test('[BF-01] a reaction belongs to the content of a pin, shared by all its copies', async () => {
  const copy = (await reader.call('Repin', 'create', { pin_id: pin })).data.id;
  await give(reader, 13, copy);
  expect(await counts()).toEqual({ 13: 1 });
  expect((await opened(reader)).viewerReaction).toBe(13);
});

test('[BF-01] counts are correct after twenty concurrent reactions of five members, one per member', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => site.member()));
  const types = [1, 5, 7, 11, 13];
  const answers = await Promise.all(
    people.flatMap((person, at) => [
      give(person, types[at]),
      takeBack(person),
      give(person, 5),
      give(person, types[(at + 1) % 5]),
    ]),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await site.deps.db.execute(sql`
    select coalesce(jsonb_object_agg(reaction_type::text, times), '{}') as counted
    from (select reaction_type, count(*) as times from reactions where content_id = ${BigInt(pin)} group by 1) as types`);
  expect(await counts()).toEqual(rows[0]?.['counted']);
});

test('[BF-09] wrong counts are corrected at night, the others left unchanged', async () => {
  await give(reader, 5);
  const untouched = await newPin();
  const wrong = { reactionCounts: { 1: 7, 5: 3 } };
  await site.deps.db
    .update(contents)
    .set(wrong)
    .where(eq(contents.id, BigInt(pin)));
  await runJob(site.deps, recountReactions);
  expect(await counts()).toEqual({ 5: 1 });
  expect(await counts(untouched)).toEqual({});
});

test('[BF-03] the viewer’s reactions to a page of pins cost one statement', async () => {
  await newPin();
  const page = async (fields: string): Promise<number> => {
    const before = site.statements.count;
    await reader.graphql(
      `{ v3GetUserQuery(username: "${maker.username}") { ... on UserData { data { createdPins(first: 25) { edges { node { entityId ${fields} } } } } } } }`,
    );
    return site.statements.count - before;
  };
  expect(await page('viewerReaction')).toBe((await page('')) + 1);
});

test.each<[string, () => Promise<TestAnswer>, string]>([
  ['of a type that there is not', () => give(reader, 2), 'invalid_input'],
  ['of no number', () => give(reader, '5'), 'invalid_input'],
  ['to no pin', () => give(reader, 5, 'cup'), 'pin_not_found'],
  ['to a pin that is not there', () => takeBack(reader, '7'), 'pin_not_found'],
  ['by nobody', () => give(site.visitor(), 5), 'login_required'],
])('[BF-04] a reaction %s is refused', async (_, call, code) => {
  expect((await call()).error.code).toBe(code);
});
