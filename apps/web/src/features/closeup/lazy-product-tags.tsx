import type { Images, Pin } from '@pegboard/types';
import { lazy, Suspense, type ReactNode } from 'react';

const ProductTags = lazy(() => import('./closeup-product-tags.tsx').catch(() => ({ default: () => null })));

/** Returns whether products are tagged at places of the images of a pin. */
export const hasProductTags = (pin: Pin): boolean => Boolean(pin.aggregatedPinData?.productTags?.length);

/** Renders the tagged products over an image, once their code is loaded (CR-09). */
export function LazyProductTags(props: {
  readonly pin: Pin;
  /** The index of the slide or page; null for the pin's own image. */
  readonly slot?: number | null;
  readonly images: Images | null | undefined;
}): ReactNode {
  return (
    <Suspense>
      <ProductTags {...props} />
    </Suspense>
  );
}
