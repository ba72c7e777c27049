import { expect, test } from 'vitest';
import { imageName } from './image-name.ts';

const SECRET = 'a secret for tests, 32 characters long';
const DIGEST = '0123456789abcdef0123456789abcdef';
const name = imageName(SECRET, 7n, DIGEST);

test('[BF-07] the name of an image is 128 bits, the same for the same image of the same owner', () => {
  expect(name).toMatch(/^[\da-f]{32}$/);
  expect(imageName(SECRET, 7n, DIGEST)).toBe(name);
});

test.each<[string, string, bigint | 'site', string]>([
  ['another owner', SECRET, 8n, DIGEST],
  ['the site', SECRET, 'site', DIGEST],
  ['another picture', SECRET, 7n, DIGEST.replace('0', '1')],
  ['another secret', SECRET.replace('a', 'b'), 7n, DIGEST],
])('[BF-07] %s gives another name', (_, secret, owner, digest) => {
  expect(imageName(secret, owner, digest)).not.toBe(name);
});

test('[BF-07] a name is not the digest of the image', () => {
  expect(name).not.toBe(DIGEST);
});
