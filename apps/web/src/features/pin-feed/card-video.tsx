import type { CardVideo as CardVideoProps } from '@pegboard/pin-card';
import { VideoPreview } from '@pegboard/video';
import { use, type ReactNode } from 'react';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';

/** Renders the video of a card. */
export default function CardVideo({ pin, isWanted, onPlayingChange }: CardVideoProps): ReactNode {
  const seen = use(SeenPinsContext);
  return (
    <VideoPreview
      pin={pin}
      isWanted={isWanted}
      onPlayingChange={onPlayingChange}
      onImpressions={seen?.onVideoImpressions}
    />
  );
}
