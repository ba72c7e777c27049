import type { FastifyReply } from 'fastify';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { defineLimit, type Limit } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';

const WINDOW_MS = 60_000;

/** Requests of a member's apps that read, per minute. Not counted in the database: that would write at each read. */
export const READS_PER_MINUTE = defineLimit({
  name: 'reads by the public API of a member',
  max: 1000,
  windowMs: WINDOW_MS,
  against: 'load',
});
/** Requests of a member's apps that change something, per minute. */
export const WRITES_PER_MINUTE = defineLimit({
  name: 'changes by the public API of a member',
  max: 300,
  windowMs: WINDOW_MS,
  against: 'abuse',
});

/** Ad-hoc GraphQL requests of a member's apps, per minute: each may cost as much as many reads. */
export const QUERIES_PER_MINUTE = defineLimit({
  name: 'GraphQL by the public API of a member',
  max: 120,
  windowMs: WINDOW_MS,
  against: 'abuse',
});

/** Counts a request, and reports the limit and what is left of it. Throws `rate_limited`. */
export async function countRequest(
  { limits }: Pick<Deps, 'limits'>,
  reply: FastifyReply,
  viewer: SignedIn,
  limit: Limit,
): Promise<void> {
  reply.header('x-ratelimit-limit', `${limit.max}, ${limit.max};w=${WINDOW_MS / 1000}`);
  const [left] = await limits.count([limit, String(viewer.id)]);
  if (left) report(reply, left.remaining, Math.ceil(left.endsInMs / 1000));
}

/** Reports a limit that is exceeded. */
export function reportExceeded(reply: FastifyReply, retryAfterSeconds: number | undefined): void {
  report(reply, 0, retryAfterSeconds ?? WINDOW_MS / 1000);
}

function report(reply: FastifyReply, remaining: number, resetSeconds: number): void {
  reply.header('x-ratelimit-remaining', remaining).header('x-ratelimit-reset', resetSeconds);
}
