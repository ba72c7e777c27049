import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** AI media are a single source without an id. */
const NO_ID = 0n;
/** Years until it expires; in effect, until the member undoes it. */
const YEARS = 100;

/** Returns whether the viewer wants fewer AI pins. */
export async function prefersLessAiContent(db: Db, viewer: SignedIn): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from muted_sources where user_id = ${viewer.id} and kind = 'ai_media' and until > now()`);
  return rows.length > 0;
}

/**
 * Excludes AI-generated and AI-modified pins from the lists selected for the viewer, or includes them again.
 */
export async function seeFewerAi(db: Db, viewer: SignedIn, isWished: boolean): Promise<void> {
  await db.execute(
    isWished
      ? sql`insert into muted_sources (user_id, kind, source_id, until)
          values (${viewer.id}, 'ai_media', ${NO_ID}, now() + make_interval(years => ${YEARS}))
          on conflict (user_id, kind, source_id) do update set until = excluded.until`
      : sql`delete from muted_sources where user_id = ${viewer.id} and kind = 'ai_media'`,
  );
}
