/** What a feed looked like when it had been read. */
export type FeedSnapshot = {
  /** It was read to its end. */
  readonly isWhole: boolean;
  /** Lines of which not even the id is known. */
  readonly unreadable: number;
  /** Products that it has, and that the catalog had shown before. */
  readonly seen: number;
  readonly known: number;
  readonly mayShrink: boolean;
};

/**
 * Whether products that a feed has no more are taken away: not when it may have had them. So a feed that breaks off, has
 * lines that cannot be read, or is less than half of what it was takes nothing away; the last of these, unless a member
 * said that it may.
 */
export function canRemoveMissing({ isWhole, unreadable, seen, known, mayShrink }: FeedSnapshot): boolean {
  return isWhole && unreadable === 0 && (mayShrink || seen * 2 >= known);
}
