'use client';

import type { Pin } from '@pegboard/types';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { pinCardMessages, type PinCardMessages } from './messages.ts';
import { cardAlt, cardParts, gifOf } from './model/card-parts.ts';
import { savedPlaceName, type SavedPlace } from './model/saved-place.ts';
import { sourceChip } from './model/source-chip.ts';
import type { CardViewer, Surface } from './model/surface.ts';
import styles from './pin-card.module.css';
import { CardFooter } from './ui/card-footer.tsx';
import { CardMedia } from './ui/card-media.tsx';
import { SourceLink } from './ui/source-link.tsx';
import { useGifMotion } from './ui/use-gif-motion.ts';

/** The props of a card. It takes data, callbacks and slots; it routes, fetches and stores nothing. */
export type PinCardProps = {
  readonly pin: Pin;
  readonly surface: Surface;
  readonly viewer: CardViewer;
  /** Address of the close-up; `/pin/{id}/` when missing. */
  readonly href?: string | undefined;
  /** The picture is in the first view: it is loaded at once, with high priority. */
  readonly isPriority?: boolean | undefined;
  /** The `sizes` of the picture. */
  readonly sizes?: string | undefined;
  /** Where the pin is saved already; shows the saved overlay. */
  readonly savedTo?: SavedPlace | undefined;
  /** What saves: stands at the top of the overlay. */
  readonly save?: ReactNode;
  /** What else can be done: stands at the bottom of the overlay. */
  readonly actions?: ReactNode;
  /** Called for every click on the card's link; `preventDefault()` keeps the browser from following it. */
  readonly onOpen?: ((pin: Pin, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Called for every click on the source link; `preventDefault()` keeps the browser from following it. */
  readonly onVisit?: ((pin: Pin, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** BCP 47; en-US when missing. */
  readonly locale?: string | undefined;
  readonly messages?: PinCardMessages | undefined;
};

/**
 * The card of a pin: its whole picture with the place reserved, title, credits and price below, and on hover or focus
 * an overlay to save it, visit its source and more. One link opens it; all else is reached beside that link.
 */
export const PinCard: (props: PinCardProps) => ReactNode = memo(function PinCard(
  props: PinCardProps,
): ReactNode {
  const { pin, surface, viewer, locale, messages = pinCardMessages } = props;
  const parts = cardParts(pin, { surface, viewer, locale });
  const source = sourceChip(pin);
  const href = props.href ?? `/pin/${pin.id}/`;
  const gif = gifOf(pin);
  const [isMoving, motionListeners] = useGifMotion();
  return (
    <article
      className={styles.card}
      data-pin-id={pin.id}
      data-saved={props.savedTo ? '' : undefined}
      {...(gif === undefined ? {} : motionListeners)}
    >
      <a
        className={styles.link}
        href={href}
        onClick={props.onOpen && ((event) => props.onOpen?.(pin, event))}
        aria-label={parts.title?.text ?? (cardAlt(pin) || messages.untitled)}
        data-pin-link=""
      />
      <div className={styles.media}>
        <CardMedia
          pin={pin}
          isPriority={props.isPriority ?? false}
          sizes={props.sizes}
          gif={gif}
          isMoving={isMoving}
          gifLabel={messages.gif}
        />
        <div className={styles.overlay} data-card-overlay="">
          <div className={styles.top}>{props.save}</div>
          <div className={styles.bottom}>
            {viewer === 'signed-out' ? <span className={styles.open}>{messages.open}</span> : null}
            {viewer === 'signed-in' && source ? (
              <SourceLink
                source={source}
                label={messages.visitSite(source.host)}
                onVisit={props.onVisit && ((event) => props.onVisit?.(pin, event))}
              />
            ) : null}
            <span className={styles.actions}>{props.actions}</span>
          </div>
        </div>
        {props.savedTo ? <SavedOverlay place={props.savedTo} messages={messages} /> : null}
      </div>
      <CardFooter parts={parts} locale={locale} messages={messages} />
    </article>
  );
});

/** Tells where the pin is saved, and leads there. */
function SavedOverlay(props: { readonly place: SavedPlace; readonly messages: PinCardMessages }): ReactNode {
  const { place, messages } = props;
  const text = messages.savedTo(savedPlaceName(place) ?? messages.profile);
  return place.url ? (
    <a className={styles.saved} dir="auto" href={place.url}>
      {text}
    </a>
  ) : (
    <span className={styles.saved} dir="auto">
      {text}
    </span>
  );
}
