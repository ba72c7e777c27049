import type { ContentGraph } from '../graph/index.ts';
import type { ClockDeps, ConfigDeps, CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `discovery/feed` needs. */
export type Deps = DatabaseDeps &
  CursorDeps &
  ClockDeps &
  ConfigDeps & {
    /** The graph of saves. */
    readonly graph: ContentGraph;
  };
