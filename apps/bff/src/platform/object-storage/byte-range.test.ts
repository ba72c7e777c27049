import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['the whole, without a header', undefined, undefined],
  ['from a byte to a byte, both included', 'bytes=0-9', { start: 0, end: 9 }],
  ['from a byte to the end', 'bytes=90-', { start: 90, end: 99 }],
  ['the last bytes', 'bytes=-10', { start: 90, end: 99 }],
  ['no more than there is', 'bytes=90-500', { start: 90, end: 99 }],
  ['no more than there is, of the last bytes', 'bytes=-500', { start: 0, end: 99 }],
  ['nothing, from behind the end', 'bytes=100-', 'none'],
  ['nothing, of no last bytes', 'bytes=-0', 'none'],
  ['the whole, for several parts', 'bytes=0-1,5-6', undefined],
  ['the whole, for an end before its start', 'bytes=9-3', undefined],
  ['the whole, for another unit', 'lines=0-9', undefined],
  ['the whole, for what is no range', 'bytes=-', undefined],
])('[BF-07] a range asks for %s', (_, header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
