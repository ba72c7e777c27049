import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fetched } from '../../platform/outbound-fetch/index.ts';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { runJob } from '../../testing/run-job.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { checkLinks } from './index.ts';

const STATE = `query ($pin: ID!) { result: v3GetPinQuery(pin: $pin) { ... on PinData { data { linkState {
  safety availability checkedAt } } } } }`;

let site: TestApp;
let maker: TestVisitor;
let board: string;
let statuses: Record<string, number>;
const requested: string[] = [];

beforeAll(async () => {
  site = await testApp();
  maker = await site.member('Mara Lind');
  board = (await maker.call('Board', 'create', { name: 'Pots' })).data.id;
});
afterAll(() => site.close());

const newPin = async (link?: string): Promise<string> =>
  (
    await maker.call('Pin', 'create', {
      board_id: board,
      image_base64: await testPicture(),
      ...(link !== undefined && { link }),
    })
  ).data.id;
const stateOf = async (pin: string) => (await maker.graphql(STATE, { pin })).data.result.data.linkState;
const check = async (at: string): Promise<void> => {
  const fetchSafely = async (url: string): Promise<Fetched> => {
    requested.push(url);
    const status = statuses[url] ?? 200;
    return { kind: 'answered', url, hops: [url], status, type: 'text/html', bytes: Buffer.alloc(0) };
  };
  await runJob({ ...site.deps, fetchSafely, now: () => new Date(at) }, checkLinks);
};

test('[BY-13] links are requested once per host and run; a page is gone after failures days apart', async () => {
  const [kiln, glaze, other] = ['https://kiln.example/a', 'https://kiln.example/b', 'https://clay.example/'];
  const pins = [await newPin(kiln), await newPin(glaze), await newPin(other), await newPin()];
  const [first = '', second = '', third = '', none = ''] = pins;
  expect(await stateOf(first)).toEqual({ safety: 'safe', availability: 'unknown', checkedAt: null });
  expect(await stateOf(none)).toBeNull();
  statuses = { [kiln]: 404 };
  await check('2026-12-01T10:00:00Z');
  expect(requested.toSorted()).toEqual([other, kiln].toSorted());
  await check('2026-12-01T10:10:00Z');
  expect(requested.at(-1)).toBe(glaze);
  expect(await stateOf(third)).toEqual({
    safety: 'safe',
    availability: 'alive',
    checkedAt: '2026-12-01T10:00:00.000Z',
  });
  expect((await stateOf(first)).availability).toBe('unknown');
  await check('2026-12-02T10:00:00Z');
  expect(requested).toHaveLength(3);
  await check('2026-12-05T10:00:00Z');
  expect(await stateOf(first)).toMatchObject({ availability: 'gone', checkedAt: '2026-12-05T10:00:00.000Z' });
  expect((await stateOf(second)).availability).toBe('alive');
  await maker.call('Pin', 'update', { id: first, link: other });
  expect(await stateOf(first)).toEqual({ safety: 'safe', availability: 'unknown', checkedAt: null });
});
