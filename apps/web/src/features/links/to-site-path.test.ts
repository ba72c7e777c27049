import { expect, test } from 'vitest';
import { completeUrl } from '../document-head/complete-url.ts';
import { toSitePath } from './to-site-path.ts';

test.each([
  ['https://peg.example/pin/7/', 'https://peg.example', '/pin/7/'],
  ['https://peg.example/pins/pin/7/?a=1', 'https://peg.example/pins', '/pin/7/'],
  ['https://peg.example/pin/7/', 'https://peg.example/pins', undefined],
  ['https://peg.example/pinsx/pin/7/', 'https://peg.example/pins', undefined],
  ['https://evil.example/pins/pin/7/', 'https://peg.example/pins', undefined],
  ['not an address', 'https://peg.example/pins', undefined],
])('[OP-02] %s on %s is the path %s', (address, publicUrl, path) => {
  expect(toSitePath(address, publicUrl)).toBe(path);
});

test.each([
  ['/i/a.jpg', 'https://peg.example/pins/i/a.jpg'],
  ['https://cdn.example/i/a.jpg', 'https://cdn.example/i/a.jpg'],
])('[OP-02] the complete address of %s is %s', (address, url) => {
  expect(completeUrl(address, 'https://peg.example/pins')).toBe(url);
});
