'use client';

import type { ReactNode } from 'react';
import type { BuilderImage } from '../model/builder-state.ts';
import { useBuilder } from '../ui/builder-context.ts';
import { ProductTagDialog } from './product-tag-dialog.tsx';
import type { ProductPorts } from './tag-ports.ts';

/** The dialog of the tags of an image of the builder: the edited image with its tags. Source: CR-09. */
export default function ImageTags(props: {
  readonly image: BuilderImage;
  readonly index: number;
  readonly products: ProductPorts;
  readonly onClose: () => void;
}): ReactNode {
  const { image, index, products, onClose } = props;
  const { state, send, messages, errors } = useBuilder();
  const { key, upload, edit, previewUrl, tags = [] } = image;
  if (upload.kind !== 'uploaded') return null;
  const shown = edit.kind === 'edited' ? edit.image : upload.image;
  const ofTags = tags.flatMap((_, at) => {
    const error = errors[`slot-${index}-tag-${at}`];
    return error === undefined ? [] : [[at, error] as const];
  });
  return (
    <ProductTagDialog
      image={{
        url: shown.url || previewUrl,
        width: shown.width || 1,
        height: shown.height || 1,
        alt: state.fields.altText || messages.image,
      }}
      tags={tags.map(({ pinId, x, y }) => ({ pinId, place: { x, y } }))}
      onChange={(next) =>
        send({
          type: 'products-tagged',
          key,
          tags: next.flatMap(({ pinId, place }) => (place ? [{ pinId, ...place }] : [])),
        })
      }
      onClose={onClose}
      ports={products}
      boardId={state.fields.boardId}
      error={errors[`slot-${index}-tags`]}
      errors={Object.fromEntries(ofTags)}
      messages={messages.tags}
    />
  );
}
