import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  ImagePoolDeps,
  ImageStoreDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';
import type { FilePurgeDeps } from '../../platform/media/images/index.ts';

/** The services that `pins/link-previews` needs. */
export type Deps = ClockDeps &
  ConfigDeps &
  DatabaseDeps &
  FilePurgeDeps &
  ImagePoolDeps &
  ImageStoreDeps &
  JobDeps &
  LogDeps &
  RateLimitDeps;
