import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './config/env.ts';
import type { Db } from './database/db.ts';
import type { Bookmarks } from './http/bookmark.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { ImagePool } from './media/images/image-pool.ts';
import type { ResolveTxt } from './outbound-fetch/resolve-name.ts';
import type { SafeFetch } from './outbound-fetch/safe-fetch.ts';
import type { Limits } from './rate-limits/limits.ts';
import type { ObjectStore } from './object-storage/index.ts';

/**
 * The services of the platform, one type each. A domain declares those that it needs in its `deps.ts`;
 * `site/` provides them.
 */

/** The database. */
export type DatabaseDeps = { readonly db: Db };

/** The signed cursors of paginated lists. */
export type CursorDeps = { readonly bookmarks: Bookmarks };

/** The settings of the process. */
export type ConfigDeps = { readonly env: Env };

/** The clock. */
export type ClockDeps = { readonly now: () => Date };

/** The queue of background jobs. */
export type JobDeps = { readonly jobs: Pick<JobQueue, 'enqueue' | 'enqueueAll' | 'retry'> };

/** The rate limits, counted over all processes of the site. */
export type RateLimitDeps = { readonly limits: Limits };

/** The permanently failed jobs of the queue. */
export type FailedJobDeps = { readonly jobs: Pick<JobQueue, 'retryFailed' | 'discardFailed'> };

/** The log. */
export type LogDeps = { readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'> };

/** The stored image and video files. */
export type ImageStoreDeps = { readonly imageStore: ObjectStore };

/** The workers that decode and encode images. */
export type ImagePoolDeps = { readonly imagePool: ImagePool };

/** The guarded HTTP client: the only way to fetch an address that a user named. */
export type FetchDeps = { readonly fetchSafely: SafeFetch };

/** The HTTP client for the operator's provider of single sign-on, whose origin alone may have a private address. */
export type ProviderFetchDeps = { readonly fetchProvider: SafeFetch };

/** The resolver of TXT records, which prove domains. */
export type DnsDeps = { readonly resolveTxt: ResolveTxt };
