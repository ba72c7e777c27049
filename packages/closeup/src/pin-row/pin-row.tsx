'use client';

import {
  functionProp,
  listProp,
  nodeProp,
  optionalProp,
  rootAttributes,
  validProps,
  type RootProps,
} from '@pegboard/ui';
import { firstText, isDominantColor, isRenderableImage, isSafeLink, srcSet, type Pin } from '@pegboard/types';
import { useId, type MouseEvent, type ReactNode } from 'react';
import styles from './pin-row.module.css';

/** The props of a strip of pins. */
export type PinRowProps = RootProps & {
  /** The heading; also names the list. */
  readonly title: ReactNode;
  /** The address of the full list, if there is one; the heading links to it. */
  readonly href?: string | undefined;
  readonly pins: readonly Pin[];
  /** Returns the caption below an image, usually a price. */
  readonly captionOf?: ((pin: Pin) => string | undefined) | undefined;
  /** The name of a pin that has neither title nor alt text. */
  readonly untitled: string;
  /** Called on each click on a pin's link; `preventDefault()` keeps the browser from following it. */
  readonly onOpen?: ((pin: Pin, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

const PIN_ROW_RULES = {
  title: nodeProp,
  pins: listProp,
  captionOf: optionalProp(functionProp),
  onOpen: optionalProp(functionProp),
};

/**
 * Renders pins in a row that scrolls sideways: more pins of a board, of a creator, or products (CU-05).
 * Renders nothing without pins.
 */
export function PinRow(rawProps: PinRowProps): ReactNode {
  const props = validProps('PinRow', rawProps, PIN_ROW_RULES);
  const { title, href, pins } = props;
  const titleId = useId();
  if (pins.length === 0) return null;
  return (
    <section aria-labelledby={titleId} data-part="pin-row" {...rootAttributes(props, styles.strip)}>
      <h2 id={titleId}>
        {href === undefined || !isSafeLink(href) ? (
          <bdi>{title}</bdi>
        ) : (
          <a href={href}>
            <bdi>{title}</bdi>
          </a>
        )}
      </h2>
      <ul role="list" aria-labelledby={titleId}>
        {pins.map((pin) => (
          <li key={pin.id}>
            <StripItem {...props} pin={pin} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StripItem({ pin, captionOf, untitled, onOpen }: PinRowProps & { readonly pin: Pin }): ReactNode {
  const picture = [pin.images?.['236x'], pin.images?.['474x']].find(isRenderableImage);
  const caption = firstText(captionOf?.(pin));
  const name = firstText(pin.title, pin.gridTitle, pin.altText, pin.autoAltText, untitled);
  return (
    <a
      href={pin.seoUrl && isSafeLink(pin.seoUrl) ? pin.seoUrl : `/pin/${pin.id}/`}
      className={styles.item}
      data-part="item"
      aria-label={[name, caption].filter(Boolean).join(', ')}
      onClick={(event) => onOpen?.(pin, event)}
    >
      <span className={styles.frame}>
        <svg aria-hidden="true" focusable="false">
          <rect
            width="100%"
            height="100%"
            fill={isDominantColor(pin.dominantColor) ? pin.dominantColor : '#d9d5cc'}
          />
        </svg>
        {picture ? (
          <img
            src={picture.url}
            srcSet={srcSet(pin.images, ['236x', '474x'], isRenderableImage)}
            sizes="136px"
            width={picture.width}
            height={picture.height}
            alt=""
            loading="lazy"
          />
        ) : null}
      </span>
      {caption === '' ? null : (
        <span className={styles.caption} data-part="caption">
          {caption}
        </span>
      )}
    </a>
  );
}
