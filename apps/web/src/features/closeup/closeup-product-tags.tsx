import { ProductTags } from '@pegboard/closeup/product-tags';
import type { Images, Pin } from '@pegboard/types';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../messages/language.ts';
import { useOpenPin } from '../pin-feed/use-open-pin.ts';

/** Renders the tagged products over the image of a close-up, or over that of a slide or page (CR-09). */
export default function CloseupProductTags(props: {
  readonly pin: Pin;
  /** The index of the slide or page; null for the pin's own image. */
  readonly slot?: number | null;
  readonly images: Images | null | undefined;
}): ReactNode {
  const { pin, slot = null, images } = props;
  const messages = useTexts('productTagsMessages');
  const locale = useLocale();
  const openPin = useOpenPin();
  const { productTags, pinTagsChips } = pin.aggregatedPinData ?? {};
  const size = images?.['736x'] ?? images?.['474x'] ?? images?.['236x'];
  const tags = productTags?.filter((tag) => (tag.slot ?? null) === slot) ?? [];
  if (!size || tags.length === 0) return null;
  return (
    <ProductTags
      tags={tags}
      chips={pinTagsChips ?? []}
      width={size.width}
      height={size.height}
      onOpen={openPin}
      locale={locale}
      messages={messages}
    />
  );
}
