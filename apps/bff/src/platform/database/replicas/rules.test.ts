import { expect, test } from 'vitest';
import { formatLsn, parseLsn } from './lsn.ts';
import { getLagMs, getReplicaCondition, isReadText, isTriedAgain } from './rules.ts';

test.each([
  ['0/0', '0'],
  ['16/B374D848', '97500059720'],
  ['FFFFFFFF/FFFFFFFF', '18446744073709551615'],
])('[OP-04] the position %s is a number, and is written the same again', (text, number) => {
  expect(String(parseLsn(text))).toBe(number);
  expect(formatLsn(BigInt(number))).toBe(text);
});

test.each([
  ['select 1', true],
  ['  with a as (select 1) select * from a', true],
  ['select updated_at, deleted_from from pins', true],
  ['select * from pins for update', false],
  ['select * from pins for no key update', false],
  ['select * from pins for key share', false],
  ['select pg_try_advisory_xact_lock(1)', false],
  [`select nextval('ids')`, false],
  ['with a as (insert into pins default values returning id) select * from a', false],
  ['with a as (delete from pins returning id) select * from a', false],
  ['insert into pins default values', false],
  ['set statement_timeout = 1', false],
  ['', false],
])('[OP-04] %j only reads: %s', (text, isRead) => {
  expect(isReadText(text)).toBe(isRead);
});

const SAMPLES = [
  { at: 1000, lsn: 100n },
  { at: 1250, lsn: 200n },
  { at: 1500, lsn: 300n },
];

test.each([
  [300, 0],
  [250, 500],
  [200, 500],
  [150, 750],
  [50, Number.POSITIVE_INFINITY],
])('[OP-04] a replica at %d is %d ms behind', (replayed, lag) => {
  expect(getLagMs(BigInt(replayed), SAMPLES, 2000)).toBe(lag);
});

test('[OP-04] before the first position of the primary is known, no replica is read', () => {
  expect(getLagMs(100n, [], 2000)).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['used', { isHeard: true, missed: 0, isStandby: true, replayed: 300 }],
  ['used', { isHeard: true, missed: 0, isStandby: true, replayed: 200 }],
  ['behind', { isHeard: true, missed: 0, isStandby: true, replayed: 150 }],
  ['silent', { isHeard: false, missed: 0, isStandby: true, replayed: 300 }],
  ['silent', { isHeard: true, missed: 5, isStandby: true, replayed: 300 }],
  ['no standby', { isHeard: true, missed: 0, isStandby: false, replayed: 300 }],
] as const)('[OP-04] a replica is %s: %j', (condition, { replayed, ...state }) => {
  const of = { samples: SAMPLES, maxLagMs: 600, now: 2000 };
  expect(getReplicaCondition({ ...state, replayed: BigInt(replayed) }, of)).toBe(condition);
});

test('[OP-04] a read that failed on a replica is tried on the primary, unless it took too long', () => {
  const failure = (code: string): Error => new Error('…', { cause: Object.assign(new Error('…'), { code }) });
  expect(isTriedAgain(failure('25006'))).toBe(true);
  expect(isTriedAgain(failure('ECONNREFUSED'))).toBe(true);
  expect(isTriedAgain(failure('57014'))).toBe(false);
});
