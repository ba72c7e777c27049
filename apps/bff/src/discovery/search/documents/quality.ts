const DAY_MS = 86_400_000;
/** The advantage of a new document, until the given age in days; it is lost in steps, so that few documents change at a time. */
const FRESHNESS: readonly (readonly [days: number, bonus: number])[] = [
  [1, 3],
  [7, 2],
  [30, 1],
];

/** Returns the quality of a pin for its place in the index (SR-08): its saves and comments, its freshness, and a title. */
export function pinQuality(pin: {
  readonly saves: number;
  readonly comments: number;
  readonly hasTitle: boolean;
  readonly createdAt: Date;
  readonly now: Date;
}): number {
  return (
    Math.log2(1 + pin.saves) +
    Math.log2(1 + pin.comments) / 2 +
    (pin.hasTitle ? 0.5 : 0) +
    freshness(pin.createdAt, pin.now)
  );
}

/** Returns the quality of a board: its pins and followers; of a member: followers; of a topic: followers. */
export function collectionQuality(counts: { readonly pins?: number; readonly followers: number }): number {
  return Math.log2(1 + counts.followers) + Math.log2(1 + (counts.pins ?? 0)) / 2;
}

function freshness(createdAt: Date, now: Date): number {
  const days = (now.getTime() - createdAt.getTime()) / DAY_MS;
  return FRESHNESS.find(([limit]) => days < limit)?.[1] ?? 0;
}

/** The ages in days at which a pin loses some of its quality. */
export const FRESHNESS_AGES: readonly number[] = FRESHNESS.map(([days]) => days);
