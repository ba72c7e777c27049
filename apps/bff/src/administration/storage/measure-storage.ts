import { lt, sql } from 'drizzle-orm';
import { statfs } from 'node:fs/promises';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { defineJob, LONG_LEASE, type Job } from '../../platform/jobs/index.ts';
import { getRootCause } from '../../platform/logging/root-cause.ts';
import type { Deps, MeasuredPlace, StoragePorts } from './deps.ts';
import type { FileKind, StorageReport } from './storage-report.ts';
import { storageReports } from './tables.ts';

const TABLES_MAX = 12;
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;
const noData = z.object({});

/** The job that measures the storage, as it is queued. */
export const measureStorage = defineJob({
  name: 'measure-storage',
  data: noData,
  cron: '23 4 * * *',
  lease: LONG_LEASE,
  retry: { limit: 2, seconds: 60, atMostSeconds: 600 },
  async handle(): Promise<void> {
    throw new Error('The job has no places to measure: run that of `measureStorageJob`.');
  },
});

/** Creates the job that measures the files, the tables and the free space of the site, every night and when the team asks for it. */
export function measureStorageJob<D extends Deps>(ports: StoragePorts<D>): Job<typeof noData, D> {
  return {
    ...measureStorage,
    async handle(_, deps, { signal }) {
      const { db, env, now, log } = deps;
      const measured = await measurePlaces(ports, deps, signal);
      const { bavail, bsize } = await statfs(env.dataDir);
      const report: StorageReport = {
        files: measured.files,
        ...(await measureDatabase(db)),
        free_bytes: bavail * bsize,
        last_backup_at: measured.lastBackup?.toISOString() ?? null,
      };
      const takenAt = now();
      await db.insert(storageReports).values({ takenAt, report });
      const oldest = new Date(takenAt.getTime() - RETENTION_DAYS * DAY_MS);
      await db.delete(storageReports).where(lt(storageReports.takenAt, oldest));
      log.info({ databaseBytes: report.database_bytes }, 'the storage is measured');
    },
  };
}

type Sum = { count: number; bytes: number };

async function measurePlaces<D extends Deps>(
  ports: StoragePorts<D>,
  deps: D,
  signal: AbortSignal,
): Promise<{ readonly files: StorageReport['files']; readonly lastBackup: Date | undefined }> {
  const files: StorageReport['files'] = [];
  let lastBackup: Date | undefined;
  for (const place of ports.placesOf(deps)) {
    const sums = await measurePlace(place, signal, (path) => {
      const at = ports.timeOfBackup(path);
      if (at && (!lastBackup || at > lastBackup)) lastBackup = at;
    }).catch((error: unknown) => {
      signal.throwIfAborted();
      deps.log.warn(
        { failure: getRootCause(error).message, kinds: place.kinds },
        'a place of files cannot be measured',
      );
      return undefined;
    });
    for (const kind of place.kinds)
      files.push({ kind, count: sums?.get(kind)?.count ?? null, bytes: sums?.get(kind)?.bytes ?? null });
  }
  return { files, lastBackup };
}

async function measurePlace(
  { kinds, kindOf, listSizes }: MeasuredPlace,
  signal: AbortSignal,
  onFile: (path: string) => void,
): Promise<ReadonlyMap<FileKind, Sum>> {
  const sums = new Map<FileKind, Sum>(kinds.map((kind) => [kind, { count: 0, bytes: 0 }]));
  for await (const { path, bytes } of listSizes()) {
    signal.throwIfAborted();
    const sum = sums.get(kindOf(path));
    if (!sum) continue;
    sum.count += 1;
    sum.bytes += bytes;
    if (kindOf(path) === 'backups') onFile(path);
  }
  return sums;
}

/** Returns the size of the database and of its largest tables. Rows are the estimates of the planner. */
async function measureDatabase(db: Db): Promise<Pick<StorageReport, 'database_bytes' | 'tables'>> {
  const { rows: tables } = await db.execute<{ name: string; bytes: string; rows: string }>(sql`
    select root.relname as name, sum(pg_total_relation_size(part.oid)) as bytes,
      sum(greatest(part.reltuples, 0))::bigint as rows
    from pg_class part
    join pg_namespace on pg_namespace.oid = part.relnamespace
    join pg_class root on root.oid = coalesce(pg_partition_root(part.oid), part.oid)
    where part.relkind in ('r', 'p') and pg_namespace.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    group by root.relname order by bytes desc, name limit ${TABLES_MAX}`);
  const { rows: sizes } = await db.execute<{ bytes: string }>(
    sql`select pg_database_size(current_database()) as bytes`,
  );
  return {
    database_bytes: Number(sizes[0]?.bytes ?? 0),
    tables: tables.map(({ name, bytes, rows }) => ({ name, bytes: Number(bytes), rows: Number(rows) })),
  };
}
