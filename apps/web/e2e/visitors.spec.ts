import { call, signUpByApi, expect, parsePinId, pinPaths, test } from './journey.ts';

test('[BF-06] a pin that was shown to visitors is hidden from them as soon as its board is secret', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signUpByApi(page);
  const [path] = await pinPaths(page);
  const board = await call(page, 'Board', { name: 'Seen by all' });
  const { id } = await call(page, 'Repin', { pin_id: parsePinId(path), board_id: board.id });
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const shown = async (): Promise<number> => (await visitor.get(`/pin/${id}/`)).status();
  expect([await shown(), await shown()]).toEqual([200, 200]);
  await call(page, 'Board', { board_id: board.id, privacy: 'secret' }, 'update');
  expect(await shown()).toBe(404);
  await visitor.dispose();
});
