import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { interests } from './tables.ts';

const NAMES = ['Home decor', 'Home', 'Small homes', 'Décor', 'At home: 100%', 'Cooking', 'A_b', 'Axb'];
let site: TestApp;
let member: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  member = await site.member();
  await site.deps.db
    .insert(interests)
    .values(NAMES.map((name, nth) => ({ id: BigInt(nth + 1), name, urlName: `topic-${nth}` })));
});
afterAll(() => site.close());

const suggest = async (query: string, limit?: number): Promise<readonly string[]> => {
  const options = { query, ...(limit === undefined ? {} : { limit }) };
  const { data } = await member.get('TopicSuggestions', options);
  return data.map(({ name }: { readonly name: string }) => name);
};

test('[CR-04] topics are suggested that begin with a text, then those with a word that does', async () => {
  expect(await suggest('home')).toEqual(['Home', 'Home decor', 'At home: 100%', 'Small homes']);
  expect(await suggest(' HOME D')).toEqual(['Home decor']);
  expect(await suggest('dé')).toEqual(['Décor']);
  expect(await suggest('home', 1)).toEqual(['Home']);
  expect((await member.get('TopicSuggestions', { query: 'cook' })).data).toEqual([
    { id: '6', name: 'Cooking' },
  ]);
});

test('[CR-04] no topic is suggested for an empty text, and none for a text in the middle of a word', async () => {
  for (const query of ['', '  ', 'ome', 'nothing']) expect(await suggest(query)).toEqual([]);
});

test('[CR-04] the signs of patterns are signs', async () => {
  expect(await suggest('a_')).toEqual(['A_b']);
  expect(await suggest('100%')).toEqual(['At home: 100%']);
  expect(await suggest('%')).toEqual([]);
  expect(await suggest('\\')).toEqual([]);
});

test('[CR-04] topics are suggested to members, 20 at most', async () => {
  expect((await site.visitor().get('TopicSuggestions', { query: 'home' })).status).toBe(401);
  expect((await member.get('TopicSuggestions', { query: 'home', limit: 21 })).status).toBe(400);
});
