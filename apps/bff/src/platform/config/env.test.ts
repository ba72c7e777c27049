import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv, SETTINGS } from './env.ts';

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pegboard-env-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test('docs/settings.md lists every setting, and no other', () => {
  const document = readFileSync(new URL('../../../../../docs/settings.md', import.meta.url), 'utf8');
  const listed = [...document.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => String(name));
  expect(listed.toSorted()).toEqual([...SETTINGS].toSorted());
});

test('every wrong setting is named at once', () => {
  const wrong = { PORT: 'seventy', LOG_LEVEL: 'loud', PEGBOARD_SECRET: 'short' };
  for (const name of Object.keys(wrong)) expect(() => readEnv(wrong)).toThrow(name);
});

test.each([
  ['PEGBOARD_TRUST_PROXY', 'nginx', '"nginx" names no proxies: write off, the number of proxies'],
  ['PEGBOARD_TRUST_PROXY', '0.0.0.0/0', '"0.0.0.0/0" names no proxies'],
  ['PEGBOARD_PROXY_HEADER', 'x-real-ip', 'x-forwarded-for'],
  ['PUBLIC_URL', 'https://pins.example/a%20b', 'write a path of letters, digits'],
  ['PUBLIC_URL', 'https://pins.example/a//b', 'write a path of letters, digits'],
  ['PUBLIC_URL', 'https://pins.example/pins?a=1', 'write the address that people type'],
  ['PUBLIC_URL', 'pins.example', 'write the address that people type'],
  ['PUBLIC_URL', 'ftp://pins.example', 'write the address that people type'],
  ['PUBLIC_URL', 'https://me:secret@pins.example', 'write the address that people type'],
  ['PUBLIC_URL', 'https://pins.example/?a=1', 'write the address that people type'],
])('[OP-02] %s is not %s, and the message says what to write', (name, value, message) => {
  expect(() => readEnv({ PEGBOARD_DATA_DIR: dataDir, [name]: value })).toThrow(message);
});

test.each([
  ['https://pins.example', 'https://pins.example'],
  ['https://Pins.Example:443/', 'https://pins.example'],
  ['https://pins.example/pins', 'https://pins.example/pins'],
  ['https://pins.example/my/pins-2.0//', 'https://pins.example/my/pins-2.0'],
  ['http://[::1]:4310', 'http://[::1]:4310'],
])('[OP-02] PUBLIC_URL may be %s', (written, expected) => {
  expect(readEnv({ PEGBOARD_DATA_DIR: dataDir, PUBLIC_URL: written }).publicUrl).toBe(expected);
});

test('[BY-18] a site needs no setting: one process, with its own database, which has the search index too', () => {
  const env = readEnv({ PEGBOARD_DATA_DIR: dataDir });
  expect(env.databaseUrl).toBeUndefined();
  expect(env.searchDatabaseUrl).toBeUndefined();
  expect(env.redisUrl).toBeUndefined();
});

test('a secret is made once and stored; mails come from the public host', () => {
  const source = { PEGBOARD_DATA_DIR: dataDir, PUBLIC_URL: 'https://pins.example/' };
  const { secret, publicUrl, mailFrom } = readEnv(source);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readEnv(source).secret).toBe(secret);
  expect([publicUrl, mailFrom]).toEqual(['https://pins.example', 'Pegboard <no-reply@pins.example>']);
});

test('[OP-01] production loads no demo content and opens no demo account, unless a site of this machine asks for it', () => {
  const read = (settings: Readonly<Record<string, string>>) => {
    const env = readEnv({ PEGBOARD_DATA_DIR: dataDir, ...settings });
    return [env.loadsDemoContent, env.opensDemoAccounts];
  };
  expect(read({})).toEqual([true, true]);
  expect(read({ NODE_ENV: 'production' })).toEqual([false, false]);
  expect(read({ NODE_ENV: 'production', PEGBOARD_DEMO: 'on' })).toEqual([true, false]);
  const trial = { NODE_ENV: 'production', PEGBOARD_DEMO: 'small', PEGBOARD_DEMO_LOGINS: 'on' };
  expect(read(trial)).toEqual([true, true]);
  for (const reach of [{ PUBLIC_URL: 'https://pins.example' }, { HOST: '0.0.0.0' }])
    expect(() => read({ ...trial, ...reach })).toThrow('PEGBOARD_DEMO_LOGINS=on opens accounts');
});

test.each([
  ['id.example', 'write the issuer as the provider names it'],
  ['http://id.example', 'write the issuer as the provider names it'],
  ['https://me@id.example', 'write the issuer as the provider names it'],
  ['https://id.example/.well-known/openid-configuration', 'write the issuer alone'],
])('[AC-09] PEGBOARD_OIDC_ISSUER is not %s, and the message says what to write', (issuer, message) => {
  expect(() => readEnv({ PEGBOARD_DATA_DIR: dataDir, PEGBOARD_OIDC_ISSUER: issuer })).toThrow(message);
});

test('[AC-09] a provider needs three settings, and its host is its name by default', () => {
  const set = {
    PEGBOARD_OIDC_ISSUER: 'https://id.example/realms/pins',
    PEGBOARD_OIDC_CLIENT_ID: 'pegboard',
    PEGBOARD_OIDC_CLIENT_SECRET: 'secret',
  };
  for (const name of Object.keys(set))
    expect(() => readEnv({ PEGBOARD_DATA_DIR: dataDir, ...set, [name]: undefined })).toThrow('set all three');
  expect(readEnv({ PEGBOARD_DATA_DIR: dataDir, ...set }).signOn?.label).toBe('id.example');
  expect(readEnv({ PEGBOARD_DATA_DIR: dataDir }).signOn).toBeUndefined();
});
