import { pinType, sanitizeImageUrl, type CarouselSlot } from '@pegboard/types';
import { rootAttributes, useMergedRef } from '@pegboard/ui';
import { Suspense, useCallback, type AnchorHTMLAttributes, type HTMLAttributes, type ReactNode } from 'react';
import { pinCardMessages } from '../messages.ts';
import { getGifUrl, isShoppable } from '../model/shoppable.ts';
import { cardAlt } from '../model/card-alt.ts';
import { getCardRows } from '../model/card-rows.ts';
import { cardPicture } from '../model/card-picture.ts';
import { showsSave } from '../model/card-saving.ts';
import { closeupTarget, type CardTarget } from '../model/closeup-target.ts';
import type { PinCardProps } from '../pin-card-props.ts';
import styles from '../pin-card.module.css';
import { cardLines } from './card-lines.tsx';
import { cardImage, renderColorPlaceholder, renderFrame } from './card-media.tsx';
import { memberModules } from './member-parts.ts';
import { useCardInteraction } from './use-card-interaction.ts';

/** The saved overlay and the actions; if their code fails to load, a card can only be opened and saved. */
const SavedOverlay = memberModules.component('SavedOverlay', nothing);
const CardActions = memberModules.component('CardActions', nothing);

/** The parts that richer kinds add to a card. */
export type CardExtras = {
  /** Overlays on the image. */
  readonly slides?: ReactNode;
  readonly video?: ((isWanted: boolean) => ReactNode) | undefined;
  /** The kind and duration of media, and a badge on the image. */
  readonly medium?: ReactNode;
  readonly label?: ReactNode;
  /** Rendered in the frame below the image. */
  readonly belowPicture?: ReactNode;
  /** Controls, rendered above everything else on the image. */
  readonly controls?: ReactNode;
  /** The facts among the texts, and a further line below. */
  readonly facts?: ReactNode;
  readonly line?: ReactNode;
  readonly footer?: ReactNode;
  /** The text of the credit, instead of the card's own. */
  readonly credit?: string | undefined;
  /** The visible slide, and its title. */
  readonly slot?: CarouselSlot | undefined;
  readonly title?: string | undefined;
  readonly price?: ReactNode;
  /** The target of a click, if it is not the close-up. */
  readonly target?: CardTarget;
  readonly link?: AnchorHTMLAttributes<HTMLAnchorElement> | undefined;
  readonly attributes?: HTMLAttributes<HTMLElement> & {
    readonly [data: `data-${string}`]: string | undefined;
  };
};

/** Renders the whole card, with the additions of its kind. */
export function BaseCard(props: PinCardProps & { readonly extras?: CardExtras }): ReactNode {
  const { pin, viewer, observe, messages = pinCardMessages, extras } = props;
  const parts = getCardRows(pin, props);
  const target = extras?.target ?? closeupTarget(pin, props.href);
  const gif = sanitizeImageUrl(getGifUrl(pin));
  const { isWanted, first, listeners } = useCardInteraction(gif !== undefined || extras?.video !== undefined);
  const medium =
    extras?.medium ?? (gif === undefined ? null : <span className={styles.gif}>{messages.gif}</span>);
  const label = extras?.label;
  const moving =
    gif !== undefined || extras?.video || extras?.slides ? (
      <>
        {gif !== undefined && isWanted ? (
          <img className={styles.moving} src={gif} alt="" data-gif="" />
        ) : null}
        {extras?.video?.(isWanted)}
        {extras?.slides}
      </>
    ) : null;
  const picture = cardPicture(pin);
  const color = renderColorPlaceholder(pin, picture);
  const image = cardImage(pin, picture, props);
  const isFramed = Boolean(moving ?? extras?.belowPicture);
  const tag = isShoppable(pin) ? (
    <span className={styles.shoppable} role="img" aria-label={messages.shoppable} />
  ) : null;
  const save = showsSave(pin, props) ? props.save : null;
  const lines = props.isPictureOnly ? undefined : cardLines({ ...extras, parts, messages });
  const ref = useCallback((element: HTMLElement) => observe?.(element, pin), [observe, pin]);
  const root = useMergedRef(ref, props);
  return (
    <article
      data-pin-id={pin.id}
      data-kind={pinType(pin)}
      data-saved={props.savedTo ? '' : undefined}
      {...listeners}
      {...extras?.attributes}
      data-part="pin-card"
      {...rootAttributes(props, styles.card)}
      {...(observe && { ref: root })}
    >
      <a
        className={styles.link}
        data-part="link"
        href={target.href}
        onClick={props.onOpen && ((event) => props.onOpen?.(pin, event, target.openMode))}
        aria-label={extras?.title ?? parts.title?.text ?? (cardAlt(pin) || messages.untitled)}
        data-pin-link=""
        {...extras?.link}
      />
      <div className={styles.media} data-part="media">
        {isFramed ? renderFrame({ color, image, onPicture: moving, below: extras?.belowPicture }) : color}
        {isFramed ? null : image}
        {medium ? (
          <span className={styles.medium} data-part="medium">
            {medium}
          </span>
        ) : null}
        {label || tag ? (
          <span className={styles.labels} data-part="labels">
            {label}
            {tag}
          </span>
        ) : null}
        {save || first ? (
          <div className={styles.overlay} data-part="overlay" data-card-overlay="">
            <div className={styles.top}>{save}</div>
            {first ? (
              <div className={styles.bottom}>
                {viewer === 'signed-out' ? <span className={styles.open}>{messages.open}</span> : null}
                {hasTools(props) ? (
                  <Suspense>
                    <CardActions card={props} target={target} slot={extras?.slot} first={first} />
                  </Suspense>
                ) : null}
                {props.actions ? (
                  <span className={styles.actions} data-part="actions">
                    {props.actions}
                  </span>
                ) : null}
              </div>
            ) : null}
          </div>
        ) : null}
        {props.savedTo ? (
          <Suspense>
            <SavedOverlay place={props.savedTo} messages={props.messages} />
          </Suspense>
        ) : null}
        {extras?.controls}
      </div>
      {/* Siblings: a wrapper would add one element per card. */}
      {lines?.title}
      {lines?.price}
      {lines?.facts}
      {lines?.credit}
      {lines?.line}
      {extras?.footer}
    </article>
  );
}

function hasTools({ viewer, onSend, menu }: PinCardProps): boolean {
  return viewer === 'signed-in' || onSend !== undefined || menu !== undefined;
}

function nothing(): null {
  return null;
}
