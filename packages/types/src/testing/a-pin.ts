import type { Pin } from '../index.ts';
import { aPinBoard } from './a-board.ts';
import { aMerchant, aPinner } from './a-user.ts';
import { anId } from './an-id.ts';
import { anImage, someImages } from './an-image.ts';
import { aProduct } from './some-others.ts';

/**
 * Creates an organic image pin with title, link, creator and board, with overrides; `id` and `entityId` are
 * equal.
 */
export const aPin = (pin: Partial<Pin> = {}): Pin => {
  const id = pin.id ?? pin.entityId ?? anId();
  return {
    id,
    link: 'https://www.northlight.example/journal/kiln-week',
    domain: 'northlight.example',
    title: 'Kiln week at the studio',
    gridTitle: 'Kiln week at the studio',
    description: 'Five days of firing, from bisque to the last ash glaze.',
    altText: 'Stoneware bowls cooling on a wooden shelf',
    category: 'ceramics',
    imageSignature: '5f3a9c0d1b7e48f2a6c4d8e0b1f39a57',
    dominantColor: '#8a6f5c',
    images: someImages(),
    seoUrl: `/pin/kiln-week-at-the-studio--${id}/`,
    board: aPinBoard(),
    pinner: aPinner(),
    nativeCreator: aPinner(),
    access: [],
    shoppingFlags: [],
    reactionCounts: [],
    commentCount: 0,
    saveCount: 0,
    createdAt: '2026-10-12T07:15:00.000Z',
    isRepin: false,
    isPromoted: false,
    isDownstreamPromotion: false,
    ...pin,
    entityId: pin.entityId ?? id,
  };
};

/** Creates a pin of a stoneware cup for 38 US dollars, with overrides. */
export const aProductPin = (pin: Partial<Pin> = {}): Pin =>
  aPin({
    title: 'Stoneware cup, ash glaze',
    gridTitle: 'Stoneware cup, ash glaze',
    shoppingFlags: [1, 6],
    isEligibleForPdp: true,
    isOosProduct: false,
    isStaleProduct: false,
    richSummary: {
      typeName: 'product',
      displayName: 'Stoneware cup, ash glaze',
      siteName: 'Northlight Ceramics',
      aggregateRating: { ratingValue: 4.6, bestRating: 5, reviewCount: 213 },
      products: [aProduct()],
    },
    ...pin,
  });

/** Creates a pin with a video of 18 seconds, with overrides. */
export const aVideoPin = (pin: Partial<Pin> = {}): Pin =>
  aPin({
    title: 'Throwing a moon jar',
    gridTitle: 'Throwing a moon jar',
    video: {
      variants: {
        V_720P: {
          url: '/videos/720p/moon-jar.mp4',
          width: 720,
          height: 1280,
          duration: 18_000,
          thumbnail: '/736x/moon-jar.jpg',
        },
        V_HLSV4: {
          url: '/videos/hls/moon-jar.m3u8',
          width: 720,
          height: 1280,
          duration: 18_000,
          thumbnail: '/736x/moon-jar.jpg',
        },
      },
    },
    ...pin,
  });

/** Creates a pin with a GIF, with overrides. */
export const aGifPin = (pin: Partial<Pin> = {}): Pin =>
  aPin({
    title: 'Wheel, turning',
    gridTitle: 'Wheel, turning',
    embed: {
      src: '/orig/a1/b2/c3/a1b2c3.gif',
      type: 'gif',
      subtype: 'animation',
      width: 480,
      height: 480,
    },
    ...pin,
  });

/** Creates a pin of a recipe that takes 75 minutes, with overrides. */
export const aRecipePin = (pin: Partial<Pin> = {}): Pin =>
  aPin({
    title: 'Jollof rice with roasted peppers',
    gridTitle: 'Jollof rice with roasted peppers',
    richSummary: {
      typeName: 'recipe',
      displayName: 'Jollof rice with roasted peppers',
      siteName: 'The Long Table',
      displayCookTime: 75,
      aggregateRating: { ratingValue: 4.8, bestRating: 5, reviewCount: 1204 },
    },
    richMetadata: {
      recipe: {
        name: 'Jollof rice with roasted peppers',
        ingredients: ['2 cups long-grain rice', '3 red peppers', '1 scotch bonnet', '400 g tomatoes'],
        cookTime: 75,
        servings: 4,
        aggregateRating: { ratingValue: 4.8, bestRating: 5, reviewCount: 1204 },
      },
    },
    ...pin,
  });

