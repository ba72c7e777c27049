import type { ReportedKind } from '@pegboard/types';
import { and, desc, eq, inArray, ne, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { userColumns, users, type UserRow } from '../../people/accounts/index.ts';
import { toPage, type Page, type PageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { ReportRow } from './report.ts';
import { reasonsFrom, SEVERITIES, type Severity } from './severity.ts';
import { moderationDecisions, reportAssignments, reports } from './tables.ts';

type Reader = Pick<Deps, 'db' | 'bookmarks'>;

/** A decision of a moderator as stored. */
export type DecisionRow = typeof moderationDecisions.$inferSelect;

/** A decision with its moderator, and the owner of its subject. */
export type AuditRow = DecisionRow & { readonly moderator: string | null; readonly owner: UserRow };

/** A subject in the queue, with its owner and reports. */
export type QueueRow = {
  readonly kind: ReportedKind;
  readonly objectId: bigint;
  readonly seenId: bigint;
  readonly excerpt: string;
  readonly signature: string | null;
  readonly owner: UserRow;
  readonly reasons: Readonly<Record<string, number>>;
  /** The messages of the latest reporters, at most five. */
  readonly details: readonly string[];
  readonly reportCount: number;
  readonly firstAt: Date;
  readonly firstId: bigint;
  readonly severity: Severity;
  /** The moderator who took it. */
  readonly moderator: string | null;
  /** The moderator who asks for a second opinion. */
  readonly askedBy: string | null;
};

/** The conditions of the queue. */
export type QueueFilter = {
  readonly kind?: ReportedKind | undefined;
  /** True for those that the moderator took. */
  readonly isMine?: boolean | undefined;
};

/** Returns a page of the viewer's reports, newest first. */
export async function ownReports(
  { db, bookmarks }: Reader,
  viewer: SignedIn,
  { size, after }: PageParams,
): Promise<Page<ReportRow>> {
  const kind = `reports ${viewer.id}`;
  const [id] = bookmarks.read(kind, after) ?? [];
  const beyond = id === undefined ? undefined : sql`${reports.id} < ${id}::bigint`;
  const rows = await db
    .select()
    .from(reports)
    .where(and(eq(reports.reporterId, viewer.id), beyond))
    .orderBy(desc(reports.id))
    .limit(size + 1);
  return toPage(rows, size, (last) => bookmarks.make(kind, [String(last.id)]));
}

/** Returns a page of removals and warnings of the viewer's own contents, newest first. */
export async function ownViolations(
  { db, bookmarks }: Reader,
  viewer: SignedIn,
  { size, after }: PageParams,
): Promise<Page<DecisionRow>> {
  const kind = `violations ${viewer.id}`;
  const [id] = bookmarks.read(kind, after) ?? [];
  const beyond = id === undefined ? undefined : sql`${moderationDecisions.id} < ${id}::bigint`;
  const rows = await db
    .select()
    .from(moderationDecisions)
    .where(and(eq(moderationDecisions.ownerId, viewer.id), ne(moderationDecisions.decision, 'keep'), beyond))
    .orderBy(desc(moderationDecisions.id))
    .limit(size + 1);
  return toPage(rows, size, (last) => bookmarks.make(kind, [String(last.id)]));
}

/**
 * Returns a page of subjects with open reports without the moderator's own: the most severe first, then the oldest.
 */
export async function moderationQueue(
  { db, bookmarks }: Reader,
  moderator: SignedIn,
  { kind: of, isMine = false }: QueueFilter,
  { size, after }: PageParams,
): Promise<Page<QueueRow>> {
  const kind = `queue ${moderator.id} ${of ?? ''} ${isMine}`;
  const [lastSeverity, first] = bookmarks.read(kind, after) ?? [];
  const groups = db.$with('waiting').as(
    db
      .select({
        kind: reports.kind,
        objectId: reports.objectId,
        ownerId: reports.ownerId,
        firstId: sql<bigint>`min(${reports.id})`.mapWith(BigInt).as('first_id'),
        severity: severityColumn.mapWith(Number).as('severity'),
        firstAt: sql<Date>`min(${reports.createdAt})`.mapWith(reports.createdAt).as('first_at'),
        reportCount: sql<number>`count(*)::int`.as('report_count'),
        seenId: sql<bigint>`(array_agg(${reports.seenId} order by ${reports.id} desc))[1]`
          .mapWith(BigInt)
          .as('seen_id'),
        excerpt: sql<string>`(array_agg(${reports.excerpt} order by ${reports.id} desc))[1]`.as('excerpt'),
        reasons: sql<string[]>`array_agg(${reports.reason} order by ${reports.id})`.as('reasons'),
        details: sql<
          string[]
        >`coalesce((array_agg(${reports.detail} order by ${reports.id} desc) filter (where ${reports.detail} is not null))[1:5], '{}')`.as(
          'details',
        ),
      })
      .from(reports)
      .where(
        and(
          eq(reports.state, 'open'),
          ne(reports.ownerId, moderator.id),
          of === undefined ? undefined : eq(reports.kind, of),
          isMine
            ? sql`exists (select from ${reportAssignments} taken where taken.kind = ${reports.kind}
                and taken.object_id = ${reports.objectId} and taken.moderator_id = ${moderator.id})`
            : undefined,
        ),
      )
      .groupBy(reports.kind, reports.objectId, reports.ownerId)
      .having(
        first === undefined || lastSeverity === undefined
          ? undefined
          : sql`(- ${severityColumn}, min(${reports.id})) > (- ${lastSeverity}::int, ${first}::bigint)`,
      )
      .orderBy(desc(severityColumn), sql`min(${reports.id})`)
      .limit(size + 1),
  );
  const rows = await db
    .with(groups)
    .select({
      kind: groups.kind,
      objectId: groups.objectId,
      firstId: groups.firstId,
      firstAt: groups.firstAt,
      reportCount: groups.reportCount,
      seenId: groups.seenId,
      excerpt: groups.excerpt,
      reasons: groups.reasons,
      details: groups.details,
      owner: userColumns,
      severity: groups.severity,
      moderator: usernameOf(reportAssignments.moderatorId),
      askedBy: usernameOf(reportAssignments.askedBy),
      signature: sql<
        string | null
      >`(select signature from contents join images on images.id = contents.image_id where ${groups.kind} = 'pin' and contents.id = ${groups.objectId})`,
    })
    .from(groups)
    .innerJoin(users, eq(users.id, groups.ownerId))
    .leftJoin(
      reportAssignments,
      and(eq(reportAssignments.kind, groups.kind), eq(reportAssignments.objectId, groups.objectId)),
    )
    .orderBy(desc(groups.severity), groups.firstId);
  const { items, bookmark } = toPage(rows, size, (last) =>
    bookmarks.make(kind, [String(last.severity), String(last.firstId)]),
  );
  return {
    bookmark,
    items: items.map((row) => ({
      ...row,
      reasons: countReasons(row.reasons),
      severity: SEVERITIES[row.severity] ?? 'low',
    })),
  };
}

const HIGH = [...reasonsFrom('high')];
const MEDIUM = [...reasonsFrom('medium')];

/** The highest severity of the reports of a group, as its place in `SEVERITIES`. */
const severityColumn = sql<number>`max(case
  when ${inArray(reports.reason, HIGH)} then 2
  when ${inArray(reports.reason, MEDIUM)} then 1
  else 0 end)`;

const usernameOf = (id: AnyColumn): SQL<string | null> =>
  sql<string | null>`(select username from users as named where named.id = ${id})`;

/** Returns a page of moderators' decisions, newest first: the audit trail. */
export async function auditTrail(
  { db, bookmarks }: Reader,
  moderator: SignedIn,
  { size, after }: PageParams,
): Promise<Page<AuditRow>> {
  const kind = `audit ${moderator.id}`;
  const [id] = bookmarks.read(kind, after) ?? [];
  const beyond = id === undefined ? undefined : sql`${moderationDecisions.id} < ${id}::bigint`;
  const rows = await db
    .select({
      decision: moderationDecisions,
      owner: userColumns,
      moderator: sql<
        string | null
      >`(select username from users as deciding where deciding.id = ${moderationDecisions.moderatorId})`,
    })
    .from(moderationDecisions)
    .innerJoin(users, eq(users.id, moderationDecisions.ownerId))
    .where(beyond)
    .orderBy(desc(moderationDecisions.id))
    .limit(size + 1);
  const decided = rows.map(({ decision, ...rest }) => ({ ...decision, ...rest }));
  return toPage(decided, size, (last) => bookmarks.make(kind, [String(last.id)]));
}

/** Returns the number of reports by reason. */
export function countReasons(reasons: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
