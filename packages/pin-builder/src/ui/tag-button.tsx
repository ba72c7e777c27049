'use client';

import { Button, FieldError, TagIcon } from '@pegboard/ui';
import { lazy, useState, type ReactNode } from 'react';
import type { BuilderField } from '../model/builder-field.ts';
import type { BuilderImage } from '../model/builder-state.ts';
import { useBuilder } from './builder-context.ts';
import { LazyPart } from './lazy-part.tsx';
import styles from '../pin-builder.module.css';

const ImageTags = lazy(() => import('../tags/image-tags.tsx'));

/** The button that tags products on an image, with the errors of its tags; nothing when the app has no products. Source: CR-09. */
export function TagButton({
  image,
  index,
}: {
  readonly image: BuilderImage;
  /** The slot or page of the image; 0 for a single one. */
  readonly index: number;
}): ReactNode {
  const { ports, messages, errors } = useBuilder();
  const [isOpen, setOpen] = useState(false);
  if (ports.products === undefined) return null;
  const { upload, edit, tags = [] } = image;
  // Places are those on the edited image, which is shown when the server has applied the edit.
  const isReady = upload.kind === 'uploaded' && (edit.kind === 'none' || edit.kind === 'edited');
  const count = tags.length;
  const fields: readonly BuilderField[] = [
    `slot-${index}-tags`,
    ...tags.map((_, at) => `slot-${index}-tag-${at}` as const),
  ];
  const shown = fields.filter((field) => errors[field] !== undefined);
  const label = messages.tags?.open(count) ?? (count === 0 ? 'Tag products' : `Tag products (${count})`);
  return (
    <div className={styles.tags} data-field={shown[0] ?? fields[0]}>
      <Button
        size="sm"
        icon={<TagIcon size="md" />}
        aria-disabled={!isReady || undefined}
        onClick={() => setOpen(isReady)}
      >
        {label}
      </Button>
      {shown.map((field) => (
        <FieldError key={field}>{errors[field]}</FieldError>
      ))}
      {isOpen && (
        <LazyPart>
          <ImageTags image={image} index={index} products={ports.products} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </div>
  );
}
