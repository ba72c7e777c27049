import { expect, test } from 'vitest';
import { checkHost } from './check-host.ts';
import { isLoopbackHost } from './loopback-host.ts';
import { readTarget } from './request-target.ts';

const isProduction = true;

test.each([
  ['https://pins.example', 'pins.example', 'own'],
  ['https://pins.example', 'PINS.Example', 'own'],
  ['https://pins.example', 'pins.example.', 'own'],
  ['https://pins.example', 'pins.example:443', 'own'],
  ['https://pins.example', 'pins.example:4310', 'unknown'],
  ['https://pins.example', 'pins.example:80', 'unknown'],
  ['http://pins.example:8080', 'pins.example:8080', 'own'],
  ['http://pins.example:8080', 'pins.example', 'own'],
  ['http://pins.example:8080', 'pins.example:80', 'unknown'],
  ['https://bücher.example', 'xn--bcher-kva.example', 'own'],
  ['https://[2001:db8::1]', '[2001:DB8:0::1]', 'own'],
  ['https://pins.example', 'evil.example', 'unknown'],
  ['https://pins.example', 'www.pins.example', 'unknown'],
  ['https://pins.example', 'pins.example.evil.example', 'unknown'],
  ['https://pins.example', 'localhost:4310', 'unknown'],
  ['https://pins.example', '127.0.0.1', 'unknown'],
  ['http://localhost:4310', 'localhost:80', 'own'],
  ['http://localhost:4310', '127.0.0.1:51234', 'own'],
  ['http://localhost:4310', '[::1]:4310', 'own'],
  ['http://localhost:4310', 'evil.example:4310', 'unknown'],
  ['http://localhost:4310', '192.168.0.4:4310', 'unknown'],
  ['https://pins.example', '', 'malformed'],
  ['https://pins.example', 'pins.example/', 'malformed'],
  ['https://pins.example', 'pins.example#', 'malformed'],
  ['https://pins.example', 'me@pins.example', 'malformed'],
  ['https://pins.example', 'pins.example, evil.example', 'malformed'],
  ['https://pins.example', 'pins.example\\evil', 'malformed'],
  ['https://pins.example', 'pins.example:99999', 'malformed'],
  ['https://pins.example', '[::1', 'malformed'],
  ['https://pins.example', ':443', 'malformed'],
])('[OP-02] [OP-10] with PUBLIC_URL %s, the host “%s” is %s', (publicUrl, host, expected) => {
  expect(checkHost(host, { publicUrl: new URL(publicUrl).origin, isProduction })).toBe(expected);
});

test('[OP-02] in development the loopback names are hosts of a public site, too', () => {
  const env = { publicUrl: 'https://pins.example', isProduction: false };
  expect(checkHost('localhost:4310', env)).toBe('own');
  expect(checkHost('evil.example', env)).toBe('unknown');
});

test.each([
  ['localhost', true],
  ['pegboard.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['127.example.org', false],
  ['192.168.0.4', false],
])('only the machine itself reaches %s: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test.each([
  ['/pin/7/?a=1', { path: '/pin/7/?a=1' }],
  ['//evil.example/', { path: '//evil.example/' }],
  ['http://pins.example/pin/7/?a=1', { path: '/pin/7/?a=1', authority: 'pins.example' }],
  ['HTTPS://Pins.example:443', { path: '/', authority: 'Pins.example:443' }],
  ['http://pins.example?a=1', { path: '/?a=1', authority: 'pins.example' }],
  ['*', { path: '*' }],
])('[OP-10] the target %s', (target, expected) => {
  expect(readTarget(target)).toEqual(expected);
});
