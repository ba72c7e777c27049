import { expect, test } from 'vitest';
import { forwardedAddresses } from './forwarded-addresses.ts';

test.each<[string, readonly string[]]>([
  ['203.0.113.9', ['203.0.113.9']],
  ['198.51.100.7, 203.0.113.9', ['203.0.113.9', '198.51.100.7']],
  ['203.0.113.9:4711', ['203.0.113.9']],
  ['2001:DB8::1', ['2001:db8::1']],
  ['[2001:db8::1]:443, 10.0.0.1', ['10.0.0.1', '2001:db8::1']],
  ['::ffff:203.0.113.9', ['203.0.113.9']],
  ['unknown, 203.0.113.9', ['203.0.113.9']],
  ['198.51.100.7, unknown, 203.0.113.9', ['203.0.113.9']],
  ['198.51.100.7, ', []],
  ["' or 1=1", []],
  ['', []],
])('[OP-02] X-Forwarded-For: %s', (value, expected) => {
  expect(forwardedAddresses({ 'x-forwarded-for': value }, 'x-forwarded-for')).toEqual(expected);
});

test.each<[string, readonly string[]]>([
  ['for=203.0.113.9', ['203.0.113.9']],
  ['For=203.0.113.9;proto=https;by=10.0.0.1', ['203.0.113.9']],
  ['for="203.0.113.9:4711"', ['203.0.113.9']],
  ['for="[2001:db8:cafe::17]:4711"', ['2001:db8:cafe::17']],
  ['for="[2001:db8:cafe::17]:_port"', ['2001:db8:cafe::17']],
  ['for=198.51.100.7, for="[2001:db8::1]"', ['2001:db8::1', '198.51.100.7']],
  ['for=unknown, for=203.0.113.9', ['203.0.113.9']],
  ['for=198.51.100.7, for=_gazonk, for=203.0.113.9', ['203.0.113.9']],
  ['for="_SEVKISEK:80"', []],
  ['proto=https', []],
  ['for=198.51.100.7, proto=https', []],
  ['for="203.0.113.9', []],
  ['203.0.113.9', []],
])('[OP-02] Forwarded: %s', (value, expected) => {
  expect(forwardedAddresses({ forwarded: value }, 'forwarded')).toEqual(expected);
});

test('[OP-02] the header that the settings do not name is ignored', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=198.51.100.7' };
  expect(forwardedAddresses(headers, 'x-forwarded-for')).toEqual(['203.0.113.9']);
  expect(forwardedAddresses(headers, 'forwarded')).toEqual(['198.51.100.7']);
});
