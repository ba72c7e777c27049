import { createRestPorts, type RestPorts } from '@pegboard/resource-client/save-ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CSRF_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { testPicture } from '../../testing/test-picture.ts';

let site: TestApp;
let member: TestVisitor;
let pinId: string;

/** Creates the default ports with the cookies of a visitor. */
const portsOf = ({ cookies }: TestVisitor): RestPorts =>
  createRestPorts({
    baseUrl: '',
    csrfToken: () => cookies.get(CSRF_COOKIE) ?? '',
    async fetch(url, { method, headers, body }) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await site.app.inject({
        method,
        url,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
        ...(body !== undefined && { payload: body }),
      });
      return { status: response.statusCode, json: () => Promise.resolve(response.json<unknown>()) };
    },
  });

beforeAll(async () => {
  site = await testApp();
  const maker = await site.member();
  const board = await maker.call('Board', 'create', { name: 'Cups' });
  const image = await testPicture('#3060a0');
  const pin = await maker.call('Pin', 'create', {
    board_id: board.data.id,
    title: 'Cup',
    image_base64: image,
  });
  pinId = pin.data.id;
  member = await site.member();
  // Sets the CSRF token of the session, as a page does.
  await member.get('Boards', { username: member.username });
});
afterAll(() => site.close());

test('[PK-02] the default ports save to the profile, create a board and a section, move there, and delete', async () => {
  const { saves, boards } = portsOf(member);
  const saved = await saves.save({ pinId, target: {}, key: saves.newKey() });
  expect(saved).toMatchObject({ ok: true, place: { isProfile: true, section: null } });
  const copyId = saved.ok ? saved.place.copyId : '';

  const created = await boards.createBoard({ name: 'Quiet kitchens', privacy: 'secret' });
  expect(created).toMatchObject({ ok: true, board: { name: 'Quiet kitchens', privacy: 'secret' } });
  const boardId = created.ok ? created.board.id : '';
  const section = await boards.createSection({ boardId, title: 'Shelves' });
  expect(section).toMatchObject({ ok: true, section: { title: 'Shelves' } });
  const sectionId = section.ok ? section.section.id : '';

  const found = await boards.boards({ query: 'kitchen', after: null });
  expect(found).toEqual({
    boards: [
      {
        id: boardId,
        name: 'Quiet kitchens',
        privacy: 'secret',
        coverUrl: undefined,
        sections: [{ id: sectionId, title: 'Shelves' }],
      },
    ],
    after: null,
  });

  const moved = await saves.move({ copyId, target: { boardId, sectionId }, key: saves.newKey() });
  expect(moved).toMatchObject({ ok: true, place: { isProfile: false, section: { id: sectionId } } });
  expect(await saves.remove({ copyId, boardId })).toEqual({ ok: true });
  // The response to an earlier attempt may have been lost.
  expect(await saves.remove({ copyId, boardId })).toEqual({ ok: true });
});

test('[PK-02] the same key saves once', async () => {
  const { saves } = portsOf(member);
  const key = saves.newKey();
  const first = await saves.save({ pinId, target: {}, key });
  expect(await saves.save({ pinId, target: {}, key })).toEqual(first);
});

test('[PK-02] a rejection has the message of the server, errors of fields, and whether the session is another', async () => {
  const { boards } = portsOf(member);
  const long = await boards.createBoard({ name: 'x'.repeat(500), privacy: 'public' });
  expect(long).toMatchObject({
    ok: false,
    failure: { kind: 'refused', isOtherSession: false },
    fields: { name: expect.any(String) },
  });
  const { saves } = portsOf(site.visitor());
  expect(await saves.save({ pinId, target: {}, key: saves.newKey() })).toMatchObject({
    ok: false,
    failure: { kind: 'refused', isOtherSession: true },
  });
});

test('[PK-02] an unreachable server is a network error, and the boards of the picker reject', async () => {
  const { saves, boards } = createRestPorts({
    baseUrl: '',
    csrfToken: () => '',
    fetch: () => Promise.reject(new Error('offline')),
  });
  expect(await saves.save({ pinId, target: {}, key: 'k' })).toMatchObject({ failure: { kind: 'network' } });
  await expect(boards.boards({ query: '', after: null })).rejects.toThrow('The boards could not be read.');
});
