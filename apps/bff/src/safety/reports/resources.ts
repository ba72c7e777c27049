import { REPORT_REASONS, REPORTED_KINDS } from '@pegboard/types';
import { z } from 'zod';
import { withReloadedBlocks } from '../../people/accounts/index.ts';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { findReported } from './find-reported.ts';
import { presentReport, presentViolation, reportSchema, violationSchema } from './present-report.ts';
import { ownReports, ownViolations } from './report-lists.ts';
import { report } from './report.ts';
import { detailSchema } from './rules.ts';
import { withdrawReport } from './withdraw.ts';

const REPORTS_AN_HOUR = defineLimit({ name: 'reports', max: 60, windowMs: 3_600_000, against: 'abuse' });

/**
 * ReportResource create and delete, and the data of /reports-and-violations/: ReportsResource and
 * ViolationsResource get (FB-04).
 */
export function reportResources(deps: Deps): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'Report',
      action: 'create',
      endpoint: 'v3_report',
      options: z.strictObject({
        object_type: z.enum(REPORTED_KINDS),
        object_id: idSchema,
        reason: z.enum(REPORT_REASONS),
        detail: detailSchema.optional(),
      }),
      answer: reportSchema,
      async handle({ object_type: kind, object_id: id, reason, detail = null }, { viewer }) {
        const reported = await findReported(deps.db, withReloadedBlocks(viewer), kind, id);
        await deps.limits.count([REPORTS_AN_HOUR, String(viewer.id)]);
        return { data: presentReport(await report(deps.db, viewer, reported, { reason, detail })) };
      },
    }),
    authenticatedResource({
      name: 'Report',
      action: 'delete',
      endpoint: 'v3_withdraw_report',
      options: z.strictObject({ id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        await withdrawReport(deps.db, viewer, parseId(id));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'Reports',
      action: 'get',
      endpoint: 'v3_get_own_reports',
      options: z.strictObject(pageOptions),
      answer: z.array(reportSchema),
      async handle(options, { viewer }) {
        const { items, bookmark } = await ownReports(deps, viewer, parsePageParams(options));
        return { data: items.map(presentReport), bookmark };
      },
    }),
    authenticatedResource({
      name: 'Violations',
      action: 'get',
      endpoint: 'v3_get_own_violations',
      options: z.strictObject(pageOptions),
      answer: z.array(violationSchema),
      async handle(options, { viewer }) {
        const { items, bookmark } = await ownViolations(deps, viewer, parsePageParams(options));
        return { data: items.map(presentViolation), bookmark };
      },
    }),
  ];
}
