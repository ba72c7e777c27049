import type { Exchange } from '@pegboard/wire';
import { CSRF_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { testApp, type TestApp, type TestVisitor } from '../app.ts';
import { testPicture } from '../test-picture.ts';

/** A site with the data of the frozen requests, and the member who sends them. */
export type WireWorld = {
  readonly site: TestApp;
  readonly member: TestVisitor;
  /** The ids and names that stand for `{{name}}` in frozen requests. */
  readonly values: Map<string, string>;
};

/** Creates the data: two members, a board with a section and a pin, a comment, a follower, a saved pin. */
export async function createWireWorld(persisted: Readonly<Record<string, string>>): Promise<WireWorld> {
  const site = await testApp({ persisted: { ...persisted } });
  const maker = await site.member('Ada Lovett');
  const member = await site.member('Ines Moreau');
  const board = await maker.call('Board', 'create', { name: 'Cups' });
  const pin = await maker.call('Pin', 'create', {
    board_id: board.data.id,
    title: 'Blue cup',
    description: 'A cup with a blue glaze.',
    link: 'https://pots.example/blue-cup',
    image_base64: await testPicture('#3060a0'),
  });
  await member.call('Repin', 'create', { pin_id: pin.data.id });
  await member.call('UserFollow', 'create', { user_id: maker.id });
  // Sets the CSRF token of the session, as a page does.
  await member.get('Boards', { username: member.username });
  const values = new Map([
    ['maker', maker.username],
    ['makerId', maker.id],
    ['member', member.username],
    ['memberId', member.id],
    ['pin', String(pin.data.id)],
    ['board', String(board.data.id)],
    ['now', String(Date.now())],
  ]);
  return { site, member, values };
}

/** Sends a frozen request as the member; `{{name}}` is replaced by its value. */
export async function send(
  { site, member, values }: WireWorld,
  { method, url, headers, body }: Exchange['request'],
): Promise<{ readonly status: number; readonly answer: unknown }> {
  const fill = (text: string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values.get(name) ?? `missing ${name}`);
  const response = await site.app.inject({
    method: method as 'GET' | 'POST',
    url: fill(url),
    headers: {
      ...headers,
      cookie: [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': member.cookies.get(CSRF_COOKIE) ?? '',
      'sec-fetch-site': 'same-origin',
    },
    ...(body !== undefined && { payload: fill(body) }),
  });
  return { status: response.statusCode, answer: response.json<unknown>() };
}

/** Returns a request in which each value of the world is replaced by its name. */
export function nameValues(world: WireWorld, request: Exchange['request']): Exchange['request'] {
  const name = (text: string): string =>
    [...world.values].reduce((named, [key, value]) => {
      const quoted = new RegExp(`(?<=["'/]|%22)${value}(?=["'/]|%22|$)`, 'g');
      return named.replaceAll(quoted, `{{${key}}}`);
    }, text);
  return {
    ...request,
    url: name(request.url),
    ...(request.body !== undefined && { body: name(request.body) }),
  };
}
