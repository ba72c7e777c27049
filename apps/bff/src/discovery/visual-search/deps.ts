import type {
  CursorDeps,
  DatabaseDeps,
  FetchDeps,
  ImagePoolDeps,
  ImageStoreDeps,
  RateLimitDeps,
} from '../../platform/deps.ts';

/** The services that `discovery/visual-search` needs. */
export type Deps = ImagePoolDeps & ImageStoreDeps & DatabaseDeps & CursorDeps & FetchDeps & RateLimitDeps;
