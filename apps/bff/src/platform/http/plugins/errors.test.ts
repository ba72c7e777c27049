import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError, toAppError } from '../../errors/errors.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { vi } from 'vitest';

const LEVELS = ['info', 'warn', 'error'] as const;
const lines: { readonly level: string; readonly facts: unknown }[] = [];
let site: TestApp;

beforeAll(async () => {
  site = await testApp();
  site.app.addHook('onRequest', async ({ log }) => {
    for (const level of LEVELS)
      vi.spyOn(log, level).mockImplementation((facts: unknown) => void lines.push({ level, facts }));
  });
  site.app.get('/throws', () => {
    throw new Error('select secret from users at /srv/app/node_modules/pg');
  });
});
afterAll(() => site.close());

const coded = (code: string, message = 'lost'): Error => Object.assign(new Error(message), { code });

test.each<[string, unknown, string]>([
  ['an error of ours', new AppError('forbidden'), 'forbidden'],
  ['what caused it', new Error('query failed', { cause: new AppError('pin_not_found') }), 'pin_not_found'],
  ['a database that is away', new Error('query failed', { cause: coded('ECONNREFUSED') }), 'db_unavailable'],
  ['a database that stops', coded('57P01'), 'db_unavailable'],
  ['a pool that waited in vain', new Error('timeout exceeded when trying to connect'), 'db_unavailable'],
  ['a full disk of the database', coded('53100'), 'storage_full'],
  ['a full disk of the pictures', coded('ENOSPC'), 'storage_full'],
  ['a statement that took too long', coded('57014'), 'overloaded'],
  ['too many connections', coded('53300'), 'overloaded'],
  ['a refused body', Object.assign(new Error(), { statusCode: 400 }), 'bad_request'],
  ['a limited caller', Object.assign(new Error(), { statusCode: 429 }), 'rate_limited'],
  ['a bug', new TypeError('x is undefined'), 'internal_error'],
  ['no error at all', 'oops', 'internal_error'],
])('[BF-10] %s is reported as what it is', (_, thrown, code) => {
  expect(toAppError(thrown).code).toBe(code);
});

test('[WB-13] a page request gets an error page, with its id and nothing that was thrown', async () => {
  const url = '/throws?"><script>alert(1)</script>';
  const answer = await site.app.inject({ url, headers: { accept: 'text/html,*/*' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toMatch(/give us this id: [\w-]{36}/);
  expect(answer.body).toContain('Try again');
  expect(answer.body).not.toMatch(/secret|node_modules|<script/);
});

test('[BF-04] what was thrown is never disclosed: no text, no stack, no path', async () => {
  const answer = await site.app.inject('/throws');
  expect(answer.statusCode).toBe(500);
  expect(answer.json().resource_response.error).toEqual({
    http_status: 500,
    code: 'internal_error',
    message: 'Sorry! Something went wrong on our end.',
    request_id: expect.any(String),
  });
});

test.each([
  ['/oembed/?url=https://pegboard.example/pin/7/&format=yaml', 501, 'info', { code: 'format_unknown' }],
  ['/resource/NoneResource/get/', 404, 'info', { code: 'not_found' }],
  ['/throws', 500, 'error', { code: 'internal_error', err: expect.any(Error) }],
])('[BF-10] %s answers %s and is logged at the level %s', async (url, status, level, facts) => {
  lines.length = 0;
  expect((await site.app.inject(url)).statusCode).toBe(status);
  expect(lines).toEqual([{ level, facts }]);
});

test('[BF-04] bytes that are no HTTP are answered in the one shape', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const address = site.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.');
  const response = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(address.port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(JSON.parse(response.slice(response.indexOf('\r\n\r\n')))).toMatchObject({
    resource_response: { error: { code: 'bad_request', http_status: 400 } },
  });
});
