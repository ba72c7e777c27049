import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  ImageStoreDeps,
  JobDeps,
  LogDeps,
} from '../../platform/deps.ts';

/** The services that `pins/image-lifecycle` needs. */
export type Deps = ClockDeps & ConfigDeps & DatabaseDeps & ImageStoreDeps & JobDeps & LogDeps;