/** Creates a pin of an article, with overrides. */
export const anArticlePin = (pin: Partial<Pin> = {}): Pin =>
  aPin({
    title: 'Why old houses stay cool',
    gridTitle: 'Why old houses stay cool',
    richSummary: { typeName: 'article', displayName: 'Why old houses stay cool', siteName: 'Field Notes' },
    richMetadata: {
      article: {
        name: 'Why old houses stay cool',
        description: 'Thick walls, high rooms and shutters did the work long before machines.',
        authors: ['Lena Duarte'],
        datePublished: '2026-06-21T06:00:00.000Z',
      },
    },
    ...pin,
  });

/** Creates a pin with three slides, with overrides. */
export const aCarouselPin = (pin: Partial<Pin> = {}): Pin =>
  aPin({
    carousel: {
      id: anId(),
      index: 0,
      slots: ['Ash', 'Celadon', 'Tenmoku'].map((glaze) => ({
        id: anId(),
        title: `${glaze} glaze`,
        details: 'Fired at 1280 degrees',
        imageSignature: '5f3a9c0d1b7e48f2a6c4d8e0b1f39a57',
        link: `https://www.northlight.example/glazes/${glaze.toLowerCase()}`,
        images: { '236x': anImage() },
      })),
    },
    ...pin,
  });

/** Creates a story pin with an image page and a video page, with overrides. */
export const aStoryPin = (pin: Partial<Pin> = {}): Pin => {
  const storyId = anId();
  return aPin({
    title: 'A table in a weekend',
    gridTitle: 'A table in a weekend',
    link: null,
    domain: 'Uploaded by user',
    storyPinDataId: storyId,
    storyPin: {
      id: storyId,
      pages: [
        {
          id: anId(),
          blocks: [
            { type: 'image', images: someImages() },
            { type: 'paragraph', text: 'Start with the legs.' },
          ],
        },
        {
          id: anId(),
          blocks: [
            {
              type: 'video',
              video: {
                variants: {
                  V_720P: { url: '/videos/720p/table.mp4', width: 720, height: 1280, duration: 12_000 },
                },
              },
            },
          ],
        },
      ],
      staticPageCount: 1,
      totalVideoDuration: 12_000,
      hasProductPins: false,
      isDeleted: false,
      pinTitle: 'A table in a weekend',
    },
    ...pin,
  });
};

/** Creates a collection pin with three items, with overrides. */
export const aCollectionPin = (pin: Partial<Pin> = {}): Pin =>
  aPin({
    collectionPin: {
      itemData: ['cup', 'bowl', 'plate'].map((piece) => ({
        pinId: anId(),
        link: `https://www.northlight.example/shop/${piece}`,
        images: { '136x136': anImage({ width: 136, height: 136 }) },
      })),
    },
    ...pin,
  });

/** Creates an ad of Northlight Ceramics with a close-up, with overrides. */
export const aPromotedPin = (pin: Partial<Pin> = {}): Pin =>
  aPin({
    isPromoted: true,
    isEligibleForWebCloseup: true,
    promoter: aMerchant(),
    advertiserId: anId(),
    campaignId: anId(),
    pinPromotionId: anId(),
    adDestinationUrl: 'https://www.northlight.example/shop',
    adAttribution: { matchedInterest: 'Ceramics', isFirstPartyAdPersonalizationEnabled: true },
    ...pin,
  });

/** Creates a one-tap ad, which has no close-up, with overrides. */
export const aOneTapPin = (pin: Partial<Pin> = {}): Pin =>
  aPromotedPin({ isEligibleForWebCloseup: false, ...pin });
