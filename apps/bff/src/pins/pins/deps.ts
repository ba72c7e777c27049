import type { RedirectStatus } from '@pegboard/types';
import type { ClockDeps, CursorDeps, DatabaseDeps, FetchDeps, RateLimitDeps } from '../../platform/deps.ts';

import type { Viewer } from '../../platform/http/viewer.ts';
import type { PinView } from './pin-view.ts';

/** The services that `pins/pins` needs. */
export type Deps = ClockDeps & DatabaseDeps & CursorDeps & FetchDeps & RateLimitDeps;

/** The results of domains above this one that pins need. */
export type PinPorts = {
  /** Counts the comments on each of these pins that the viewer may see, in the order of the pins. */
  readonly countComments: (viewer: Viewer, pins: readonly PinView[]) => Promise<readonly number[]>;
  /** Checks a link by the rules of outbound links. */
  readonly checkLink: (
    deps: Pick<Deps, 'db' | 'now' | 'fetchSafely'>,
    url: URL,
  ) => Promise<{ readonly status: RedirectStatus }>;
};
