import type { DatabaseDeps, LogDeps } from '../../platform/deps.ts';

/** The services that `people/idempotency` needs. */
export type Deps = DatabaseDeps & LogDeps;
