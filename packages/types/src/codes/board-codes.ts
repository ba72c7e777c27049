/** The privacy of a board: public, unlisted, or for its collaborators only. Source: §3, TY-14. */
export const BOARD_PRIVACIES = ['public', 'protected', 'secret'] as const;

/** One of `BOARD_PRIVACIES`. */
export type BoardPrivacy = (typeof BOARD_PRIVACIES)[number];

/** The privacy of a board without an explicit one. Source: §3, TY-14. */
export const DEFAULT_BOARD_PRIVACY: BoardPrivacy = 'public';

/** The `layout` of the board that represents the profile itself. Source: §3, TY-05. */
export const QUICK_SAVES_LAYOUT = 'quick_saves';

/** The name of the board for quick saves; it is created when missing. Source: §4. */
export const QUICK_SAVES_BOARD_NAME = 'Quick Saves';

/** The sort orders of a list of boards. Source: §9, TY-20. */
export const BOARD_SORTS = [
  'alphabetical',
  'last_pinned_to',
  'oldest',
  'newest',
  'group_boards_at_top',
  'custom',
] as const;

/** One of `BOARD_SORTS`. */
export type BoardSort = (typeof BOARD_SORTS)[number];

/** The default sort order of a list of boards. Source: §7, BoardsResource. */
export const DEFAULT_BOARD_SORT: BoardSort = 'last_pinned_to';
