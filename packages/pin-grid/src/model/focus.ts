import type { Columns } from './columns.ts';
import { cardHeight, cardTop, type Placement } from './layout.ts';

/** A way to go from one card to another: along its column, or to the column before or after it. */
export type Direction = 'up' | 'down' | 'before' | 'after';

/**
 * The card that stands beside another (PG-06): above or below it in its column, or in the column beside it the one whose
 * middle is nearest to its own, the upper one of equals. Undefined where the grid ends.
 */
export function cardBeside(
  placement: Placement,
  columns: Pick<Columns, 'cardWidth'>,
  index: number,
  direction: Direction,
): number | undefined {
  const column = placement.column[index];
  if (column === undefined) return undefined;
  if (direction === 'up' || direction === 'down') {
    const cards = placement.byColumn[column] ?? [];
    return cards[cards.indexOf(index) + (direction === 'down' ? 1 : -1)];
  }
  const middleOf = (card: number): number =>
    cardTop(placement, card, columns) + cardHeight(placement, card, columns) / 2;
  const middle = middleOf(index);
  let nearest: number | undefined;
  let least = Infinity;
  for (const card of placement.byColumn[column + (direction === 'after' ? 1 : -1)] ?? []) {
    const distance = Math.abs(middleOf(card) - middle);
    if (distance >= least) break;
    least = distance;
    nearest = card;
  }
  return nearest;
}

/**
 * The cards that are kept in the page: those of the band, the one that has the focus, and the ones before and after it,
 * so that Tab goes on in reading order from wherever it stands (PG-06).
 */
export function withFocused(
  band: readonly number[],
  focused: number | undefined,
  count: number,
): readonly number[] {
  if (focused === undefined) return band;
  const kept = new Set(band);
  for (let card = Math.max(0, focused - 1); card <= Math.min(count - 1, focused + 1); card += 1)
    kept.add(card);
  return kept.size === band.length ? band : [...kept].toSorted((one, other) => one - other);
}
