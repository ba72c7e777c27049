import { sql, type SQL } from 'drizzle-orm';
import { AI_MEDIA_SOURCE_TYPES } from '@pegboard/types';
import { notBlockedCondition } from '../../people/accounts/index.ts';
import { pins, readablePinners } from '../../pins/pin-access/index.ts';
import type { ViewerValue } from '../../platform/database/statement.ts';
import { unmutedPins, type UnmutedOptions } from '../../relationships/mutes/index.ts';

const AI_MEDIA = sql.raw(Object.values(AI_MEDIA_SOURCE_TYPES).join(', '));

/**
 * Returns the common table expression `muted` of the sources that the viewer currently mutes, with its comma,
 * for the beginning of a statement that uses `feedFilter`. Empty for visitors.
 */
export function mutedSourcesCte(viewer: ViewerValue): SQL {
  if (!viewer) return sql``;
  return sql`muted as materialized (
    select kind, source_id as id from muted_sources where user_id = ${viewer.id} and until > now()
  ),`;
}

/**
 * Condition on `pins` and `boards`: a feed, a search or related pins may show a content by its canonical pin (FB-07).
 * Excludes contents that the viewer hid, closed accounts, blocked members, private profiles that they may not read (AC-04), muted and unfollowed sources, what the viewer mutes (SR-13), and other
 * members' AI media if the viewer wants fewer. `offset 0` makes each lookup one index step per row, however much was
 * hidden.
 */
export function feedFilter(viewer: ViewerValue, contentId: SQL, options: UnmutedOptions = {}): SQL {
  if (!viewer) return sql`(${notBlockedCondition(null, pins.pinnerId)} and ${readablePinners(null)})`;
  const muted = (kind: 'user' | 'board'): SQL => sql`(select id from muted where kind = ${kind})`;
  return sql`(not exists (
      select from pin_feedback where user_id = ${viewer.id} and content_id = ${contentId} offset 0
    ) and ${notBlockedCondition(viewer, pins.pinnerId)} and ${readablePinners(viewer)}
    and pins.pinner_id not in ${muted('user')} and pins.board_id not in ${muted('board')}
    and (not exists (select from muted where kind = 'ai_media') or pins.pinner_id = ${viewer.id} or not exists (
      select from contents ai where ai.id = ${contentId} and ai.digital_media_source_type in (${AI_MEDIA}) offset 0
    )) and ${unmutedPins(viewer, contentId, options)})`;
}

/** Condition: the viewer did not mute its topic or promoter. */
export function isWanted(viewer: ViewerValue): SQL {
  if (!viewer) return sql`true`;
  return sql`(contents.interest_id is null or contents.interest_id not in (select id from muted where kind = 'interest'))
    and (contents.promoter_id is null or contents.promoter_id not in (select id from muted where kind = 'promoter'))`;
}
