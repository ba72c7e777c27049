/** The least distance of two neighbours after they were spread: room for some moves between them. */
const ROOM = 0.0625;
/** The distance of neighbours at the end of a list, where nothing limits it. */
const FREE_STEP = 1024;

/**
 * A position between two neighbours; greater is nearer the top, null is the end of the list. Undefined when a double has
 * no room between them: then neighbours are spread first.
 */
export function positionBetween(upper: number | null, lower: number | null): number | undefined {
  if (upper === null) return lower === null ? 0 : lower + 1;
  if (lower === null) return upper - 1;
  const middle = lower + (upper - lower) / 2;
  return middle < upper && middle > lower ? middle : undefined;
}

/**
 * Positions for this many rows below `upper`, evenly, above `lower` or, where the list ends, as far down as they need.
 * Undefined when that is too narrow: then more rows have to move.
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
