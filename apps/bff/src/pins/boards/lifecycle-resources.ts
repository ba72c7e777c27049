import { z } from 'zod';
import { countAnswer, emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { archiveBoard, archivedBoards, unarchiveBoard } from './archive-board.ts';
import { authoriseBoard } from '../board-access/index.ts';
import { mergeBoards } from './merge-boards.ts';
import { boardSchema, presentBoard } from './present-board.ts';
import { deletedBoards, restoreBoard } from './restore-board.ts';

/** The page that lists archived and deleted boards. */
const PAGE = '/settings/boards/';

const oneBoard = z.strictObject({ board_id: idSchema });
const MERGES_PER_HOUR = defineLimit({
  name: 'merges of boards',
  max: 60,
  windowMs: 3_600_000,
  against: 'abuse',
});

/**
 * REST resources of a board's lifecycle: BoardArchiveResource, BoardRestoreResource and BoardMergeResource
 * (WB-03).
 */
export function boardLifeResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    authenticatedResource({
      name: 'BoardArchive',
      action: 'get',
      endpoint: 'v3_get_archived_boards',
      options: z.strictObject({}),
      answer: z.array(boardSchema),
      async handle(_, { viewer }) {
        return { data: (await archivedBoards(db, viewer)).map(presentBoard) };
      },
    }),
    authenticatedResource({
      name: 'BoardArchive',
      action: 'create',
      endpoint: 'v3_archive_board',
      options: oneBoard,
      answer: emptyResponseSchema,
      async handle({ board_id: boardId }, { viewer }) {
        await archiveBoard(db, await authoriseBoard(db, viewer, parseId(boardId), 'own'));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BoardArchive',
      action: 'delete',
      endpoint: 'v3_unarchive_board',
      form: { path: `${PAGE}unarchive/`, keeps: [], hides: ['board_id'], leadsTo: PAGE },
      options: oneBoard,
      answer: emptyResponseSchema,
      async handle({ board_id: boardId }, { viewer }) {
        await unarchiveBoard(db, await authoriseBoard(db, viewer, parseId(boardId), 'own'));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BoardRestore',
      action: 'get',
      endpoint: 'v3_get_deleted_boards',
      options: z.strictObject({}),
      answer: z.array(boardSchema),
      async handle(_, { viewer }) {
        return { data: (await deletedBoards(deps, viewer)).map(presentBoard) };
      },
    }),
    authenticatedResource({
      name: 'BoardRestore',
      action: 'create',
      endpoint: 'v3_restore_board',
      form: { path: `${PAGE}restore/`, keeps: [], hides: ['board_id'], leadsTo: PAGE },
      options: oneBoard,
      answer: boardSchema,
      async handle({ board_id: boardId }, { viewer }) {
        return { data: presentBoard(await restoreBoard(deps, viewer, parseId(boardId))) };
      },
    }),
    authenticatedResource({
      name: 'BoardMerge',
      action: 'create',
      endpoint: 'v3_merge_boards',
      options: z.strictObject({ board_id: idSchema, into_board_id: idSchema }),
      answer: z.strictObject({ board: boardSchema, moved: countAnswer }),
      async handle({ board_id: from, into_board_id: into }, { viewer }) {
        await deps.limits.count([MERGES_PER_HOUR, String(viewer.id)]);
        const { board, moved } = await mergeBoards(db, viewer, parseId(from), parseId(into));
        return { data: { board: presentBoard(board), moved } };
      },
    }),
  ];
}
