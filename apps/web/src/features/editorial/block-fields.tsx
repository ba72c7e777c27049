import { LINKS_PER_PARAGRAPH, PINS_PER_ARTICLE_BLOCK, type ArticleBlock } from '@pegboard/types';
import { Button, CloseIcon, FieldError, IconButton, TextArea, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { ArticlePin } from './article-api.ts';
import { errorsBelow, type DraftBlock } from './article-draft.ts';
import styles from './editorial.module.css';
import { imageKey, smallImage, type EditorMedia } from './editor-media.ts';
import { ImageUpload } from './image-upload.tsx';
import { PinReference } from './pin-reference.tsx';
import { useEditorTexts } from './texts/editor-texts.ts';

/** The props of the fields of a block. */
export type BlockFieldsProps<Block = DraftBlock['block']> = {
  readonly block: Block;
  /** The path of the block in the errors. */
  readonly path: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly media: EditorMedia;
  /** The language and direction of the texts. */
  readonly writing: { readonly lang: string; readonly dir: 'ltr' | 'rtl' };
  readonly onChange: (block: DraftBlock['block']) => void;
  readonly onPin: (pin: ArticlePin) => void;
  readonly onImage: (uploadId: string, url: string) => void;
};
type Of<Kind extends ArticleBlock['kind']> = Extract<ArticleBlock, { kind: Kind }>;

/** Renders the fields of a block. */
export function BlockFields(props: BlockFieldsProps): ReactNode {
  const { block, path, errors, writing, onChange } = props;
  const texts = useEditorTexts();
  switch (block.kind) {
    case 'heading':
      return (
        <TextField
          label={texts.headingText}
          value={block.text}
          error={errors[`${path}.text`]}
          {...writing}
          onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
        />
      );
    case 'paragraph':
      return <ParagraphFields {...props} block={block} />;
    case 'pins':
      return <PinsFields {...props} block={block} />;
    case 'image':
    case 'empty-image':
      return <ImageFields {...props} block={block} />;
  }
}

function ParagraphFields({
  block,
  path,
  errors,
  writing,
  onChange,
}: BlockFieldsProps<Of<'paragraph'>>): ReactNode {
  const texts = useEditorTexts();
  const { links } = block;
  const setLink = (nth: number, link: (typeof links)[number]): void =>
    onChange({ ...block, links: links.with(nth, link) });
  return (
    <>
      <TextArea
        label={texts.paragraphText}
        value={block.text}
        rows={5}
        error={errors[`${path}.text`]}
        {...writing}
        onChange={(event) => onChange({ ...block, text: event.currentTarget.value })}
      />
      {links.map((link, nth) => (
        <fieldset key={nth} className={styles.link}>
          <legend>{`${texts.link} ${nth + 1}`}</legend>
          <TextField
            label={texts.linkText}
            value={link.text}
            error={errors[`${path}.links.${nth}.text`]}
            {...writing}
            onChange={(event) => setLink(nth, { ...link, text: event.currentTarget.value })}
          />
          <TextField
            label={texts.linkUrl}
            type="url"
            dir="ltr"
            value={link.url}
            error={errors[`${path}.links.${nth}.url`]}
            onChange={(event) => setLink(nth, { ...link, url: event.currentTarget.value })}
          />
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onChange({ ...block, links: links.filter((_, index) => index !== nth) })}
          >
            {texts.removeLink}
          </Button>
        </fieldset>
      ))}
      {links.length < LINKS_PER_PARAGRAPH ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onChange({ ...block, links: [...links, { text: '', url: 'https://' }] })}
        >
          {texts.addLink}
        </Button>
      ) : null}
    </>
  );
}

function PinsFields({
  block,
  path,
  errors,
  media,
  onChange,
  onPin,
}: BlockFieldsProps<Of<'pins'>>): ReactNode {
  const texts = useEditorTexts();
  const { pinIds } = block;
  const add = (pin: ArticlePin): string | undefined => {
    if (pinIds.includes(pin.id)) return texts.pinTwice;
    if (pinIds.length >= PINS_PER_ARTICLE_BLOCK) return texts.pinsFull(PINS_PER_ARTICLE_BLOCK);
    onPin(pin);
    onChange({ ...block, pinIds: [...pinIds, pin.id] });
    return undefined;
  };
  return (
    <>
      {pinIds.length === 0 ? null : (
        <ul role="list" className={styles.pins}>
          {pinIds.map((id) => {
            const pin = media.pins.get(id);
            const title = pin ? (pin.title ?? texts.untitledPin) : texts.hiddenPin;
            const url = pin && smallImage(pin.images);
            return (
              <li key={id} className={styles.pin}>
                {url === undefined ? (
                  <span className={styles.pinImage} />
                ) : (
                  <img src={url} alt="" className={styles.pinImage} />
                )}
                <bdi className={styles.pinTitle}>{title}</bdi>
                <IconButton
                  label={texts.removePin(title)}
                  icon={<CloseIcon />}
                  size="sm"
                  onClick={() => onChange({ ...block, pinIds: pinIds.filter((other) => other !== id) })}
                />
              </li>
            );
          })}
        </ul>
      )}
      <PinReference action={texts.addPin} error={errorsBelow(errors, `${path}.pinIds`)} onAdd={add} />
    </>
  );
}

function ImageFields({
  block,
  path,
  errors,
  media,
  writing,
  onChange,
  onImage,
}: BlockFieldsProps<Of<'image'> | Extract<DraftBlock['block'], { kind: 'empty-image' }>>): ReactNode {
  const texts = useEditorTexts();
  const image = block.kind === 'image' ? block.image : undefined;
  const url = image && media.images.get(imageKey(image));
  const error = errors[`${path}.image`];
  return (
    <>
      {url === undefined ? null : <img src={url} alt="" className={styles.coverImage} />}
      {image ? (
        <TextField
          label={texts.altText}
          value={image.altText}
          error={errors[`${path}.image.altText`]}
          {...writing}
          onChange={(event) =>
            onChange({ kind: 'image', image: { ...image, altText: event.currentTarget.value } })
          }
        />
      ) : null}
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      <ImageUpload
        label={image ? texts.otherImage : texts.upload}
        onUploaded={(uploadId, address) => {
          onImage(uploadId, address);
          onChange({
            kind: 'image',
            image: { source: 'upload', id: uploadId, altText: image?.altText ?? '' },
          });
        }}
      />
    </>
  );
}
