'use client';

import { type Images, srcSet } from '@pegboard/types';
import {
  VisuallyHidden,
  rootAttributes,
  type RootProps,
  useMergedRef,
  functionProp,
  localeProp,
  objectProp,
  optionalProp,
  textProp,
  validProps,
  nullableProp,
  type PropRule,
  messagesProp,
} from '@pegboard/ui';
import { useId, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { getCornerPosition, CROP_CORNERS, INITIAL_CROP, type Crop } from '../model/crop.ts';
import { cropMessages, type CropMessages } from './crop-messages.ts';
import styles from './crop.module.css';
import { useCrop } from './use-crop.ts';

const SIZES = '(max-width: 739px) 100vw, 420px';

/** The props of an image with a crop. */
export type CropPictureProps = RootProps & {
  readonly images: Images | null | undefined;
  readonly alt: string;
  /** The current crop. */
  readonly crop: Crop;
  /** Called with the new crop when the pointer or key is released. */
  readonly onCrop: (crop: Crop) => void;
  /** BCP 47 tag; `en-US` by default. */
  readonly locale?: string | undefined;
  readonly messages?: CropMessages | undefined;
};

const never = (): (() => void) => () => undefined;

const cropProp: PropRule = {
  expected: 'an object with the numbers x, y, width and height',
  isValid: (value) => {
    const { x, y, width, height } = (value ?? {}) as Partial<Crop>;
    return [x, y, width, height].every(Number.isFinite);
  },
  instead: () => INITIAL_CROP,
};
const CROP_PICTURE_RULES = {
  images: optionalProp(nullableProp(objectProp)),
  alt: textProp,
  crop: cropProp,
  onCrop: functionProp,
  locale: localeProp,
  messages: messagesProp(cropMessages),
};

/** Renders an image with a crop that pointers and keys move, and resize by its corners (CU-06). */
export function CropPicture(rawProps: CropPictureProps): ReactNode {
  const props = validProps('CropPicture', rawProps, CROP_PICTURE_RULES);
  const { images, alt, onCrop, locale = 'en-US', messages = cropMessages } = props;
  const frame = useRef<HTMLDivElement>(null);
  const root = useMergedRef(frame, props);
  const { crop, listeners } = useCrop(props.crop, () => frame.current, onCrop);
  const hintId = useId();
  const maskId = useId();
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const picture = images?.['736x'] ?? images?.['474x'] ?? images?.['236x'];
  if (!picture) return null;
  const percent = (value: number): string =>
    new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);
  const at = { x: `${crop.x}%`, y: `${crop.y}%`, width: `${crop.width}%`, height: `${crop.height}%` };
  return (
    <div data-part="crop-picture" {...rootAttributes(props, styles.crop)} ref={root}>
      <img
        className={styles.image}
        data-part="image"
        src={picture.url}
        srcSet={srcSet(images, ['236x', '474x', '736x'])}
        sizes={SIZES}
        width={picture.width}
        height={picture.height}
        alt={alt}
        draggable={false}
      />
      <svg className={styles.mark} data-part="mark" aria-hidden="true" focusable="false">
        <mask id={maskId}>
          <rect width="100%" height="100%" fill="#fff" />
          <rect {...at} rx="12" fill="#000" />
        </mask>
        <rect width="100%" height="100%" fill="#000" opacity="0.5" mask={`url(#${maskId})`} />
        <rect {...at} rx="12" fill="none" stroke="#fff" strokeWidth="3" />
      </svg>
      {isMounted ? (
        <>
          <button
            type="button"
            className={styles.part}
            style={{ left: at.x, top: at.y, width: at.width, height: at.height }}
            aria-label={messages.part}
            aria-describedby={hintId}
            {...listeners('part')}
          />
          {CROP_CORNERS.map((corner) => {
            const { x, y } = getCornerPosition(crop, corner);
            return (
              <button
                key={corner}
                type="button"
                className={styles.corner}
                data-part="corner"
                data-corner={corner}
                style={{ left: `${x}%`, top: `${y}%` }}
                aria-label={messages.corners[corner]}
                aria-describedby={hintId}
                {...listeners(corner)}
              />
            );
          })}
          <VisuallyHidden id={hintId}>{messages.hint}</VisuallyHidden>
          <VisuallyHidden role="status">
            {messages.marked(percent(props.crop.width), percent(props.crop.height))}
          </VisuallyHidden>
        </>
      ) : null}
    </div>
  );
}
