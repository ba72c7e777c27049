import { isDominantColor, type Pin } from '@pegboard/types';
import type { ReactNode } from 'react';
import { cardAlt, cardPicture } from '../model/card-parts.ts';
import { srcSet } from '../model/src-set.ts';
import styles from './card-media.module.css';

const SRCSET_SIZES = ['170x', '236x', '474x', '736x'] as const;
const DEFAULT_SIZES = '(max-width: 600px) 46vw, 236px';
const FALLBACK_COLOR = '#d9d5cc';

/** The picture of a card: its place reserved by its size, the dominant colour behind it, a GIF over it while it moves. */
export function CardMedia(props: {
  readonly pin: Pin;
  readonly isPriority: boolean;
  readonly sizes: string | undefined;
  /** The address of a GIF's animation; undefined for other pins. */
  readonly gif: string | undefined;
  readonly isMoving: boolean;
  readonly gifLabel: string;
}): ReactNode {
  const { pin, isPriority, gif } = props;
  const picture = cardPicture(pin);
  const color = isDominantColor(pin.dominantColor) ? pin.dominantColor : FALLBACK_COLOR;
  return (
    <div className={styles.frame}>
      <svg className={styles.color} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={color} />
      </svg>
      {picture ? (
        <img
          className={styles.image}
          src={picture.url}
          srcSet={srcSet(pin.images, SRCSET_SIZES)}
          sizes={props.sizes ?? DEFAULT_SIZES}
          width={picture.width}
          height={picture.height}
          alt={cardAlt(pin)}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : undefined}
          decoding="async"
          draggable={false}
        />
      ) : (
        <span className={styles.missing} />
      )}
      {gif !== undefined && props.isMoving ? (
        <img className={styles.moving} src={gif} alt="" draggable={false} data-gif="" />
      ) : null}
      {gif === undefined ? null : <span className={styles.badge}>{props.gifLabel}</span>}
    </div>
  );
}
