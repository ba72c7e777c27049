import { isDominantColor, type Pin, srcSet } from '@pegboard/types';
import type { ReactNode } from 'react';
import { cardAlt } from '../model/card-parts.ts';
import { cardAspect, cardPicture, isUsable, type CardPicture } from '../model/card-picture.ts';
import styles from './card-media.module.css';

const SRCSET_SIZES = ['170x', '236x', '474x', '736x'] as const;
const DEFAULT_SIZES = '(max-width: 600px) 46vw, 236px';
const FALLBACK_COLOR = '#d9d5cc';
const SIDE = 1000;

/**
 * The picture of a card: its place reserved by its shape, the dominant colour behind it. A part of every card, called and no
 * component of its own: a grid makes cards while it is scrolled, and each element counts.
 */
export function cardMedia(props: {
  readonly pin: Pin;
  readonly isPriority: boolean;
  readonly sizes: string | undefined;
  /** What lies on the picture. */
  readonly onPicture: ReactNode;
  /** What stands below it, in the same frame. */
  readonly below?: ReactNode;
}): ReactNode {
  const { pin, isPriority, onPicture, below } = props;
  const picture = cardPicture(pin);
  const color = colorPlace(pin, picture);
  const image = picture ? (
    <img
      className={styles.image}
      width={picture.width}
      height={picture.height}
      alt={cardAlt(pin)}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding="async"
      // Each that says what to load makes the browser choose again: the address last.
      sizes={props.sizes ?? DEFAULT_SIZES}
      srcSet={srcSet(pin.images, SRCSET_SIZES, isUsable)}
      src={picture.url}
    />
  ) : null;
  if (!onPicture && !below)
    return (
      <>
        {color}
        {image}
      </>
    );
  return (
    <div className={styles.frame}>
      <div className={styles.place}>
        {color}
        {image}
        {onPicture}
      </div>
      {below}
    </div>
  );
}

/** A place in the shape of a pin's picture, in its dominant colour: both are attributes of an empty drawing, and no style. */
export function colorPlace(pin: Pin, picture?: CardPicture): ReactNode {
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
