'use client';

import { collapseWhitespace, firstText, MEDIA_ERRORS, type Pin } from '@pegboard/types';
import {
  DurationBadge,
  PlayIcon,
  Spinner,
  rootAttributes,
  type RootProps,
  useMergedRef,
  pinProp,
  validProps,
} from '@pegboard/ui';
import { useRef, useState, type ReactNode } from 'react';
import { videoMessages, type VideoMessages } from './messages.ts';
import type { ViewableImpression } from './model/impression-buffer.ts';
import { videoShape } from './model/video-shape.ts';
import { videoKey } from './model/video-key.ts';
import { useAutoplayAllowed } from './use-autoplay-allowed.ts';
import { useLazy } from './use-lazy.ts';
import { useHasBeenInView } from './use-has-been-in-view.ts';
import type { PlaybackCoordinator } from './playback-coordinator.ts';
import styles from './video.module.css';

/** The props of a Video. */
export type VideoProps = RootProps & {
  readonly pin: Pin;
  /**
   * True to start muted when half of it is in view, unless the viewer prefers reduced motion or reduced data.
   */
  readonly isAutoplay?: boolean | undefined;
  /** True if the poster is in the first viewport: it is loaded eagerly, with high priority. */
  readonly isPriority?: boolean | undefined;
  /** Called when playback starts and ends. */
  readonly onPlayingChange?: ((isPlaying: boolean) => void) | undefined;
  /** Called with the buffered impressions of a promoted video when it is played. */
  readonly onImpressions?: ((sent: readonly ViewableImpression[]) => void) | undefined;
  /** The coordinator shared with the other videos of the page; that of the document by default. */
  readonly coordinator?: PlaybackCoordinator | undefined;
  readonly className?: string | undefined;
  readonly messages?: VideoMessages | undefined;
};

const loadPlayer = () => import('./player/full-player.tsx');

const VIDEO_RULES = { pin: pinProp };

/**
 * Renders the video of a pin: its poster with its duration and a play button; the player is loaded when it is
 * to play. Renders nothing for a pin without a video.
 */
export function Video(rawProps: VideoProps): ReactNode {
  const props = validProps('Video', rawProps, VIDEO_RULES);
  const { pin, isAutoplay = false, messages = videoMessages } = props;
  const frame = useRef<HTMLDivElement>(null);
  const root = useMergedRef(frame, props);
  const [isRequested, setRequested] = useState(false);
  const isSeen = useHasBeenInView(frame, pin, props.coordinator);
  const isAllowed = useAutoplayAllowed() && isAutoplay;
  const { code, hasFailed, retry } = useLazy(isRequested || (isAllowed && isSeen), loadPlayer);
  const shape = videoShape(pin);
  if (!shape) return null;
  const title = collapseWhitespace(firstText(pin.title, pin.gridTitle));
  const Player = code?.FullPlayer;
  return (
    <div data-video="" data-part="video" {...rootAttributes(props, styles.frame)} ref={root}>
      <svg
        className={styles.color}
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <rect width="100%" height="100%" fill={shape.color} />
      </svg>
      {shape.poster === undefined ? null : (
        <img
          className={styles.poster}
          data-part="poster"
          src={shape.poster}
          width={shape.width}
          height={shape.height}
          alt=""
          loading={props.isPriority ? 'eager' : 'lazy'}
          fetchPriority={props.isPriority ? 'high' : undefined}
          decoding="async"
        />
      )}
      {Player ? (
        <Player
          key={videoKey(pin)}
          pin={pin}
          title={title || messages.untitled}
          isRequested={isRequested}
          isAutoplay={isAllowed}
          coordinator={props.coordinator}
          onPlayingChange={props.onPlayingChange}
          onImpressions={props.onImpressions}
          messages={messages}
        />
      ) : (
        <button
          type="button"
          className={styles.play}
          data-part="play"
          aria-label={messages.playTitle(title || messages.untitled)}
          aria-busy={(isRequested && !hasFailed) || undefined}
          onClick={() => {
            setRequested(true);
            retry();
          }}
        >
          <span className={styles.sign}>
            {isRequested && !hasFailed ? <Spinner /> : <PlayIcon size="xl" />}
          </span>
        </button>
      )}
      {!Player && shape.duration > 0 ? (
        <span className={styles.duration} data-part="duration">
          <DurationBadge durationMs={shape.duration} />
        </span>
      ) : null}
      {hasFailed ? (
        <p className={styles.failure} data-part="error" role="alert">
          {messages.failed(MEDIA_ERRORS.network)}
        </p>
      ) : null}
    </div>
  );
}
