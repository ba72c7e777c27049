import type {
  ImageStoreDeps,
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  ImagePoolDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';
import type { UploadStoreDeps } from './upload-store.ts';

/** The services that `pins/uploads` needs. */
export type Deps = ImageStoreDeps &
  DatabaseDeps &
  ImagePoolDeps &
  UploadStoreDeps &
  JobDeps &
  ClockDeps &
  LogDeps &
  RateLimitDeps &
  ConfigDeps;
