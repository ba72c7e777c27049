import type { Pin } from '@pegboard/types';
import { Video } from '@pegboard/video';
import { use, useRef, type ReactNode } from 'react';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import styles from './closeup-video.module.css';
import { useWatchTime } from './use-watch-time.ts';
import { useTexts } from '../../messages/language.ts';

/**
 * Renders the video of a close-up, over its poster. A play is logged once, however often it pauses, and the time for which it
 * was watched at each pause.
 */
export default function CloseupVideo({ pin }: { readonly pin: Pin }): ReactNode {
  const videoMessages = useTexts('videoMessages');
  const seen = use(SeenPinsContext);
  const counted = useRef<string>(undefined);
  const measure = useWatchTime(pin.id, seen?.onVideoWatched);
  const count = (isPlaying: boolean): void => {
    measure(isPlaying);
    if (!isPlaying || !seen || counted.current === pin.id) return;
    counted.current = pin.id;
    seen.onVideoPlayed(pin.id);
  };
  return (
    <Video
      pin={pin}
      className={styles.video}
      isAutoplay
      isPriority
      onPlayingChange={count}
      onImpressions={seen?.onVideoImpressions}
      messages={videoMessages}
    />
  );
}
