import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  ImagePoolDeps,
  ImageStoreDeps,
  JobDeps,
} from '../../platform/deps.ts';

/** The services that `portability/member-imports` needs. */
export type Deps = ClockDeps & ConfigDeps & DatabaseDeps & ImagePoolDeps & ImageStoreDeps & JobDeps;
