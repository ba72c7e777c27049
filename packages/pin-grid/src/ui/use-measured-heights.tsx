'use client';

import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { CardSize } from '../model/layout.ts';

/** The items of a grid, some of whose heights have to be measured. */
export type MeasuredItems<T> = {
  readonly getKey: (item: T) => string;
  /**
   * Returns the size of a card, an estimate if `isMeasured`. The estimate is used on the server and until the
   * card is measured.
   */
  readonly getSize: (item: T, nominalWidth: number) => CardSize;
  readonly renderItem: (item: T, isPriority: boolean) => ReactNode;
  /** Returns whether the height of an item's card is measured. */
  readonly isMeasured: (item: T) => boolean;
};

/**
 * Supports cards of unknown height in a grid (PG-09): pass the returned props to the grid. Such a card is
 * measured when it is rendered and when its height changes; the cards below it are moved in the next frame.
 * Pass stable functions.
 */
export function useMeasuredHeights<T>(items: MeasuredItems<T>): Omit<MeasuredItems<T>, 'isMeasured'> {
  const { getKey, getSize, renderItem, isMeasured } = items;
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const tell = useCallback((key: string, height: number): void => {
    setHeights((known) => (known.get(key) === height ? known : new Map(known).set(key, height)));
  }, []);
  return {
    getKey,
    getSize: useCallback(
      (item: T, nominalWidth: number): CardSize => {
        const size = getSize(item, nominalWidth);
        const height = isMeasured(item) ? heights.get(getKey(item)) : undefined;
        return height === undefined ? size : { ...size, aspect: 0, extra: height };
      },
      [getKey, getSize, isMeasured, heights],
    ),
    renderItem: useCallback(
      (item: T, isPriority: boolean): ReactNode => {
        const card = renderItem(item, isPriority);
        return isMeasured(item) ? (
          <MeasuredCard name={getKey(item)} tell={tell}>
            {card}
          </MeasuredCard>
        ) : (
          card
        );
      },
      [getKey, renderItem, isMeasured, tell],
    ),
  };
}

function MeasuredCard(props: {
  readonly name: string;
  readonly tell: (key: string, height: number) => void;
  readonly children: ReactNode;
}): ReactNode {
  const { name, tell, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => tell(name, element.getBoundingClientRect().height);
    measure();
    // In the next frame: an observer callback must not change the layout that it observes.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      frame = requestAnimationFrame(() => flushSync(measure));
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [name, tell]);
  return <div ref={box}>{children}</div>;
}
