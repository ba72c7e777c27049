import { toConnection } from '../../platform/graphql/connection.ts';
import { pageSize, type Page } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { ResolversParentTypes } from '../../platform/graphql/generated/resolvers-types.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import type { Module } from '../../platform/http/module.ts';
import {
  auditTrail,
  moderationQueue,
  ownReports,
  ownViolations,
  type AuditRow,
  type DecisionRow,
  type QueueRow,
} from './report-lists.ts';
import type { ReportRow } from './report.ts';
import { isModerator } from './rules.ts';

const NOTHING: Page<never> = { items: [], bookmark: null };

/** Resolvers of a member's own reports, and for moderators of open reports and decisions (FB-04). */
export function reportResolvers(deps: Deps): NonNullable<Module['resolvers']> {
  return {
    Viewer: {
      isModerator: (viewer) => isModerator(viewer),
      async reports(_, page, { viewer }) {
        return connectionOf(viewer ? await ownReports(deps, viewer, toPageParams(page)) : NOTHING, reportOf);
      },
      async violations(_, page, { viewer }) {
        return connectionOf(
          viewer ? await ownViolations(deps, viewer, toPageParams(page)) : NOTHING,
          violationOf,
        );
      },
      moderation: (_, __, { viewer }) => (viewer && isModerator(viewer) ? viewer : null),
    },
    Moderation: {
      async queue(moderator, { of, ...page }) {
        return connectionOf(
          await moderationQueue(deps, moderator, { kind: of ?? undefined }, toPageParams(page)),
          queuedOf,
        );
      },
      async decisions(moderator, page) {
        return connectionOf(await auditTrail(deps, moderator, toPageParams(page)), decisionOf);
      },
    },
  };
}

type PageArgs = { readonly first?: number | null; readonly after?: string | null };

const toPageParams = ({ first, after }: PageArgs) => ({ size: pageSize(first), after });

function connectionOf<Row, Node>(page: Page<Row>, nodeOf: (row: Row) => Node) {
  return toConnection({ ...page, items: page.items.map(nodeOf) });
}

const countsOf = (reasons: Readonly<Record<string, number>>): { reason: string; count: number }[] =>
  Object.entries(reasons).map(([reason, count]) => ({ reason, count }));

/** Returns the subject of a report or decision in the form of all responses. */
const aboutOf = ({ kind, objectId, excerpt }: Pick<DecisionRow, 'kind' | 'objectId' | 'excerpt'>) => ({
  objectType: kind,
  objectId: String(objectId),
  excerpt,
});

function reportOf(row: ReportRow): ResolversParentTypes['Report'] {
  return {
    entityId: String(row.id),
    objectType: row.kind,
    objectId: String(row.seenId),
    excerpt: row.excerpt,
    reason: row.reason,
    detail: row.detail,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

function violationOf(row: DecisionRow): ResolversParentTypes['Violation'] {
  return {
    entityId: String(row.id),
    ...aboutOf(row),
    decision: row.decision,
    reasons: Object.keys(row.reasons),
    statement: row.statement,
    createdAt: row.createdAt.toISOString(),
  };
}

function queuedOf(row: QueueRow): ResolversParentTypes['QueuedReport'] {
  return {
    objectType: row.kind,
    objectId: String(row.objectId),
    seenId: String(row.seenId),
    excerpt: row.excerpt,
    imageUrl: row.signature === null ? null : imageUrl(row.signature, '236x'),
    owner: row.owner,
    reportCount: row.reportCount,
    reasons: countsOf(row.reasons),
    details: [...row.details],
    firstReportedAt: row.firstAt.toISOString(),
  };
}

function decisionOf(row: AuditRow): ResolversParentTypes['ModerationDecision'] {
  return {
    entityId: String(row.id),
    ...aboutOf(row),
    decision: row.decision,
    reasons: countsOf(row.reasons),
    reportCount: row.reportCount,
    note: row.note,
    moderator: row.moderator,
    owner: row.owner,
    createdAt: row.createdAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}
