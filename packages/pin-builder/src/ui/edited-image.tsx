'use client';

import type { ImageEdit } from '@pegboard/types';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { getEditedSize, getFrameSize, toCssTransform, type Size } from '../model/image-edit.ts';
import styles from './edited-image.module.css';

type EditedImageProps = { readonly url: string; readonly alt: string; readonly edit: ImageEdit };

/** Shows the result of an edit before the server has applied it, by a CSS transform of the original. */
export function EditedImage({ url, alt, edit }: EditedImageProps): ReactNode {
  const [size, setSize] = useState<Size>();
  const result = size && getEditedSize(size, edit);
  const { x, y, width, height } = edit.crop;
  const box: CSSProperties = result ? { aspectRatio: `${result.width} / ${result.height}` } : {};
  const frame: CSSProperties = {
    inlineSize: `${100 / width}%`,
    blockSize: `${100 / height}%`,
    insetInlineStart: `${(-100 * x) / width}%`,
    insetBlockStart: `${(-100 * y) / height}%`,
  };
  return (
    <div className={styles.box} style={box} data-loaded={size !== undefined || undefined}>
      <div className={styles.frame} style={frame}>
        <TransformedImage url={url} alt={alt} edit={edit} size={size} onSize={setSize} />
      </div>
    </div>
  );
}

type TransformedImageProps = EditedImageProps & {
  readonly size: Size | undefined;
  readonly onSize: (size: Size) => void;
  readonly onError?: () => void;
};

/** An image that fills its frame after turns, flips and straightening; the frame cuts what is outside. */
export function TransformedImage({
  url,
  alt,
  edit,
  size,
  onSize,
  onError,
}: TransformedImageProps): ReactNode {
  const frame = size && getFrameSize(size, edit);
  const style: CSSProperties =
    size && frame
      ? {
          inlineSize: `${(100 * size.width) / frame.width}%`,
          blockSize: `${(100 * size.height) / frame.height}%`,
          transform: toCssTransform(size, edit),
        }
      : { visibility: 'hidden' };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it reports its size, nothing more
    <img
      className={styles.image}
      src={url}
      alt={alt}
      decoding="async"
      draggable={false}
      style={style}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize({ width: naturalWidth, height: naturalHeight })
      }
      onError={onError}
    />
  );
}
