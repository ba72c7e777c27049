import { DEFAULT_BOARD_SORT } from '@pegboard/types';
import { pageSize, type Page } from '../bookmark.ts';
import type { Deps } from '../deps.ts';
import type { Image, Resolvers, ResolversParentTypes } from '../generated/resolvers-types.ts';
import { presentImages, type PictureRow } from '../images/index.ts';
import { parseId } from '../new-id.ts';
import { findBoard } from './authorise.ts';
import { pickerBoards, profileBoards, suggestedBoards } from './board-lists.ts';
import { boardUrl, type BoardRow } from './board-row.ts';
import { COVER_SIZE } from './present-board.ts';

/** Boards over GraphQL. */
export function boardResolvers(deps: Deps): Resolvers {
  const { db } = deps;
  return {
    Query: {
      async v3GetBoardQuery(_, { username, slug }, { viewer }) {
        const board = await findBoard(db, viewer, { username, slug });
        return board
          ? { __typename: 'BoardData', data: board }
          : { __typename: 'NotFound', message: 'Sorry! We could not find that board.' };
      },
    },
    User: {
      async boards({ id }, { first, after, sort, groupBy, privacyFilter, includeArchived }, { viewer }) {
        const wish = {
          size: pageSize(first),
          after,
          order: sort ?? DEFAULT_BOARD_SORT,
          grouping: groupBy ?? 'mix_public_private',
          privacy: privacyFilter ?? 'all',
          includesArchived: includeArchived ?? true,
          withoutStories: false,
        };
        return connectionOf(await profileBoards(deps, viewer, id, wish));
      },
    },
    Viewer: {
      async pickerBoards(_, { first, after, query }, { viewer }) {
        if (!viewer) return connectionOf({ items: [], bookmark: null });
        return connectionOf(await pickerBoards(deps, viewer, { size: pageSize(first), after, query }));
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
      viewerMayEdit: ({ ownerId }, _, { viewer }) => viewer?.id === ownerId,
      async viewerMaySave({ id, ownerId, isCollaborative }, _, { viewer, loaders }) {
        if (!viewer || viewer.id === ownerId || !isCollaborative) return viewer?.id === ownerId;
        return (await loaders.collaboratorsOf.load(id)).some((user) => user.id === viewer.id);
      },
      coverImages: async ({ id }, _, { loaders }) => coversOf(await loaders.boardCovers.load(id)),
      sections: async ({ id, sectionCount }, _, { loaders }) =>
        sectionCount === 0 ? [] : [...(await loaders.sectionsOf.load(id))],
      section: async ({ id }, { slug }, { loaders }) =>
        (await loaders.sectionsOf.load(id)).find((section) => section.slug === slug) ?? null,
      createdAt: ({ createdAt }) => createdAt.toISOString(),
    },
    BoardSection: {
      entityId: ({ id }) => String(id),
      coverImages: async ({ id }, _, { loaders }) => coversOf(await loaders.sectionCovers.load(id)),
    },
  };
}

function connectionOf(page: Page<BoardRow>): ResolversParentTypes['BoardConnection'] {
  return {
    edges: page.items.map((node) => ({ node })),
    pageInfo: { hasNextPage: page.bookmark !== null, endCursor: page.bookmark },
  };
}

function coversOf(pictures: readonly PictureRow[]): Image[] {
  return pictures.flatMap((picture) => [...presentImages(picture, [COVER_SIZE])]);
}
