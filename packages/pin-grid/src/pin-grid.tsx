'use client';

import {
  PureComponent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { serverStyles } from '#server-styles';
import { pinGridMessages, type PinGridMessages } from './messages.ts';
import { columnRule, isNarrow } from './model/columns.ts';
import { withFocused } from './model/focus.ts';
import {
  cardBox,
  cardsBetween,
  columnEnds,
  gridHeight,
  type CardBox,
  type CardSize,
} from './model/layout.ts';
import styles from './pin-grid.module.css';
import { GridFooter } from './ui/grid-footer.tsx';
import { GridSkeleton } from './ui/grid-skeleton.tsx';
import { useByHand } from './ui/use-by-hand.tsx';
import { useGridPlace, type GridMemory } from './ui/use-grid-place.ts';
import { useGridWindow } from './ui/use-grid-window.ts';
import { useStanding } from './ui/use-standing.ts';

/** How the list of a grid fares: more may come, a page is on its way, it failed, or there is no more. */
export type PinGridStatus = 'idle' | 'loading' | 'failed' | 'end';

/** The props of a grid. */
export type PinGridProps<T> = {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  /** How large the card of an item is; asked once an item, and of all again when it is another function. */
  readonly measure: (item: T, nominalWidth: number) => CardSize;
  /** The dominant colour of an item; the tiles that stand in for the next page take the colours of the last cards. */
  readonly colorOf?: ((item: T) => string | null | undefined) | undefined;
  /** Renders a card; `isPriority` is true for those of the first screen. */
  readonly renderItem: (item: T, isPriority: boolean) => ReactNode;
  /** On the server: the HTML of what `renderItem` gives, where it is known already and need not be rendered. */
  readonly htmlOf?: ((item: T, isPriority: boolean) => string | undefined) | undefined;
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
  const standing = useStanding(items, view?.width, keyOf, measure);
  const { focused, byHand, listeners } = useByHand({ list: container, items, keyOf, standing });
  const height = standing && gridHeight(standing);
  const shown =
    view && standing
      ? withFocused(cardsBetween(standing, view.from, view.to), focused, items.length)
      : items.slice(0, isServerMarkup ? FIRST_SCREEN_CARDS : 0).map((_, index) => index);

  useGridPlace(container, props.memory, items, keyOf, standing);

  const isNearEnd =
    view && standing && view.to + LOAD_AHEAD_PX > Math.min(...columnEnds(standing)) - standing.gap;
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
        data-pin-grid={id}
        data-placed={view && (isNarrow(columnRule(view.width)) ? 'narrow' : '')}
        role="list"
        {...listeners}
        aria-label={props.label}
        aria-busy={status === 'loading'}
        style={standing && { height }}
      >
        {shown.map((index) => {
          const item = items[index];
          return item === undefined ? null : (
            <GridCell
              key={keyOf(item)}
              item={item}
              index={index}
              total={status === 'end' ? items.length : -1}
              renderItem={renderItem}
              htmlOf={props.htmlOf}
              {...(standing && cardBox(standing, index))}
            />
          );
        })}
      </div>
      {byHand}
      {status === 'loading' && standing && height !== undefined ? (
        <GridSkeleton
          standing={standing}
          gridHeight={height}
          colors={colorOf ? items.slice(-standing.count).map(colorOf) : []}
        />
      ) : null}
      <GridFooter status={status} onRetry={onLoadMore} messages={messages} />
    </div>
  );
}

type CellProps<T> = Partial<CardBox> & {
  readonly item: T;
  readonly index: number;
  readonly total: number;
  readonly renderItem: (item: T, isPriority: boolean) => ReactNode;
  readonly htmlOf: PinGridProps<T>['htmlOf'];
};

/**
 * One card in its place; it renders again only when it moves or changes. One that fails leaves its place empty, and the
 * grid and React's `onCaughtError` know of it.
 */
class GridCell<T> extends PureComponent<CellProps<T>, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { item, index, total, renderItem, htmlOf, x, y, width, height } = this.props;
    const isPriority = index < PRIORITY_CARDS;
    const html = htmlOf?.(item, isPriority);
    return (
      <div
        role="listitem"
        aria-setsize={total}
        aria-posinset={index + 1}
        style={x === undefined ? undefined : { insetInlineStart: x, insetBlockStart: y, width, height }}
        {...(html === undefined
          ? { children: this.state.isBroken ? null : renderItem(item, isPriority) }
          : { dangerouslySetInnerHTML: { __html: html } })}
      />
    );
  }
}
