import { expect, test } from 'vitest';
import { createLimiter, subscriberOf } from './limiter.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('[BF-05] %s is an address of the subscriber %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});

test('[BF-05] tries over the limit are refused until the window is over, each key by itself', () => {
  let ms = 0;
  const limiter = createLimiter({ max: 2, windowMs: 1000, now: () => new Date(ms) });
  limiter.count('one');
  limiter.count('one');
  expect(() => limiter.count('one')).toThrow('Too many tries');
  limiter.count('other');
  ms = 999;
  expect(() => limiter.count('one')).toThrow('Too many tries');
  ms = 1000;
  limiter.count('one');
});

test('[BF-05] a key that is forgotten starts anew', () => {
  const limiter = createLimiter({ max: 1, windowMs: 1000, now: () => new Date(0) });
  limiter.count('one');
  limiter.forget('one');
  limiter.count('one');
});
