import { sql, type SQL } from 'drizzle-orm';
import { imagesOfContent } from './picture-uses.ts';

/** The days within which a decision can be appealed: six months (Digital Services Act, article 20). */
export const APPEAL_DAYS = 184;

/**
 * Selects the removals by moderators that took away pins of a content and can bring them back, the appeal that is open or can still be
 * sent included in `is_appealable`. The pins that a decision removed have its time.
 */
export function removalsOf(contentId: SQL, now: Date): SQL {
  const since = new Date(now.getTime() - APPEAL_DAYS * 86_400_000).toISOString();
  return sql`select removal.created_at as removed_at,
      case when appeal.id is null then removal.created_at > ${since}::timestamptz else appeal.answer is null end as is_appealable
    from pins
    join moderation_decisions as removal on removal.decision = 'remove' and removal.withdrawn_at is null
      and removal.created_at = pins.deleted_at
      and (removal.kind = 'pin' and removal.object_id = pins.content_id
        or removal.kind = 'board' and removal.object_id = pins.board_id)
    left join appeals as appeal on appeal.decision_id = removal.id
    where pins.content_id = ${contentId}`;
}

/** Selects the images of the contents that a decision of a moderator removed, as `id`. */
export function imagesRemovedBy(decisionId: bigint): SQL {
  return sql`select distinct image.id from moderation_decisions as removal
    join pins on pins.deleted_at = removal.created_at
      and (removal.kind = 'pin' and pins.content_id = removal.object_id
        or removal.kind = 'board' and pins.board_id = removal.object_id)
    join contents on contents.id = pins.content_id, unnest(${imagesOfContent()}) as image (id)
    where removal.id = ${decisionId} and removal.decision = 'remove'`;
}
