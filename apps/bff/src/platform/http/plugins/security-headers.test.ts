import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

test('[OP-03] the policy of pages allows images, videos and their play lists from the CDN, and nothing else', () => {
  const media = 'https://media.example';
  const policy = pagePolicy('abc', media).split('; ');
  expect(policy.filter((part) => part.includes(media))).toEqual([
    `img-src 'self' ${media} data: blob:`,
    `connect-src 'self' ${media}`,
    `media-src 'self' ${media} blob:`,
  ]);
  expect(pagePolicy('abc')).toBe(pagePolicy('abc', media).replaceAll(` ${media}`, ''));
});
