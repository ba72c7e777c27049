import type {
  DatabaseDeps,
  FetchDeps,
  ImagePoolDeps,
  ImageStoreDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `pins/new-pins` needs. */
export type Deps = DatabaseDeps & ImageStoreDeps & ImagePoolDeps & RateLimitDeps & FetchDeps;
