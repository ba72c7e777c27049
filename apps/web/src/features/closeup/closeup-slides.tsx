import { CloseupCarousel, type CloseupSlide } from '@pegboard/closeup/carousel';
import { profilePath } from '@pegboard/routes';
import type { Pin } from '@pegboard/types';
import { Video } from '@pegboard/video';
import { lazy, Suspense, use, type ReactNode } from 'react';
import styles from './closeup-video.module.css';
import { useVisitHandlers } from '../outbound/outbound-links.tsx';
import { SeenPinsContext } from '../event-log/impression-tracking-context.ts';
import { useTexts } from '../../messages/language.ts';

const ProductTags = lazy(() => import('./closeup-product-tags.tsx').catch(() => ({ default: () => null })));

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
  const isTagged = Boolean(pin.aggregatedPinData?.productTags?.length);
  return (
    <CloseupCarousel
      pin={pin}
      onEnlarge={onEnlarge}
      visitHandlers={visitHandlers}
      videoOf={videoOf}
      profileHref={profilePath}
      overlayOf={
        isTagged
          ? ({ images }, slot) => (
              <Suspense>
                <ProductTags pin={pin} slot={slot} images={images} />
              </Suspense>
            )
          : undefined
      }
      messages={slidesMessages}
    />
  );
}
