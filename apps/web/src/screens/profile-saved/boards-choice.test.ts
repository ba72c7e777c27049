import { BOARD_SORTS } from '@pegboard/types';
import { expect, test } from 'vitest';
import {
  boardsOffered,
  boardsQueryVariables,
  canOrder,
  choiceSearch,
  parseChoices,
  SORTS,
} from './boards-choice.ts';

const chosen = (query: string, isOwn: boolean) =>
  Object.values(parseChoices(new URLSearchParams(query), isOwn));

test('[WB-04] every order of the specification is offered', () => {
  expect(SORTS.toSorted()).toEqual([...BOARD_SORTS].toSorted());
});

test.each([
  ['', true, ['last_pinned_to', 'all', 'mix_public_private']],
  ['sort=oldest&show=secret&group=visibility', true, ['oldest', 'secret', 'visibility']],
  ['sort=by_hand&show=everything&group=no', true, ['last_pinned_to', 'all', 'mix_public_private']],
  ['sort=custom&show=secret&group=visibility', false, ['custom', 'all', 'mix_public_private']],
  ['show=archived', false, ['last_pinned_to', 'all', 'mix_public_private']],
  ['show=group', false, ['last_pinned_to', 'group', 'mix_public_private']],
])('[WB-04] the address ?%s (own profile: %s) chooses %j', (query, isOwn, choice) => {
  expect(chosen(query, isOwn)).toEqual(choice);
});

test('[WB-04] boards are put in order where all of them stand in their own order', () => {
  const canOrderAt = (query: string) => canOrder(parseChoices(new URLSearchParams(query), true));
  expect(canOrderAt('sort=custom')).toBe(true);
  for (const query of ['', 'sort=custom&show=public', 'sort=custom&group=visibility'])
    expect(canOrderAt(query)).toBe(false);
});

test('[WB-04] what only its owner sees is offered to its owner alone; 25 boards make a page', () => {
  expect(boardsOffered(false)).toEqual(['all', 'group']);
  expect(boardsOffered(true)).toEqual(['all', 'public', 'protected', 'secret', 'group', 'archived']);
  expect(boardsQueryVariables('maya', parseChoices(new URLSearchParams(), true)).first).toBe(25);
});

test('[WB-04] the address of a choice names what is not a default, and chooses the same', () => {
  expect(choiceSearch(parseChoices(new URLSearchParams(), true))).toBe('');
  const search = '?sort=oldest&show=secret&group=visibility';
  expect(choiceSearch(parseChoices(new URLSearchParams(search), true))).toBe(search);
});
