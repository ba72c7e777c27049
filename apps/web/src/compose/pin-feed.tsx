import { cardSize, type PinCardData, type Surface } from '@pegboard/pin-card';
import { PinGrid, type CardSize } from '@pegboard/pin-grid';
import { use, useCallback, type ReactNode } from 'react';
import type { FeedView } from '../data/use-feed.ts';
import { useViewer } from '../data/viewer.ts';
import { messages } from '../messages/en-us.ts';
import { usePageInfo } from '../page-info.ts';
import { useUnblocked } from './feedback/use-unblocked.ts';
import { AppPinCard, pinOfOnce } from './app-pin-card.tsx';
import { useGridMemory } from './grid-memory.ts';
import { KnownCardsContext } from './known-cards.ts';

const keyOf = (data: PinCardData): string => data.entityId;
const colorOf = (data: PinCardData): string | null => data.dominantColor ?? null;

/** A feed as a grid of the site's cards; what `empty` says stands in place of a feed without pins. */
export function PinFeed(props: {
  readonly feed: FeedView;
  readonly surface: Surface;
  readonly empty: ReactNode;
  readonly label?: string;
  /** What stands above it is to be seen first: its pictures wait until they are near. */
  readonly isSecond?: boolean;
}): ReactNode {
  const { feed, surface, empty, label = messages.feed.label, isSecond = false } = props;
  const viewer = useViewer();
  const { nonce } = usePageInfo();
  const memory = useGridMemory(surface);
  const known = use(KnownCardsContext);
  const shown = useUnblocked(feed.pins);
  const pins = known ? shown.map(known.sameData) : shown;
  const measure = useCallback(
    (data: PinCardData, nominalWidth: number): CardSize =>
      cardSize(
        pinOfOnce(data),
        { surface, viewer: viewer ? 'signed-in' : 'signed-out', locale: viewer?.locale },
        nominalWidth,
      ),
    [surface, viewer],
  );
  const renderItem = useCallback(
    (data: PinCardData, isPriority: boolean) => (
      <AppPinCard data={data} surface={surface} isPriority={isPriority && !isSecond} />
    ),
    [surface, isSecond],
  );
  if (feed.pins.length === 0 && feed.status !== 'loading') return empty;
  return (
    <PinGrid
      items={pins}
      keyOf={keyOf}
      colorOf={colorOf}
      measure={measure}
      renderItem={renderItem}
      htmlOf={
        known
          ? (data, isPriority) => (isPriority && !isSecond ? undefined : known.htmlOf(data, surface))
          : undefined
      }
      status={feed.status}
      onLoadMore={feed.loadMore}
      label={label}
      nonce={nonce}
      memory={memory}
      messages={messages.feed}
    />
  );
}
