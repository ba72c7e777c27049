import type { Pin } from '@pegboard/types';
import { Video } from '@pegboard/video';
import { use, useRef, type ReactNode } from 'react';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import styles from './closeup-video.module.css';
import { useTexts } from '../../messages/language.ts';

/** The video of a close-up, over the picture that it begins with. That it is played counts once, however often it stops. */
export default function CloseupVideo({ pin }: { readonly pin: Pin }): ReactNode {
  const videoMessages = useTexts('videoMessages');
  const seen = use(SeenPinsContext);
  const counted = useRef<string>(undefined);
  const count = (isPlaying: boolean): void => {
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
