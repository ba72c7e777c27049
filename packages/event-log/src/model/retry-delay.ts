import { RETRY_MAX_MS, RETRY_MS } from './limits.ts';

/**
 * Returns the delay in milliseconds after `failures` failed batches in a row: doubling, at most 5 minutes,
 * with jitter (0 to 1) down to half, and never shorter than the server requires. Source: EL-01.
 */
export function retryDelay(failures: number, chance: number, retryAfterMs = 0): number {
  const longest = Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** (failures - 1));
  return Math.min(RETRY_MAX_MS, Math.max(retryAfterMs, longest * (1 - chance / 2)));
}
