'use client';

import {
  firstText,
  getPlaceName,
  isSafeLink,
  priceLabel,
  type PinTagChip,
  type ProductTag,
} from '@pegboard/types';
import {
  TagIcon,
  rootAttributes,
  type RootProps,
  functionProp,
  lengthProp,
  localeProp,
  optionalProp,
  validProps,
  messagesProp,
  itemsProp,
  textProp,
  numberProp,
} from '@pegboard/ui';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CloseupProps } from '../closeup-props.ts';
import { productTagsMessages, type ProductTagsMessages } from './product-tags-messages.ts';
import styles from './product-tags.module.css';

/** The props of the products on an image. */
export type ProductTagsProps = RootProps & {
  /** The tags of this image. One whose product is not among the chips is left out. */
  readonly tags: readonly ProductTag[];
  readonly chips: readonly PinTagChip[];
  /** The size of the image, which gives its ratio: the rest of the area around it has no tags. */
  readonly width: number;
  readonly height: number;
  readonly onOpen?: CloseupProps['onOpen'];
  /** BCP 47 tag; `en-US` by default. */
  readonly locale?: string | undefined;
  readonly messages?: ProductTagsMessages | undefined;
};

const PRODUCT_TAGS_RULES = {
  tags: itemsProp({ entityId: textProp, x: numberProp, y: numberProp }),
  chips: itemsProp({ entityId: textProp }),
  width: lengthProp,
  height: lengthProp,
  onOpen: optionalProp(functionProp),
  locale: localeProp,
  messages: messagesProp(productTagsMessages),
};

/**
 * Renders the products on the image of a close-up as small dots over it: shown by a button, on hover and on focus. Each
 * opens a card with a link to the product's pin. Render it in the browser only. Source: CR-09.
 */
export function ProductTags(rawProps: ProductTagsProps): ReactNode {
  const props = validProps('ProductTags', rawProps, PRODUCT_TAGS_RULES);
  const { tags, chips, width, height, messages = productTagsMessages } = props;
  const [isShown, setShown] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const products = new Map(chips.map((chip) => [chip.entityId, chip]));
  const shown = [...new Map(tags.map((tag) => [tag.entityId, tag])).values()].flatMap((tag) => {
    const chip = products.get(tag.entityId);
    return chip ? [{ tag, chip }] : [];
  });
  if (shown.length === 0) return null;
  const close = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape' || openId === null) return;
    // Escape closes the card, not the close-up.
    event.preventDefault();
    setOpenId(null);
    event.currentTarget.querySelector<HTMLElement>(`[data-product-tag="${openId}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the card of a button in it
    <div
      data-part="product-tags"
      {...rootAttributes(props, styles.area)}
      role="group"
      aria-label={messages.label}
      data-shown={isShown || openId !== null || undefined}
      onKeyDown={close}
    >
      <div
        className={styles.image}
        style={{
          aspectRatio: `${width} / ${height}`,
          inlineSize: `min(100cqi, 100cqb * ${width / height})`,
        }}
      >
        {shown.map(({ tag, chip }) => (
          <Tag
            key={tag.entityId}
            {...props}
            tag={tag}
            chip={chip}
            messages={messages}
            isOpen={openId === tag.entityId}
            onToggle={() => setOpenId(openId === tag.entityId ? null : tag.entityId)}
          />
        ))}
      </div>
      <button
        type="button"
        className={styles.toggle}
        data-part="toggle"
        aria-pressed={isShown}
        onClick={() => {
          setShown(!isShown);
          setOpenId(null);
        }}
      >
        <TagIcon size="md" />
        {isShown ? messages.hide : messages.show}
      </button>
    </div>
  );
}

/** A dot, and its card while it is open. */
function Tag(
  props: Pick<ProductTagsProps, 'onOpen' | 'locale'> & {
    readonly tag: ProductTag;
    readonly chip: PinTagChip;
    readonly isOpen: boolean;
    readonly onToggle: () => void;
    readonly messages: ProductTagsMessages;
  },
): ReactNode {
  const { tag, chip, isOpen, onToggle, onOpen, locale, messages } = props;
  const { x, y } = tag;
  const cardId = useId();
  const name = firstText(chip.title) || messages.untitled;
  const price = priceLabel(chip.offerSummary, locale)?.current;
  return (
    <>
      <button
        type="button"
        className={styles.dot}
        data-part="dot"
        data-product-tag={tag.entityId}
        aria-label={messages.tag(name, getPlaceName(x, y))}
        aria-expanded={isOpen}
        aria-controls={isOpen ? cardId : undefined}
        style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
        onClick={onToggle}
      />
      {isOpen && (
        <a
          id={cardId}
          href={chip.link && isSafeLink(chip.link) ? chip.link : `/pin/${chip.entityId}/`}
          onClick={onOpen}
          className={styles.card}
          data-part="card"
          style={{
            insetInlineStart: `clamp(8px, calc(${x * 100}% - 120px), calc(100% - 248px))`,
            ...(y < 0.5
              ? { insetBlockStart: `calc(${y * 100}% + 20px)` }
              : { insetBlockEnd: `calc(${(1 - y) * 100}% + 20px)` }),
          }}
        >
          {chip.image ? (
            <img src={chip.image.url} width={chip.image.width} height={chip.image.height} alt="" />
          ) : (
            <span className={styles.blank} />
          )}
          {/* The frame of the image is laid out from left to right in every language, the text is not. */}
          <span className={styles.texts} data-part="texts" dir="auto">
            <bdi>{name}</bdi>
            {price === undefined ? null : <b>{price}</b>}
          </span>
        </a>
      )}
    </>
  );
}
