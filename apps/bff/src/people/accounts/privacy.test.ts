import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;

beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

const set = async (member: TestVisitor, options: object): Promise<void> => {
  expect((await member.call('UserSettings', 'update', options)).status).toBe(200);
};
const newPin = async (member: TestVisitor, color: string): Promise<{ pin: string; slug: string }> => {
  const board = await member.call('Board', 'create', { name: 'Open shelves' });
  const pin = await member.call('Pin', 'create', {
    board_id: board.data.id,
    title: 'Shelf',
    image_base64: await testPicture(color),
  });
  return { pin: pin.data.id, slug: 'open-shelves' };
};

test('[AC-04] a member who is out of search engines has no feeds, and is in no sitemap', async () => {
  const member = await site.member('Shy Member');
  const { pin, slug } = await newPin(member, '#0f1f2f');
  const read = async () => {
    const [feed, ofBoard, ...maps] = await Promise.all(
      [
        `/${member.username}/feed.rss`,
        `/${member.username}/${slug}/feed.rss`,
        '/sitemap-pins-1.xml',
        '/sitemap-boards-1.xml',
        '/sitemap-profiles-1.xml',
      ].map((url) => site.app.inject(url)),
    );
    const listed = maps.map(({ body }) => body.includes(member.username) || body.includes(pin));
    const reason = await site
      .visitor()
      .graphql(
        'query ($pin: ID!) { v3GetPinQuery(pin: $pin) { ... on PinData { data { seoNoindexReason } } } }',
        { pin },
      );
    return {
      feeds: [feed?.statusCode, ofBoard?.statusCode],
      listed: listed.filter(Boolean).length,
      reason: reason.data.v3GetPinQuery.data.seoNoindexReason,
    };
  };
  const before = await read();
  expect(before).toEqual({ feeds: [200, 200], listed: 3, reason: null });
  await set(member, { hides_from_search_engines: true });
  expect(await read()).toEqual({ feeds: [404, 404], listed: 0, reason: 'hidden_by_member' });
  const { data } = await member.graphql('{ viewer { privacy { hidesFromSearchEngines messagesFrom } } }');
  expect(data.viewer.privacy).toEqual({ hidesFromSearchEngines: true, messagesFrom: 'everyone' });
});

test.each([
  ['everyone', [200, 200]],
  ['followed', [403, 200]],
  ['nobody', [403, 403]],
])('[AC-04] %s may start a conversation, comment and mention', async (audience, statuses) => {
  const [member, stranger, followed] = [await site.member(), await site.member(), await site.member()];
  const { pin } = await newPin(member, `#a${statuses.join('').slice(0, 5)}`);
  await member.call('UserFollow', 'create', { user_id: followed.id });
  await set(member, { messages_from: audience, comments_from: audience, mentions_from: audience });
  const senders = [stranger, followed];
  const statusOf = async (calls: readonly Promise<{ status: number }>[]): Promise<readonly number[]> =>
    (await Promise.all(calls)).map(({ status }) => status);
  const message = { user_ids: [member.id], text: 'Hello' };
  expect(await statusOf(senders.map((one) => one.call('Conversations', 'create', message)))).toEqual(
    statuses,
  );
  const comment = { pin_id: pin, text: 'Nice' };
  expect(await statusOf(senders.map((one) => one.call('AggregatedComment', 'create', comment)))).toEqual(
    statuses,
  );
  const mentions = await Promise.all(
    senders.map(async (one, nth) => {
      const own = await newPin(one, `#b${nth}${statuses[nth]}1`);
      const { data } = await one.call('AggregatedComment', 'create', {
        pin_id: own.pin,
        text: `Look @${member.username}`,
      });
      return JSON.stringify(data).includes(`"${member.id}"`) ? 200 : 403;
    }),
  );
  expect(mentions).toEqual(statuses);
});

test('[AC-04] a conversation that exists continues, and the member comments on their own pins', async () => {
  const [member, friend] = [await site.member(), await site.member()];
  const { pin } = await newPin(member, '#c0ffee');
  const message = { user_ids: [member.id], text: 'Hello' };
  expect((await friend.call('Conversations', 'create', message)).status).toBe(200);
  await set(member, { messages_from: 'nobody', comments_from: 'nobody' });
  expect((await friend.call('Conversations', 'create', { ...message, text: 'Again' })).status).toBe(200);
  const comment = { pin_id: pin, text: 'My own' };
  expect((await member.call('AggregatedComment', 'create', comment)).status).toBe(200);
});

test('[AC-04] the site states that it follows Global Privacy Control', async () => {
  const answer = await site.app.inject('/.well-known/gpc.json');
  expect(answer.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  const rejected = await site.app.inject({ method: 'POST', url: '/.well-known/gpc.json' });
  expect(rejected.statusCode).toBe(405);
});

test('[AC-04] the settings say whether the browser asks for privacy: by a header of the same request alone', async () => {
  const member = await site.member();
  const ask = async (headers: Readonly<Record<string, string>>) =>
    (await member.graphql('{ viewer { asksForPrivacy } }', {}, headers)).data.viewer.asksForPrivacy;
  expect(await ask({})).toBe(false);
  expect(await ask({ 'sec-gpc': '1' })).toBe(true);
  expect(await ask({ dnt: '1' })).toBe(true);
  expect(await ask({ 'sec-gpc': '0', dnt: '0' })).toBe(false);
});

test('[AC-01] password managers find the page that changes a password', async () => {
  const { statusCode, headers } = await site.app.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/settings/account/password/']);
});
