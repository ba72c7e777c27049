import { expect, test } from 'vitest';
import { createIsTrusted, parseTrustedProxies } from './trusted-proxies.ts';

test.each([
  ['off', { kind: 'none' }],
  ['on', { kind: 'hops', count: 1, isImplicit: true }],
  ['1', { kind: 'hops', count: 1 }],
  ['10', { kind: 'hops', count: 10 }],
  ['127.0.0.1', { kind: 'networks', networks: ['127.0.0.1'] }],
  ['::1, 10.0.0.0/8', { kind: 'networks', networks: ['::1', '10.0.0.0/8'] }],
  ['2606:4700::/32,loopback', { kind: 'networks', networks: ['2606:4700::/32', 'loopback'] }],
])('[OP-02] PEGBOARD_TRUST_PROXY may be %s', (setting, expected) => {
  expect(parseTrustedProxies(setting)).toEqual(expected);
});

test.each([
  '',
  '0',
  '-1',
  '1.5',
  '11',
  'yes',
  'true',
  'nginx',
  '10.0.0.0/0',
  '0.0.0.0/0',
  '::/0',
  '::ffff:0:0/96',
  '10.0.0.0/33',
  '::1/129',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.256',
  '010.0.0.1',
  '1,2',
  '127.0.0.1,',
  '127.0.0.1 10.0.0.1',
  'fe80::1%eth0',
])('[OP-02] PEGBOARD_TRUST_PROXY is never "%s"', (setting) => {
  expect(parseTrustedProxies(setting)).toBeUndefined();
});

test.each([
  ['off', '127.0.0.1', 0, false],
  ['1', '127.0.0.1', 0, true],
  ['1', '172.18.0.5', 0, true],
  ['1', 'fd00::5', 0, true],
  ['1', '127.0.0.1', 1, false],
  ['2', '198.51.100.7', 1, true],
  ['2', '198.51.100.7', 0, false],
  ['2', 'not an address', 0, false],
  ['10.0.0.0/8', '10.1.2.3', 5, true],
  ['10.0.0.0/8', '11.1.2.3', 0, false],
  ['10.0.0.0/8', '::ffff:10.1.2.3', 0, true],
  ['2606:4700::/32', '2606:4700:10::1', 0, true],
  ['2606:4700::/32', '2606:4701::1', 0, false],
  ['loopback', '::1', 0, true],
] as const)(
  '[OP-02] with %s, the peer %s after %i proxies is trusted: %s',
  (setting, address, hop, expected) => {
    const proxies = parseTrustedProxies(setting);
    expect(proxies && createIsTrusted(proxies)(address, hop)).toBe(expected);
  },
);
