/** An entry of a lane: what it shows, and where the lane continues after it. */
export type CandidateEntry = { readonly id: bigint; readonly contentId: bigint };

/**
 * A lane's name and its next entries, newest first. `seenTo` is the content down to which the lane has been looked
 * through, where there may be others behind it; without it the entries are all that is left, or more than a page.
 */
export type CandidateList = {
  readonly name: string;
  readonly entries: readonly CandidateEntry[];
  readonly seenTo?: bigint | undefined;
};

/** A page merged from lanes, and the content after which each lane continues. */
export type MergedPage = {
  readonly ids: readonly bigint[];
  readonly cursors: Readonly<Record<string, bigint>>;
  readonly isMore: boolean;
};

/**
 * Merges lanes into a page of `size` in the order of `pattern`, a round of lane names; a lane that has
 * nothing left is passed over, so the page is full while any lane has entries. A content is shown once. A
 * lane whose entries are all taken continues behind what it has seen.
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
