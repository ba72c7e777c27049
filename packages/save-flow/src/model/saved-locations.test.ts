import { describe, expect, test } from 'vitest';
import type { SavedLocation } from './saved-location.ts';
import { countBoards, hasSameCopies, withLocation } from './saved-locations.ts';

const at = (copyId: string, boardId: string, section: SavedLocation['section'] = null): SavedLocation => ({
  copyId,
  board: { id: boardId, name: `Board ${boardId}`, url: `/mara/${boardId}/` },
  section,
  isProfile: false,
});

describe('the locations of a pin', () => {
  test('[BY-04] a new copy is first, a moved one replaces itself, a removed one is gone', () => {
    const one = at('1', '5');
    const two = at('2', '6');
    expect(withLocation([one], null, two)).toEqual([two, one]);
    const moved = at('1', '7');
    expect(withLocation([two, one], '1', moved)).toEqual([moved, two]);
    expect(withLocation([two, one], '2', null)).toEqual([one]);
  });

  test('[BY-04] a copy that a move merged with another is listed once', () => {
    const merged = at('2', '6');
    expect(withLocation([at('1', '5'), at('2', '6')], '1', merged)).toEqual([merged]);
  });

  test('[BY-04] two sections of one board count as one board', () => {
    const soups = at('1', '5', { id: '51', title: 'Soups' });
    expect(countBoards([soups, at('2', '5'), at('3', '6')])).toBe(2);
    expect(countBoards([])).toBe(0);
  });

  test('[BY-04] lists differ by their copies and the order of these', () => {
    expect(hasSameCopies([at('1', '5')], [at('1', '6')])).toBe(true);
    expect(hasSameCopies([at('1', '5'), at('2', '5')], [at('2', '5'), at('1', '5')])).toBe(false);
    expect(hasSameCopies([], [at('1', '5')])).toBe(false);
  });
});
