import { expect, test } from 'vitest';
import {
  shouldShed,
  classifyRequest,
  getEventLoopDelay,
  type RequestInfo,
  type Kind,
  type Load,
} from './rules.ts';

const KINDS: readonly Kind[] = ['event', 'background', 'upload', 'page', 'file', 'save', 'health'];
const ALL: readonly Kind[] = ['event', 'background', 'upload', 'page', 'file', 'save'];
const shedAt = (load: Partial<Load>): readonly Kind[] =>
  KINDS.filter((kind) => shouldShed(kind, { delayMs: 0, waiting: 0, inFlight: 0, uploads: 0, ...load }));

test.each<[string, Partial<Load>, readonly Kind[]]>([
  ['nothing while there is little to do', { delayMs: 149, waiting: 7, inFlight: 127 }, []],
  ['events first, when what is due begins late', { delayMs: 150 }, ['event']],
  ['events first, when some wait for the database', { waiting: 8 }, ['event']],
  ['events first, when much is being answered', { inFlight: 128 }, ['event']],
  ['then what nobody waits for', { delayMs: 300 }, ['event', 'background']],
  ['then what nobody waits for, by who waits', { waiting: 16 }, ['event', 'background']],
  ['then what nobody waits for, by what is being answered', { inFlight: 256 }, ['event', 'background']],
  ['then uploads', { delayMs: 450 }, ['event', 'background', 'upload']],
  ['then uploads, by who waits', { waiting: 24 }, ['event', 'background', 'upload']],
  ['then uploads, by what is being answered', { inFlight: 384 }, ['event', 'background', 'upload']],
  ['no other request for 63 uploads', { uploads: 63 }, []],
  ['uploads alone, when too many are under way', { uploads: 64 }, ['upload']],
  ['no other request, however many uploads are under way', { uploads: 100_000 }, ['upload']],
  ['then pages and feeds', { delayMs: 600 }, ['event', 'background', 'upload', 'page']],
  ['then pages and feeds, by who waits', { waiting: 32 }, ['event', 'background', 'upload', 'page']],
  [
    'then pages and feeds, by what is being answered',
    { inFlight: 512 },
    ['event', 'background', 'upload', 'page'],
  ],
  ['saves last', { delayMs: 1200 }, ALL],
  [
    'saves last, by who waits; files ask no database',
    { waiting: 512 },
    ['event', 'background', 'upload', 'page', 'save'],
  ],
  ['saves last, by what is being answered', { inFlight: 1024 }, ALL],
  ['health never', { delayMs: 60_000, waiting: 60_000, inFlight: 60_000, uploads: 60_000 }, ALL],
])('[BF-10] refused: %s', (_, load, shed) => {
  expect(shedAt(load)).toEqual(shed);
});

test.each<[string, RequestInfo, Kind]>([
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
])('[BF-10] %s', (_, request, kind) => {
  expect(classifyRequest(request)).toBe(kind);
});

test.each<readonly [string, readonly number[], number]>([
  ['is as late as its turns are long', [400, 400], 400],
  ['is not late for one long piece of work', [10, 900], 10],
  ['is late by all others', [10, 300, 200, 300], 170],
])('[BF-10] an event loop %s', (_, turns, late) => {
  const count = turns.length;
  const meanMs = turns.reduce((sum, ms) => sum + ms, 0) / count;
  expect(getEventLoopDelay({ count, meanMs, longestMs: Math.max(...turns) })).toBeCloseTo(late);
});
