import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from './env.ts';

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pegboard-storage-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (settings: Readonly<Record<string, string>>) =>
  readEnv({ PEGBOARD_DATA_DIR: dataDir, ...settings });

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['a bucket that is not named', { PEGBOARD_STORAGE: 's3' }, 'PEGBOARD_S3_BUCKET'],
  ['half a key', { PEGBOARD_S3_BUCKET: 'pins', PEGBOARD_S3_ACCESS_KEY: 'key' }, 'PEGBOARD_S3_SECRET_KEY'],
  ['a bucket with capitals', { PEGBOARD_S3_BUCKET: 'Pins' }, 'PEGBOARD_S3_BUCKET'],
  ['a token without a cache', { PEGBOARD_PURGE_TOKEN: 'secret' }, 'PEGBOARD_PURGE_URL'],
  [
    'a cache with a password in its address',
    { PEGBOARD_PURGE_URL: 'https://me:word@cache.example' },
    'PURGE_TOKEN',
  ],
  ['an address of a CDN with a path', { PEGBOARD_MEDIA_URL: 'https://media.example/i' }, 'without a path'],
])('[OP-03] %s stops the start, and the message names the setting', (_, settings, message) => {
  expect(() => read(settings)).toThrow(message);
});

test('[OP-03] a secret key is in no message', () => {
  const settings = { PEGBOARD_STORAGE: 's4', PEGBOARD_S3_SECRET_KEY: 'the secret key' };
  expect(() => read(settings)).toThrow('PEGBOARD_STORAGE');
  expect(() => read(settings)).not.toThrow('the secret key');
});

test('[OP-03] files are in the folder without settings; an endpoint of your own is addressed by paths', () => {
  expect(read({})).toMatchObject({ storage: 'folder', s3: undefined, mediaUrl: undefined });
  const bucket = { PEGBOARD_STORAGE: 's3', PEGBOARD_S3_BUCKET: 'pins' };
  expect(read(bucket)).toMatchObject({
    storage: 's3',
    s3: { prefix: '', usesPathStyle: false, credentials: undefined },
  });
  const own = {
    ...bucket,
    PEGBOARD_S3_ENDPOINT: 'https://s3.example',
    PEGBOARD_S3_PREFIX: 'sites/pins',
    PEGBOARD_MEDIA_URL: 'https://Media.example/',
  };
  expect(read(own)).toMatchObject({
    mediaUrl: 'https://media.example',
    s3: { prefix: 'sites/pins/', usesPathStyle: true, endpoint: 'https://s3.example' },
  });
});
