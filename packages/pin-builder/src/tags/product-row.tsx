'use client';

import type { ReactNode } from 'react';
import type { TaggableProduct } from './tag-ports.ts';
import styles from './tags.module.css';

/** A product by its image, name and price. */
export function ProductRow(props: {
  readonly product: TaggableProduct | null | undefined;
  readonly name: string;
  readonly note: string;
}): ReactNode {
  const { product, name, note } = props;
  return (
    <span className={styles.row} data-part="row">
      {product?.imageUrl ? (
        <img
          className={styles.thumbnail}
          src={product.imageUrl}
          alt=""
          decoding="async"
          loading="lazy"
          draggable={false}
        />
      ) : (
        <span className={styles.thumbnail} />
      )}
      <span className={styles.texts}>
        <bdi className={styles.name} data-part="name">
          {name}
        </bdi>
        {product?.price ? (
          <bdi className={styles.price} data-part="price">
            {product.price}
          </bdi>
        ) : null}
        {note === '' ? null : <span className={styles.note}>{note}</span>}
      </span>
    </span>
  );
}
