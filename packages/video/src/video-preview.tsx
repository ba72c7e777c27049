'use client';

import { rootAttributes, type RootProps, useMergedRef } from '@pegboard/ui';
import type { Pin } from '@pegboard/types';
import { useRef, type ReactNode } from 'react';
import type { ViewableImpression } from './model/impression-buffer.ts';
import { videoKey } from './model/video-key.ts';
import { useAutoplayAllowed } from './use-autoplay-allowed.ts';
import { useLazy } from './use-lazy.ts';
import { useHasBeenInView } from './use-has-been-in-view.ts';
import type { PlaybackCoordinator } from './playback-coordinator.ts';
import styles from './video-preview.module.css';

/** The props of a VideoPreview. */
export type VideoPreviewProps = RootProps & {
  readonly pin: Pin;
  /** True if the viewer hovers or focuses the card. */
  readonly isWanted?: boolean | undefined;
  /** True to start when half of it is in view; true by default. */
  readonly isAutoplay?: boolean | undefined;
  /** Called when playback starts and ends. */
  readonly onPlayingChange?: ((isPlaying: boolean) => void) | undefined;
  /** Called with the buffered impressions of a promoted video when it is played. */
  readonly onImpressions?: ((sent: readonly ViewableImpression[]) => void) | undefined;
  /** The coordinator shared with the other videos of the page; that of the document by default. */
  readonly coordinator?: PlaybackCoordinator | undefined;
};

const loadPlayer = () => import('./player/silent-player.tsx');

/**
 * Renders the silent video of a card over its still image. It fetches nothing before it is in view or
 * requested, and nothing for viewers with reduced motion or reduced data. If it fails, the still image stays.
 */
export function VideoPreview(props: VideoPreviewProps): ReactNode {
  const { isWanted = false, isAutoplay = true, coordinator, onPlayingChange, onImpressions } = props;
  // Untyped callers pass pins that are not loaded yet, which the card around it reports.
  const pin = (props.pin as Pin | null | undefined) ?? ({} as Pin);
  const place = useRef<HTMLSpanElement>(null);
  const root = useMergedRef(place, props);
  const isSeen = useHasBeenInView(place, pin, coordinator);
  const isAllowed = useAutoplayAllowed();
  const begins = isAllowed && (isWanted || (isAutoplay && isSeen)) && pin.video != null;
  const { code } = useLazy(begins, loadPlayer);
  const Player = code?.SilentPlayer;
  return (
    <span data-video-preview="" data-part="video-preview" {...rootAttributes(props, styles.place)} ref={root}>
      {Player && isAllowed ? (
        <Player
          key={videoKey(pin)}
          pin={pin}
          isWanted={isWanted}
          isAutoplay={isAutoplay}
          coordinator={coordinator}
          onPlayingChange={onPlayingChange}
          onImpressions={onImpressions}
        />
      ) : null}
    </span>
  );
}
