import type { Pin } from '@pegboard/types';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIsHydrated } from '../../data/use-is-hydrated.ts';
import { hasProductTags, LazyProductTags } from './lazy-product-tags.tsx';

const CloseupVideo = lazy(() => import('./closeup-video.tsx').catch(() => ({ default: () => null })));

const CloseupSlides = lazy(() => import('./closeup-slides.tsx').catch(() => ({ default: () => null })));

/**
 * Renders the moving media of a close-up in the browser: its video or slides. The image remains until their
 * code is loaded.
 */
export function PinMedia(props: {
  readonly pin: Pin;
  readonly onEnlarge: (index: number) => void;
}): ReactNode {
  const { pin, onEnlarge } = props;
  const isHydrated = useIsHydrated();
  const hasSlides = (pin.carousel?.slots.length ?? 0) > 1 || Boolean(pin.storyPin?.pages?.length);
  if (!isHydrated) return null;
  if (!(pin.video || hasSlides))
    return hasProductTags(pin) ? <LazyProductTags pin={pin} images={pin.images} /> : null;
  return (
    <Suspense>
      {pin.video ? <CloseupVideo pin={pin} /> : <CloseupSlides pin={pin} onEnlarge={onEnlarge} />}
    </Suspense>
  );
}
