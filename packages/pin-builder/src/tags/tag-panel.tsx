'use client';

import { getPlaceName } from '@pegboard/types';
import { Button, FieldError, IconButton, TrashIcon } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { ProductTagMessages } from './messages.ts';
import type { ImageTag } from './model/tag-list.ts';
import { ProductRow } from './product-row.tsx';
import type { KnownProducts } from './use-known-products.ts';
import styles from './tags.module.css';

type TagPanelProps = {
  readonly tags: readonly ImageTag[];
  readonly known: KnownProducts;
  readonly nameOf: (pinId: string) => string;
  /** Errors of tags by their index. */
  readonly errors: Readonly<Record<number, string>>;
  readonly onPut: (pinId: string) => void;
  readonly onRemove: (pinId: string) => void;
  readonly messages: ProductTagMessages;
};

/** The tagged products in their order, each with its place in words. */
export function TagPanel(props: TagPanelProps): ReactNode {
  const { tags, known, nameOf, errors, onPut, onRemove, messages } = props;
  return (
    <div className={styles.panel} data-part="panel">
      <h3 className={styles.heading} data-part="heading">
        {messages.list}
      </h3>
      {tags.length === 0 ? (
        <p className={styles.muted}>{messages.empty}</p>
      ) : (
        <ol className={styles.list} data-part="list" aria-label={messages.list}>
          {tags.map(({ pinId, place }, index) => {
            const name = nameOf(pinId);
            const note = place ? messages.placeName(getPlaceName(place.x, place.y)) : messages.noPlace;
            return (
              <li key={pinId} className={styles.entry} data-part="entry">
                <span className={styles.number} aria-hidden>
                  {messages.number(index + 1)}
                </span>
                <ProductRow product={known[pinId]} name={name} note={note} />
                <IconButton
                  size="sm"
                  label={messages.remove(name)}
                  icon={<TrashIcon size="md" />}
                  onClick={() => onRemove(pinId)}
                />
                {place === null && (
                  <Button
                    size="sm"
                    className={styles.put}
                    aria-label={messages.putOnImage(name)}
                    onClick={() => onPut(pinId)}
                  >
                    {messages.putOnImageShort}
                  </Button>
                )}
                {errors[index] !== undefined && (
                  <span className={styles.put}>
                    <FieldError>{errors[index]}</FieldError>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
