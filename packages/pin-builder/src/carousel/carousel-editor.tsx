'use client';

import { TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useBuilder } from '../ui/builder-context.ts';
import { ImageCard } from '../ui/image-card.tsx';
import { getThumbnailUrl } from '../ui/image-preview.tsx';
import { LinkNote } from '../ui/link-field.tsx';
import { OrderList } from '../ui/order-list.tsx';
import styles from '../pin-builder.module.css';

/** The slides of a carousel: the selected one with its title and link, and all of them in their order. Source: CR-06. */
export default function CarouselEditor(): ReactNode {
  const { state, send, messages, errors } = useBuilder();
  const { media, images, selectedIndex: index } = state;
  if (media.kind !== 'carousel') return null;
  const slot = media.slots[index];
  const image = slot && images[slot.imageKey];
  const titleField = `slot-${index}-title` as const;
  const linkField = `slot-${index}-link` as const;
  return (
    <div className={styles.carousel} data-part="carousel">
      {image && <ImageCard key={image.key} image={image} />}
      <OrderList
        label={messages.slides}
        items={media.slots.map(({ imageKey, title }, at) => {
          const thumbnail = images[imageKey];
          return {
            id: imageKey,
            label: title === '' ? messages.slide(at + 1) : `${messages.slide(at + 1)}: ${title}`,
            handleLabel: messages.moveSlide(at + 1),
            imageUrl: thumbnail ? getThumbnailUrl(thumbnail) : '',
            color: null,
          };
        })}
        selectedIndex={index}
        onSelect={(selected) => send({ type: 'item-selected', index: selected })}
        onMove={(from, target) => send({ type: 'item-moved', from, to: target })}
      />
      {slot && (
        <div className={styles.slotFields}>
          <div data-field={titleField}>
            <TextField
              label={messages.slideTitle(index + 1)}
              value={slot.title}
              error={errors[titleField]}
              autoComplete="off"
              onChange={(event) => send({ type: 'slot-changed', index, title: event.currentTarget.value })}
            />
          </div>
          <div data-field={linkField}>
            <TextField
              type="url"
              inputMode="url"
              label={messages.slideLink(index + 1)}
              value={slot.link}
              error={errors[linkField]}
              hint={errors[linkField] === undefined ? <LinkNote link={slot.link} /> : undefined}
              autoComplete="off"
              onChange={(event) => send({ type: 'slot-changed', index, link: event.currentTarget.value })}
              onBlur={() => send({ type: 'link-left', slot: index })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
