import type { ReactNode } from 'react';
import type { Article_ImageFragment } from '../../data/generated/graphql.ts';
import { uncroppedImages } from './article-images.ts';
import styles from './articles.module.css';

/** Renders an image of an article over its color; it fills its frame. */
export function ArticlePicture(props: {
  readonly image: Article_ImageFragment;
  readonly sizes: string;
  /** Empty beside the title that it belongs to. */
  readonly alt?: string;
  /** True for an image in the first viewport. */
  readonly isFirst?: boolean;
}): ReactNode {
  const { image, sizes, alt = image.altText, isFirst = false } = props;
  const widths = uncroppedImages(image);
  const largest = widths.at(-1);
  if (!largest) return null;
  return (
    <>
      <svg aria-hidden="true" className={styles.color}>
        <rect width="100%" height="100%" fill={image.dominantColor} />
      </svg>
      <img
        className={styles.picture}
        src={largest.url}
        srcSet={widths.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </>
  );
}
