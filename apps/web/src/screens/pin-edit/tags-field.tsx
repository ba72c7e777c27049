import type { ImageTag } from '@pegboard/pin-builder/tags';
import { productTagMessages } from '@pegboard/pin-builder/tags/messages';
import type { Pin } from '@pegboard/types';
import { Button, FieldError, TagIcon } from '@pegboard/ui';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { createProductPorts } from '../../features/creating/product-ports.ts';
import { useLocale } from '../../messages/language.ts';
import styles from './pin-edit.module.css';
import { isOnPicture, listTaggablePictures, type PinTag, type TaggablePicture } from './pin-tags.ts';
import { useBuilderLanguage } from './use-builder-language.ts';

const ProductTagDialog = lazy(async () => ({
  default: (await import('@pegboard/pin-builder/tags')).ProductTagDialog,
}));

/** The products that are tagged on the images of a pin, in its form (CR-15). */
export function TagsField(props: {
  readonly pin: Pin;
  readonly tags: readonly PinTag[];
  readonly onChange: (tags: readonly PinTag[]) => void;
  /** Errors by the paths of PinResource. */
  readonly errors: Readonly<Record<string, string>>;
}): ReactNode {
  const { pin, tags, onChange, errors } = props;
  const language = useBuilderLanguage();
  const pictures = listTaggablePictures(pin);
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  if (language === null) return <div className={styles.tagsPlaceholder} />;
  const messages = language?.builder.tags ?? productTagMessages;
  const shown = Object.entries(errors).filter(([field]) => field.startsWith('product_tags'));
  const opened = open === null ? undefined : pictures[open];
  return (
    <div className={styles.tags} role="group" aria-label={messages.title}>
      {pictures.map((picture, index) => {
        const count = tags.filter((tag) => isOnPicture(tag, picture, index === 0)).length;
        const { url, width, height } = picture.image;
        return (
          <div key={picture.slot ?? 0} className={styles.tagRow}>
            {pictures.length > 1 && (
              <img className={styles.tagImage} src={url} width={width} height={height} alt={`${index + 1}`} />
            )}
            <Button size="sm" icon={<TagIcon size="md" />} onClick={() => setOpen(index)}>
              {messages.open(count)}
            </Button>
          </div>
        );
      })}
      {[...new Set(shown.map(([, text]) => text))].map((text) => (
        <FieldError key={text}>{text}</FieldError>
      ))}
      {opened && open !== null && (
        <Suspense>
          <PictureTags
            {...props}
            picture={opened}
            isFirst={open === 0}
            onChange={onChange}
            onClose={() => setOpen(null)}
            messages={messages}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The dialog of the tags of one image; those of the other images stay as they are. */
function PictureTags(props: {
  readonly pin: Pin;
  readonly picture: TaggablePicture;
  readonly isFirst: boolean;
  readonly tags: readonly PinTag[];
  readonly onChange: (tags: readonly PinTag[]) => void;
  readonly onClose: () => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly messages: typeof productTagMessages;
}): ReactNode {
  const { pin, picture, isFirst, tags, onChange, onClose, errors, messages } = props;
  const locale = useLocale();
  const ports = useMemo(() => createProductPorts(locale), [locale]);
  const { slot, image } = picture;
  const isHere = (tag: PinTag): boolean => isOnPicture(tag, picture, isFirst);
  const here = tags.flatMap((tag, index) => (isHere(tag) ? [{ tag, index }] : []));
  const toTag = ({ pinId, place }: ImageTag): PinTag => ({
    pin_id: pinId,
    x: place?.x ?? null,
    y: place?.y ?? null,
    ...(place === null || slot === undefined ? {} : { slot }),
  });
  return (
    <ProductTagDialog
      image={{ ...image, alt: pin.altText ?? pin.title ?? '' }}
      tags={here.map(({ tag: { pin_id: pinId, x, y } }) => ({
        pinId,
        place: x === null || y === null ? null : { x, y },
      }))}
      onChange={(changed) => onChange([...tags.filter((tag) => !isHere(tag)), ...changed.map(toTag)])}
      onClose={onClose}
      ports={ports}
      boardId={pin.board?.entityId}
      error={errors[slot === undefined ? 'product_tags' : `product_tags.slot.${slot}`]}
      errors={Object.fromEntries(
        here.flatMap(({ index }, nth) => {
          const error = errors[`product_tags.${index}`];
          return error === undefined ? [] : [[nth, error] as const];
        }),
      )}
      messages={messages}
    />
  );
}
