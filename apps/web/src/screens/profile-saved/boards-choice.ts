import type { BoardGrouping, BoardPrivacyFilter, BoardSort } from '../../data/generated/graphql.ts';

/** The sort orders of a profile's boards, in display order. Source: §9. */
export const SORTS = [
  'last_pinned_to',
  'alphabetical',
  'newest',
  'oldest',
  'group_boards_at_top',
  'custom',
] as const satisfies readonly BoardSort[];

/** The groupings of boards with different privacy, as offered to their owner. */
export const GROUPS = ['mix_public_private', 'visibility'] as const satisfies readonly BoardGrouping[];

const OWN = [
  'all',
  'public',
  'protected',
  'secret',
  'group',
  'archived',
] as const satisfies readonly BoardPrivacyFilter[];
const OTHERS = ['all', 'group'] as const satisfies readonly BoardPrivacyFilter[];
const BOARDS_A_PAGE = 25;

/** The filter and order of a profile's boards, from the address. */
export type BoardsChoice = {
  readonly sort: BoardSort;
  readonly show: BoardPrivacyFilter;
  readonly group: BoardGrouping;
};

/** Returns the offered filters of boards. Those for private boards are for their owner only. */
export const boardsOffered = (isOwn: boolean): readonly BoardPrivacyFilter[] => (isOwn ? OWN : OTHERS);

const DEFAULTS = { sort: 'last_pinned_to', show: 'all', group: 'mix_public_private' } as const;

/** Parses the choice of an address; missing and invalid parts have their defaults. */
export function parseChoices(params: URLSearchParams, isOwn: boolean): BoardsChoice {
  const among = <Word extends string>(words: readonly Word[], name: keyof BoardsChoice): Word | undefined =>
    words.find((word) => word === params.get(name));
  return {
    sort: among(SORTS, 'sort') ?? DEFAULTS.sort,
    show: among(boardsOffered(isOwn), 'show') ?? DEFAULTS.show,
    group: (isOwn ? among(GROUPS, 'group') : undefined) ?? DEFAULTS.group,
  };
}

/** Returns the search of the address of a choice; defaults are left out. */
export function choiceSearch(choice: BoardsChoice): string {
  const query = new URLSearchParams();
  for (const name of ['sort', 'show', 'group'] as const)
    if (choice[name] !== DEFAULTS[name]) query.set(name, choice[name]);
  return query.size === 0 ? '' : `?${query}`;
}

/** Returns whether the whole own order is shown, so that it can be changed by dragging. */
export const canOrder = ({ sort, show, group }: BoardsChoice): boolean =>
  sort === 'custom' && show === 'all' && group === 'mix_public_private';

/** Returns the variables of the first page of boards. */
export const boardsQueryVariables = (
  username: string,
  choice: BoardsChoice,
): BoardsChoice & { readonly username: string; readonly first: number } => ({
  username,
  ...choice,
  first: BOARDS_A_PAGE,
});
