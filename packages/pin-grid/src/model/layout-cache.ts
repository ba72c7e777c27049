import { selectBreakpoint, computeColumns, type Breakpoint } from './columns.ts';
import { layoutCards, type CardSize, type GridLayout } from './layout.ts';

/** Returns the layout of items in a container of a width. */
export type LayoutCacheResult<T> = (
  items: readonly T[],
  width: number,
  keyOf: (item: T) => string,
  measure: (item: T, nominalWidth: number) => CardSize,
  rules?: readonly Breakpoint[],
) => GridLayout;

type CacheEntry<T> = {
  readonly items: readonly T[];
  readonly width: number;
  readonly getSize: (item: T, nominalWidth: number) => CardSize;
  readonly rule: Breakpoint;
  readonly standing: GridLayout;
};

/**
 * Creates a layout function that caches its last result: items appended to the list are placed below the
 * existing ones; any other change, another size function and another breakpoint compute a new layout. The
 * result depends on the arguments alone, because a card's position depends only on the cards before it.
 */
export function createLayoutCache<T>(): LayoutCacheResult<T> {
  let cached: CacheEntry<T> | undefined;
  return (items, width, keyOf, getSize, rules) => {
    const rule = selectBreakpoint(width, rules);
    if (cached?.rule !== rule || cached.getSize !== getSize || !isPrefix(cached.items, items, keyOf))
      cached = undefined;
    if (cached?.items !== items || cached.width !== width) {
      const added = items.slice(cached?.items.length);
      const placement = layoutCards(added, getSize, rule, cached?.standing);
      cached = { items, width, getSize, rule, standing: { ...placement, ...computeColumns(width, rule) } };
    }
    return cached.standing;
  };
}

/** Returns whether a list starts with the items of another, by identity or key. */
export function isPrefix<T>(start: readonly T[], whole: readonly T[], keyOf: (item: T) => string): boolean {
  const isSame = (item: T, at: number): boolean => {
    const other = whole[at];
    return other === item || (other !== undefined && keyOf(other) === keyOf(item));
  };
  return start === whole || start.every(isSame);
}
