import type { Pin } from '@pegboard/types';
import { Video } from '@pegboard/video';
import type { ReactNode } from 'react';
import styles from './closeup-video.module.css';
import { useTexts } from '../messages/language.ts';

/** The video of a close-up, over the picture that it begins with. */
export default function CloseupVideo({ pin }: { readonly pin: Pin }): ReactNode {
  const videoMessages = useTexts('videoMessages');
  return <Video pin={pin} className={styles.video} isAutoplay isPriority messages={videoMessages} />;
}
