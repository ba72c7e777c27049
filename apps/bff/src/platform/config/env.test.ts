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

test('a secret is made once and kept; mails come from the public host', () => {
  const source = { PEGBOARD_DATA_DIR: dataDir, PUBLIC_URL: 'https://pins.example/' };
  const { secret, publicUrl, mailFrom } = readEnv(source);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readEnv(source).secret).toBe(secret);
  expect([publicUrl, mailFrom]).toEqual(['https://pins.example', 'Pegboard <no-reply@pins.example>']);
});
