'use client';

import { memo, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { pinGridMessages, type PinGridMessages } from './messages.ts';
import { columnRule, columnsIn } from './model/columns.ts';
import { cardsBetween, cardTop, columnEnds, type CardSize } from './model/layout.ts';
import { serverStyles } from './model/server-styles.ts';
import styles from './pin-grid.module.css';
import { GridFooter } from './ui/grid-footer.tsx';
import { useGridWindow } from './ui/use-grid-window.ts';
import { usePlacement } from './ui/use-placement.ts';

/** How the list of a grid fares: more may come, a page is on its way, it failed, or there is no more. */
export type PinGridStatus = 'idle' | 'loading' | 'failed' | 'end';

/** A place in a grid that survives another width and more pages: a card, and how far its top is below the view's. */
export type GridPlace = { readonly key: string; readonly offset: number };

/** Where a grid keeps its place while it is away; the app decides how long and for which page (PG-07). */
export type GridMemory = { read(): GridPlace | null; write(place: GridPlace | null): void };

/** The props of a grid. */
export type PinGridProps<T> = {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** How tall the card of an item is; asked once an item and never after it stands. */
  readonly measure: (item: T) => CardSize;
  /** Renders a card; `isPriority` is true for those of the first screen. */
  readonly renderItem: (item: T, isPriority: boolean) => ReactNode;
  readonly status: PinGridStatus;
  /** Asked for the next page when its end comes near, and by 'Try again'. */
  readonly onLoadMore: () => void;
  /** The name of the list, for screen readers. */
  readonly label: string;
  /** The nonce of the page's content security policy, on the server. */
  readonly nonce?: string | undefined;
  readonly memory?: GridMemory | undefined;
  readonly messages?: PinGridMessages | undefined;
};

const FIRST_SCREEN_CARDS = 25;
const PRIORITY_CARDS = 6;
const LOAD_AHEAD_PX = 1600;

/** True on the server and while its markup is hydrated: only then the first screen is placed by a style sheet. */
const isTrue = (): boolean => true;
const isFalse = (): boolean => false;
const noChange = (): (() => void) => () => undefined;

/**
 * A masonry grid of cards whose heights are known: only those near the view are in the page, at 100 or at 100,000
 * items, and the server renders the first screen in its final place. The window scrolls it.
 */
export function PinGrid<T>(props: PinGridProps<T>): ReactNode {
  const { items, keyOf, measure, renderItem, status, onLoadMore, messages = pinGridMessages } = props;
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const place = useRef<() => GridPlace | null>(() => null);
  const view = useGridWindow(container, () => props.memory?.write(place.current()));
  const isServerMarkup = useSyncExternalStore(noChange, isFalse, isTrue);
  const rule = view && columnRule(view.width);
  const placement = usePlacement(items, rule, keyOf, measure);
  const columns = view && rule && columnsIn(view.width, rule);
  const ends = placement && columns && columnEnds(placement, columns);
  const shown =
    view && placement && columns
      ? cardsBetween(placement, columns, view.from, view.to)
      : items.slice(0, isServerMarkup ? FIRST_SCREEN_CARDS : 0).map((_, index) => index);

  usePlaceMemory(container, props.memory, place, () => {
    if (!placement || !columns || !container.current) return undefined;
    return {
      first: (below) => {
        const index = cardsBetween(placement, columns, below, below + window.innerHeight).find(
          (card) => cardTop(placement, card, columns) >= below,
        );
        const item = index === undefined ? undefined : items[index];
        return index === undefined || item === undefined
          ? undefined
          : { key: keyOf(item), top: cardTop(placement, index, columns) };
      },
      topOf: (key) => {
        const index = items.findIndex((item) => keyOf(item) === key);
        return index === -1 ? undefined : cardTop(placement, index, columns);
      },
      width: columns.cardWidth,
    };
  });

  const isNearEnd = view !== undefined && ends !== undefined && view.to + LOAD_AHEAD_PX > ends.shortest;
  useEffect(() => {
    if (isNearEnd && status === 'idle') onLoadMore();
  }, [isNearEnd, status, onLoadMore]);

  return (
    <div className={styles.frame}>
      {view || !isServerMarkup ? null : (
        <style nonce={props.nonce} suppressHydrationWarning>
          {serverStyles(id, items.slice(0, FIRST_SCREEN_CARDS).map(measure))}
        </style>
      )}
      <div
        ref={container}
        className={styles.grid}
        data-pin-grid={id}
        data-placed={view ? '' : undefined}
        role="list"
        aria-label={props.label}
        aria-busy={status === 'loading'}
        style={ends && { height: ends.longest }}
      >
        {shown.map((index) => {
          const item = items[index];
          if (item === undefined) return null;
          const x =
            columns && columns.inset + (placement?.column[index] ?? 0) * (columns.cardWidth + columns.gap);
          return (
            <GridCell
              key={keyOf(item)}
              item={item}
              index={index}
              total={status === 'end' ? items.length : -1}
              x={x === undefined || !view?.isRightToLeft ? x : -x}
              y={columns && placement && cardTop(placement, index, columns)}
              width={columns?.cardWidth}
              renderItem={renderItem}
            />
          );
        })}
      </div>
      <GridFooter status={status} onRetry={onLoadMore} messages={messages} />
    </div>
  );
}

type CellProps<T> = {
  readonly item: T;
  readonly index: number;
  readonly total: number;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly width: number | undefined;
  readonly renderItem: (item: T, isPriority: boolean) => ReactNode;
};

/** One card in its place; it renders again only when it moves or changes. */
const GridCell = memo(function GridCell<T>(props: CellProps<T>): ReactNode {
  const { item, index, total, x, y, width, renderItem } = props;
  return (
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={index + 1}
      className={styles.cell}
      style={
        x === undefined || width === undefined
          ? undefined
          : { transform: `translate(${x}px, ${y ?? 0}px)`, width }
      }
    >
      {renderItem(item, index < PRIORITY_CARDS)}
    </div>
  );
}) as <T>(props: CellProps<T>) => ReactNode;

type Finder = {
  /** The first card whose top is at or below this line of the grid. */
  readonly first: (below: number) => { readonly key: string; readonly top: number } | undefined;
  readonly topOf: (key: string) => number | undefined;
  readonly width: number;
};

/** Keeps the view at the same card: when somebody comes back, and when the width changes (PG-07). */
function usePlaceMemory(
  container: { readonly current: HTMLElement | null },
  memory: GridMemory | undefined,
  place: { current: () => GridPlace | null },
  finderOf: () => Finder | undefined,
): void {
  const finder = finderOf();
  const known = useRef<{ width: number; place: GridPlace | null } | null>(null);
  const width = finder?.width;
  useLayoutEffect(() => {
    const element = container.current;
    if (!finder || !element || width === undefined) return;
    const gridTop = element.getBoundingClientRect().top + window.scrollY;
    const wanted =
      known.current === null ? memory?.read() : known.current.width === width ? null : known.current.place;
    const top = wanted ? finder.topOf(wanted.key) : undefined;
    if (wanted && top !== undefined)
      window.scrollTo({ top: gridTop + top - wanted.offset, behavior: 'instant' });
    known.current = { width, place: known.current?.place ?? null };
  }, [width, finder !== undefined]);
  useLayoutEffect(() => {
    place.current = () => {
      const element = container.current;
      if (!element || !finder) return null;
      const below = -element.getBoundingClientRect().top;
      const card = window.scrollY <= 0 ? undefined : finder.first(below);
      const found = card ? { key: card.key, offset: card.top - below } : null;
      if (known.current) known.current.place = found;
      return found;
    };
  });
  useEffect(() => () => memory?.write(place.current()), [memory, place]);
}
