import { sql } from 'drizzle-orm';
import { findWords, type WordAction } from '../../people/word-rules/index.ts';
import { boardCreated, boardUpdated } from '../../pins/boards/index.ts';
import { commentCreated, commentHeld } from '../../pins/comments/index.ts';
import { pinCreated, pinUpdated } from '../../pins/pins/index.ts';
import type { DatabaseDeps } from '../../platform/deps.ts';
import { onEvent, type Subscriber } from '../../platform/domain-events/index.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { createExcerpt } from './rules.ts';
import { reports } from './tables.ts';

/** A publication of a member, with its texts. */
type Published = {
  readonly kind: 'pin' | 'comment' | 'board';
  readonly object_id: string;
  readonly owner_id: string;
  readonly seen_id: string;
  readonly texts: Readonly<Record<string, string | null>>;
};

/** Reports what members publish with a word that the team wants to see, after it happened (OP-06). */
export const wordSubscriber: Subscriber<DatabaseDeps> = {
  name: 'words',
  handlers: [
    onEvent(commentCreated, ({ data: { commentId } }, { db }) => reportComment(db, commentId, 'report')),
    onEvent(commentHeld, ({ data: { commentId } }, { db }) => reportComment(db, commentId, 'hold')),
    onEvent(pinCreated, ({ data: { pinId } }, { db }) => reportPin(db, pinId)),
    onEvent(pinUpdated, ({ data: { pinId } }, { db }) => reportPin(db, pinId)),
    onEvent(boardCreated, ({ data: { boardId } }, { db }) => reportBoard(db, boardId)),
    onEvent(boardUpdated, ({ data: { boardId } }, { db }) => reportBoard(db, boardId)),
  ],
};

type Db = DatabaseDeps['db'];

/** Reports a published comment with a word to report, or a held one with its word; a published one was reviewed if it has one of those. */
const reportComment = (db: Db, id: bigint, action: 'report' | 'hold'): Promise<void> =>
  reportWords(
    db,
    sql`select 'comment' as kind, id::text as object_id, user_id::text as owner_id,
    id::text as seen_id, jsonb_build_object('text', text) as texts
    from comments where id = ${id} and deleted_at is null and ${action === 'hold' ? sql`is_held` : sql`removed_at is null`}`,
    [action],
  );

const reportPin = (db: Db, pinId: bigint): Promise<void> =>
  reportWords(
    db,
    sql`select 'pin' as kind, contents.id::text as object_id, contents.creator_id::text as owner_id,
    pins.id::text as seen_id, jsonb_build_object('title', contents.title, 'description', contents.description,
      'own title', pins.title, 'own description', pins.description) as texts
    from pins join contents on contents.id = pins.content_id where pins.id = ${pinId} and pins.deleted_at is null`,
  );

const reportBoard = (db: Db, boardId: bigint): Promise<void> =>
  reportWords(
    db,
    sql`select 'board' as kind, id::text as object_id, owner_id::text as owner_id, id::text as seen_id,
    jsonb_build_object('name', name, 'description', description) as texts
    from boards where id = ${boardId} and deleted_at is null`,
  );

/**
 * Stores a report of the site if the texts have a word to report; one at most is open for each subject. Pins and boards are not held: their
 * words to review are reported.
 */
async function reportWords(
  db: Db,
  select: ReturnType<typeof sql>,
  actions: readonly WordAction[] = ['report', 'hold'],
): Promise<void> {
  const { rows } = await db.execute<Published>(select);
  const [published] = rows;
  if (!published) return;
  const { kind, texts } = published;
  const found = [...(await findWords(db, texts, actions)).values()].flat();
  const phrases = [...new Set(found.map(({ phrase }) => phrase))];
  if (phrases.length === 0) return;
  await db
    .insert(reports)
    .values({
      id: newId(),
      reporterId: null,
      kind,
      objectId: BigInt(published.object_id),
      ownerId: BigInt(published.owner_id),
      seenId: BigInt(published.seen_id),
      excerpt: createExcerpt(Object.values(texts).filter(Boolean).join(' ')),
      reason: 'other',
      detail: phrases.join(', '),
    })
    .onConflictDoNothing();
}
