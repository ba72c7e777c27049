import { expect, test } from 'vitest';
import { isShed, kindOf, type Asked, type Kind } from './rules.ts';

const KINDS: readonly Kind[] = ['event', 'background', 'page', 'save', 'health'];
const shedAt = (delayMs: number, inFlight: number): readonly Kind[] =>
  KINDS.filter((kind) => isShed(kind, { delayMs, inFlight }));

test.each<[string, number, number, readonly Kind[]]>([
  ['nothing while there is little to do', 149, 63, []],
  ['events first, when what is due begins late', 150, 0, ['event']],
  ['events first, when much is being answered', 0, 64, ['event']],
  ['then what nobody waits for', 300, 0, ['event', 'background']],
  ['then what nobody waits for, by what is being answered', 0, 128, ['event', 'background']],
  ['then pages and feeds', 600, 0, ['event', 'background', 'page']],
  ['then pages and feeds, by what is being answered', 0, 256, ['event', 'background', 'page']],
  ['saves last', 1200, 0, ['event', 'background', 'page', 'save']],
  ['saves last, by what is being answered', 0, 512, ['event', 'background', 'page', 'save']],
  ['health never', 60_000, 60_000, ['event', 'background', 'page', 'save']],
])('[BF-10] refused: %s', (_, delayMs, inFlight, shed) => {
  expect(shedAt(delayMs, inFlight)).toEqual(shed);
});

test.each<[string, Asked, Kind]>([
  ['a GET is a page', { method: 'GET' }, 'page'],
  ['a HEAD is a page', { method: 'HEAD' }, 'page'],
  ['a POST is a save', { method: 'POST' }, 'save'],
  ['a DELETE is a save', { method: 'DELETE' }, 'save'],
  ['a route says what it is for', { method: 'POST', declared: 'event' }, 'event'],
  ['health is what a route calls so', { method: 'GET', declared: 'health' }, 'health'],
  ['a read that can wait is background', { method: 'GET', priority: 'u=5' }, 'background'],
  [
    'a read by POST that can wait too',
    { method: 'POST', declared: 'page', priority: 'i, u=7' },
    'background',
  ],
  ['a read of usual urgency is a page', { method: 'GET', priority: 'u=3, i' }, 'page'],
  ['what cannot be read of a priority is not heeded', { method: 'GET', priority: 'u=55' }, 'page'],
  ['a prefetch is background', { method: 'GET', purpose: 'prefetch;prerender' }, 'background'],
  ['a save never becomes background', { method: 'POST', priority: 'u=7' }, 'save'],
  ['health never becomes background', { method: 'GET', declared: 'health', priority: 'u=7' }, 'health'],
])('[BF-10] %s', (_, asked, kind) => {
  expect(kindOf(asked)).toBe(kind);
});
