import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { graphemeCount, graphemeOffset, graphemes, isLongerThan, truncateGraphemes } from './graphemes.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const ACCENTED = 'é';
const FLAG = '🇯🇵';

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
const anyUnits = fc.string({ unit: 'binary', maxLength: 60 });

describe('graphemes', () => {
  test.each([
    ['', []],
    ['clay', ['c', 'l', 'a', 'y']],
    [`${FAMILY}!`, [FAMILY, '!']],
    [`caf${ACCENTED}`, ['c', 'a', 'f', ACCENTED]],
    [`${FLAG}${FLAG}`, [FLAG, FLAG]],
    ['a\r\nb', ['a', '\r\n', 'b']],
    ['한국', ['한', '국']],
  ])('[TY-21] %j is what its reader sees', (text, expected) => {
    expect(graphemes(text)).toEqual(expected);
  });

  test('[TY-21] the short way for ASCII sees what the long way sees', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(graphemes(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
      }),
    );
  });

  test('[TY-21] nothing of a text is lost', () => {
    fc.assert(
      fc.property(anyUnits, (text) => {
        expect(graphemes(text).join('')).toBe(text);
      }),
    );
  });

  test('[TY-21] the count is that of the characters', () => {
    fc.assert(
      fc.property(anyUnits, (text) => {
        expect(graphemeCount(text)).toBe(graphemes(text).length);
      }),
    );
  });
});

describe('truncateGraphemes', () => {
  test('[TY-21] the first characters are taken whole', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyUnits), fc.nat({ max: 80 }), (text, count) => {
        expect(truncateGraphemes(text, count)).toBe(graphemes(text).slice(0, count).join(''));
      }),
    );
  });

  test('[TY-21] a text that fits is not longer, one character more is', () => {
    fc.assert(
      fc.property(anyUnits.filter(Boolean), (text) => {
        const count = graphemeCount(text);
        expect(isLongerThan(text, count)).toBe(false);
        expect(isLongerThan(text, count - 1)).toBe(true);
      }),
    );
  });

  test('[TY-21] a count below zero takes nothing', () => {
    expect(truncateGraphemes('clay', -1)).toBe('');
    expect(graphemeOffset('clay', -1)).toBe(0);
  });
});
