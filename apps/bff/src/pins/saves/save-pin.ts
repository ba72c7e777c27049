import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { publishEvent } from '../../platform/domain-events/index.ts';
import { findWritablePin, pinCreated, removePin, type RemovedPin } from '../pins/index.ts';
import { defineStatement } from '../../platform/database/statement.ts';
import { afterPart, lockedPart } from '../../platform/database/write-order.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { insertPinSaved } from './events.ts';
import { findSaveTarget, type StoredResponse, type SaveTarget, type SaveRequest } from './find-target.ts';
import type { SaveAnswer } from './save-answer.ts';

const KEY_ONCE = 'idempotency_keys_user_id_key_pk';

/**
 * Saves a pin to a board, a section or the profile (SF-02, SF-13). The copy, the counters and the response for the key
 * are written by one statement. A board contains a content once: saving again returns the existing copy, moved to the
 * given section; the same key gives the same response (SF-11).
 */
export function savePin(
  db: Db,
  viewer: SignedIn,
  input: SaveRequest,
  key: string | undefined,
): Promise<SaveAnswer> {
  return evenAtOnce(() => trySave(db, viewer, input, key));
}

async function trySave(
  db: Db,
  viewer: SignedIn,
  input: SaveRequest,
  key: string | undefined,
): Promise<SaveAnswer> {
  const request = hashOf('save', input);
  const found = await findSaveTarget(db, viewer, input, key);
  if ('earlier' in found) return repeat(found.earlier, request);
  const texts = { title: null, description: null };
  const copy = { pinnerId: viewer.id, viaPinId: input.pinId ?? null, isRepin: true, ...texts };
  const isOnce = key === undefined ? undefined : { key, request };
  return writeSave(db, viewer, found.target, { ...copy, isPublished: true }, isOnce);
}

/**
 * Moves a pin that the viewer may change, with its own texts: removed there and saved here in one transaction. A pin
 * moved by its creator stays the canonical pin of its content. Throws `forbidden` for a pin of another member.
 */
export function moveCopy(
  db: Db,
  viewer: SignedIn,
  copyId: bigint | undefined,
  input: Omit<SaveRequest, 'pinId'>,
  key: string | undefined,
): Promise<SaveAnswer> {
  return evenAtOnce(() => tryMove(db, viewer, copyId, input, key));
}

async function tryMove(
  db: Db,
  viewer: SignedIn,
  copyId: bigint | undefined,
  input: Omit<SaveRequest, 'pinId'>,
  key: string | undefined,
): Promise<SaveAnswer> {
  const asSave = { ...input, pinId: copyId };
  const request = hashOf(`move ${copyId ?? ''}`, asSave);
  return db.transaction(async (tx) => {
    const found = await findSaveTarget(tx, viewer, asSave, key);
    if ('earlier' in found) return repeat(found.earlier, request);
    const removed = await removePin(tx, viewer, copyId ?? 0n, found.target.boardId);
    if (!removed) {
      // Another request with this key may have moved the pin meanwhile: then its response is stored.
      const again = await findSaveTarget(tx, viewer, asSave, key);
      if ('earlier' in again) return repeat(again.earlier, request);
      await findWritablePin(tx, viewer, copyId);
      throw new AppError('pin_not_found');
    }
    const isOnce = key === undefined ? undefined : { key, request };
    // Within its board a pin keeps its pinner; on another board it belongs to the mover, as with bulk edits.
    const pinnerId = removed.boardId === found.target.boardId ? removed.pinnerId : viewer.id;
    const answer = await writeSave(
      tx,
      viewer,
      found.target,
      { ...removed, pinnerId, isPublished: false },
      isOnce,
    );
    await publishEvent(tx, pinCreated, {
      pinId: BigInt(answer.id),
      boardId: found.target.boardId,
      userId: pinnerId,
    });
    return answer;
  });
}

/**
 * Writes the copy, its counters and the answer for the idempotency key, and publishes `pin.saved`. Locks the board first, then
 * the idempotency key and the content, as docs/decisions/0040 requires.
 */
