import { sql } from 'drizzle-orm';
import { DEFAULT_SCHEDULE, latestDigestWeek } from '../../people/notification-choices/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { hasPermission, type BusinessRole } from '../business/index.ts';
import { getReportedWeek } from './rules.ts';

/** A digest of a business that is due to a member, about the week that ends on `to`. */
export type DueDigest = { readonly userId: string; readonly businessId: string; readonly to: string };

/** The last member of a batch and their business: the next batch follows them. */
export type DigestCursor = Pick<DueDigest, 'userId' | 'businessId'>;

type Row = DigestCursor & {
  readonly role: BusinessRole;
  readonly joinedAt: string;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
};

const BATCH = 200;
/** The zone that is furthest ahead of UTC is the first in which a Monday begins. */
const MOST_AHEAD = '14 hours';

/**
 * Claims the digests that are due among the next members, in the caller's transaction. Raising the week of a row decides between
 * processes; that it is a week and no time makes neither a change of clocks nor of the time zone repeat one. Members who joined
 * after a digest was due get the next one.
 */
export async function claimDigests(
  db: Db,
  now: Date,
  after: DigestCursor,
): Promise<{ readonly due: readonly DueDigest[]; readonly next: DigestCursor | undefined }> {
  const { rows } = await db.execute<Row>(sql`
    select member.user_id::text as "userId", member.business_id::text as "businessId", member.role,
      member.joined_at::text as "joinedAt", schedule.time_zone as "timeZone",
      schedule.quiet_from as "quietFrom", schedule.quiet_until as "quietUntil"
    from business_members as member
      left join notification_schedules as schedule on schedule.user_id = member.user_id
      left join business_digests as last
        on last.user_id = member.user_id and last.business_id = member.business_id
    where (member.user_id, member.business_id) > (${after.userId}::bigint, ${after.businessId}::bigint)
      and (last.monday is null or last.monday < date_trunc('week',
        (${now.toISOString()}::timestamptz + ${MOST_AHEAD}::interval) at time zone 'UTC')::date)
    order by member.user_id, member.business_id limit ${BATCH}`);
  const due = rows.flatMap((row) => {
    const { monday, dueAt } = latestDigestWeek(
      { ...row, timeZone: row.timeZone ?? DEFAULT_SCHEDULE.timeZone },
      now,
    );
    const { userId, businessId, role, joinedAt } = row;
    if (!hasPermission(role, 'dashboard.view') || new Date(joinedAt) > dueAt) return [];
    return [{ userId, businessId, monday, to: getReportedWeek(dueAt).to }];
  });
  const claimed = await raiseWeeks(db, due);
  const last = rows.length === BATCH ? rows.at(-1) : undefined;
  return {
    due: due
      .filter(({ userId, businessId }) => claimed.has(`${userId} ${businessId}`))
      .map(({ userId, businessId, to }) => ({ userId, businessId, to })),
    next: last && { userId: last.userId, businessId: last.businessId },
  };
}

/** Stores the weeks of digests, and returns those that were not stored before, as `userId businessId`. */
async function raiseWeeks(
  db: Db,
  digests: readonly (DigestCursor & { readonly monday: string })[],
): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const values = digests.map(
    ({ userId, businessId, monday }) => sql`(${userId}::bigint, ${businessId}::bigint, ${monday}::date)`,
  );
  const { rows } = await db.execute<{ key: string }>(sql`
    insert into business_digests (user_id, business_id, monday) values ${sql.join(values, sql`, `)}
    on conflict (user_id, business_id) do update set monday = excluded.monday
      where business_digests.monday < excluded.monday
    returning user_id || ' ' || business_id as key`);
  return new Set(rows.map(({ key }) => key));
}
