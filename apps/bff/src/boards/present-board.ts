import { presentImages, type PictureRow } from '../images/index.ts';
import { boardUrl, type BoardRow, type SectionRow } from './board-row.ts';

/** The size in which the pictures on a board are shown. */
export const COVER_SIZE = '236x';

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
    archived_at: board.archivedAt?.toISOString() ?? null,
  };
}

/** A board over REST with its newest pictures, as the grid of a profile shows it. */
export function presentGridItem(board: BoardRow, covers: readonly PictureRow[]): object {
  return {
    ...presentBoard(board),
    cover_images: covers.flatMap((picture) => [...presentImages(picture, [COVER_SIZE])]),
  };
}

/** A section over REST. */
export function presentSection(section: SectionRow): object {
  return { id: String(section.id), title: section.title, slug: section.slug, pin_count: section.pinCount };
}
