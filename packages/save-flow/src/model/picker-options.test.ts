import { expect, test } from 'vitest';
import type { PickerBoard } from '../board-ports.ts';
import { takeOptions, nextOption, pickerGroups, sectionGroups } from './picker-options.ts';

const board = (id: string, name: string): PickerBoard => ({
  id,
  name,
  privacy: 'public',
  coverUrl: undefined,
  sections: [],
});
const boards = ['Soups', 'Rooms', 'Kilns', 'Paths', 'Soup bowls'].map((name, at) =>
  board(String(at + 1), name),
);

test('[SF-03] profile, recent and suggested boards come first, then all others, each once', () => {
  const suggested = [...boards.slice(1, 2), ...boards.slice(4), board('9', 'Lamps')];
  const groups = pickerGroups({ query: '', boards, suggested });
  expect(groups.map(({ name, options }) => [name, options.map(({ id }) => id)])).toEqual([
    ['profile', ['profile']],
    ['recent', ['recent-1', 'recent-2', 'recent-3']],
    ['suggested', ['suggested-5', 'suggested-9']],
    ['all', ['all-4']],
  ]);
});

test('[SF-03] a search lists boards that match a part of the name, ignoring case', () => {
  const [results] = pickerGroups({ query: ' sOUP', boards, suggested: [] });
  expect(results?.options.map((option) => option.kind === 'board' && option.board.name)).toEqual([
    'Soups',
    'Soup bowls',
  ]);
  expect(pickerGroups({ query: 'zzz', boards, suggested: [] })).toEqual([]);
});

test('[SF-03] a search finds a suggested board that is on no loaded page, and each board once', () => {
  const suggested = [board('9', 'Soup cups'), ...boards.slice(0, 1)];
  const [results] = pickerGroups({ query: 'soup', boards, suggested });
  expect(results?.options.map(({ id }) => id)).toEqual(['result-1', 'result-5', 'result-9']);
});

test('[SF-03] an open board lists itself, then its sections', () => {
  const open = { ...board('1', 'Soups'), sections: [{ id: '51', title: 'Clear' }] };
  expect(sectionGroups(open)[0]?.options.map(({ id }) => id)).toEqual(['whole-1', 'section-51']);
});

test('[SF-03] arrows move from option to option, and stop at the ends', () => {
  const options =
    sectionGroups({ ...board('1', 'Soups'), sections: [{ id: '51', title: 'Clear' }] })[0]?.options ?? [];
  expect(nextOption(options, null, 1)).toBe('whole-1');
  expect(nextOption(options, 'whole-1', 1)).toBe('section-51');
  expect(nextOption(options, 'section-51', 1)).toBe('section-51');
  expect(nextOption(options, 'whole-1', -1)).toBe('whole-1');
});

test('[SF-03] of 1,000 boards the first options are rendered, under their headings, and none twice', () => {
  const many = Array.from({ length: 1000 }, (_, at) => board(String(at), `Board ${at}`));
  const groups = pickerGroups({ query: '', boards: many, suggested: [] });
  expect(takeOptions(groups, 60).map(({ name, options }) => [name, options.length])).toEqual([
    ['profile', 1],
    ['recent', 3],
    ['all', 56],
  ]);
  expect(takeOptions(groups, 4).map(({ name }) => name)).toEqual(['profile', 'recent']);
  expect(takeOptions(groups, 5000)).toEqual(groups);
});
