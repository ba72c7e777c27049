import { gridTitleLabel, toSingleLine, type CarouselSlot } from '@pegboard/types';
import { VisuallyHidden } from '@pegboard/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { selectRendition, type CardPicture } from '../model/card-picture.ts';
import { keyDirection } from '../model/carousel.ts';
import type { RichCardMessages } from './messages.ts';
import styles from './slide-controls.module.css';
import { isRightToLeft, type Slides } from './use-slides.ts';

/** Maximum number of dots; more are not distinguishable at a glance. */
const DOTS = 5;

/** Renders the image of the visible slide, over the card's own. */
export function Slide(props: {
  readonly slot: CarouselSlot | undefined;
  readonly own: CardPicture | undefined;
}): ReactNode {
  const picture = selectRendition(props.slot?.images);
  if (!picture || picture.url === props.own?.url) return null;
  return (
    <img
      key={picture.url}
      className={styles.slide}
      data-part="slide"
      src={picture.url}
      alt={gridTitleLabel(toSingleLine(props.slot?.title))}
      width={picture.width}
      height={picture.height}
      decoding="async"
      data-slide=""
    />
  );
}

/**
 * Renders the arrows and dots of a carousel: the arrows work by pointer and keyboard, the dots show the
 * position (PC-14).
 */
export function SlideControls(props: {
  readonly slides: Slides;
  readonly messages: RichCardMessages;
}): ReactNode {
  const { slides, messages } = props;
  const { place, count, move, watch } = slides;
  const first = Math.min(Math.max(0, place.index - Math.floor(DOTS / 2)), Math.max(0, count - DOTS));
  return (
    <div
      ref={watch}
      className={styles.controls}
      data-part="controls"
      role="group"
      aria-label={messages.slides}
    >
      <Arrow way="back" label={messages.previousSlide} isOpen={place.hasBack} onMove={move} />
      <Arrow way="forward" label={messages.nextSlide} isOpen={place.hasForward} onMove={move} />
      <span className={styles.dots} data-part="dots" aria-hidden="true">
        {Array.from({ length: Math.min(DOTS, count) }, (_, dot) => (
          <span key={first + dot} data-current={first + dot === place.index ? '' : undefined} />
        ))}
      </span>
      <VisuallyHidden aria-live="polite">{messages.slideOf(place.index + 1, count)}</VisuallyHidden>
    </div>
  );
}

/**
 * Renders an arrow, activated by a press, or by the arrow keys while it is focused. At either end it stays
 * focusable: it uses `aria-disabled`.
 */
function Arrow(props: {
  readonly way: 'back' | 'forward';
  readonly label: string;
  readonly isOpen: boolean;
  readonly onMove: (direction: 'back' | 'forward') => void;
}): ReactNode {
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const direction = keyDirection(event.key, isRightToLeft(event.currentTarget));
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    props.onMove(direction);
  };
  return (
    <button
      type="button"
      className={styles.arrow}
      data-part="arrow"
      data-way={props.way}
      aria-label={props.label}
      aria-disabled={!props.isOpen}
      onClick={() => props.onMove(props.way)}
      onKeyDown={press}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="m6 3 5 5-5 5" />
      </svg>
    </button>
  );
}
