import { isDominantColor, isRenderableImage, type Pin, srcSet } from '@pegboard/types';
import type { ReactNode } from 'react';
import { cardAlt } from '../model/card-alt.ts';
import { cardAspect, type CardPicture } from '../model/card-picture.ts';
import styles from './card-media.module.css';

const SRCSET_SIZES = ['170x', '236x', '474x', '736x'] as const;
const DEFAULT_SIZES = '(max-width: 600px) 46vw, 236px';
const FALLBACK_COLOR = '#d9d5cc';
const SIDE = 1000;

/** Renders the image of a card, in the space that the placeholder reserves. */
export function cardImage(
  pin: Pin,
  picture: CardPicture | undefined,
  props: { readonly isPriority?: boolean | undefined; readonly sizes?: string | undefined },
): ReactNode {
  if (!picture) return null;
  return (
    <img
      className={styles.image}
      data-part="image"
      width={picture.width}
      height={picture.height}
      alt={cardAlt(pin)}
      loading={props.isPriority ? 'eager' : 'lazy'}
      fetchPriority={props.isPriority ? 'high' : undefined}
      decoding="async"
      // Each attribute that affects loading makes the browser choose again, so `src` is set last.
      sizes={props.sizes ?? DEFAULT_SIZES}
      srcSet={srcSet(pin.images, SRCSET_SIZES, isRenderableImage)}
      src={picture.url}
    />
  );
}

/** Renders an image with its overlays, in a frame that clips both and the content below. */
export function renderFrame(props: {
  readonly color: ReactNode;
  readonly image: ReactNode;
  readonly onPicture: ReactNode;
  readonly below: ReactNode;
}): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.place}>
        {props.color}
        {props.image}
        {props.onPicture}
      </div>
      {props.below}
    </div>
  );
}

/**
 * Renders a placeholder in the shape of a pin's image, in its dominant color: both are attributes of an empty
 * SVG, without inline styles.
 */
export function renderColorPlaceholder(pin: Pin, picture?: CardPicture): ReactNode {
  const color = isDominantColor(pin.dominantColor) ? pin.dominantColor : FALLBACK_COLOR;
  return (
    <svg
      className={styles.color}
      viewBox={`0 0 ${SIDE} ${Math.round(cardAspect(pin, picture) * SIDE)}`}
      color={color}
      aria-hidden="true"
    />
  );
}
