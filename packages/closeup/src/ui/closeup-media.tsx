import {
  equalsIgnoreCase,
  firstText,
  isDominantColor,
  isRenderableImage,
  sanitizeImageUrl,
  srcSet,
  type Image,
  type Images,
} from '@pegboard/types';
import { ExpandIcon } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import styles from './closeup-media.module.css';

const SIZES = '(max-width: 739px) 100vw, (max-width: 1047px) 60vw, 508px';
const SRCSET_SIZES = ['236x', '474x', '564x', '736x'] as const;
const LARGEST_FIRST = ['736x', '564x', '474x', '236x', 'orig'] as const;
const FALLBACK_COLOR = '#d9d5cc';

/**
 * Renders the uncropped image of a pin, with its space reserved and its dominant color behind it, and the
 * overlays. A GIF is animated unless reduced motion is requested.
 */
export function CloseupMedia(props: {
  readonly video: ReactNode;
  readonly onEnlarge: (() => void) | undefined;
}): ReactNode {
  const { pin, messages } = useCloseup();
  const { video, onEnlarge } = props;
  const gif = equalsIgnoreCase(pin.embed?.type, 'gif') ? sanitizeImageUrl(pin.embed?.src) : undefined;
  const picture = largest(pin.images);
  const alt = firstText(pin.altText, pin.autoAltText, pin.title, pin.gridTitle);
  const color = isDominantColor(pin.dominantColor) ? pin.dominantColor : FALLBACK_COLOR;
  return (
    <div className={styles.media} data-part="media">
      <div className={styles.frame}>
        <svg className={styles.color} aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill={color} />
        </svg>
        {picture ? (
          <picture>
            {gif === undefined ? null : (
              <source media="(prefers-reduced-motion: reduce)" srcSet={picture.url} />
            )}
            <img
              className={styles.image}
              data-part="image"
              src={gif ?? picture.url}
              srcSet={gif === undefined ? srcSet(pin.images, SRCSET_SIZES, isRenderableImage) : undefined}
              sizes={gif === undefined ? SIZES : undefined}
              width={picture.width}
              height={picture.height}
              alt={alt}
              fetchPriority="high"
              data-closeup-image=""
            />
          </picture>
        ) : null}
        {onEnlarge && picture ? (
          <button
            type="button"
            className={styles.enlarge}
            data-part="enlarge"
            aria-label={messages.enlarge}
            onClick={onEnlarge}
          >
            <span>
              <ExpandIcon />
            </span>
          </button>
        ) : null}
        {video}
      </div>
    </div>
  );
}

function largest(images: Images | null | undefined): Image | undefined {
  return LARGEST_FIRST.map((name) => images?.[name]).find(isRenderableImage);
}
