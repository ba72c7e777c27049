import type {
  ClockDeps,
  ConfigDeps,
  DatabaseDeps,
  ImagePoolDeps,
  ImageStoreDeps,
  JobDeps,
  LogDeps,
} from '../../platform/deps.ts';

/** The services that `pins/video-uploads` needs. */
export type Deps = ClockDeps & ConfigDeps & DatabaseDeps & ImagePoolDeps & ImageStoreDeps & JobDeps & LogDeps;
