/** An entry of a lane: what it shows, and where the lane goes on after it. */
export type LaneEntry = { readonly id: bigint; readonly contentId: bigint };

/** A lane's name and its next entries, newest first; `isMore` when there are others behind them. */
export type Lane = { readonly name: string; readonly entries: readonly LaneEntry[] };

/** A page merged from lanes, and the last content taken of each lane. */
export type MergedPage = {
  readonly ids: readonly bigint[];
  readonly cursors: Readonly<Record<string, bigint>>;
  readonly isMore: boolean;
};

/**
 * Merges lanes into a page of `size` in the order of `pattern`, a round of lane names; a lane that has nothing left is
 * passed over, so the page is full while any lane has entries. A content is shown once.
 */
export function mergeLanes(lanes: readonly Lane[], pattern: readonly string[], size: number): MergedPage {
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
  return { ids, cursors, isMore: isLeft() };
}
