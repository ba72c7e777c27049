/** Minimum distance of two neighbors after they were spread: room for further moves between them. */
const ROOM = 0.0625;
/** Distance of neighbors at the end of a list, where positions are unlimited. */
const FREE_STEP = 1024;

/**
 * Returns a position between two neighbors; greater is nearer the top, null is the end of the list. Returns undefined
 * when a double has no room between them: then neighbors are spread first.
 */
export function positionBetween(upper: number | null, lower: number | null): number | undefined {
  if (upper === null) return lower === null ? 0 : lower + 1;
  if (lower === null) return upper - 1;
  const middle = lower + (upper - lower) / 2;
  return middle < upper && middle > lower ? middle : undefined;
}

/**
 * Returns positions for this many rows below `upper`, spread evenly above `lower`, or down from `upper` at the end of
 * the list. Returns undefined when there is too little room: then more rows have to move.
 */
export function spreadPositions(
  upper: number,
  lower: number | null,
  count: number,
): readonly number[] | undefined {
  const step = lower === null ? FREE_STEP : (upper - lower) / (count + 1);
  if (step < ROOM) return undefined;
  return Array.from({ length: count }, (_, nth) => upper - step * (nth + 1));
}
