import { readAccountData } from './account-data/read-account-data.ts';
import { openDatabase } from '@pegboard/database';
import { join } from 'node:path';
import pino from 'pino';
import { openSearchIndex } from './open-search-index.ts';
import { startIndexUpdater } from '../discovery/search/index.ts';
import { startTopicUpdater } from '../discovery/topic-assignment/index.ts';
import { createBookmarks } from '../platform/http/bookmark.ts';
import { ALL_JOBS } from './all-jobs.ts';
import { connectSite } from './connect-site.ts';
import type { Deps } from './deps.ts';
import { DESTINATIONS } from './events.ts';
import { startRelay } from '../platform/domain-events/index.ts';
import type { Env } from '../platform/config/env.ts';
import { NO_GRAPH, openContentGraph } from '../discovery/graph/index.ts';
import { findPushKeys } from '../messaging/push/index.ts';
import { openPartitions } from '../engagement/events/index.ts';
import { seedExperiences } from '../engagement/experiences/index.ts';
import { createImagePool, openFilePurge, presentModel } from '../platform/media/images/index.ts';
import { openJobQueue } from '../platform/jobs/index.ts';
import { openLimits } from '../platform/rate-limits/index.ts';
import { logOptions } from '../platform/logging/log-options.ts';
import { createSafeFetch, resolveTxt } from '../platform/outbound-fetch/index.ts';
import { createProviderFetch } from '../people/single-sign-on/index.ts';
import { openMail } from '../platform/mail/index.ts';
import { migrateDatabase, snapshotBefore, warnLowDiskSpace } from './operations/index.ts';
import { openTracing } from '../platform/tracing/index.ts';
import { createDiskUploads } from '../pins/uploads/index.ts';
import { claimProcessNumber } from './processes/index.ts';
import { openStorage } from './open-storage.ts';

/**
 * Opens the services of a process of the site: the migrated database, the image store, the job queue and the
 * log. By default the process neither runs jobs nor holds the graph of saves.
 */
export async function createDeps(
  env: Env,
  say: (line: string) => void,
  { runsJobs = false, usesGraph = false }: Partial<Pick<Env, 'runsJobs' | 'usesGraph'>> = {},
): Promise<{
  readonly deps: Deps;
  readonly runJobs: () => Promise<void>;
  readonly close: () => Promise<void>;
}> {
  const log = pino(logOptions(env.logLevel));
  await warnLowDiskSpace(env, say);
  const databaseUrl = env.directDatabaseUrl ?? env.databaseUrl;
  const database = await openDatabase({
    dataDir: join(env.dataDir, 'postgres'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    log: say,
  });
  await migrateDatabase(database.url, { say, before: snapshotBefore(env, say) });
  const connection = await connectSite(env, database.url, log);
  const search = await openSearchIndex(env, { db: connection.db, log, say });
  const tracing = await openTracing(env, log);
  tracing?.watchPool(connection.pool);
  await claimProcessNumber(connection.primary);
  await openPartitions(connection.primary, new Date());
  await seedExperiences(connection.primary);
  const jobs = await openJobQueue({
    url: database.url,
    db: connection.primary,
    jobs: ALL_JOBS,
    log,
    works: runsJobs,
  });
  const imagePool = createImagePool(undefined, undefined, undefined, env.embedderPath);
  // A model that cannot be used is reported at once, and not by the next job only.
  if (env.embedderPath !== undefined) void presentModel({ imagePool, log });
  const now = () => new Date();
  const { close: closeLimits, ...limits } = await openLimits({ env, db: connection.primary, now, log });
  const graph = usesGraph ? openContentGraph({ url: database.url, dataDir: env.dataDir, log }) : NO_GRAPH;
  const deps: Deps = {
    env,
    db: connection.db,
    primary: connection.primary,
    ...(connection.replicas && { replicas: connection.replicas }),
    graph,
    waiting: () => connection.pool.waitingCount + (connection.replicas?.waiting() ?? 0),
    bookmarks: createBookmarks(env.secret),
    ...openStorage(env),
    readAccountData,
    imagePool,
    purgeFiles: openFilePurge(env),
    uploadStore: createDiskUploads(join(env.dataDir, 'uploads')),
    jobs,
    searchIndex: search.searchIndex,
    ...limits,
    fetchSafely: createSafeFetch({ agent: `Pegboard (+${env.publicUrl})` }),
    fetchProvider: createProviderFetch(env),
    resolveTxt,
    sendMail: openMail(env, now),
    ...(tracing && { tracing }),
    now,
    log,
  };
  await findPushKeys(deps);
  let relay: ReturnType<typeof startRelay> | undefined;
  let updater: ReturnType<typeof startIndexUpdater> | undefined;
  let topicUpdater: ReturnType<typeof startTopicUpdater> | undefined;
  return {
    deps,
    async runJobs() {
      await jobs.run(deps);
      relay = startRelay(deps, DESTINATIONS);
      updater = startIndexUpdater(deps);
      topicUpdater = startTopicUpdater(deps);
    },
    async close() {
      await relay?.close();
      await updater?.close();
      await topicUpdater?.close();
      await graph.close();
      await jobs.close();
      await imagePool.close();
      await closeLimits();
      await search.close();
      await connection.close();
      await tracing?.close();
      await database.stop();
    },
  };
}
