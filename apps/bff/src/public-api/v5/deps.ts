import type { SearchDeps } from '../../discovery/search/index.ts';
import type { PinPorts } from '../../pins/pins/index.ts';
import type {
  ClockDeps,
  ConfigDeps,
  CursorDeps,
  DatabaseDeps,
  FetchDeps,
  ImagePoolDeps,
  ImageStoreDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `public-api/v5` needs. */
export type Deps = ClockDeps &
  ConfigDeps &
  CursorDeps &
  DatabaseDeps &
  FetchDeps &
  ImagePoolDeps &
  ImageStoreDeps &
  JobDeps &
  LogDeps &
  RateLimitDeps &
  SearchDeps;

/** An event of webhooks, as the reference lists it, with the scopes that it needs. */
export type ListedEvent = { readonly type: string; readonly scopes: readonly string[] };

/** The rules of other domains that `site/` passes. */
export type ApiPorts = Pick<PinPorts, 'checkLink'>;
