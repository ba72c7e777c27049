import { CloseupCarousel, type CloseupSlide } from '@pegboard/closeup/carousel';
import { profilePath } from '@pegboard/routes';
import type { Pin } from '@pegboard/types';
import { Video } from '@pegboard/video';
import { use, type ReactNode } from 'react';
import styles from './closeup-video.module.css';
import { hasProductTags, LazyProductTags } from './lazy-product-tags.tsx';
import { useVisitHandlers } from '../outbound/outbound-links.tsx';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import { useTexts } from '../../messages/language.ts';

/** Renders the slides of a carousel or the pages of a story, over the image of a close-up. */
export default function CloseupSlides(props: {
  readonly pin: Pin;
  readonly onEnlarge: (index: number) => void;
}): ReactNode {
  const videoMessages = useTexts('videoMessages');
  const slidesMessages = useTexts('slidesMessages');
  const seen = use(SeenPinsContext);
  const { pin, onEnlarge } = props;
  const visitHandlers = useVisitHandlers('Closeup');
  const videoOf = ({ video, images }: CloseupSlide): ReactNode => (
    <Video
      pin={{ ...pin, video, images }}
      className={styles.video}
      onImpressions={seen?.onVideoImpressions}
      messages={videoMessages}
    />
  );
  return (
    <CloseupCarousel
      pin={pin}
      onEnlarge={onEnlarge}
      visitHandlers={visitHandlers}
      videoOf={videoOf}
      profileHref={profilePath}
      overlayOf={
        hasProductTags(pin)
          ? ({ images }, slot) => <LazyProductTags pin={pin} slot={slot} images={images} />
          : undefined
      }
      messages={slidesMessages}
    />
  );
}
