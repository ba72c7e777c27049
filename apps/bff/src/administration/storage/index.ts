import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { recordAction } from '../../people/audit-log/index.ts';
import type { Module } from '../../platform/http/module.ts';
import { authenticatedResource } from '../../platform/http/resource.ts';
import { emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import { requireEmployee } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { measureStorage } from './measure-storage.ts';
import { storageReportSchema } from './storage-report.ts';
import { storageReports } from './tables.ts';

export type { MeasuredPlace, StoragePorts } from './deps.ts';
export { measureStorageJob } from './measure-storage.ts';

const PATH = '/_/storage/';
const MINUTE_MS = 60_000;

/** The storage in the administration: the latest measurement, and the request for a new one (OP-06). For employees only. */
export function teamStorageModule(deps: Deps): Module {
  const { db, jobs, now } = deps;
  return {
    resources: [
      authenticatedResource({
        name: 'StorageReport',
        action: 'get',
        endpoint: 'v3_get_storage_report',
        options: z.strictObject({}),
        answer: z
          .strictObject({
            taken_at: timeAnswer,
            /** True if the settings name a place for regular backups. */
            has_backup_place: z.boolean(),
            report: storageReportSchema,
          })
          .nullable(),
        async handle(_, { viewer }) {
          requireEmployee(viewer);
          const [latest] = await db
            .select()
            .from(storageReports)
            .orderBy(desc(storageReports.takenAt))
            .limit(1);
          if (!latest) return { data: null };
          const { takenAt, report } = latest;
          return {
            data: {
              taken_at: takenAt.toISOString(),
              has_backup_place: deps.env.backups.to !== undefined,
              report: storageReportSchema.parse(report),
            },
          };
        },
      }),
      authenticatedResource({
        name: 'StorageReport',
        action: 'create',
        endpoint: 'v3_measure_storage',
        form: { path: PATH, keeps: [], hides: [], leadsTo: `${PATH}?done=queued` },
        options: z.strictObject({}),
        answer: emptyResponseSchema,
        async handle(_, { viewer }) {
          requireEmployee(viewer);
          // One measurement a minute at most.
          const singletonKey = String(Math.floor(now().getTime() / MINUTE_MS));
          await db.transaction(async (tx) => {
            const queued = await jobs.enqueue(tx, measureStorage, {}, { singletonKey });
            if (queued !== undefined) await recordAction(deps, tx, viewer, { action: 'storage_measured' });
          });
          return { data: null };
        },
      }),
    ],
  };
}
