import type { ClockDeps, CursorDeps, DatabaseDeps, RateLimitDeps } from '../../platform/deps.ts';

import type { Viewer } from '../../platform/http/viewer.ts';
import type { PinView } from './pin-view.ts';

/** The services that `pins/pins` needs. */
export type Deps = ClockDeps & DatabaseDeps & CursorDeps & RateLimitDeps;

/** The results of domains above this one that pins show. */
export type PinPorts = {
  /** Counts the comments on each of these pins that the viewer may see, in the order of the pins. */
  readonly countComments: (viewer: Viewer, pins: readonly PinView[]) => Promise<readonly number[]>;
};
