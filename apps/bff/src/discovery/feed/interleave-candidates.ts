/** An entry of a candidate source: its pin, and the position from which the source continues. */
export type CandidateEntry = { readonly id: bigint; readonly contentId: bigint };

/**
 * A candidate source's name and its next entries, newest first. `seenTo` is the content down to which the
 * source was examined, if there may be more; without it the entries are complete, or more than a page.
 */
export type CandidateList = {
  readonly name: string;
  readonly entries: readonly CandidateEntry[];
  readonly seenTo?: bigint | undefined;
};

/** A page merged from candidate sources, and the content after which each source continues. */
export type MergedPage = {
  readonly ids: readonly bigint[];
  readonly cursors: Readonly<Record<string, bigint>>;
  readonly isMore: boolean;
};

/**
 * Merges candidate sources into a page of `size` in the order of `pattern`, a cycle of source names; an
 * exhausted source is skipped, so that the page is full as long as any source has entries. A content appears
 * once. A source whose entries are all used continues after those that were examined.
 */
export function interleaveCandidates(
  lanes: readonly CandidateList[],
  pattern: readonly string[],
  size: number,
): MergedPage {
  const queues = new Map(lanes.map(({ name, entries }) => [name, [...entries]]));
  const cursors: Record<string, bigint> = {};
  const shown = new Set<bigint>();
  const ids: bigint[] = [];
  const isLeft = (): boolean => pattern.some((name) => (queues.get(name)?.length ?? 0) > 0);
  for (let turn = 0; ids.length < size && isLeft(); turn += 1) {
    const name = pattern[turn % pattern.length] ?? '';
    const entry = queues.get(name)?.shift();
    if (!entry) continue;
    cursors[name] = entry.contentId;
    if (shown.has(entry.contentId)) continue;
    shown.add(entry.contentId);
    ids.push(entry.id);
  }
  const unseen = lanes.filter(({ name, seenTo }) => seenTo !== undefined && queues.get(name)?.length === 0);
  for (const { name, seenTo } of unseen) if (seenTo !== undefined) cursors[name] = seenTo;
  return { ids, cursors, isMore: isLeft() || unseen.length > 0 };
}
