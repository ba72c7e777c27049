import { BOARD_SORTS, DEFAULT_BOARD_SORT } from '@pegboard/types';
import { z } from 'zod';
import { idAnswer, emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { checkSubject, findUser } from '../../people/accounts/index.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import {
  authoriseBoard,
  type BoardRow,
  checkTokenTarget,
  findBoard,
  requireSecretWrite,
  shownPrivacies,
} from '../board-access/index.ts';
import { BOARD_FILTERS, profileBoards } from './board-lists.ts';
import { changeBoard } from './change-board.ts';
import { createBoard } from './create-board.ts';
import { deleteBoard } from './delete-board.ts';
import { boardLoaders } from './loaders.ts';
import {
  boardSchema,
  gridItemSchema,
  presentBoard,
  presentGridItem,
  presentSection,
  sectionSchema,
} from './present-board.ts';
import { quickSavesBoardId } from './quick-saves.ts';
import { boardDescriptionSchema, boardNameSchema } from './rules.ts';
import { createSection } from './sections.ts';

const privacySchema = z.enum(['public', 'protected', 'secret']);
const fieldSetSchema = z.string().max(60).optional();
const GRID_ITEM = 'profile_grid_item';
const QUICK_SAVES_STATE = 'QUICK_SAVES_BOARD_ID';

