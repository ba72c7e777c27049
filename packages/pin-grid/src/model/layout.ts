import type { Columns, ColumnRule } from './columns.ts';

/** How tall a card is at every width: `aspect · width + extra` CSS pixels. */
export type CardSize = { readonly aspect: number; readonly extra: number };

/**
 * Where every card of a grid stands, kept in typed arrays. A length is two numbers, an aspect and an extra that make
 * `aspect · card width + extra`, so that another card width needs no new decision. Cards are only ever added at the end.
 */
export type Placement = {
  /** The column that each card went to. */
  readonly column: Uint8Array;
  /** Two lengths for each card: its top and its height. */
  readonly lengths: Float64Array;
  /** The cards of each column, from top to bottom. */
  readonly byColumn: readonly (readonly number[])[];
  /** The end of each column as a length, a gap below its last card. */
  readonly ends: Float64Array;
};

/** Where every card stands in a container of a width. */
export type Standing = Placement & Columns;

/** No cards in so many columns. */
export function emptyPlacement({ count }: Pick<ColumnRule, 'count'>): Placement {
  return {
    column: new Uint8Array(0),
    lengths: new Float64Array(0),
    byColumn: Array.from({ length: count }, () => []),
    ends: new Float64Array(2 * count),
  };
}

/**
 * Adds cards at the end, each to the column that is shortest at the rule's nominal width, the first one of equals
 * (PG-02). Cards that stand keep their places.
 */
export function appendCards(placement: Placement, sizes: readonly CardSize[], rule: ColumnRule): Placement {
  const cards = placement.column.length;
  const column = new Uint8Array(cards + sizes.length);
  const lengths = new Float64Array(4 * column.length);
  const byColumn = placement.byColumn.map((standing) => [...standing]);
  const ends = placement.ends.slice();
  column.set(placement.column);
  lengths.set(placement.lengths);
  sizes.forEach(({ aspect, extra }, at) => {
    const index = cards + at;
    const to = 4 * index;
    const shortest = shortestOf(ends, rule.nominal);
    const end = 2 * shortest;
    column[index] = shortest;
    byColumn[shortest]?.push(index);
    lengths[to] = ends[end] ?? 0;
    lengths[to + 1] = ends[end + 1] ?? 0;
    lengths[to + 2] = aspect;
    lengths[to + 3] = extra;
    ends[end] = (ends[end] ?? 0) + aspect;
    ends[end + 1] = (ends[end + 1] ?? 0) + extra + rule.gap;
  });
  return { column, lengths, byColumn, ends };
}

function shortestOf(ends: Float64Array, width: number): number {
  let shortest = 0;
  let least = Infinity;
  for (let at = 0; 2 * at < ends.length; at += 1) {
    const end = lengthAt(ends, at, width);
    if (end < least) {
      shortest = at;
      least = end;
    }
  }
  return shortest;
}

function lengthAt(lengths: Float64Array, at: number, width: number): number {
  return (lengths[2 * at] ?? 0) * width + (lengths[2 * at + 1] ?? 0);
}

/** The top of a card, in CSS pixels. */
export function cardTop({ lengths, cardWidth }: Standing, index: number): number {
  return lengthAt(lengths, 2 * index, cardWidth);
}

/** The height of a card, in CSS pixels. */
export function cardHeight({ lengths, cardWidth }: Standing, index: number): number {
  return lengthAt(lengths, 2 * index + 1, cardWidth);
}

/** Where the next card of each column would begin, a gap below its last, in CSS pixels. */
export function columnEnds({ byColumn, ends, cardWidth }: Standing): readonly number[] {
  return byColumn.map((_, at) => lengthAt(ends, at, cardWidth));
}

/** The height of the grid: that of its longest column, in CSS pixels. */
export function gridHeight(standing: Standing): number {
  return Math.max(standing.gap, ...columnEnds(standing)) - standing.gap;
}

/**
 * The cards that reach into the band from `from` to `to` (CSS pixels below the grid's top), in reading order. Found by
 * halving in each column: the cost does not grow with the grid (PG-03).
 */
export function cardsBetween(standing: Standing, from: number, to: number): readonly number[] {
  const found: number[] = [];
  for (const cards of standing.byColumn) {
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
      found.push(index);
    }
  }
  return found.toSorted((one, other) => one - other);
}
