import type { boards, boardSections } from './tables.ts';

/**
 * The row from which a board's resolvers start. `ownerUsername` is joined because the board's address
 * contains it.
 */
export type BoardRow = typeof boards.$inferSelect & { readonly ownerUsername: string };

/** The row from which a section's resolvers start. */
export type SectionRow = typeof boardSections.$inferSelect;

/** The path of a board on the site. */
export function boardUrl(board: Pick<BoardRow, 'ownerUsername' | 'slug'>): string {
  return `/${board.ownerUsername}/${encodeURIComponent(board.slug)}/`;
}
