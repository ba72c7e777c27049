/** The summary of a feed after it was read. */
export type FeedSnapshot = {
  /** True if it was read to its end. */
  readonly isWhole: boolean;
  /** Number of lines without a readable id. */
  readonly unreadable: number;
  /** Number of its products that the catalog had before. */
  readonly seen: number;
  readonly known: number;
  readonly mayShrink: boolean;
};

/**
 * Returns whether products that are missing in a feed are removed. They are not if the feed may have
 * contained them: if it was truncated, has unreadable lines, or has less than half of its former products,
 * unless a member allowed the last.
 */
export function canRemoveMissing({ isWhole, unreadable, seen, known, mayShrink }: FeedSnapshot): boolean {
  return isWhole && unreadable === 0 && (mayShrink || seen * 2 >= known);
}