/** Boards over REST: BoardResource, BoardsResource, BoardSectionResource and the state of the quick saves (§7). */
export function boardResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    publicResource({
      name: 'Board',
      action: 'get',
      endpoint: 'v3_get_board',
      options: z.strictObject({ board_id: idSchema, field_set_key: fieldSetSchema }),
      answer: gridItemSchema,
      async handle({ board_id: boardId, field_set_key: fields }, { viewer }) {
        const id = parseId(boardId);
        const board = id === undefined ? undefined : await findBoard(db, viewer, { id });
        if (!board) throw new AppError('board_not_found');
        return { data: await boardPresenter(deps, viewer, fields)(board) };
      },
    }),
    authenticatedResource({
      name: 'Board',
      action: 'create',
      endpoint: 'v3_create_board',
      scope: 'boards:write',
      options: z.strictObject({
        name: boardNameSchema,
        description: boardDescriptionSchema.optional(),
        privacy: privacySchema.optional(),
        protected: z.boolean().optional(),
        layout: z.literal('default').optional(),
        return_existing: z.boolean().optional(),
        user_id: idSchema.optional(),
        username: z.string().max(60).optional(),
        orbac_subject_id: idSchema.optional(),
      }),
      answer: boardSchema,
      async handle(options, { viewer, scopes }) {
        checkSubject(options.user_id, viewer);
        checkSubject(options.orbac_subject_id, viewer);
        if (options.username !== undefined && options.username !== viewer.username)
          throw new AppError('user_id_mismatch');
        const privacy = options.privacy ?? (options.protected ? 'protected' : 'public');
        const wanted = { name: options.name, description: options.description ?? null, privacy };
        requireSecretWrite({ scopes }, 'boards', privacy);
        const returnsExisting = (board: Pick<BoardRow, 'privacy'>): boolean =>
          options.return_existing === true && shownPrivacies({ scopes }, 'boards').includes(board.privacy);
        return { data: presentBoard(await createBoard(db, viewer, wanted, returnsExisting)) };
      },
    }),
    authenticatedResource({
      name: 'Board',
      action: 'update',
      endpoint: 'v3_update_board',
      options: z.strictObject({
        board_id: idSchema,
        name: boardNameSchema.optional(),
        description: boardDescriptionSchema.optional(),
        privacy: privacySchema.optional(),
        cover_pin_id: idSchema.nullable().optional(),
      }),
      answer: z.strictObject({ id: idAnswer, url: z.string() }),
      async handle({ board_id: boardId, cover_pin_id: cover, ...change }, { viewer }) {
        const right = change.privacy === undefined ? 'edit' : 'own';
        const board = await authoriseBoard(db, viewer, parseId(boardId), right);
        const coverPinId = typeof cover === 'string' ? (parseId(cover) ?? 0n) : cover;
        const changes = Object.fromEntries(
          Object.entries({ ...change, coverPinId }).filter(([, value]) => value !== undefined),
        );
        return { data: { id: boardId, url: await changeBoard(db, board, changes) } };
      },
    }),
    authenticatedResource({
      name: 'Board',
      action: 'delete',
      endpoint: 'v3_delete_board',
      options: z.strictObject({ board_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ board_id: boardId }, { viewer }) {
        await deleteBoard(db, await authoriseBoard(db, viewer, parseId(boardId), 'own'));
        return { data: null };
      },
    }),
    publicResource({
      name: 'Boards',
      action: 'get',
      endpoint: 'v3_get_user_boards',
      options: z.strictObject({
        username: z.string().min(1).max(60),
        privacy_filter: z.enum(BOARD_FILTERS).default('all'),
        sort: z.enum(BOARD_SORTS).default(DEFAULT_BOARD_SORT),
        group_by: z.enum(['mix_public_private', 'visibility']).default('mix_public_private'),
        field_set_key: fieldSetSchema,
        filter_stories: z.boolean().default(false),
        // All pins and the shopping list are separate lists here, never boards: there is nothing to exclude.
        filter_all_pins: z.boolean().optional(),
        filter_shopping_list: z.boolean().optional(),
        include_archived: z.boolean().default(true),
        ...pageOptions,
      }),
      answer: z.array(gridItemSchema),
      async handle(options, { viewer }) {
        const owner = await findUser(db, viewer, { username: options.username });
        if (!owner) throw new AppError('user_not_found');
        const page = await profileBoards(deps, viewer, owner.id, {
          ...parsePageParams(options),
          order: options.sort,
          grouping: options.group_by,
          privacy: options.privacy_filter,
          includesArchived: options.include_archived,
          withoutStories: options.filter_stories,
        });
        const present = boardPresenter(deps, viewer, options.field_set_key);
        return { data: await Promise.all(page.items.map(present)), bookmark: page.bookmark };
      },
    }),
    authenticatedResource({
      name: 'BoardSection',
      action: 'create',
      endpoint: 'v3_create_board_section',
      scope: 'boards:write',
      options: z.strictObject({ board_id: idSchema, title: boardNameSchema, user_id: idSchema.optional() }),
      answer: sectionSchema,
      async handle({ board_id: boardId, title, user_id: userId }, { viewer, scopes }) {
        checkSubject(userId, viewer);
        await checkTokenTarget(db, { viewer, scopes }, 'boards', parseId(boardId));
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'save');
        return { data: presentSection(await createSection(db, board, title)) };
      },
    }),
    authenticatedResource({
      name: 'UserState',
      action: 'get',
      endpoint: 'v3_get_user_state',
      options: z.strictObject({ state: z.literal(QUICK_SAVES_STATE) }),
      answer: idAnswer.nullable(),
      async handle(_, { viewer }) {
        return { data: viewer.quickSavesBoardId };
      },
    }),
    authenticatedResource({
      name: 'UserState',
      action: 'create',
      endpoint: 'v3_set_user_state',
      options: z.strictObject({ state: z.literal(QUICK_SAVES_STATE), value: idSchema.optional() }),
      answer: idAnswer,
      async handle({ value }, { viewer }) {
        if (value !== undefined && value !== viewer.quickSavesBoardId)
          throw new AppError('invalid_input', {
            fields: { value: 'Your board of quick saves is another one.' },
          });
        return { data: String(await quickSavesBoardId(db, viewer.id)) };
      },
    }),
  ];
}

/** Returns the presenter of boards. Items of a profile's grid include their newest images, read at once. */
function boardPresenter(
  deps: Deps,
  viewer: Viewer,
  fields: string | undefined,
): (board: BoardRow) => Promise<z.infer<typeof gridItemSchema>> {
  if (fields !== GRID_ITEM) return async (board) => presentBoard(board);
  const { boardCovers } = boardLoaders(deps, viewer);
  return async (board) => presentGridItem(board, await boardCovers.load(board.id));
}
