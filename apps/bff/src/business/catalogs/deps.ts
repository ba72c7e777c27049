import type {
  ImagePoolDeps,
  ImageStoreDeps,
  ClockDeps,
  ConfigDeps,
  CursorDeps,
  DatabaseDeps,
  FetchDeps,
  JobDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';
import type { UploadStoreDeps } from '../../pins/uploads/index.ts';

/** The services that `business/catalogs` needs. */
export type Deps = ImagePoolDeps &
  ImageStoreDeps &
  DatabaseDeps &
  CursorDeps &
  UploadStoreDeps &
  JobDeps &
  RateLimitDeps &
  FetchDeps &
  ClockDeps &
  ConfigDeps;
