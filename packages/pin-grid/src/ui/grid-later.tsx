import { memo, type ReactNode } from 'react';
import { indexOfKey, withFocused } from '../model/focus.ts';
import { ByHand, type ByHandProps } from './by-hand.ts';
import { GridFooter, type FooterProps } from './grid-footer.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { useGridPlace, type GridMemory } from './use-grid-place.ts';

/** All that a grid gives to what is loaded later. */
export type GridLaterProps<T> = ByHandProps<T> &
  FooterProps & {
    readonly memory?: GridMemory | undefined;
    readonly colorOf?: ((item: T) => string | null | undefined) | undefined;
  };

/**
 * What a grid can do without until somebody has come to it or its end is seen: it follows keys and focus (PG-06), shows
 * moves (PG-08), keeps the place (PG-07), and stands below the last card (PG-05). While the grid is scrolled none of it changes.
 */
export const GridLater = memo(function GridLater<T>(props: GridLaterProps<T>): ReactNode {
  const { items, standing, status, colorOf } = props;
  useGridPlace(props);
  return (
    <>
      <ByHand {...props} />
      {status === 'loading' && standing ? (
        <GridSkeleton standing={standing} colors={colorOf ? items.slice(-standing.count).map(colorOf) : []} />
      ) : null}
      <GridFooter {...props} />
    </>
  );
}) as <T>(props: GridLaterProps<T>) => ReactNode;

/** The cards that stay in the page beside those of the band, because somebody works with one of them. */
export function keptCards<T>(
  band: readonly number[],
  items: readonly T[],
  keyOf: (item: T) => string,
  focusedKey: string | undefined,
): readonly number[] {
  return withFocused(band, indexOfKey(items, keyOf, focusedKey), items.length);
}
