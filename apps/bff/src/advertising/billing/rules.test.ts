import fc from 'fast-check';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dueDay, invoiceState, monthBefore, monthsBefore, sumOfLines } from './invoice-rules.ts';
import { microsPerMinorUnit, formatMoney, floorToMinorUnit } from './money.ts';
import { allocateLine } from './pay-line.ts';
import { readPromotion } from '../../site/billing-commands.ts';
import { normalizeCode } from './promotions.ts';
import { drawDocument } from './invoice-pdf.ts';
import { visualPieces } from './visual-pieces.ts';

const CODE = { amount: '50', currency: 'usd', until: '2026-12-31' };
const readCode = (overrides: Partial<typeof CODE>, typed = 'spring-50') =>
  readPromotion(typed, { ...CODE, ...overrides }, new Date('2026-11-22T12:00:00Z'));

test('[BD-08] a code of the command line is read as it is compared later: in capitals, in a currency of accounts', () => {
  const read = { code: 'SPRING50', amountMicro: 50_000_000, currency: 'USD', expiresOn: '2026-12-31' };
  expect(readCode({})).toEqual(read);
  expect(readCode({ until: '2026-11-22' }).expiresOn).toBe('2026-11-22');
});

test.each([
  ['a currency that no account is in', { currency: 'EURO' }, 'No account is in EURO.'],
  ['an amount in words', { amount: 'x' }, 'x is no amount'],
  ['nothing', { amount: '0' }, '0 is no amount'],
  ['parts of a coin', { amount: '0.5', currency: 'JPY' }, '0.5 is no amount in whole coins of JPY'],
  ['a day that no month has', { until: '2026-02-30' }, '2026-02-30 is no day to come'],
  ['a day that is over', { until: '2026-11-21' }, '2026-11-21 is no day to come'],
])('[BD-08] a code with %s is refused with what to write instead', (_, overrides, message) => {
  expect(() => readCode(overrides)).toThrow(message);
});

test('[BD-08] amounts are whole coins of their currency, cut in the payer’s favour', () => {
  expect([microsPerMinorUnit('USD'), microsPerMinorUnit('JPY')]).toEqual([10_000, 1_000_000]);
  expect(floorToMinorUnit(1_239_999, 'EUR')).toBe(1_230_000);
  expect(floorToMinorUnit(1_999_999, 'JPY')).toBe(1_000_000);
  expect([formatMoney(1_234_500_000, 'USD'), formatMoney(1_234_000_000, 'JPY')]).toEqual([
    '$1,234.50',
    '¥1,234',
  ]);
});

test.each([
  ['credit pays first', 10, { creditMicro: 30, fundsMicro: 5 }, [10, 0, 0]],
  ['then funds', 10, { creditMicro: 4, fundsMicro: 50 }, [4, 6, 0]],
  ['the rest is owed', 10, { creditMicro: 4, fundsMicro: 1 }, [4, 1, 5]],
])('[BD-08] of an order line %s', (_, amount, balance, parts) => {
  const { creditMicro, fundsMicro, owedMicro } = allocateLine(amount, balance);
  expect([creditMicro, fundsMicro, owedMicro]).toEqual(parts);
});

test('[BD-08] the parts of an order line add up to its amount for any balance, and none is below zero', () => {
  const amount = fc.nat(1e9);
  fc.assert(
    fc.property(amount, amount, amount, (all, creditMicro, fundsMicro) => {
      const parts = Object.values(allocateLine(all, { creditMicro, fundsMicro }));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }),
  );
});

const facts = { dueMicro: 10_000, dueOn: '2026-12-04', isPaid: false, isCredited: false };
test.each([
  ['until its day it is open', facts, '2026-12-04', 'open'],
  ['after it, it is overdue', facts, '2026-12-05', 'overdue'],
  ['paid late is paid', { ...facts, isPaid: true }, '2027-01-01', 'paid'],
  ['with nothing due it is paid', { ...facts, dueMicro: 0 }, '2026-12-05', 'paid'],
  ['credited it is nothing else', { ...facts, isPaid: true, isCredited: true }, '2026-12-05', 'credited'],
] as const)('[BD-06] an invoice: %s', (_, invoice, today, state) => {
  expect(invoiceState(invoice, today)).toBe(state);
});

