import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '../../testing/app.ts';

const PAGE = 'https://kiln.example/mugs';

let site: TestApp;
let member: TestVisitor;

beforeAll(async () => {
  site = await testApp();
  member = await site.member();
});
afterAll(() => site.close());

/** Posts a form as the browser does for the installed app: without a token, with the member's cookies. */
async function share(parts: Readonly<Record<string, string | Blob>>, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'photo.jpg');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, headers: answered } = await site.app.inject({
    method: 'POST',
    url: '/pin/create/share/',
    headers: { 'content-type': request.headers.get('content-type') ?? '', cookie, ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: statusCode, location: answered.location, headers: answered };
}

test('[CR-13, WB-07] without the worker, a share leads to the composer with its texts', async () => {
  expect(await share({ title: 'Mugs', text: `Five mugs ${PAGE}` })).toMatchObject({
    status: 303,
    location: `/pin/create/?title=Mugs&description=Five+mugs&url=${encodeURIComponent(PAGE)}`,
    headers: { 'cache-control': 'no-store' },
  });
});

test('[CR-13] without the worker, shared files are dropped, and the composer reports it', async () => {
  const before = site.statements.count;
  const files = new Blob([new Uint8Array(300_000)], { type: 'image/jpeg' });
  expect(await share({ title: 'Mugs', files })).toMatchObject({
    status: 303,
    location: '/pin/create/?title=Mugs&share=none',
  });
  expect(site.statements.count).toBe(before);
});

test.each(['cross-site', 'none', 'same-origin'])(
  '[CR-13, BF-05] a share from "%s" reads no session, sets no cookie and changes nothing',
  async (origin) => {
    const before = site.statements.count;
    const { status, headers } = await share({ text: PAGE }, { 'sec-fetch-site': origin });
    expect(status).toBe(303);
    expect(headers['set-cookie']).toBeUndefined();
    expect(site.statements.count).toBe(before);
  },
);

test('[CR-13] addresses of other kinds are not passed on, and the redirect stays on the site', async () => {
  const { location } = await share({ title: '//evil.example/', url: 'javascript:alert(1)' });
  expect(location).toBe('/pin/create/?title=%2F%2Fevil.example%2F');
});

test.each([
  ['a body that is no form', 'multipart/form-data; boundary=x', 'nothing'],
  ['a form without boundary', 'multipart/form-data', 'nothing'],
  ['an empty body', 'multipart/form-data; boundary=x', ''],
])('[CR-13] %s opens an empty composer', async (_, type, payload) => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/pin/create/share/',
    headers: { 'content-type': type },
    payload,
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/pin/create/']);
});

test('[CR-13] other types of content are refused', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/pin/create/share/',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(415);
});
