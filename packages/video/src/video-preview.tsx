'use client';

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
export type VideoPreviewProps = {
  readonly pin: Pin;
  /** The viewer points at the card. */
  readonly isWanted?: boolean | undefined;
  /** It begins by itself when half of it is in view; true when missing. */
  readonly isAutoplay?: boolean | undefined;
  /** Called when playback starts and ends. */
  readonly onPlayingChange?: ((isPlaying: boolean) => void) | undefined;
  /** Given the held impressions of a promoted video when it is played. */
  readonly onImpressions?: ((sent: readonly ViewableImpression[]) => void) | undefined;
  /** Shared with the other videos of the page; all of a document when missing. */
  readonly coordinator?: PlaybackCoordinator | undefined;
};

const loadPlayer = () => import('./player/silent-player.tsx');

/**
 * The moving picture of a card, over its still one and in its place. Silent; nothing is fetched before it is in view or
 * wanted, and nothing at all for a viewer who wants less motion or less data. When it fails, the still picture is left.
 */
export function VideoPreview(props: VideoPreviewProps): ReactNode {
  const { pin, isWanted = false, isAutoplay = true, coordinator, onPlayingChange, onImpressions } = props;
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useHasBeenInView(place, pin, coordinator);
  const isAllowed = useAutoplayAllowed();
  const begins = isAllowed && (isWanted || (isAutoplay && isSeen)) && pin.video != null;
  const { code } = useLazy(begins, loadPlayer);
  const Player = code?.SilentPlayer;
  return (
    <span data-pb="" ref={place} className={styles.place} data-video-preview="">
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
