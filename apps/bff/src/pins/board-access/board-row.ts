import type { boards, boardSections } from './tables.ts';

/** What a board's resolvers start from. `ownerUsername` is joined: the board's address stands on it. */
export type BoardRow = typeof boards.$inferSelect & { readonly ownerUsername: string };

/** What a section's resolvers start from. */
export type SectionRow = typeof boardSections.$inferSelect;

/** The path of a board on the site. */
export function boardUrl(board: Pick<BoardRow, 'ownerUsername' | 'slug'>): string {
  return `/${board.ownerUsername}/${encodeURIComponent(board.slug)}/`;
}
