import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { MUTE_DAYS, MUTES_PER_KIND, type MuteDuration, type MuteKind } from './mute-kinds.ts';
import type { MuteTarget } from './mute-target.ts';

/** A stored mute. */
export type SavedMute = { readonly id: bigint; readonly until: Date | null };

/**
 * Mutes a target for the viewer. The same target is muted once: muting it again sets its duration. The row of the viewer is
 * locked, so that concurrent calls keep the maximum. Throws `mutes_full`.
 */
export function saveMute(
  root: Db,
  viewer: SignedIn,
  target: MuteTarget,
  duration: MuteDuration,
): Promise<SavedMute> {
  const { kind, value, key, patterns } = target;
  const days = MUTE_DAYS[duration];
  const id = (of: MuteKind): string | null => (kind === of ? key : null);
  return root.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${viewer.id} for no key update`);
    await tx.execute(sql`delete from mutes where user_id = ${viewer.id} and until <= now()`);
    const { rows } = await tx.execute<{ id: string; until: string | null }>(sql`
      insert into mutes (id, user_id, kind, value, key, patterns, member_id, interest_id, days, until)
      select ${newId()}, ${viewer.id}, ${kind}, ${value}, ${key}, ${sql.param([...patterns])}::text[],
        ${id('member')}::bigint, ${id('topic')}::bigint, ${days}::smallint, now() + make_interval(days => ${days}::int)
      where (select count(*) from mutes where user_id = ${viewer.id} and kind = ${kind}) < ${MUTES_PER_KIND}
        or exists (select from mutes where user_id = ${viewer.id} and kind = ${kind} and key = ${key})
      on conflict (user_id, kind, key) do update set days = excluded.days, until = excluded.until
      returning id::text, until::text`);
    const [saved] = rows;
    if (!saved) throw new AppError('mutes_full');
    return { id: BigInt(saved.id), until: saved.until === null ? null : new Date(saved.until) };
  });
}

/** Ends a mute of the viewer, if there is one. */
export async function removeMute(
  db: Db,
  viewer: SignedIn,
  { kind, key }: Pick<MuteTarget, 'kind' | 'key'>,
): Promise<void> {
  await db.execute(sql`delete from mutes where user_id = ${viewer.id} and kind = ${kind} and key = ${key}`);
}
