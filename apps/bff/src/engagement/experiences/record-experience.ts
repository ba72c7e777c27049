import { sql } from 'drizzle-orm';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { PlacedId } from './rules.ts';

/** The events of an experience. */
export type ExperienceEvent = 'viewed' | 'completed' | 'dismissed' | 'triggered';

const CHANGES = {
  viewed: sql`view_count = known.view_count + 1, last_viewed_at = excluded.last_viewed_at`,
  completed: sql`completed_at = coalesce(known.completed_at, excluded.completed_at)`,
  dismissed: sql`dismissed_at = coalesce(known.dismissed_at, excluded.dismissed_at)`,
  triggered: sql`triggered_at = coalesce(known.triggered_at, excluded.triggered_at)`,
} as const;

/**
 * Records an event of an experience for a member, in one statement; repeated completions, dismissals and
 * triggers change nothing. Throws `experience_not_found`.
 */
export async function recordExperience(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
  { placementId, experienceId }: PlacedId,
  event: ExperienceEvent,
): Promise<void> {
  const at = (of: ExperienceEvent) => sql`${event === of ? now().toISOString() : null}::timestamptz`;
  const { rows } = await db.execute(sql`
    insert into user_experiences as known
      (user_id, placement_id, experience_id, view_count, last_viewed_at, completed_at, dismissed_at, triggered_at)
    select ${viewer.id}, placement_id, experience_id, ${event === 'viewed' ? 1 : 0}::int,
      ${at('viewed')}, ${at('completed')}, ${at('dismissed')}, ${at('triggered')}
    from experiences where placement_id = ${placementId} and experience_id = ${experienceId}
    on conflict (user_id, placement_id, experience_id) do update set ${CHANGES[event]}
    returning 1`);
  if (rows.length === 0) throw new AppError('experience_not_found');
}
