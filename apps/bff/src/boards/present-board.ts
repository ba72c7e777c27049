import { boardUrl, type BoardRow, type SectionRow } from './board-row.ts';

/** A board over REST (wire-facts.md: snake_case with `id`). */
export function presentBoard(board: BoardRow): object {
  return {
    id: String(board.id),
    name: board.name,
    url: boardUrl(board),
    description: board.description,
    privacy: board.privacy,
    layout: board.layout,
    is_collaborative: board.isCollaborative,
    pin_count: board.pinCount,
    section_count: board.sectionCount,
    follower_count: board.followerCount,
    owner: { id: String(board.ownerId), username: board.ownerUsername },
    created_at: board.createdAt.toISOString(),
  };
}

/** A section over REST. */
export function presentSection(section: SectionRow): object {
  return { id: String(section.id), title: section.title, slug: section.slug, pin_count: section.pinCount };
}
