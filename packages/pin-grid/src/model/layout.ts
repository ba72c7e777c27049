import type { Columns, Breakpoint } from './columns.ts';

/**
 * The size of a card at every width: over `span` columns with their gaps, one by default and all at most, and
 * `aspect · width + extra` CSS pixels high. Invalid and non-positive lengths count as zero.
 */
export type CardSize = {
  readonly aspect: number;
  readonly extra: number;
  readonly span?: number | undefined;
};

/**
 * The positions of all cards of a grid in typed arrays. A length is two numbers, an aspect and an extra, for
 * `aspect · card width + extra`, so another card width needs no new layout. Cards are only appended.
 */
export type Placement = {
  /** The first column of each card, and the number of columns that it spans. */
  readonly column: Uint8Array;
  readonly span: Uint8Array;
  /** Two lengths per card: its top and its height. */
  readonly lengths: Float64Array;
  /** The cards of each column from top to bottom; one that spans several is in each of them. */
  readonly byColumn: readonly Uint32Array[];
  /** The end of each column as a length, one gap below its last card. */
  readonly ends: Float64Array;
};

/** The positions of all cards in a container of a width. */
export type GridLayout = Placement & Columns;

/**
 * Appends the cards of items to a layout, each to the column that is shortest at the breakpoint's nominal
 * width, the first of equals (PG-02); one that spans columns to those that leave the least empty space above
 * it (PG-09). Existing cards keep their positions.
 */
export function layoutCards<T>(
  items: readonly T[],
  measure: (item: T, nominalWidth: number) => CardSize,
  rule: Breakpoint,
  standing?: Placement,
): Placement {
  const { count, gap, nominal } = rule;
  const stood = standing?.column.length ?? 0;
  const cards = stood + items.length;
  const column = new Uint8Array(cards);
  const span = new Uint8Array(cards);
  const lengths = new Float64Array(4 * cards);
  const ends = new Float64Array(2 * count);
  if (standing) {
    column.set(standing.column);
    span.set(standing.span);
    lengths.set(standing.lengths);
    ends.set(standing.ends);
  }
  const stacks = Array.from({ length: count }, (_, at) => [...(standing?.byColumn[at] ?? [])]);
  const reach = stacks.map((_, at) => lengthAt(ends, at, nominal));
  items.forEach((item, at) => {
    const { aspect, extra, span: requestedSpan = 1 } = measure(item, nominal);
    const index = stood + at;
    const to = 4 * index;
    const wide = requestedSpan > 1 ? Math.min(count, Math.trunc(requestedSpan)) : 1;
    const first = wide > 1 ? levelledFor(wide, reach, ends, rule) : shortestOf(reach);
    const ratio = lengthOf(aspect);
    const tall = ratio * wide;
    const tallExtra = lengthOf(extra) + ratio * (wide - 1) * gap;
    const top = ends[2 * first] ?? 0;
    const topExtra = ends[2 * first + 1] ?? 0;
    column[index] = first;
    span[index] = wide;
    lengths[to] = top;
    lengths[to + 1] = topExtra;
    lengths[to + 2] = tall;
    lengths[to + 3] = tallExtra;
    for (let other = first; other < first + wide; other += 1) {
      stacks[other]?.push(index);
      ends[2 * other] = top + tall;
      ends[2 * other + 1] = topExtra + tallExtra + gap;
      reach[other] = lengthAt(ends, other, nominal);
    }
  });
  return { column, span, lengths, byColumn: stacks.map((cards) => new Uint32Array(cards)), ends };
}

/** Upper bound of a length, so that sums stay finite. */
const LENGTH_END = 1e9;

const lengthOf = (value: number): number => (value > 0 && value < LENGTH_END ? value : 0);

function shortestOf(reach: readonly number[]): number {
  let shortest = 0;
  for (let at = 1; at < reach.length; at += 1) if ((reach[at] ?? 0) < (reach[shortest] ?? 0)) shortest = at;
  return shortest;
}

/** The cost of an empty pixel, relative to a pixel further down. */
const ROOM_WEIGHT = 1e6;

/**
 * Returns the first of `wide` adjacent columns with the least empty space above a card, and among equals the
 * highest position, with the columns' ends moved to the card's top. Which column is the longest depends on
 * the card width: the card's top is the line through the longest column at the minimum and the maximum width,
 * which no column crosses and which is a few pixels below the longest at widths between.
 */
function levelledFor(
  wide: number,
  reach: readonly number[],
  ends: Float64Array,
  { least, most }: Breakpoint,
): number {
  const costs = reach.slice(wide - 1).map((_, from) => {
    const reached = reach.slice(from, from + wide);
    const end = Math.max(...reached);
    return (end - Math.min(...reached)) * ROOM_WEIGHT + end;
  });
  const first = shortestOf(costs);
  const farthestAt = (width: number): number =>
    Math.max(...reach.slice(first, first + wide).map((_, at) => lengthAt(ends, first + at, width)));
  const start = farthestAt(least);
  const slope = (farthestAt(most) - start) / (most - least);
  ends[2 * first] = slope;
  ends[2 * first + 1] = start - slope * least;
  return first;
}

function lengthAt(lengths: Float64Array, at: number, width: number): number {
  return (lengths[2 * at] ?? 0) * width + (lengths[2 * at + 1] ?? 0);
}

/** The box of a card in its grid, in CSS pixels: offset from the grid's start edge and top, and size. */
export type CardBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Returns the box of a card. */
export function cardBox(standing: GridLayout, index: number): CardBox {
  const { column, span, cardWidth, gap, inset } = standing;
  const step = cardWidth + gap;
  return {
    x: inset + (column[index] ?? 0) * step,
    y: cardTop(standing, index),
    width: (span[index] ?? 1) * step - gap,
    height: cardHeight(standing, index),
  };
}

/** Returns the top of a card in CSS pixels. */
export function cardTop({ lengths, cardWidth }: GridLayout, index: number): number {
  return lengthAt(lengths, 2 * index, cardWidth);
}

/** Returns the height of a card in CSS pixels. */
export function cardHeight({ lengths, cardWidth }: GridLayout, index: number): number {
  return lengthAt(lengths, 2 * index + 1, cardWidth);
}

/**
 * Returns the end of each column in CSS pixels: that of its last card, or one gap above the grid if it is
 * empty.
 */
export function columnEnds({ byColumn, ends, cardWidth, gap }: GridLayout): readonly number[] {
  return byColumn.map((_, at) => lengthAt(ends, at, cardWidth) - gap);
}

/**
 * Returns the cards that intersect the band from `from` to `to` (CSS pixels below the grid's top), in reading
 * order. Uses a binary search per column: the cost does not grow linearly with the grid (PG-03).
 */
export function cardsBetween(standing: GridLayout, from: number, to: number): readonly number[] {
  const found: number[] = [];
  standing.byColumn.forEach((cards, column) => {
    let low = 0;
    let high = cards.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const index = cards[middle] ?? 0;
      if (cardTop(standing, index) + cardHeight(standing, index) > from) high = middle;
      else low = middle + 1;
    }
    for (let at = low; at < cards.length; at += 1) {
      const index = cards[at] ?? 0;
      if (cardTop(standing, index) >= to) break;
      if (standing.column[index] === column) found.push(index);
    }
  });
  return found.toSorted((one, other) => one - other);
}
