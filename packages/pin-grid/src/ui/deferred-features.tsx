import { memo, type ReactNode } from 'react';
import { indexOfKey, withFocused } from '../model/focus.ts';
import { GridKeyboard, type GridKeyboardProps } from './grid-keyboard.ts';
import { GridFooter, type FooterProps } from './grid-footer.tsx';
import { reportInvalidItems } from './report-invalid-items.ts';
import { GridSkeleton } from './grid-skeleton.tsx';
import { useScrollAnchor, type ScrollAnchorProps, type ScrollStorage } from './use-scroll-anchor.ts';

/** The props that a grid passes to its deferred features. */
export type DeferredGridFeaturesProps<T> = GridKeyboardProps<T> &
  FooterProps &
  Pick<ScrollAnchorProps<T>, 'getScrollElement' | 'actions'> & {
    readonly scrollStorage?: ScrollStorage | undefined;
    readonly getColor?: ((item: T) => string | null | undefined) | undefined;
  };

/**
 * Renders the deferred features of a grid, loaded on the first interaction or when its end is visible:
 * keyboard and focus (PG-06), animated moves (PG-08), scroll restoration (PG-07), and the footer (PG-05).
 * They do not re-render while scrolling.
 */
export const DeferredGridFeatures = memo(function DeferredGridFeatures<T>(
  props: DeferredGridFeaturesProps<T>,
): ReactNode {
  const { items, standing, status, getColor } = props;
  useScrollAnchor(props);
  return (
    <>
      <GridKeyboard {...props} ref={undefined} />
      {status === 'loading' && standing ? (
        <GridSkeleton
          standing={standing}
          colors={getColor ? items.slice(-standing.count).map(getColor) : []}
        />
      ) : null}
      <GridFooter {...props} />
    </>
  );
}) as <T>(props: DeferredGridFeaturesProps<T>) => ReactNode;

/** Returns the cards that stay rendered in addition to the band, because one of them is in use. */
export function retainedCards<T>(
  band: readonly number[],
  items: readonly T[],
  keyOf: (item: T) => string,
  focusedKey: string | undefined,
): readonly number[] {
  if (!Array.isArray(items)) {
    reportInvalidItems(items);
    return band;
  }
  return withFocused(band, indexOfKey(items, keyOf, focusedKey), items.length);
}
