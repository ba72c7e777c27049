import { BOARD_PRIVACIES } from '@pegboard/types';
import { z } from 'zod';
import { personSchema, presentPerson } from '../../people/accounts/index.ts';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { imageSchema, presentImages, type PictureRow } from '../../platform/media/images/index.ts';
import {
  type BoardRow,
  boardUrl,
  presentRights,
  rightsAnswer,
  type SectionRow,
} from '../board-access/index.ts';
import type { Collaborator, OpenInvite } from './people-lists.ts';

/** The size in which images on a board are shown. */
export const COVER_SIZE = '236x';

const ownerSchema = z.strictObject({ id: idAnswer, username: z.string() });

/** A board over REST. */
export const boardSchema = z.strictObject({
  id: idAnswer,
  name: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  privacy: z.enum(BOARD_PRIVACIES),
  layout: z.string(),
  is_collaborative: z.boolean(),
  pin_count: countAnswer,
  section_count: countAnswer,
  follower_count: countAnswer,
  owner: ownerSchema,
  created_at: timeAnswer,
  archived_at: timeAnswer.nullable(),
  /** The pin that was chosen as the cover. */
  cover_pin_id: idAnswer.nullable(),
});

/** A board over REST, with its newest images on request. */
export const gridItemSchema = boardSchema.extend({ cover_images: z.array(imageSchema).optional() });

/** A section over REST. */
export const sectionSchema = z.strictObject({
  id: idAnswer,
  title: z.string(),
  slug: z.string(),
  pin_count: countAnswer,
});

/** A pending invite over REST. */
export const boardInviteSchema = z.strictObject({
  board_id: idAnswer,
  invited_user_id: idAnswer,
  board: boardSchema.pick({ id: true, name: true, url: true, privacy: true }),
  invited_user: personSchema,
  invited_by: ownerSchema.extend({ full_name: z.string() }),
  rights: rightsAnswer,
  created_at: timeAnswer,
});

/** A collaborator of a board over REST. */
export const collaboratorSchema = personSchema.extend({ rights: rightsAnswer });

/** Presents a collaborator of a board. */
export function presentCollaborator(person: Collaborator): z.infer<typeof collaboratorSchema> {
  return { ...presentPerson(person), rights: presentRights(person) };
}

/** Presents a board (wire-facts.md: snake_case with `id`). */
export function presentBoard(board: BoardRow): z.infer<typeof boardSchema> {
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
    cover_pin_id: board.coverPinId === null ? null : String(board.coverPinId),
  };
}

/** Presents a board with its newest images, as the grid of a profile shows it. */
export function presentGridItem(
  board: BoardRow,
  covers: readonly PictureRow[],
): z.infer<typeof gridItemSchema> {
  return {
    ...presentBoard(board),
    cover_images: covers.flatMap((picture) => [...presentImages(picture, [COVER_SIZE])]),
  };
}

/** Presents a section. */
export function presentSection(section: SectionRow): z.infer<typeof sectionSchema> {
  return { id: String(section.id), title: section.title, slug: section.slug, pin_count: section.pinCount };
}

/** Presents a pending invite: the invited member sees the name and the owner of the board, and nothing else. */
export function presentInvite({
  board,
  invitedUser,
  invitedBy,
  rights,
  createdAt,
}: OpenInvite): z.infer<typeof boardInviteSchema> {
  return {
    board_id: String(board.id),
    invited_user_id: String(invitedUser.id),
    board: { id: String(board.id), name: board.name, url: boardUrl(board), privacy: board.privacy },
    invited_user: presentPerson(invitedUser),
    invited_by: { id: String(invitedBy.id), username: invitedBy.username, full_name: invitedBy.fullName },
    rights: presentRights(rights),
    created_at: createdAt.toISOString(),
  };
}
