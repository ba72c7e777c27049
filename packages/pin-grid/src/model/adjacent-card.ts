import { cardBox, type GridLayout } from './layout.ts';

/** A direction from one card to another: along its column, or to the column before or after it. */
export type Direction = 'up' | 'down' | 'before' | 'after';

/**
 * Returns the card next to another (PG-06): the one above or below in its column, or the one in the adjacent
 * column whose center is nearest, the upper one of equals. Undefined at the edge of the grid.
 */
export function findAdjacentCard(
  standing: GridLayout,
  index: number,
  direction: Direction,
): number | undefined {
  const column = standing.column[index];
  if (column === undefined) return undefined;
  if (direction === 'up' || direction === 'down') {
    const cards = standing.byColumn[column];
    return cards?.[cards.indexOf(index) + (direction === 'down' ? 1 : -1)];
  }
  const middleOf = (card: number): number => {
    const { y, height } = cardBox(standing, card);
    return y + height / 2;
  };
  const middle = middleOf(index);
  let nearest: number | undefined;
  let least = Infinity;
  for (const card of standing.byColumn[column + (direction === 'after' ? (standing.span[index] ?? 1) : -1)] ??
    []) {
    const distance = Math.abs(middleOf(card) - middle);
    if (distance >= least) break;
    least = distance;
    nearest = card;
  }
  return nearest;
}
