import {
  compact,
  firstText,
  isRenderableImage,
  isSafeLink,
  priceLabel,
  type PinTagChip,
} from '@pegboard/types';
import { useId, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import styles from './rich-sections.module.css';

/** Renders the products in an image, each with a link to its own pin (CU-05). */
export function ShopTheLook(): ReactNode {
  const { pin, messages } = useCloseup();
  const titleId = useId();
  const { isShopTheLook, pinTagsChips } = pin.aggregatedPinData ?? {};
  const chips = compact(pinTagsChips);
  if (!isShopTheLook || chips.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{messages.shopTheLook}</h2>
      <ul role="list" className={styles.look} data-part="look" aria-labelledby={titleId}>
        {chips.map((chip) => (
          <li key={chip.entityId}>
            <Chip chip={chip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chip({ chip }: { readonly chip: PinTagChip }): ReactNode {
  const { locale, messages, onOpen } = useCloseup();
  const { entityId, image, link, title, offerSummary } = chip;
  return (
    <a href={link && isSafeLink(link) ? link : `/pin/${entityId}/`} onClick={onOpen}>
      {isRenderableImage(image) ? (
        <img src={image.url} width={image.width} height={image.height} alt="" loading="lazy" />
      ) : (
        <svg aria-hidden="true" focusable="false">
          <rect width="100%" height="100%" fill="#d9d5cc" />
        </svg>
      )}
      <bdi>{firstText(title, messages.untitled)}</bdi>
      <b>{priceLabel(offerSummary, locale)?.current}</b>
    </a>
  );
}
