'use client';

import { memo, useEffect, useEffectEvent, useId, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { pinGridMessages, type PinGridMessages } from './messages.ts';
import { columnRule, columnsIn, isNarrow, type Columns } from './model/columns.ts';
import { cardBeside, withFocused } from './model/focus.ts';
import {
  cardHeight,
  cardsBetween,
  cardTop,
  columnEnds,
  type CardSize,
  type Placement,
} from './model/layout.ts';
import { serverStyles } from './model/server-styles.ts';
import styles from './pin-grid.module.css';
import { GridFooter } from './ui/grid-footer.tsx';
import { GridSkeleton } from './ui/grid-skeleton.tsx';
import { useGridFocus } from './ui/use-grid-focus.ts';
import { useGridPlace, type CardFinder, type GridMemory } from './ui/use-grid-place.ts';
import { useGridWindow } from './ui/use-grid-window.ts';
import { usePlacement } from './ui/use-placement.ts';

/** How the list of a grid fares: more may come, a page is on its way, it failed, or there is no more. */
export type PinGridStatus = 'idle' | 'loading' | 'failed' | 'end';

/** The props of a grid. */
export type PinGridProps<T> = {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** How tall the card of an item is; asked once an item and never after it stands. */
  readonly measure: (item: T, nominalWidth: number) => CardSize;
  /** The dominant colour of an item; the tiles that stand in for the next page take the colours of the last cards. */
  readonly colorOf?: ((item: T) => string | null | undefined) | undefined;
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
  const {
    items,
    keyOf,
    measure,
    colorOf,
    renderItem,
    status,
    onLoadMore,
    messages = pinGridMessages,
  } = props;
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const view = useGridWindow(container);
  const isServerMarkup = useSyncExternalStore(noChange, isFalse, isTrue);
  const rule = view && columnRule(view.width);
  const placement = usePlacement(items, rule, keyOf, measure);
  const columns = view && rule && columnsIn(view.width, rule);
  const ends = placement && columns && columnEnds(placement, columns);
  const { focused, ...listeners } = useGridFocus(container, (index, direction) =>
    placement && columns ? cardBeside(placement, columns, index, direction) : undefined,
  );
  const shown =
    view && placement && columns
      ? withFocused(cardsBetween(placement, columns, view.from, view.to), focused, items.length)
      : items.slice(0, isServerMarkup ? FIRST_SCREEN_CARDS : 0).map((_, index) => index);

  useGridPlace(container, props.memory, placement && columns && cardFinder(items, keyOf, placement, columns));

  const isNearEnd = view !== undefined && ends !== undefined && view.to + LOAD_AHEAD_PX > ends.shortest;
  const loadMore = useEffectEvent(onLoadMore);
  /** The count of items that a page is wanted after: once for each count, however often the app renders. */
  const wantedAfter = isNearEnd && status === 'idle' ? items.length : null;
  useEffect(() => {
    if (wantedAfter !== null) loadMore();
  }, [wantedAfter]);

  return (
    <div className={styles.frame}>
      {view || !isServerMarkup ? null : (
        <style nonce={props.nonce} suppressHydrationWarning>
          {serverStyles(id, (width) => items.map((item) => measure(item, width)), FIRST_SCREEN_CARDS)}
        </style>
      )}
      <div
        ref={container}
        className={styles.grid}
        data-pin-grid={id}
        data-placed={view ? '' : undefined}
        data-narrow={rule && isNarrow(rule) ? '' : undefined}
        role="list"
        {...listeners}
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
              x={x}
              y={columns && placement && cardTop(placement, index, columns)}
              width={columns?.cardWidth}
              height={columns && placement && cardHeight(placement, index, columns)}
              renderItem={renderItem}
            />
          );
        })}
      </div>
      {status === 'loading' && placement && columns && ends ? (
        <GridSkeleton
          placement={placement}
          columns={columns}
          gridHeight={ends.longest}
          colors={colorOf ? items.slice(-columns.count).map(colorOf) : []}
        />
      ) : null}
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
  readonly height: number | undefined;
  readonly renderItem: (item: T, isPriority: boolean) => ReactNode;
};

/** One card in its place; it renders again only when it moves or changes. */
const GridCell = memo(function GridCell<T>(props: CellProps<T>): ReactNode {
  const { item, index, total, x, y, width, height, renderItem } = props;
  return (
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={index + 1}
      className={styles.cell}
      style={
        x === undefined || width === undefined
          ? undefined
          : { insetInlineStart: x, insetBlockStart: y, width, height }
      }
    >
      {renderItem(item, index < PRIORITY_CARDS)}
    </div>
  );
}) as <T>(props: CellProps<T>) => ReactNode;

function cardFinder<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  placement: Placement,
  columns: Columns,
): CardFinder {
  return {
    count: items.length,
    cardWidth: columns.cardWidth,
    firstBelow(line) {
      const index = cardsBetween(placement, columns, line, line + window.innerHeight).find(
        (card) => cardTop(placement, card, columns) >= line,
      );
      const item = index === undefined ? undefined : items[index];
      if (index === undefined || item === undefined) return undefined;
      return { key: keyOf(item), top: cardTop(placement, index, columns) };
    },
    topOf(key) {
      const index = items.findIndex((item) => keyOf(item) === key);
      return index === -1 ? undefined : cardTop(placement, index, columns);
    },
  };
}
