import { sql } from 'drizzle-orm';
import { quickSavesBoardId } from '../boards/index.ts';
import { boardUrl, reachableBoards } from '../board-access/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { visiblePins } from '../pin-access/index.ts';
import { viewerStatement } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { SaveAnswer } from './save-answer.ts';

/** The requested target of a save; the profile without a board. */
export type SaveRequest = {
  readonly pinId: bigint | undefined;
  readonly boardId: bigint | undefined;
  /** True if a board was requested, even by an impossible id. */
  readonly isBoardNamed: boolean;
  readonly sectionId: bigint | undefined;
  readonly isSectionNamed: boolean;
};

/** The facts that a save needs before it writes, read with one statement. */
export type SaveTarget = {
  readonly contentId: bigint;
  readonly boardId: bigint;
  readonly sectionId: bigint | null;
  /** Returns the response for a copy with this id. */
  answerFor(copyId: bigint): SaveAnswer;
};

/** The stored response of an earlier request with the same key. */
export type StoredResponse = { readonly requestHash: string; readonly answer: SaveAnswer };

type Found = {
  content_id: bigint | null;
  board: {
    name: string;
    slug: string;
    layout: string;
    username: string;
    is_mine: boolean;
    is_archived: boolean;
  } | null;
  section: { title: string; slug: string } | null;
  earlier: { request_hash: string; answer: SaveAnswer } | null;
};

const saveTarget = viewerStatement<Found>(
  'target of a save',
  (viewer, value) => sql`
    select
      (select pins.content_id from pins join boards on boards.id = pins.board_id
        join contents on contents.id = pins.content_id
        where pins.id = ${value('pin')} and pins.deleted_at is null and ${reachableBoards(viewer)}
          and ${visiblePins(viewer)}) as content_id,
      (select json_build_object('name', boards.name, 'slug', boards.slug, 'layout', boards.layout, 'username', users.username,
          'is_archived', boards.archived_at is not null, 'is_mine', boards.owner_id = ${value('viewer')} or exists (
            select from board_collaborators on_it where on_it.board_id = boards.id and on_it.user_id = ${value('viewer')}))
        from boards join users on users.id = boards.owner_id
        where boards.id = ${value('board')} and ${reachableBoards(viewer)}) as board,
      (select json_build_object('title', title, 'slug', slug) from board_sections
        where id = ${value('section')} and board_id = ${value('board')} and deleted_at is null) as section,
      (select json_build_object('request_hash', request_hash, 'answer', answer) from idempotency_keys
        where user_id = ${value('viewer')} and key = ${value('key')}) as earlier`,
  { reusesPlan: true },
);

/**
 * Finds the pin that the viewer may see, the board that they may save to with its section, and the stored response of
 * the key. Throws `pin_not_found`, `board_not_found`, `section_not_found`, `forbidden` for a visible board without
 * permission, and `board_archived`.
 */
export async function findSaveTarget(
  db: Db,
  viewer: SignedIn,
  request: SaveRequest,
  key: string | undefined,
): Promise<{ readonly target: SaveTarget } | { readonly earlier: StoredResponse }> {
  const isFirstQuickSave = !request.isBoardNamed && viewer.quickSavesBoardId === null;
  if (isFirstQuickSave) {
    const known = await readTarget(db, viewer, request, 0n, key);
    if ('earlier' in known) return known;
    if (request.isSectionNamed) throw new AppError('section_not_found');
  }
  const boardId = request.isBoardNamed
    ? (request.boardId ?? 0n)
    : isFirstQuickSave
      ? await quickSavesBoardId(db, viewer.id)
      : BigInt(viewer.quickSavesBoardId ?? 0);
  const found = await readTarget(db, viewer, request, boardId, key);
  if ('earlier' in found) return found;
  const { contentId, board, section } = found;
  if (!board) throw new AppError('board_not_found');
  if (!board.is_mine) throw new AppError('forbidden');
  if (board.is_archived) throw new AppError('board_archived');
  if (request.isSectionNamed && !section) throw new AppError('section_not_found');
  const sectionId = section ? (request.sectionId ?? null) : null;
  const view = {
    board: {
      id: String(boardId),
      name: board.name,
      url: boardUrl({ slug: board.slug, ownerUsername: board.username }),
      layout: board.layout,
    },
    section: section && sectionId !== null ? { id: String(sectionId), ...section } : null,
  };
  return {
    target: {
      contentId,
      boardId,
      sectionId,
      answerFor: (copyId) => ({ id: String(copyId), ...view }),
    },
  };
}

type Read = Pick<Found, 'board' | 'section'> & { readonly contentId: bigint };

/** Reads a target. Throws `pin_not_found` first, because no board is created for an unknown pin. */
async function readTarget(
  db: Db,
  viewer: SignedIn,
  request: SaveRequest,
  boardId: bigint,
  key: string | undefined,
): Promise<Read | { readonly earlier: StoredResponse }> {
  const [found] = await saveTarget(db, viewer, {
    pin: request.pinId ?? 0n,
    board: boardId,
    section: request.sectionId ?? 0n,
    key: key ?? '',
  });
  if (found?.earlier)
    return { earlier: { requestHash: found.earlier.request_hash, answer: found.earlier.answer } };
  if (!found?.content_id) throw new AppError('pin_not_found');
  return { contentId: found.content_id, board: found.board, section: found.section };
}
