import { sql, type SQL } from 'drizzle-orm';

/**
 * Condition on deleted `pins`: not removed by a moderator, and not the canonical pin of a content that has another now.
 */
export function restorableCondition(): SQL {
  return sql`(
    not exists (
      select from moderation_decisions
      where kind = 'pin' and object_id = pins.content_id and decision = 'remove' and withdrawn_at is null
    )
    and (pins.is_repin or not exists (
      select from pins other
      where other.content_id = pins.content_id and not other.is_repin and other.deleted_at is null
    )))`;
}