test.each([
  ['2026-11-03', '2026-10-01'],
  ['2026-11-04', '2026-11-01'],
  ['2027-01-02', '2026-12-01'],
  ['2027-01-04', '2027-01-01'],
])('[BD-06] on %s the invoices of what was spent before %s are issued', (today, before) => {
  expect(monthsBefore(today)).toBe(before);
});

test('[BD-06] an invoice names the month before, and is to be paid within thirty days', () => {
  expect([monthBefore('2027-01-01'), monthBefore('2026-03-01')]).toEqual(['2026-12-01', '2026-02-01']);
  expect(dueDay('2026-12-04')).toBe('2027-01-03');
});

test('[BD-06] what is due is what neither credit nor funds paid, in whole coins; what is cut off is said', () => {
  const line = { amountMicro: 1_005_000, creditMicro: 500_000, fundsMicro: 100_000 };
  expect(sumOfLines([line, line, { ...line, creditMicro: 905_000 }], 'USD')).toEqual({
    amountMicro: 3_015_000,
    creditMicro: 1_905_000,
    fundsMicro: 300_000,
    dueMicro: 810_000,
    roundedMicro: 0,
  });
  const odd = { amountMicro: 12_345, creditMicro: 0, fundsMicro: 0 };
  expect(sumOfLines([odd], 'USD')).toMatchObject({ dueMicro: 10_000, roundedMicro: 2345 });
});

test('[BD-08] codes are the same with blanks, dashes and small letters', () => {
  expect(normalizeCode(' kiln-2026 ')).toBe('KILN2026');
});

test.each([
  ['words follow one another from the right', 'شركة النور', ['النور', ' ', 'شركة']],
  ['numbers are read from the left', 'شركة 12', ['12', ' ', 'شركة']],
  ['what touches a number is apart from it', 'رقم12', ['12', 'رقم']],
  ['brackets face the other way', 'النور (فرع)', [')فرع(', ' ', 'النور']],
  [
    'in a line of Latin letters they stand in their place',
    'Kiln שלום עולם Ltd',
    ['Kiln', ' ', 'עולם', ' ', 'שלום', ' ', 'Ltd'],
  ],
])('[BD-06] names from right to left on an invoice: %s', (_, line, pieces) => {
  expect(visualPieces(line)).toEqual(pieces);
});

/** Returns the letters of a one-page document by its drawn glyphs, in pieces from left to right. */
function drawnPieces(pdf: Buffer): readonly string[] {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/\bstream\n/g)].flatMap(({ index, 0: { length } }) => {
    try {
      return inflateSync(pdf.subarray(index + length, text.indexOf('\nendstream', index))).toString('latin1');
    } catch {
      return []; // a font
    }
  });
  const hex = (digits: string): string =>
    String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map((one) => parseInt(one, 16)));
  const letters = streams
    .flatMap((one) => /beginbfrange\n<0000> <[^>]+> \[(.*)\]/.exec(one)?.[1] ?? [])
    .map((list) => [...list.matchAll(/<([^>]*)>/g)].map(([, codes = '']) => hex(codes.replaceAll(' ', ''))));
  const [plain = []] = letters.filter((list) => list.some((one) => one > '\u0590'));
  return streams.flatMap((one) =>
    [...one.matchAll(/\/F1 9 Tf\n\[(.*)\] TJ/g)].map(([, drawn = '']) =>
      [...drawn.matchAll(/<([^>]*)>/g)]
        .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => plain[parseInt(glyph, 16)])
        .join(''),
    ),
  );
}

test('[BD-06] an Arabic name is drawn on an invoice from right to left, its letters joined', async () => {
  const pdf = await drawDocument({
    title: 'Invoice',
    facts: [['Month', 'October']],
    billedTo: ['سلام عليكم'],
    table: { columns: [{ name: 'Day', width: 1 }], rows: [] },
    totals: [],
    notes: [],
  });
  // Lam and alef are combined in a single glyph.
  expect(drawnPieces(pdf)).toEqual(['Month: October', 'مكيلع', ' ', 'ملاس']);
});
