'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** The height of a row in CSS pixels, equal to that in the style sheet. */
export const ROW_PX = 48;

/** Number of rows up to which all are rendered. */
export const VIRTUALIZATION_THRESHOLD = 100;

const FIRST_ROWS = 40;
const OVERSCAN = 8;

/** The rendered rows, and the heights of those before and after them. */
export type RowWindow = {
  readonly first: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
};

/**
 * Returns the visible rows of a scrolling element, and some around them. All rows of a short table; the first
 * ones before measurement, as on the server.
 */
export function useRowWindow(count: number, scroller: RefObject<HTMLElement | null>): RowWindow {
  'use no memo';
  // oxlint-disable-next-line react/incompatible-library -- this hook is not memoized, and gives plain numbers
  const virtualizer = useVirtualizer({
    count: count > VIRTUALIZATION_THRESHOLD ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  });
  if (count <= VIRTUALIZATION_THRESHOLD) return { first: 0, end: count, before: 0, after: 0 };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return { first: 0, end: FIRST_ROWS, before: 0, after: 0 };
  return {
    first: first.index,
    end: last.index + 1,
    before: first.start,
    after: virtualizer.getTotalSize() - last.end,
  };
}
