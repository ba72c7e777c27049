import { purgeSessions } from './accounts/index.ts';
import { purgeInviteCodes } from './invites/index.ts';
import type { AnyJob } from './jobs/index.ts';
import { purgeOffsiteRedirects } from './offsite/index.ts';
import { purgeIdempotencyKeys } from './saves/index.ts';

/** Every job of the site: what a process that runs jobs runs. */
export const ALL_JOBS: readonly AnyJob[] = [
  purgeSessions,
  purgeIdempotencyKeys,
  purgeInviteCodes,
  purgeOffsiteRedirects,
];
