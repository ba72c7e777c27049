import type { ConfigDeps, CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `business/video-studio` needs. */
export type Deps = ConfigDeps & CursorDeps & DatabaseDeps;
