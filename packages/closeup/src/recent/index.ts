import type { RecentCloseup } from '@pegboard/types';
import {
  CLOSEUP_PAGE,
  pruneRecentCloseups,
  parseRecentCloseups,
  recentPinPaths,
} from '../model/recent-history.ts';

/** The storage of a history, such as `localStorage`. Each method may throw where storage is unavailable. */
export type RecentStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
};

/** The recently opened close-ups on the device. */
export type RecentCloseups = {
  /** Returns the close-ups of the last 28 days, newest first, at most 100. */
  readonly entries: () => readonly RecentCloseup[];
  /** Returns the paths of the last 10. */
  readonly visited: () => readonly string[];
  readonly add: (pin: { readonly id: string; readonly path: string }) => void;
  readonly clear: () => void;
};

const KEY = 'pb_recent_closeups';

/**
 * Creates the history of one person. If the storage is missing, full, blocked or corrupted, the history is
 * empty (CU-11).
 */
export function createRecentCloseups(ports: {
  readonly storage: RecentStorage | undefined;
  /** The owner of the history; each member on the device has their own. */
  readonly owner: string;
  readonly nowMs: () => number;
}): RecentCloseups {
  const { storage, owner, nowMs } = ports;
  const key = `${KEY}:${owner}`;
  const tried = <T>(task: () => T, otherwise: T): T => {
    try {
      return task();
    } catch {
      // The page must work without storage.
      return otherwise;
    }
  };
  const entries = (): readonly RecentCloseup[] =>
    pruneRecentCloseups(parseRecentCloseups(tried(() => storage?.getItem(key) ?? null, null)), nowMs());
  return {
    entries,
    visited: () => recentPinPaths(entries()),
    add({ id, path }) {
      const ts = nowMs();
      const remaining = pruneRecentCloseups([{ id, path, pageType: CLOSEUP_PAGE, ts }, ...entries()], ts);
      tried(() => storage?.setItem(key, JSON.stringify(remaining)), undefined);
    },
    clear: () => tried(() => storage?.removeItem(key), undefined),
  };
}

export { pruneRecentCloseups, parseRecentCloseups, recentPinPaths } from '../model/recent-history.ts';
