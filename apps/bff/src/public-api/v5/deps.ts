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

/** The rules of other domains that `site/` passes. */
export type ApiPorts = Pick<PinPorts, 'checkLink'>;
