import type { RedirectStatus } from '@pegboard/types';
import type {
  ClockDeps,
  ConfigDeps,
  CursorDeps,
  DatabaseDeps,
  FetchDeps,
  ImagePoolDeps,
  ImageStoreDeps,
  JobDeps,
  LogDeps,
} from '../../platform/deps.ts';

/** The services that `pins/drafts` needs. */
export type Deps = ClockDeps &
  ConfigDeps &
  CursorDeps &
  DatabaseDeps &
  FetchDeps &
  ImagePoolDeps &
  ImageStoreDeps &
  JobDeps &
  LogDeps;

/** The results of domains above this one that publishing needs. */
export type DraftPorts = {
  /** Checks a link by the rules of outbound links. */
  readonly checkLink: (
    deps: Pick<Deps, 'db' | 'now' | 'fetchSafely'>,
    url: URL,
  ) => Promise<{ readonly status: RedirectStatus }>;
};
