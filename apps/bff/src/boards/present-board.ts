import type { UserRow } from '../accounts/index.ts';
import { imageUrl, presentImages, type PictureRow } from '../images/index.ts';
import { boardUrl, type BoardRow, type SectionRow } from './board-row.ts';
import type { OpenInvite } from './people-lists.ts';

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

/** A person on a board, or asked to it, over REST. */
export function presentPerson({ id, username, fullName, imageSignature }: UserRow): object {
  return {
    id: String(id),
    username,
    full_name: fullName,
    image_medium_url: imageSignature === null ? null : imageUrl(imageSignature, '136x136'),
  };
}

/** An open invite over REST: who is asked sees by it what the board is called and whose it is, and no more. */
export function presentInvite({ board, invitedUser, createdAt }: OpenInvite): object {
  return {
    board_id: String(board.id),
    invited_user_id: String(invitedUser.id),
    board: { id: String(board.id), name: board.name, url: boardUrl(board), privacy: board.privacy },
    invited_user: presentPerson(invitedUser),
    invited_by: { id: String(board.ownerId), username: board.ownerUsername },
    created_at: createdAt.toISOString(),
  };
}
