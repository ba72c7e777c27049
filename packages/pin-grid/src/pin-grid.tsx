'use client';

import {
  PureComponent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type AriaAttributes,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { cardContent, serverStyles } from '#server-styles';
import type { PinGridMessages } from './messages.ts';
import { isNarrow, type Breakpoint } from './model/columns.ts';
import { cardBox, cardsBetween, columnEnds, type CardBox, type CardSize } from './model/layout.ts';
import { createLayoutCache } from './model/layout-cache.ts';
import styles from './pin-grid.module.css';
import { captureKey, loadDeferredFeatures, useDeferredFeatures } from './ui/deferred-loading.ts';
import type { ScrollStorage } from './ui/use-scroll-anchor.ts';
import { useGridWindow } from './ui/use-grid-window.ts';
import type { PinGridActions } from './pin-grid-actions.ts';
import type { PinGridStatus } from './pin-grid-status.ts';

/** The props of a grid. */
export type PinGridProps<T> = {
  readonly items: readonly T[];
  readonly getKey: (item: T) => string;
  /**
   * Returns the size of an item's card. Called once per item; a new function is called for all items again.
   */
  readonly getSize: (item: T, nominalWidth: number) => CardSize;
  /**
   * Returns the dominant color of an item; placeholder tiles of the next page use the colors of the last
   * cards.
   */
  readonly getColor?: ((item: T) => string | null | undefined) | undefined;
  /** Renders a card; `isPriority` is true on the first screen. */
  readonly renderItem: (item: T, isPriority: boolean) => ReactNode;
  /** Server only: returns the cached HTML of `renderItem`, if any, which then is not called. */
  readonly getHtml?: ((item: T, isPriority: boolean) => string | undefined) | undefined;
  readonly status: PinGridStatus;
  /** Loads the next page; called near the end of the grid, and by 'Try again'. */
  readonly onLoadMore: () => void;
  /** The accessible name of the list. */
  readonly label: string;
  /** The nonce of the page's content security policy, on the server. */
  readonly nonce?: string | undefined;
  readonly scrollStorage?: ScrollStorage | undefined;
  /** The number of columns by width, from narrow to wide; by default cards of 236 px. */
  readonly breakpoints?: readonly Breakpoint[] | undefined;
  readonly messages?: PinGridMessages | undefined;
  /**
   * Returns the ancestor that scrolls the grid, such as `(grid) => grid.closest('.panel')`; by default, the window does.
   */
  readonly getScrollElement?: ((grid: HTMLElement) => HTMLElement | null) | undefined;
  /** Receives the methods of the grid. */
  readonly actions?: Ref<PinGridActions> | undefined;
} & GridRootProps;

/** The attributes of the frame around the list (PK-03). */
export type GridRootProps = AriaAttributes & {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
};

const NO_ITEMS: readonly never[] = [];
const FIRST_SCREEN_CARDS = 25;
const PRIORITY_CARDS = 6;
const LOAD_AHEAD_PX = 1600;

/**
 * Renders a masonry grid of cards with known heights: only those near the viewport are rendered, for 100 as
 * for 100,000 items, and the server renders the first screen at its final positions. The window scrolls it, or an
 * ancestor.
 */
export function PinGrid<T>(props: PinGridProps<T>): ReactNode {
  const {
    items: givenItems,
    getKey,
    getSize,
    getColor: _color,
    getHtml,
    renderItem,
    status,
    onLoadMore,
    label,
    nonce,
    scrollStorage,
    breakpoints: givenBreakpoints,
    messages: _messages,
    getScrollElement,
    actions,
    className = '',
    ...root
  } = props;
  // Untyped callers pass items that are not loaded yet, which the deferred features report, or leave out functions.
  const isComplete = [getKey, getSize, renderItem].every((each) => typeof each === 'function');
  const breakpoints = givenBreakpoints?.every?.((each) => each?.count > 0) ? givenBreakpoints : undefined;
  const items = isComplete && Array.isArray(givenItems) ? givenItems : NO_ITEMS;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [focusedKey, focusOn] = useState<string>();
  const [standingOf] = useState(createLayoutCache<T>);
  const later = useDeferredFeatures();
  const isServerMarkup = later === undefined;
  const view = useGridWindow(list, () => !isServerMarkup && !scrollStorage?.read(), getScrollElement);
  const standing = view && standingOf(items, view.width, getKey, getSize, breakpoints);
  const ends = standing ? columnEnds(standing) : [];
  /** Distance below the rendered cards that is laid out. */
  const ahead = Math.min(...ends) - (view?.to ?? 0);
  let band: readonly number[] = [];
  if (view && standing) band = cardsBetween(standing, view.from, view.to);
  else if (isServerMarkup) band = [...items.slice(0, FIRST_SCREEN_CARDS).keys()];
  const shown = later ? later.retainedCards(band, givenItems, getKey, focusedKey) : band;

  const isIdle = status === 'idle';
  /** The number of items for which a page was requested: once per number, however often the app renders. */
  const wantedAfter = isIdle && ahead < LOAD_AHEAD_PX ? items.length : null;
  const isEndSeen = !isIdle && ahead < 0;
  const attend = useEffectEvent((wanted: number | null, isEnd: boolean) => {
    if (wanted !== null) onLoadMore();
    if (isEnd || actions || scrollStorage?.read()) loadDeferredFeatures();
  });
  useEffect(() => attend(wantedAfter, isEndSeen), [wantedAfter, isEndSeen]);

  return (
    <div data-part="pin-grid" {...root} className={`${styles.frame} ${className}`}>
      {isServerMarkup && !view ? (
        <style nonce={nonce} suppressHydrationWarning>
          {serverStyles(id, items, getSize, FIRST_SCREEN_CARDS, breakpoints)}
        </style>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its cards' events bubble to it */}
      <div
        ref={list}
        data-part="list"
        data-pin-grid={id}
        data-placed={standing && (isNarrow(standing) ? 'narrow' : '')}
        role="list"
        onPointerEnter={loadDeferredFeatures}
        onFocus={loadDeferredFeatures}
        onKeyDown={captureKey}
        aria-label={label}
        aria-busy={status === 'loading'}
        style={standing && { height: Math.max(0, ...ends) }}
      >
        {shown.map((index) => {
          const item = items[index] as T;
          return (
            <GridCell
              key={getKey(item)}
              item={item}
              index={index}
              total={status === 'end' ? items.length : -1}
              renderItem={renderItem}
              getHtml={getHtml}
              {...(standing && cardBox(standing, index))}
            />
          );
        })}
      </div>
      {later ? (
        <later.DeferredGridFeatures {...props} {...{ list, standing, focusOn }} />
      ) : (
        <div role="status" data-part="status" />
      )}
    </div>
  );
}

type CellProps<T> = Partial<CardBox> & {
  readonly item: T;
  readonly index: number;
  readonly total: number;
  readonly renderItem: (item: T, isPriority: boolean) => ReactNode;
  readonly getHtml: PinGridProps<T>['getHtml'];
};

/**
 * Renders one card at its position; it re-renders only when it moves or changes. If a card throws, its
 * position stays empty, and the error is passed to the grid and to React's `onCaughtError`.
 */
class GridCell<T> extends PureComponent<CellProps<T>, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { index, total, x, y, width, height } = this.props;
    return (
      <div
        role="listitem"
        data-part="item"
        aria-setsize={total}
        aria-posinset={index + 1}
        style={{ insetInlineStart: x, insetBlockStart: y, width, height }}
        {...(this.state.isBroken ? null : cardContent(this.props, index < PRIORITY_CARDS))}
      />
    );
  }
}
