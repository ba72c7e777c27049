import type { ReactNode } from 'react';
import { RelatedPinsDocument } from '../../data/generated/graphql.ts';
import { useFeed } from '../../data/use-feed.ts';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

/** Renders the grid of related pins. It is a separate chunk, because it is below the close-up. */
export default function RelatedGrid({ pinId }: { readonly pinId: string }): ReactNode {
  const messages = useTexts('site', enUs);
  const feed = useFeed({
    key: `related ${pinId}`,
    document: RelatedPinsDocument,
    variables: { pin: pinId },
    connectionOf: (data) => data.feed.connection,
  });
  return <PinFeed feed={feed} surface="RelatedPinGrid" label={messages.pin.related} empty={null} isSecond />;
}
