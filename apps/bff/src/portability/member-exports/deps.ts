import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  ImageStoreDeps,
  JobDeps,
  LogDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';
import type { ObjectStore } from '../../platform/object-storage/index.ts';

/** The finished archives of members. */
export type ExportStoreDeps = { readonly exportStore: ObjectStore };

/** The services that `portability/member-exports` needs. */
export type Deps = ClockDeps &
  ConfigDeps &
  DatabaseDeps &
  ExportStoreDeps &
  ImageStoreDeps &
  JobDeps &
  LogDeps &
  RateLimitDeps;
