import { RETRY_MAX_MS, RETRY_MS } from './limits.ts';

/**
 * How long to wait, in milliseconds, after `failures` batches in a row failed: twice as long each time, 5 minutes at
 * most, and shortened by chance (0 to 1) to as little as half, so that browsers do not come back together. Never shorter
 * than the server asks. Source: EL-01.
 */
export function retryDelay(failures: number, chance: number, retryAfterMs = 0): number {
  const longest = Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1));
  return Math.min(RETRY_MAX_MS, Math.max(retryAfterMs, longest * (1 - chance / 2)));
}
