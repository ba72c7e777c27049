import { expect, test, vi } from 'vitest';
import type { BoardPorts, PickerBoard } from '@pegboard/save-flow';
import { readPlaceNames } from './read-place-names.ts';

const board = (id: string, name: string, sections: PickerBoard['sections'] = []): PickerBoard => ({
  id,
  name,
  privacy: 'public',
  coverUrl: undefined,
  sections,
});

test('[CR-12] the rows of an earlier visit show the names of their boards and sections, also of later pages', async () => {
  const boards = vi
    .fn<BoardPorts['boards']>()
    .mockResolvedValueOnce({ boards: [board('1', 'Lamps', [{ id: '7', title: 'Oak' }])], after: 'next' })
    .mockResolvedValueOnce({ boards: [board('2', 'Vases')], after: null });
  const nameOf = await readPlaceNames({ boards });
  expect([nameOf('1', null), nameOf('1', '7'), nameOf('2', null), nameOf('3', null)]).toEqual([
    'Lamps',
    'Oak',
    'Vases',
    undefined,
  ]);
  expect(boards.mock.calls.map(([{ after }]) => after)).toEqual([null, 'next']);
});

test('[CR-12] without a connection no names are returned', async () => {
  const nameOf = await readPlaceNames({ boards: () => Promise.reject(new Error('lost')) });
  expect(nameOf('1', null)).toBeUndefined();
});
