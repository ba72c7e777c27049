import { isDominantColor, type Pin, srcSet } from '@pegboard/types';
import type { ReactNode } from 'react';
import { cardAlt } from '../model/card-parts.ts';
import { cardAspect, cardPicture, isUsable, type CardPicture } from '../model/card-picture.ts';
import styles from './card-media.module.css';

const SRCSET_SIZES = ['170x', '236x', '474x', '736x'] as const;
const DEFAULT_SIZES = '(max-width: 600px) 46vw, 236px';
const FALLBACK_COLOR = '#d9d5cc';
const SIDE = 1000;

/** The picture of a card: its place reserved by its shape, the dominant colour behind it. */
export function CardMedia(props: {
  readonly pin: Pin;
  readonly isPriority: boolean;
  readonly sizes: string | undefined;
  /** What lies on the picture. */
  readonly children?: ReactNode;
  /** What stands below it, in the same frame. */
  readonly below?: ReactNode;
}): ReactNode {
  const { pin, isPriority, children, below } = props;
  const picture = cardPicture(pin);
  return (
    <div className={styles.frame}>
      <div className={styles.place}>
        <ColorPlace pin={pin} picture={picture} />
        {picture ? (
          <img
            className={styles.image}
            src={picture.url}
            srcSet={srcSet(pin.images, SRCSET_SIZES, isUsable)}
            sizes={props.sizes ?? DEFAULT_SIZES}
            width={picture.width}
            height={picture.height}
            alt={cardAlt(pin)}
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : undefined}
            decoding="async"
            draggable={false}
          />
        ) : null}
        {children}
      </div>
      {below}
    </div>
  );
}

/** A place in the shape of a pin's picture, in its dominant colour. Its shape comes from the drawing's own: no style. */
export function ColorPlace(props: {
  readonly pin: Pin;
  readonly picture?: CardPicture | undefined;
}): ReactNode {
  const { pin, picture } = props;
  const color = isDominantColor(pin.dominantColor) ? pin.dominantColor : FALLBACK_COLOR;
  return (
    <svg
      className={styles.color}
      viewBox={`0 0 ${SIDE} ${Math.round(cardAspect(pin, picture) * SIDE)}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100%" height="100%" fill={color} />
    </svg>
  );
}
