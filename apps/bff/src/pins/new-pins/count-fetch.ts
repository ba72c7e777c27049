import type { RateLimitDeps } from '../../platform/deps.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';

const WINDOW_MS = 60_000;
const FETCHES_PER_MINUTE = defineLimit({
  name: 'fetched addresses',
  max: 60,
  windowMs: WINDOW_MS,
  against: 'abuse',
});

/** Counts an address that is fetched for a member. Throws `rate_limited`. */
export async function countFetch({ limits }: RateLimitDeps, viewer: SignedIn): Promise<void> {
  await limits.count([FETCHES_PER_MINUTE, String(viewer.id)]);
}
