import { isDominantColor, type Pin, srcSet } from '@pegboard/types';
import type { ReactNode } from 'react';
import { cardAlt } from '../model/card-details.ts';
import { cardAspect, isRenderableImage, type CardPicture } from '../model/card-picture.ts';
import styles from './card-media.module.css';

const SRCSET_SIZES = ['170x', '236x', '474x', '736x'] as const;
const DEFAULT_SIZES = '(max-width: 600px) 46vw, 236px';
const FALLBACK_COLOR = '#d9d5cc';
const SIDE = 1000;

/** The picture of a card, in the place that its colour keeps. */
export function cardImage(
  pin: Pin,
  picture: CardPicture | undefined,
  props: { readonly isPriority?: boolean | undefined; readonly sizes?: string | undefined },
): ReactNode {
  if (!picture) return null;
  return (
    <img
      className={styles.image}
      width={picture.width}
      height={picture.height}
      alt={cardAlt(pin)}
      loading={props.isPriority ? 'eager' : 'lazy'}
      fetchPriority={props.isPriority ? 'high' : undefined}
      decoding="async"
      // Each that says what to load makes the browser choose again: the address last.
      sizes={props.sizes ?? DEFAULT_SIZES}
      srcSet={srcSet(pin.images, SRCSET_SIZES, isRenderableImage)}
      src={picture.url}
    />
  );
}

/** A picture with what lies on it, in a frame that cuts both and what is below. */
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

/** A place in the shape of a pin's picture, in its dominant colour: both are attributes of an empty drawing, and no style. */
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
