const DAY_MS = 86_400_000;

/**
 * The lengths of blocks in days, longest first. Each is a multiple of the next; blocks begin at multiples
 * since 1970.
 */
export const SPANS = [64, 16, 4, 1] as const;

/** A block of consecutive days. */
export type Block = { readonly span: number; readonly firstDay: string };

/**
 * Returns the minimal sequence of blocks that covers the days from `from` to `to`, both inclusive; empty for
 * a reversed range.
 */
export function splitIntoBlocks(from: string, to: string): readonly Block[] {
  const end = dayNumber(to) + 1;
  const blocks: Block[] = [];
  let day = dayNumber(from);
  while (day < end) {
    const span = SPANS.find((length) => day % length === 0 && day + length <= end) ?? 1;
    blocks.push({ span, firstDay: dayAt(day) });
    day += span;
  }
  return blocks;
}

/** Returns the number of days since 1 January 1970. */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

/** Returns the day that is `number` days after 1 January 1970. */
export function dayAt(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
