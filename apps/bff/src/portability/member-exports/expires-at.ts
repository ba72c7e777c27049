import { EXPORT_RETENTION_DAYS } from './export-limits.ts';
import type { memberExports } from './tables.ts';

const DAY_MS = 86_400_000;

/** Returns the time at which a finished export is deleted. */
export function expiresAt({ activeAt }: Pick<typeof memberExports.$inferSelect, 'activeAt'>): Date {
  return new Date(activeAt.getTime() + EXPORT_RETENTION_DAYS * DAY_MS);
}
