import type { BoardGrouping, BoardPrivacyFilter, BoardSort } from '../../data/generated/graphql.ts';

/** The orders of a profile's boards, as they are offered. Source: §9. */
export const SORTS = [
  'last_pinned_to',
  'alphabetical',
  'newest',
  'oldest',
  'group_boards_at_top',
  'custom',
] as const satisfies readonly BoardSort[];

/** How boards of different privacy stand together, as it is offered to their owner. */
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

/** Which boards of a profile are shown, and in what order: as the address says it. */
export type BoardsChoice = {
  readonly sort: BoardSort;
  readonly show: BoardPrivacyFilter;
  readonly group: BoardGrouping;
};

/** Which boards are offered: what only their owner sees is a choice of theirs alone. */
export const boardsOffered = (isOwn: boolean): readonly BoardPrivacyFilter[] => (isOwn ? OWN : OTHERS);

/** The choice that an address makes; what it does not say, or says wrongly, is as at first. */
export function parseChoices(params: URLSearchParams, isOwn: boolean): BoardsChoice {
  const among = <Word extends string>(words: readonly Word[], name: keyof BoardsChoice): Word | undefined =>
    words.find((word) => word === params.get(name));
  return {
    sort: among(SORTS, 'sort') ?? 'last_pinned_to',
    show: among(boardsOffered(isOwn), 'show') ?? 'all',
    group: (isOwn ? among(GROUPS, 'group') : undefined) ?? 'mix_public_private',
  };
}

/** Whether what is shown is the whole of one's own order, so that it can be changed by hand. */
export const canOrder = ({ sort, show, group }: BoardsChoice): boolean =>
  sort === 'custom' && show === 'all' && group === 'mix_public_private';

/** What the first page of boards is asked for with. */
export const boardsQueryVariables = (
  username: string,
  choice: BoardsChoice,
): BoardsChoice & { readonly username: string; readonly first: number } => ({
  username,
  ...choice,
  first: BOARDS_A_PAGE,
});
