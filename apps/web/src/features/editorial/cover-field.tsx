import type { ArticleCover } from '@pegboard/types';
import { Button, FieldError, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { ArticlePin } from './article-api.ts';
import { errorsBelow } from './article-draft.ts';
import styles from './editorial.module.css';
import { imageKey, smallImage, type EditorMedia } from './editor-media.ts';
import { ImageUpload } from './image-upload.tsx';
import { PinReference } from './pin-reference.tsx';
import { useEditorTexts } from './texts/editor-texts.ts';

/** Renders the cover of an article, and the ways to choose one: the image of a Pin, or an upload. */
export function CoverField(props: {
  readonly cover: ArticleCover | null;
  readonly media: EditorMedia;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (cover: ArticleCover | null) => void;
  readonly onPin: (pin: ArticlePin) => void;
  readonly onImage: (uploadId: string, url: string) => void;
}): ReactNode {
  const { cover, media, errors, onChange, onPin, onImage } = props;
  const texts = useEditorTexts();
  const pin = cover?.kind === 'pin' ? media.pins.get(cover.pinId) : undefined;
  const image = cover?.kind === 'image' ? cover.image : undefined;
  const url = image ? media.images.get(imageKey(image)) : pin && smallImage(pin.images);
  const error = errorsBelow(errors, 'cover');
  return (
    <fieldset className={styles.section}>
      <legend>{texts.cover}</legend>
      <p className={styles.hint}>{texts.coverHint}</p>
      {cover === null ? (
        <p>{texts.noCover}</p>
      ) : (
        <div className={styles.chosen}>
          {url === undefined ? (
            <span className={styles.thumbnail}>{pin ? null : texts.hiddenPin}</span>
          ) : (
            <img src={url} alt="" className={styles.coverImage} />
          )}
          {pin ? <p>{pin.title ?? texts.untitledPin}</p> : null}
          <Button variant="secondary" size="sm" onClick={() => onChange(null)}>
            {texts.removeCover}
          </Button>
        </div>
      )}
      {image ? (
        <TextField
          label={texts.altText}
          value={image.altText}
          error={errors['cover.image.altText']}
          onChange={(event) =>
            onChange({ kind: 'image', image: { ...image, altText: event.currentTarget.value } })
          }
        />
      ) : null}
      {error !== undefined && errors['cover.image.altText'] === undefined ? (
        <FieldError>{error}</FieldError>
      ) : null}
      <PinReference
        action={texts.usePin}
        onAdd={(added) => {
          onPin(added);
          onChange({ kind: 'pin', pinId: added.id });
          return undefined;
        }}
      />
      <ImageUpload
        label={cover === null ? texts.upload : texts.otherImage}
        onUploaded={(uploadId, address) => {
          onImage(uploadId, address);
          onChange({
            kind: 'image',
            image: { source: 'upload', id: uploadId, altText: image?.altText ?? '' },
          });
        }}
      />
    </fieldset>
  );
}
