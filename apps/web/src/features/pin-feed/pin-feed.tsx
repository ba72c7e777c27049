import { cardSize, type PinCardData, type Surface } from '@pegboard/pin-card';
import { PinGrid, type CardSize, type Breakpoint } from '@pegboard/pin-grid';
import { pinPath } from '@pegboard/routes';
import { use, useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FeedView } from '../../data/use-feed.ts';
import { useViewer } from '../../data/viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { usePageInfo } from '../../data/page-info.ts';
import { useWithoutBlocked } from '../feedback/use-unblocked.ts';
import { AppPinCard, memoizedPin } from './app-pin-card.tsx';
import { IS_COLLECTION_ON } from './collections.ts';
import { isModule, withModule, type FeedItem, type FeedModule } from './feed-module.ts';
import { useGridMemory } from './grid-memory.ts';
import { shareReturnedPicture } from './opened-image.ts';
import { CardHtmlCacheContext } from './card-html-cache.ts';

const keyOf = (item: FeedItem): string => (isModule(item) ? item.key : item.entityId);
const colorOf = (item: FeedItem): string | null => (isModule(item) ? null : (item.dominantColor ?? null));

/** The display options of a feed's cards, if not the default. */
export type CardDisplayOptions = {
  readonly rules?: readonly Breakpoint[] | undefined;
  /** The `sizes` of their images. */
  readonly sizes?: string | undefined;
  readonly isPictureOnly: boolean;
  /** The path of the board that the feed shows: its cards do not say that they are saved to it. */
  readonly boardUrl?: string | undefined;
};

/** Renders a feed as a grid of the site's cards; `empty` is rendered for a feed without pins. */
export function PinFeed(props: {
  readonly feed: FeedView;
  readonly surface: Surface;
  readonly empty: ReactNode;
  readonly label?: string;
  /** True if the content above has priority: images of this feed load when they are near. */
  readonly isSecond?: boolean;
  /** The module among its pins; pass a stable object while it is unchanged. */
  readonly module?: FeedModule | undefined;
  readonly look?: CardDisplayOptions | undefined;
}): ReactNode {
  const messages = useTexts('site', enUs);
  const { feed, surface, empty, label = messages.feed.label, isSecond = false, module } = props;
  const { rules, sizes, isPictureOnly, boardUrl } = props.look ?? {};
  const viewer = useViewer();
  const gridMessages = useTexts('pinGridMessages');
  const locale = useLocale();
  const { nonce } = usePageInfo();
  const memory = useGridMemory(surface);
  const known = use(CardHtmlCacheContext);
  const shown = useWithoutBlocked(feed.pins);
  const pins: readonly PinCardData[] = known ? shown.map(known.sameData) : shown;
  const items = useMemo(() => withModule(pins, module), [pins, module]);
  const measure = useCallback(
    (item: FeedItem, nominalWidth: number): CardSize =>
      isModule(item)
        ? item.size
        : cardSize(
            memoizedPin(item),
            {
              surface,
              viewer: viewer ? 'signed-in' : 'signed-out',
              locale,
              isPictureOnly,
              isCollectionOn: IS_COLLECTION_ON,
            },
            nominalWidth,
          ),
    [surface, viewer, locale, isPictureOnly],
  );
  const inOrder = useRef(pins);
  const pathsOf = useCallback(() => inOrder.current.map(({ entityId }) => pinPath({ id: entityId })), []);
  useLayoutEffect(() => {
    inOrder.current = pins;
  }, [pins]);
  useLayoutEffect(shareReturnedPicture, []);
  const renderItem = useCallback(
    (item: FeedItem, isPriority: boolean) =>
      isModule(item) ? (
        item.node
      ) : (
        <AppPinCard
          data={item}
          surface={surface}
          isPriority={isPriority && !isSecond}
          pathsOf={pathsOf}
          sizes={sizes}
          isPictureOnly={isPictureOnly}
          boardUrl={boardUrl}
        />
      ),
    [surface, isSecond, pathsOf, sizes, isPictureOnly, boardUrl],
  );
  if (feed.pins.length === 0 && feed.status !== 'loading') return empty;
  return (
    <PinGrid
      items={items}
      getKey={keyOf}
      getColor={colorOf}
      getSize={measure}
      renderItem={renderItem}
      getHtml={
        known
          ? (item, isPriority) =>
              isModule(item) || (isPriority && !isSecond) ? undefined : known.htmlOf(item, surface)
          : undefined
      }
      status={feed.status}
      onLoadMore={feed.loadMore}
      label={label}
      nonce={nonce}
      scrollStorage={memory}
      breakpoints={rules}
      messages={gridMessages}
    />
  );
}
