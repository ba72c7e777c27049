import type {
  ClockDeps,
  ConfigDeps,
  CursorDeps,
  DatabaseDeps,
  DnsDeps,
  FailedJobDeps,
  FetchDeps,
  ImagePoolDeps,
  ImageStoreDeps,
  JobDeps,
  LogDeps,
  ProviderFetchDeps,
  RateLimitDeps,
} from '../platform/deps.ts';
import type { FilePurgeDeps } from '../platform/media/images/index.ts';
import type { ContentGraph } from '../discovery/graph/index.ts';
import type { AccountDataDeps, ExportStoreDeps } from '../portability/member-exports/index.ts';
import type { Db } from '../platform/database/db.ts';
import type { MailDeps } from '../platform/mail/index.ts';
import type { Replicas } from '../platform/database/replicas/index.ts';
import type { RequestStore } from '../platform/rate-limits/index.ts';
import type { SearchIndexDeps } from '../discovery/search/index.ts';
import type { Tracing } from '../platform/tracing/index.ts';
import type { UploadStoreDeps } from '../pins/uploads/index.ts';

/**
 * The services of a process of the site, as opened by `createDeps`; each domain uses those that it declares.
 */
export type Deps = AccountDataDeps &
  ClockDeps &
  ConfigDeps &
  CursorDeps &
  DatabaseDeps &
  DnsDeps &
  ExportStoreDeps &
  FailedJobDeps &
  FetchDeps &
  FilePurgeDeps &
  ImagePoolDeps &
  ImageStoreDeps &
  JobDeps &
  LogDeps &
  MailDeps &
  ProviderFetchDeps &
  RateLimitDeps &
  SearchIndexDeps &
  UploadStoreDeps & {
    /** The graph of saves, for related pins and other recommendations. */
    readonly graph: ContentGraph;
    /** The primary database, for what must be current; `db` reads replicas where a request may. */
    readonly primary: Db;
    /** Present if the site has replicas. */
    readonly replicas?: Replicas;
    /** Returns the number of requests that wait for a database connection. */
    readonly waiting: () => number;
    /** Counts the requests of an address for all processes; undefined if each process counts its own. */
    readonly requestStore: RequestStore | undefined;
    /** Present if a trace collector is configured. */
    readonly tracing?: Tracing;
  };
