import type { FastifyBaseLogger } from 'fastify';
import type { Bookmarks } from '../platform/http/bookmark.ts';
import type { Db } from '../platform/database/db.ts';
import type { Env } from '../platform/config/env.ts';
import type { ImagePool, ImageStore } from '../platform/media/images/index.ts';
import type { JobQueue } from '../platform/jobs/index.ts';
import type { Limits, RequestStore } from '../platform/rate-limits/index.ts';
import type { SafeFetch } from '../platform/outbound-fetch/index.ts';
import type { SendMail } from '../platform/mail/index.ts';
import type { Tracing } from '../platform/tracing/index.ts';
import type { UploadStore } from '../pins/uploads/index.ts';

/** What every domain is given: nothing reaches for the outside by itself. */
export type Deps = {
  readonly env: Env;
  readonly db: Db;
  /** How many wait for a connection to it now. */
  readonly waiting: () => number;
  readonly bookmarks: Bookmarks;
  readonly imageStore: ImageStore;
  readonly imagePool: ImagePool;
  /** Files that were posted and are no pictures yet. */
  readonly uploadStore: UploadStore;
  readonly jobs: Pick<JobQueue, 'enqueue' | 'retry'>;
  /** How often things may be tried, over all processes of the site. */
  readonly limits: Limits;
  /** Counts the requests of an address for all processes; each counts for itself when it is undefined. */
  readonly requestStore: RequestStore | undefined;
  /** Fetches what strangers name: the only way out of this process to an address that is not configured. */
  readonly fetchSafely: SafeFetch;
  /** Used by the job `send-mail` alone; others queue their mails. */
  readonly sendMail: SendMail;
  /** There when a collector of traces is set. */
  readonly tracing?: Tracing;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};
