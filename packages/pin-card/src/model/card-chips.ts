import { isRenderableImage, type Image, type Images, type Pin } from '@pegboard/types';
import { CARD_CHIPS, chipKind } from './has-chips.ts';

/** A small image below the card's own: one product of a collage or one entry of a collection. */
export type CardChip = { readonly key: string; readonly image: Image | undefined };

/** The chips of a card. */
export type CardChips = { readonly kind: 'collage' | 'collection'; readonly chips: readonly CardChip[] };

/**
 * Returns the chips below a card's image (§5, PC-15): the first 3 tagged products of a collage with at least
 * 3; the first 3 entries of a collection with 3 or more, while its experiment is on.
 */
export function cardChips(pin: Pin, isCollectionOn = false): CardChips | undefined {
  const kind = chipKind(pin, isCollectionOn);
  if (!kind) return undefined;
  const images =
    kind === 'collage'
      ? pin.aggregatedPinData?.pinTagsChips?.map((tag) => tag?.image ?? undefined)
      : pin.collectionPin?.itemData?.map((item) => smallest(item?.images));
  const chips = (images ?? []).slice(0, CARD_CHIPS).map((image, index) => ({ key: String(index), image }));
  return { kind, chips };
}

const SMALLEST_FIRST = ['136x136', '170x', '236x', 'orig'] as const;

function smallest(images: Images | null | undefined): Image | undefined {
  const size = SMALLEST_FIRST.find((name) => isRenderableImage(images?.[name]));
  return size && (images?.[size] ?? undefined);
}
