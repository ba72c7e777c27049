import { expect, test } from 'vitest';
import { check, tally, type EffectRecords } from './check.ts';
import type { Intent, Line, AttemptResult } from './ledger.ts';

const EFFECT = 'save 7 on 9';
const save: Intent = { id: 'a', does: 'make', effect: EFFECT };
const sameSave: Intent = { ...save, id: 'b' };
const unsave: Intent = { id: 'c', does: 'unmake', effect: EFFECT };
const ok = (answer = '1'): AttemptResult => ({ kind: 'ok', answer });
const done: AttemptResult = { kind: 'ok' };
const fail: AttemptResult = { kind: 'fail', why: '404' };
const info: AttemptResult = { kind: 'info', why: 'ECONNRESET' };

const ledger = (...tries: readonly (readonly [Intent, AttemptResult | undefined])[]): readonly Line[] =>
  tries.flatMap(([intent, result]): readonly Line[] => [
    { line: 'invoke', ...intent },
    ...(result ? [{ line: 'result' as const, id: intent.id, ...result }] : []),
  ]);
const there = (...made: readonly string[]): EffectRecords => ({ made, live: made.length });
const gone: EffectRecords = { made: ['1'], live: 0 };
const nothing: EffectRecords = { made: [], live: 0 };
const promises = (lines: readonly Line[], traces: EffectRecords, disagreements: readonly string[] = []) =>
  check(lines, { effects: new Map([[EFFECT, traces]]), disagreements }).map(({ promise }) => promise);

test.for<[string, readonly Line[], EffectRecords]>([
  ['an acknowledged save that is there once', ledger([save, ok()]), there('1')],
  ['a refused save that left nothing', ledger([save, fail]), nothing],
  ['an unknown save that is there', ledger([save, info]), there('1')],
  ['an unknown save that is not there', ledger([save, info]), nothing],
  ['a try without an end that is there', ledger([save, undefined]), there('1')],
  ['a lost answer that was repeated', ledger([save, info], [save, ok()]), there('1')],
  ['an acknowledged save, later refused', ledger([save, ok()], [save, fail]), there('1')],
  ['two intents for one thing', ledger([save, ok()], [sameSave, ok()]), there('1')],
  ['an unsaved save', ledger([save, ok()], [unsave, done]), gone],
  ['an unknown unsave that was done', ledger([save, ok()], [unsave, info]), gone],
  ['an unknown unsave that was not done', ledger([save, ok()], [unsave, info]), there('1')],
  ['a refused unsave', ledger([save, ok()], [unsave, fail]), there('1')],
])('keeps the promises: %s', ([, lines, traces]) => {
  expect(promises(lines, traces)).toEqual([]);
});

test.for<[string, readonly Line[], EffectRecords, readonly string[]]>([
  ['an acknowledged save is missing', ledger([save, ok()]), nothing, ['nothing lost', 'nothing lost']],
  ['an acknowledged save is gone though nobody unsaved it', ledger([save, ok()]), gone, ['nothing lost']],
  ['an acknowledged save is there twice', ledger([save, ok()]), there('1', '2'), ['nothing twice']],
  ['an unknown save is there twice', ledger([save, info]), there('1', '2'), ['nothing twice']],
  [
    'one thing has two rows',
    ledger([save, ok()]),
    { made: ['1'], live: 2 },
    ['nothing refused is done', 'nothing twice'],
  ],
  [
    'two intents for one thing made two',
    ledger([save, ok()], [sameSave, ok()]),
    there('1', '2'),
    ['nothing twice'],
  ],
  ['a refused save is there', ledger([save, fail]), there('1'), ['nothing refused is done']],
  ['an unsaved save is there', ledger([save, ok()], [unsave, done]), there('1'), ['nothing refused is done']],
  [
    'a late try brought an unsaved save back',
    ledger([save, ok()], [unsave, done], [save, ok()]),
    { made: ['1', '2'], live: 1 },
    ['nothing twice'],
  ],
  ['a refused unsave was done', ledger([save, ok()], [unsave, fail]), gone, ['nothing lost']],
  ['the answer names another thing', ledger([save, ok('5')]), there('1'), ['nothing lost']],
  [
    'two tries return different answers',
    ledger([save, ok('1')], [save, ok('2')]),
    there('1'),
    ['nothing lost', 'one answer'],
  ],
])('sees that a promise is broken: %s', ([, lines, traces, broken]) => {
  expect(promises(lines, traces)).toEqual(broken);
});

test('what the database says of itself and does not agree is a violation', () => {
  expect(promises(ledger([save, ok()]), there('1'), ['board 9 counts 2 of 1 pins'])).toEqual([
    'counts agree',
  ]);
});

test('an end without a beginning is a fault of the harness', () => {
  expect(() =>
    check([{ line: 'result', id: 'x', kind: 'ok' }], { effects: new Map(), disagreements: [] }),
  ).toThrow("'x'");
});

test('intents are counted by how they ended', () => {
  expect(tally(ledger([save, info], [save, ok()], [sameSave, info], [unsave, fail]))).toEqual({
    ok: 1,
    info: 1,
    fail: 1,
  });
});
