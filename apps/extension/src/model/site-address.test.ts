import { expect, test } from 'vitest';
import { matchPattern, parseSiteAddress } from './site-address.ts';

test.each([
  ['https://pins.example', 'https://pins.example'],
  [' pins.example/ ', 'https://pins.example'],
  ['https://pins.example:8443/', 'https://pins.example:8443'],
  ['http://localhost:4310', 'http://localhost:4310'],
  ['http://127.0.0.1:4310', 'http://127.0.0.1:4310'],
  ['example.org/pins/', 'https://example.org/pins'],
])('[CR-14] %j is the site %s', (text, site) => {
  expect(parseSiteAddress(text)).toBe(site);
});

test.each([
  'http://pins.example',
  'http://localhost.evil.example',
  'https://pins.example/a board',
  'https://pins.example/.well-known',
  'https://me:secret@pins.example',
  'ftp://pins.example',
  'javascript:alert(1)',
  '',
])('[CR-14] %j is no site', (text) => {
  expect(parseSiteAddress(text)).toBeUndefined();
});

test('[CR-14] the pattern of a site covers its host alone, without its port and path', () => {
  expect(matchPattern('https://pins.example:8443/pins')).toBe('https://pins.example/*');
});
