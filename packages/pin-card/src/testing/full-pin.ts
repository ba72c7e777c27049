import type { Pin } from '@pegboard/types';
import {
  aCarouselPin,
  aCollectionPin,
  aGifPin,
  aMerchant,
  anImage,
  aPinner,
  aProductPin,
  aPromotedPin,
  aRecipePin,
  aStoryPin,
  aVideoPin,
} from '@pegboard/types/testing';

/** Creates a pin that combines all kinds: every field that a card reads is set. */
export function createFullPin(): Pin {
  const { richMetadata } = aRecipePin();
  return {
    ...aStoryPin(),
    ...aGifPin(),
    ...aVideoPin(),
    ...aCarouselPin(),
    ...aCollectionPin(),
    ...aPromotedPin(),
    ...aProductPin(),
    richMetadata,
    autoAltText: 'Bowls',
    origImageUrl: '/orig/cup.jpg',
    destinationUrl: 'https://www.northlight.example/',
    digitalMediaSourceType: 11,
    sponsorship: { status: 2, creator: aPinner(), sponsor: aMerchant() },
    reactionCounts: [{ reactionType: 5, reactionCount: 9 }],
    aggregatedPinData: {
      isShopTheLook: true,
      pinTagsChips: ['4', '5', '6'].map((entityId) => ({ entityId, image: anImage() })),
    },
    adAttribution: {
      isEligibleForPromotedPartnership: true,
      promotedPartnershipAttributionName: 'Mira Ek',
      promotedPartnershipAdvertiserName: 'Northlight',
    },
  };
}

/** Fields with another name in REST. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  carousel: 'carousel_data',
  slots: 'carousel_slots',
  storyPin: 'story_pin_data',
  video: 'videos',
  variants: 'video_list',
  entityId: 'id',
};

/** Returns a pin as REST sends it: in snake_case, with `id`. */
export function onTheWire(pin: Pin): object {
  return wired(pin, '') as object;
}

function wired(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => wired(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      name === 'images' || name === 'variants'
        ? key
        : (WIRE_NAMES[key] ?? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
      wired(below, key),
    ]),
  );
}
