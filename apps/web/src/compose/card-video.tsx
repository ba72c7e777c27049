import type { CardVideo as CardVideoProps } from '@pegboard/pin-card';
import { VideoPreview } from '@pegboard/video';
import type { ReactNode } from 'react';

/** The moving picture of a card. */
export default function CardVideo({ pin, isWanted, onPlayingChange }: CardVideoProps): ReactNode {
  return <VideoPreview pin={pin} isWanted={isWanted} onPlayingChange={onPlayingChange} />;
}
