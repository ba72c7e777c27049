import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverEvents } from '../../testing/deliver-events.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

let site: TestApp;
let author: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  author = await site.member('Mara Lind');
});
afterAll(() => site.close());

async function newStory(text: string, privacy = 'public'): Promise<string> {
  const board = (await author.call('Board', 'create', { name: `Soups ${randomUUID()}`, privacy })).data.id;
  const pages = [{ background: { kind: 'color', color: '#336699' }, texts: [text] }];
  const content = { ...EMPTY_PIN_DRAFT, media: { kind: 'story', pages }, title: 'Soup', boardId: board };
  const draft = (await author.call('PinDraft', 'create', { client_id: randomUUID(), content })).data.id;
  return (await author.call('PinDraftPublish', 'create', { id: draft })).data.id;
}
const change = (id: string, text: string) =>
  author.call('Pin', 'update', { id, story: { pages: [{ texts: [text] }] } });
const newsOf = async (member: TestVisitor) => {
  await deliverEvents(site.deps);
  return (await member.get('NewsHub')).data;
};

test('[CR-08] a member whom a story mentions is notified once, until it no longer does', async () => {
  const [bo, cy] = [await site.member(), await site.member()];
  const pin = await newStory(`With @${bo.username} and @${author.username}`);
  const mentioned = {
    kind: 'story_mention',
    pins: [{ id: pin }],
    actors: [{ username: author.username }],
    actor_count: 1,
  };
  expect(await newsOf(bo)).toMatchObject([mentioned]);
  expect(await newsOf(author)).toEqual([]);
  await bo.call('NewsHub', 'update');
  await change(pin, `By @${bo.username} and @${cy.username}`);
  for (const member of [bo, cy]) expect(await newsOf(member)).toMatchObject([mentioned]);
  await change(pin, 'By me');
  expect(await newsOf(bo)).toEqual([]);
});

test('[CR-08] neither a blocked member nor one who cannot see the story is notified of a mention', async () => {
  const [bo, cy] = [await site.member(), await site.member()];
  await bo.call('UserBlock', 'create', { blocked_user_id: author.id });
  await newStory(`With @${bo.username}`);
  await newStory(`With @${cy.username}`, 'secret');
  for (const member of [bo, cy]) expect(await newsOf(member)).toEqual([]);
});
