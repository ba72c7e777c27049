import type { ReactNode } from 'react';
import styles from './explore.module.css';

type Image = { readonly url: string; readonly width: number; readonly height: number };

/** Renders an image that fills its frame, over its color until it is loaded. */
export function Picture(props: {
  readonly image: Image | undefined;
  readonly color: string | null | undefined;
  readonly alt: string;
  /** True for an image in the first viewport. */
  readonly isFirst?: boolean;
}): ReactNode {
  const { image, color, alt, isFirst = false } = props;
  return (
    <>
      {color == null ? null : (
        <svg aria-hidden="true" className={styles.color}>
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      {image ? (
        <img
          className={styles.picture}
          src={image.url}
          width={image.width}
          height={image.height}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : null}
    </>
  );
}
