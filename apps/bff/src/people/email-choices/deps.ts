import type { ClockDeps, ConfigDeps, DatabaseDeps, RateLimitDeps } from '../../platform/deps.ts';

/** The services that `people/email-choices` needs. */
export type Deps = DatabaseDeps & RateLimitDeps & ClockDeps & ConfigDeps;
