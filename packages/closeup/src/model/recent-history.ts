import {
  RECENT_CLOSEUP_MAX_AGE_DAYS,
  RECENT_CLOSEUPS_MAX,
  VISITED_PIN_PAGES_MAX,
  recentCloseupSchema,
  type RecentCloseup,
} from '@pegboard/types';

/** The page kind of a close-up's entries; entries of other kinds are dropped. */
export const CLOSEUP_PAGE = 'pin';

const DAY_MS = 86_400_000;

/** Returns the history without close-ups older than 28 days, with each pin once, and at most 100 (CU-11). */
export function pruneRecentCloseups(
  entries: readonly RecentCloseup[],
  nowMs: number,
): readonly RecentCloseup[] {
  const oldest = nowMs - RECENT_CLOSEUP_MAX_AGE_DAYS * DAY_MS;
  const newestFirst = entries
    .filter(({ pageType, ts }) => pageType === CLOSEUP_PAGE && ts >= oldest && ts <= nowMs)
    .toSorted((one, other) => other.ts - one.ts);
  const seen = new Set<string>();
  return newestFirst.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, RECENT_CLOSEUPS_MAX);
}

/** Returns the paths of the last visited pins, newest first, without duplicates, at most 10 (CU-11). */
export function recentPinPaths(entries: readonly RecentCloseup[]): readonly string[] {
  return [...new Set(entries.map(({ path }) => path))].slice(0, VISITED_PIN_PAGES_MAX);
}

/** Parses a stored history: invalid entries are omitted, and malformed text yields an empty history. */
export function parseRecentCloseups(text: string | null): readonly RecentCloseup[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((entry) => {
      const read = recentCloseupSchema.safeParse(entry);
      return read.success ? [read.data] : [];
    });
  } catch {
    // The key was overwritten by something else: the history starts empty.
    return [];
  }
}
