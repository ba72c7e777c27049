import type { Columns, ColumnRule } from './columns.ts';

/** How tall a card is at every width: `aspect · width + extra` CSS pixels. */
export type CardSize = { readonly aspect: number; readonly extra: number };

/**
 * Where every card of a grid stands, kept in typed arrays: the column it went to, and its top as `topAspect · width +
 * topExtra`, so that another card width needs no new decision. Cards are only ever added at the end.
 */
export type Placement = {
  readonly count: number;
  readonly columnCount: number;
  readonly column: Uint8Array;
  readonly topAspect: Float64Array;
  readonly topExtra: Float64Array;
  readonly aspect: Float32Array;
  readonly extra: Float32Array;
  /** The cards of each column, from top to bottom. */
  readonly byColumn: readonly (readonly number[])[];
  /** The end of each column, a gap below its last card. */
  readonly endAspect: Float64Array;
  readonly endExtra: Float64Array;
};

/** No cards in so many columns. */
export function emptyPlacement({ count: columnCount }: Pick<ColumnRule, 'count'>): Placement {
  return {
    count: 0,
    columnCount,
    column: new Uint8Array(0),
    topAspect: new Float64Array(0),
    topExtra: new Float64Array(0),
    aspect: new Float32Array(0),
    extra: new Float32Array(0),
    byColumn: Array.from({ length: columnCount }, () => []),
    endAspect: new Float64Array(columnCount),
    endExtra: new Float64Array(columnCount),
  };
}

/**
 * Adds cards at the end, each to the column that is shortest at the rule's nominal width, the first one of equals
 * (PG-02). Cards that stand keep their places.
 */
export function appendCards(placement: Placement, sizes: readonly CardSize[], rule: ColumnRule): Placement {
  const { columnCount } = placement;
  const count = placement.count + sizes.length;
  const column = grown(placement.column, count, Uint8Array);
  const topAspect = grown(placement.topAspect, count, Float64Array);
  const topExtra = grown(placement.topExtra, count, Float64Array);
  const aspect = grown(placement.aspect, count, Float32Array);
  const extra = grown(placement.extra, count, Float32Array);
  const byColumn = placement.byColumn.map((cards) => [...cards]);
  const endAspect = placement.endAspect.slice();
  const endExtra = placement.endExtra.slice();
  const ends = new Float64Array(columnCount);
  for (let at = 0; at < columnCount; at += 1)
    ends[at] = (endAspect[at] ?? 0) * rule.nominal + (endExtra[at] ?? 0);
  let index = placement.count;
  for (const size of sizes) {
    let shortest = 0;
    for (let at = 1; at < columnCount; at += 1) if ((ends[at] ?? 0) < (ends[shortest] ?? 0)) shortest = at;
    column[index] = shortest;
    topAspect[index] = endAspect[shortest] ?? 0;
    topExtra[index] = endExtra[shortest] ?? 0;
    aspect[index] = size.aspect;
    extra[index] = size.extra;
    byColumn[shortest]?.push(index);
    endAspect[shortest] = (endAspect[shortest] ?? 0) + size.aspect;
    endExtra[shortest] = (endExtra[shortest] ?? 0) + size.extra + rule.gap;
    ends[shortest] = (ends[shortest] ?? 0) + size.aspect * rule.nominal + size.extra + rule.gap;
    index += 1;
  }
  return { count, columnCount, column, topAspect, topExtra, aspect, extra, byColumn, endAspect, endExtra };
}

type Numbers = Uint8Array | Float32Array | Float64Array;

function grown<T extends Numbers>(from: T, length: number, Type: new (length: number) => T): T {
  const longer = new Type(length);
  longer.set(from);
  return longer;
}

/** The top of a card in a grid of these columns, in CSS pixels. */
export function cardTop(
  placement: Placement,
  index: number,
  { cardWidth }: Pick<Columns, 'cardWidth'>,
): number {
  return (placement.topAspect[index] ?? 0) * cardWidth + (placement.topExtra[index] ?? 0);
}

/** The height of a card, in CSS pixels. */
export function cardHeight(
  placement: Placement,
  index: number,
  { cardWidth }: Pick<Columns, 'cardWidth'>,
): number {
  return (placement.aspect[index] ?? 0) * cardWidth + (placement.extra[index] ?? 0);
}

/** Where the next card of a column would begin, a gap below its last, in CSS pixels. */
export function columnEnd(
  placement: Placement,
  column: number,
  { cardWidth }: Pick<Columns, 'cardWidth'>,
): number {
  return (placement.endAspect[column] ?? 0) * cardWidth + (placement.endExtra[column] ?? 0);
}

/** The height of the longest and the shortest column, in CSS pixels. */
export function columnEnds(
  placement: Placement,
  columns: Pick<Columns, 'cardWidth' | 'gap'>,
): { readonly longest: number; readonly shortest: number } {
  let longest = 0;
  let shortest = Infinity;
  for (let at = 0; at < placement.columnCount; at += 1) {
    const end = columnEnd(placement, at, columns);
    longest = Math.max(longest, end);
    shortest = Math.min(shortest, end);
  }
  return { longest: Math.max(0, longest - columns.gap), shortest: Math.max(0, shortest - columns.gap) };
}

/**
 * The cards that reach into the band from `from` to `to` (CSS pixels below the grid's top), in reading order. Found by
 * halving in each column: the cost does not grow with the grid (PG-03).
 */
export function cardsBetween(
  placement: Placement,
  columns: Pick<Columns, 'cardWidth'>,
  from: number,
  to: number,
): readonly number[] {
  const found: number[] = [];
  for (const cards of placement.byColumn) {
    let low = 0;
    let high = cards.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const index = cards[middle] ?? 0;
      if (cardTop(placement, index, columns) + cardHeight(placement, index, columns) > from) high = middle;
      else low = middle + 1;
    }
    for (let at = low; at < cards.length; at += 1) {
      const index = cards[at] ?? 0;
      if (cardTop(placement, index, columns) >= to) break;
      found.push(index);
    }
  }
  return found.toSorted((one, other) => one - other);
}
