import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../site/app.ts';
import { testApp, type TestApp } from '../../testing/app.ts';

const MAIL = {
  to: 'ines@pegboard.example',
  subject: 'A <b>subject</b>',
  text: 'Go to http://localhost:4310/password/reset/?token=abc now',
  html: '',
};
let site: TestApp;

beforeAll(async () => {
  site = await testApp();
  await site.deps.sendMail(MAIL, randomUUID());
});
afterAll(() => site.close());

const open = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.app.inject({ url: '/_dev/outbox/', remoteAddress, headers: { host: 'localhost:4310', ...headers } });

test('in development the mails can be read, with their links, as text alone', async () => {
  const { statusCode, body, headers } = await open();
  expect(statusCode).toBe(200);
  expect(body).toContain('A &lt;b&gt;subject&lt;/b&gt;');
  expect(body).toContain('<a href="http://localhost:4310/password/reset/?token=abc">');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
});

test.each<[string, Record<string, string>, string, number]>([
  ['another machine', {}, '10.0.0.7', 404],
  ['a name that was made to point here', { host: 'evil.example' }, '127.0.0.1', 421],
  ['behind a proxy', { 'x-forwarded-for': '10.0.0.7' }, '127.0.0.1', 404],
])('to %s there is no such page', async (_, headers, address, status) => {
  expect((await open(headers, address)).statusCode).toBe(status);
});

test.each([{ isProduction: true }, { smtpUrl: 'smtp://localhost' }])(
  'with %j there is no such page',
  async (env) => {
    const app = await buildApp({ ...site.deps, env: { ...site.deps.env, ...env } });
    const { statusCode, body } = await app.inject({
      url: '/_dev/outbox/',
      headers: { host: 'localhost:4310' },
    });
    expect(statusCode).toBe(404);
    expect(body).not.toContain(MAIL.to);
    await app.close();
  },
);
