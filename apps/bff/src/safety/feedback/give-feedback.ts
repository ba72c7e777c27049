import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { mute, unfollow } from '../../relationships/follows/index.ts';
import type { PinView } from '../../pins/pins/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { getMutedSource, type FeedbackContext, type FeedbackType } from './feedback-rules.ts';

/**
 * Stores the viewer's feedback on a pin: its content is excluded from their feeds, and the source that this
 * type mutes (FB-07). The latest feedback applies, once.
 */
export function saveFeedback(
  root: Db,
  viewer: SignedIn,
  pin: PinView,
  type: FeedbackType,
  context: FeedbackContext = {},
): Promise<void> {
  const lowered = getMutedSource(type, pin, viewer.id);
  return root.transaction(async (tx) => {
    if (lowered) {
      const { kind, id, days } = lowered;
      const muting = { contentId: pin.contentId, days };
      if (kind === 'taste' || kind === 'promoter') await mute(tx, viewer, { kind, id }, muting);
      else await unfollow(tx, viewer, { kind, id }, muting);
    }
    await tx.execute(sql`
      insert into pin_feedback (user_id, content_id, feedback_type, context)
      values (${viewer.id}, ${pin.contentId}, ${type}, ${JSON.stringify(context)}::jsonb)
      on conflict (user_id, content_id)
      do update set feedback_type = excluded.feedback_type, context = excluded.context, created_at = now()`);
  });
}
