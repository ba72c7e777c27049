import { toConnection } from '../../platform/graphql/connection.ts';
import { DEFAULT_BOARD_SORT } from '@pegboard/types';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { ERRORS } from '../../platform/errors/errors.ts';
import type {
  Image,
  Resolvers,
  ResolversParentTypes,
} from '../../platform/graphql/generated/resolvers-types.ts';
import { presentImages, type PictureRow } from '../../platform/media/images/index.ts';
import { inviteCodeSchema } from '../../people/invites/index.ts';
import { getClientSubnet } from '../../platform/rate-limits/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import {
  type BoardRow,
  boardUrl,
  findBoard,
  findBoardByAnyName,
  findSectionByFormerSlug,
  canPerform,
  presentRights,
  type BoardAccess,
} from '../board-access/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { pickerBoards, profileBoards } from './board-lists.ts';
import { suggestedBoards } from './suggested-boards.ts';
import { inviteOfLink, inviteTo, type PendingBoardInvite } from './find-board-invite.ts';
import { COVER_SIZE } from './present-board.ts';
import { findSectionWithBoard } from './sections.ts';

const INVITE_LOOKUPS_PER_ADDRESS = defineLimit({
  name: 'codes of board invites an address',
  max: 60,
  windowMs: 300_000,
  against: 'abuse',
});

/** Boards over GraphQL. */
export function boardResolvers(deps: Deps): Resolvers {
  const { db } = deps;
  return {
    Query: {
      async v3GetBoardQuery(_, { username, slug }, { viewer }) {
        return boardResult(await findBoardByAnyName(db, viewer, { username, slug }));
      },
      async v3GetBoardByIdQuery(_, { board }, { viewer }) {
        const id = parseId(board);
        return boardResult(id === undefined ? undefined : await findBoard(db, viewer, { id }));
      },
      async v3GetBoardSectionByIdQuery(_, { section }, { viewer }) {
        const found = await findSectionWithBoard(db, viewer, parseId(section));
        return found
          ? { __typename: 'BoardSectionData', data: found.section, board: found.board }
          : { __typename: 'NotFound', message: ERRORS.section_not_found.message };
      },
      async v3GetBoardInviteQuery(_, { username, slug, inviteCode }, { viewer, address }) {
        const code = inviteCodeSchema.safeParse(inviteCode ?? '');
        if (inviteCode != null)
          await deps.limits.count([INVITE_LOOKUPS_PER_ADDRESS, getClientSubnet(address)]);
        let invite: PendingBoardInvite | undefined;
        if (inviteCode != null) invite = await inviteOfLink(deps, viewer, code.data ?? '');
        else if (viewer && username != null && slug != null)
          invite = await inviteTo(deps, viewer, { username, slug });
        return invite
          ? { __typename: 'BoardInviteData', data: presentInvite(invite) }
          : { __typename: 'NotFound', message: ERRORS.invite_not_found.message };
      },
    },
    User: {
      async boards({ id }, { first, after, sort, groupBy, privacyFilter, includeArchived }, { viewer }) {
        const params = {
          size: pageSize(first),
          after,
          order: sort ?? DEFAULT_BOARD_SORT,
          grouping: groupBy ?? 'mix_public_private',
          privacy: privacyFilter ?? 'all',
          includesArchived: includeArchived ?? true,
          withoutStories: false,
        };
        return toConnection(await profileBoards(deps, viewer, id, params));
      },
    },
    Viewer: {
      async pickerBoards(_, { first, after, query }, { viewer }) {
        if (!viewer) return toConnection({ items: [], bookmark: null });
        return toConnection(await pickerBoards(deps, viewer, { size: pageSize(first), after, query }));
      },
      async suggestedBoards(_, { pin }, { viewer }) {
        const id = parseId(pin);
        return viewer && id !== undefined ? [...(await suggestedBoards(deps, viewer, id))] : [];
      },
    },
    Board: {
      entityId: ({ id }) => String(id),
      url: boardUrl,
      followedByMe: ({ id }, _, { loaders }) => loaders.followsBoard.load(id),
      async owner({ ownerId }, _, { loaders }) {
        const owner = await loaders.user.load(ownerId);
        if (!owner) throw new Error('A board has no owner: the foreign key of boards.owner_id was dropped.');
        return owner;
      },
      collaborators: async ({ id, isCollaborative }, _, { loaders }) =>
        isCollaborative ? [...(await loaders.collaboratorsOf.load(id))] : [],
      viewerMayEdit: async (board, _, context) => canPerform(await standing(board, context), 'edit'),
      viewerMaySave: async (board, _, context) =>
        board.archivedAt === null && canPerform(await standing(board, context), 'save'),
      viewerRights: async (board, _, context) => [...presentRights(await standing(board, context))],
      viewerLook: async ({ id }, _, { loaders }) => {
        const { cardSize, isPicturesOnly } = await loaders.lookOf.load(id);
        return { cardSize, isPicturesOnly };
      },
      archivedAt: ({ archivedAt }) => archivedAt?.toISOString() ?? null,
      coverPinId: ({ coverPinId }) => (coverPinId === null ? null : String(coverPinId)),
      coverImages: async ({ id }, _, { loaders }) => coversOf(await loaders.boardCovers.load(id)),
      sections: async ({ id, sectionCount }, _, { loaders }) =>
        sectionCount === 0 ? [] : [...(await loaders.sectionsOf.load(id))],
      notes: async ({ id }, _, { loaders }) => [...(await loaders.notesOf.load(id))],
      section: async (board, { slug }, { loaders, viewer }) =>
        (await loaders.sectionsOf.load(board.id)).find((section) => section.slug === slug) ??
        (await findSectionByFormerSlug(db, viewer, board, slug)) ??
        null,
      createdAt: ({ createdAt }) => createdAt.toISOString(),
    },
    BoardNote: {
      entityId: ({ id }) => String(id),
      async author({ authorId }, _, { loaders }) {
        const author = await loaders.user.load(authorId);
        if (!author)
          throw new Error('A note has no author: the foreign key of board_notes.author_id was dropped.');
        return author;
      },
      todos: ({ todos }) => [...todos],
      version: ({ version }) => version,
      createdAt: ({ createdAt }) => createdAt.toISOString(),
    },
    BoardSection: {
      entityId: ({ id }) => String(id),
      coverImages: async ({ id }, _, { loaders }) => coversOf(await loaders.sectionCovers.load(id)),
    },
  };
}

function boardResult(board: BoardRow | 'gone' | undefined): ResolversParentTypes['BoardResult'] {
  const isGone = board === 'gone';
  return board && !isGone
    ? { __typename: 'BoardData', data: board }
    : { __typename: 'NotFound', message: ERRORS.board_not_found.message, isGone };
}

function presentInvite({ board, inviter, rights }: PendingBoardInvite): ResolversParentTypes['BoardInvite'] {
  return {
    boardId: String(board.id),
    boardName: board.name,
    boardUrl: boardUrl(board),
    boardPrivacy: board.privacy,
    inviter,
    rights: [...presentRights(rights)],
  };
}

/** Returns the viewer's access to a board. Collaborators are read only for boards that have any. */
async function standing(board: BoardRow, { viewer, loaders }: GraphqlContext): Promise<BoardAccess> {
  if (!viewer) return null;
  if (viewer.id === board.ownerId) return 'owner';
  return board.isCollaborative ? loaders.rightsOn.load(board.id) : null;
}

function coversOf(pictures: readonly PictureRow[]): Image[] {
  return pictures.flatMap((picture) => [...presentImages(picture, [COVER_SIZE])]);
}