const save = defineStatement<{ readonly id: bigint }>(
  'a save',
  (value) => sql`
    with ${lockedPart('place', 'boards', sql`${value('board')}::bigint`)}, before as (
      select section_id from pins where board_id = ${value('board')} and content_id = ${value('content')} and deleted_at is null
    ), saved as (
      insert into pins (id, content_id, board_id, section_id, pinner_id, via_pin_id, is_repin, title, description, position)
      select ${value('id')}, ${value('content')}, place.id, ${value('section')}::bigint, ${value('pinner')}, ${value('via')}::bigint, ${value('isRepin')},
        ${value('title')}, ${value('description')}, ${value('position')}
      from place
      on conflict (board_id, content_id) where deleted_at is null
      do update set section_id = excluded.section_id, is_repin = pins.is_repin and excluded.is_repin
      returning id, (id = ${value('id')}) as is_new, is_repin, section_id, content_id, board_id, pinner_id, via_pin_id
    ), counted_board as (
      update boards set pin_count = pin_count + 1, last_pinned_at = now()
      from saved where saved.is_new and boards.id = ${value('board')}
    ), counted_sections as (
      update board_sections set pin_count = pin_count
        + case when board_sections.id = saved.section_id then 1 else 0 end
        - case when board_sections.id = (select section_id from before) then 1 else 0 end
      from saved
      where board_sections.id = saved.section_id or board_sections.id = (select section_id from before)
    ), answered as (
      insert into idempotency_keys (user_id, key, request_hash, answer)
      select ${value('viewer')}, ${value('key')}, ${value('request')},
        jsonb_set(${value('answer')}::jsonb, '{id}', to_jsonb(saved.id::text))
      from saved where ${value('isOnce')}
      returning 1
    ), counted_content as (
      update contents set save_count = save_count + 1 from saved
      where saved.is_new and saved.is_repin and contents.id = ${value('content')} and ${afterPart('answered')}
    ), published as (
      ${insertPinSaved(sql`select * from saved where saved.is_new and saved.is_repin and ${value('isPublished')}`)}
    )
    select id from saved`,
  { reusesPlan: true },
);

async function writeSave(
  db: Db,
  viewer: SignedIn,
  target: SaveTarget,
  copy: Omit<RemovedPin, 'boardId'> & { readonly isPublished: boolean },
  once: { readonly key: string; readonly request: string } | undefined,
): Promise<SaveAnswer> {
  const id = newId();
  const { contentId, boardId, sectionId } = target;
  const [saved] = await save(db, {
    id,
    content: contentId,
    board: boardId,
    section: sectionId,
    viewer: viewer.id,
    pinner: copy.pinnerId,
    via: copy.viaPinId,
    isRepin: copy.isRepin,
    title: copy.title,
    description: copy.description,
    position: Number(id >> 22n),
    isOnce: once !== undefined,
    isPublished: copy.isPublished,
    key: once?.key ?? '',
    request: once?.request ?? '',
    answer: JSON.stringify(target.answerFor(id)),
  });
  if (!saved)
    throw new Error('A save wrote no row: the statement of writeSave() no longer returns what it saved.');
  return target.answerFor(saved.id);
}

/**
 * Retries when another request with the same key was faster: the writes of this one are rolled back, since a key is
 * unique, and the second attempt finds the response of the other. The pin may be unsaved in between, and must not be
 * restored.
 */
async function evenAtOnce(write: () => Promise<SaveAnswer>): Promise<SaveAnswer> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, KEY_ONCE)) throw error;
    return write();
  }
}

function repeat(earlier: StoredResponse, request: string): SaveAnswer {
  if (earlier.requestHash !== request) throw new AppError('idempotency_key_reused');
  return earlier.answer;
}

function hashOf(name: string, input: SaveRequest): string {
  const parts = [
    name,
    input.pinId,
    input.isBoardNamed ? input.boardId : 'profile',
    input.isSectionNamed ? input.sectionId : '',
  ];
  return createHash('sha256').update(parts.map(String).join(' ')).digest('hex');
}
