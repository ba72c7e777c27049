import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../db.ts';
import { AppError } from '../errors.ts';
import { newId } from '../new-id.ts';
import { findWritablePin, removePin, type RemovedPin } from '../pins/index.ts';
import type { SignedIn } from '../viewer.ts';
import { findSaveTarget, type EarlierAnswer, type SaveTarget, type SaveWish } from './find-target.ts';
import type { SaveAnswer } from './save-answer.ts';

/**
 * Saves a pin to a board, a section or the profile (SF-02, SF-13). The copy, the counters and the key's answer are
 * written by one statement. A board holds a content once: saving again gives the copy that is there, in the section
 * named now; the same key gives the same answer (SF-11).
 */
export async function savePin(
  db: Db,
  viewer: SignedIn,
  wish: SaveWish,
  key: string | undefined,
): Promise<SaveAnswer> {
  const request = hashOf('save', wish);
  const found = await findSaveTarget(db, viewer, wish, key);
  if ('earlier' in found) return repeat(found.earlier, request);
  const copy = { viaPinId: wish.pinId ?? null, isRepin: true, title: null, description: null };
  return writeSave(db, viewer, found.target, copy, key === undefined ? undefined : { key, request });
}

/**
 * Moves a pin that the viewer may write elsewhere, with its own texts: gone there and saved here in one transaction. What
 * its creator moves stays the canonical pin of its content. Throws `forbidden` for a pin that is another's.
 */
export async function moveCopy(
  db: Db,
  viewer: SignedIn,
  copyId: bigint | undefined,
  wish: Omit<SaveWish, 'pinId'>,
  key: string | undefined,
): Promise<SaveAnswer> {
  const request = hashOf(`move ${copyId ?? ''}`, { ...wish, pinId: copyId });
  const found = await findSaveTarget(db, viewer, { ...wish, pinId: copyId }, key);
  if ('earlier' in found) return repeat(found.earlier, request);
  return db.transaction(async (tx) => {
    const removed = await removePin(tx, viewer, copyId ?? 0n);
    if (!removed) {
      await findWritablePin(tx, viewer, copyId);
      throw new AppError('pin_not_found');
    }
    return writeSave(tx, viewer, found.target, removed, key === undefined ? undefined : { key, request });
  });
}

async function writeSave(
  db: Db,
  viewer: SignedIn,
  target: SaveTarget,
  copy: RemovedPin,
  once: { readonly key: string; readonly request: string } | undefined,
): Promise<SaveAnswer> {
  const id = newId();
  const { contentId, boardId, sectionId } = target;
  const rows = await db.execute<{ id: string }>(sql`
    with before as (
      select section_id from pins where board_id = ${boardId} and content_id = ${contentId} and deleted_at is null
    ), saved as (
      insert into pins (id, content_id, board_id, section_id, pinner_id, via_pin_id, is_repin, title, description, position)
      values (${id}, ${contentId}, ${boardId}, ${sectionId}::bigint, ${viewer.id}, ${copy.viaPinId}::bigint, ${copy.isRepin},
        ${copy.title}, ${copy.description}, ${Number(id >> 22n)})
      on conflict (board_id, content_id) where deleted_at is null
      do update set section_id = excluded.section_id, is_repin = pins.is_repin and excluded.is_repin
      returning id, (xmax = 0) as is_new, is_repin, section_id
    ), counted_board as (
      update boards set pin_count = pin_count + 1, last_pinned_at = now()
      from saved where saved.is_new and boards.id = ${boardId}
    ), counted_content as (
      update contents set save_count = save_count + 1 from saved
      where saved.is_new and saved.is_repin and contents.id = ${contentId}
    ), counted_sections as (
      update board_sections set pin_count = pin_count
        + case when board_sections.id = saved.section_id then 1 else 0 end
        - case when board_sections.id = (select section_id from before) then 1 else 0 end
      from saved
      where board_sections.id = saved.section_id or board_sections.id = (select section_id from before)
    ), answered as (
      insert into idempotency_keys (user_id, key, request_hash, answer)
      select ${viewer.id}, ${once?.key ?? ''}, ${once?.request ?? ''},
        jsonb_set(${JSON.stringify(target.answerFor(id))}::jsonb, '{id}', to_jsonb(saved.id::text))
      from saved where ${once !== undefined}
      on conflict do nothing
    )
    select id::text as id from saved`);
  const saved = rows.rows[0];
  if (!saved)
    throw new Error('A save wrote no row: the statement of writeSave() no longer returns what it saved.');
  return target.answerFor(BigInt(saved.id));
}

function repeat(earlier: EarlierAnswer, request: string): SaveAnswer {
  if (earlier.requestHash !== request) throw new AppError('idempotency_key_reused');
  return earlier.answer;
}

function hashOf(name: string, wish: SaveWish): string {
  const parts = [
    name,
    wish.pinId,
    wish.isBoardNamed ? wish.boardId : 'profile',
    wish.isSectionNamed ? wish.sectionId : '',
  ];
  return createHash('sha256').update(parts.map(String).join(' ')).digest('hex');
}
