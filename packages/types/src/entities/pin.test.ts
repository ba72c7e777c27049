import { describe, expect, test } from 'vitest';

import { IMAGE_SIZES } from '../codes/image-sizes.ts';
import * as testing from '../testing/index.ts';
import { imagesSchema } from './image.ts';
import { pinSchema } from './pin.ts';
import type { Pin } from './pin.ts';
import { storyPinSchema } from './story-pin.ts';
import { videoSchema } from './video.ts';

const { aPin, anImage, aPinBoard, aPinner, aQuickSavesBoard } = testing;

const FIELDS = [
  'id entityId link trackedLink mobileLink domain title gridTitle description description_html',
  'closeupDescription closeup_unified_description altText autoAltText category imageSignature dominantColor',
  'origImageUrl seoUrl seoTitle seoDescription seoNoindexReason imageCrop shoppingFlags trackingParams isPromoted',
  'isDownstreamPromotion isThirdPartyAd isEligibleForPdp isOosProduct isStaleProduct isRepin shouldOpenInStream',
  'isEligibleForWebCloseup promotedIsRemovable adMatchReason advertiserId campaignId adDestinationUrl',
  'destinationUrl attributionSourceId pinPromotionId dpaCreativeType digitalMediaSourceType storyPinDataId',
  'originPinner viaPinner pinnedToBoard access linkDomain reactionCounts images embed board pinner nativeCreator',
  'promoter sponsorship sourceInterest recommendationReason products richSummary richMetadata visualAnnotations',
  'shoppingKlpUrls aggregatedPinData collectionPin adData carousel storyPin video',
].flatMap((line) => line.split(' '));

const accepts = (pin: Record<string, unknown>): boolean =>
  pinSchema.safeParse({ id: '7', entityId: '7', ...pin }).success;

describe('pinSchema', () => {
  test.each(FIELDS)('[TY-01] a pin has %s', (field) => {
    expect(pinSchema.shape).toHaveProperty([field]);
  });

  test('[TY-01] every field but the id may be missing or null', () => {
    const empty = Object.fromEntries(Object.keys(pinSchema.shape).map((field) => [field, null]));
    expect(accepts({})).toBe(true);
    expect(accepts({ ...empty, id: '7', entityId: '7' })).toBe(true);
    expect(pinSchema.safeParse({}).success).toBe(false);
    const partial: Pin = { id: '7', entityId: '7', title: null, images: undefined, board: { entityId: '8' } };
    expect(pinSchema.safeParse(partial).success).toBe(true);
  });

  test('[TY-02] id and entityId are the same value', () => {
    expect(pinSchema.safeParse({ id: '7', entityId: '7' }).success).toBe(true);
    expect(pinSchema.safeParse({ id: '7', entityId: '8' }).error?.issues[0]?.path).toEqual(['entityId']);
  });

  test.each(['', '0', '-7', '7.5', '07', 'seven', '7\n', '12345678901234567890', '9223372036854775808', 7])(
    '[TY-01] %j is not an id',
    (id) => {
      expect(pinSchema.safeParse({ id, entityId: id }).success).toBe(false);
    },
  );

  test('[TY-01] the greatest id is that of 64 bits', () => {
    expect(accepts({ id: '9223372036854775807', entityId: '9223372036854775807' })).toBe(true);
  });

  test.each([
    ['a script as its link', { link: 'javascript:alert(1)' }],
    ['a script as its destination', { adDestinationUrl: 'javascript:alert(1)' }],
    ['CSS as its dominant colour', { dominantColor: 'red;background:url(//evil.example)' }],
    ['CSS as the dominant colour of an image', { images: { '236x': anImage({ dominant_color: 'red' }) } }],
    ['an image without a width', { images: { '236x': { url: '/a.jpg', width: 0, height: 7 } } }],
    ['a text for a flag', { isPromoted: 'yes' }],
    ['half a reaction', { reactionCounts: [{ reactionType: 1, reactionCount: 0.5 }] }],
    ['a price below zero', { products: [{ offerSummary: { currency: 'USD', price: -1 } }] }],
    ['a price without currency', { products: [{ offerSummary: { price: 1 } }] }],
    ['a privacy that there is not', { board: { entityId: '7', privacy: 'private' } }],
  ])('[TY-01] a pin with %s is refused', (_, pin) => {
    expect(accepts(pin)).toBe(false);
  });

  test('[TY-01] the image of the official user of the link domain, the crop and the reactions are parsed', () => {
    const pin = aPin({
      linkDomain: { officialUser: { imageMediumUrl: '/a.jpg' } },
      imageCrop: { minY: 0.1, maxY: 0.9 },
      reactionCounts: [{ reactionType: 1, reactionCount: 12 }],
    });
    expect(pinSchema.parse(pin)).toEqual(pin);
  });

  test('[TY-04] an embed has src, type, subtype, width, height', () => {
    const embed = { src: '/a.gif', type: 'gif', subtype: 'animation', width: 480, height: 480 };
    expect(pinSchema.parse(aPin({ embed })).embed).toEqual(embed);
  });

  test('[TY-05] the relations are parsed completely', () => {
    const pin = aPin({
      board: aQuickSavesBoard({ privacy: 'secret', isCollaborative: true, followedByMe: true }),
      pinner: aPinner({ explicitlyFollowedByMe: true }),
      nativeCreator: aPinner(),
      promoter: testing.aMerchant(),
      sponsorship: { status: 2, creator: aPinner(), sponsor: testing.aMerchant() },
      sourceInterest: { entityId: '9', name: 'Ceramics', urlName: 'ceramics' },
      recommendationReason: {
        reason: 'FOLLOWED_INTEREST',
        reasonId: '3',
        hasBoard: true,
        board: aPinBoard(),
      },
    });
    expect(pinSchema.parse(pin)).toEqual(pin);
    expect(pin.board?.layout).toBe('quick_saves');
    expect(pin.promoter?.verifiedIdentity?.verified).toBe(true);
  });

  test('[TY-06] the rich data are parsed completely', () => {
    const pin = testing.aProductPin({
      richMetadata: {
        title: 'A cup',
        description: 'Of stoneware',
        article: { name: 'On cups', authors: ['Lena Duarte'], datePublished: '2026-06-21T06:00:00.000Z' },
        recipe: { name: 'Tea', ingredients: ['Leaves'], cookTime: 5, servings: 2 },
        products: [testing.aProduct()],
      },
      visualAnnotations: [{ name: 'Stoneware', url: '/ideas/stoneware/901/' }],
      shoppingKlpUrls: ['/shopping/cups/12/'],
      aggregatedPinData: {
        isShopTheLook: true,
        pinTagsChips: [{ entityId: '5', image: anImage(), link: 'https://a.example/' }],
        recipe: { name: 'Tea' },
      },
      collectionPin: { itemData: [{ pinId: '6', link: '/a', images: { '236x': anImage() } }] },
      adData: { collectionGridClickType: 1, ceAltImageSignature: 'ab12' },
    });
    expect(pinSchema.parse(pin)).toEqual(pin);
  });

  test('[TY-07] a carousel has index, id and slots with a 236x image', () => {
    const pin = testing.aCarouselPin();
    expect(pinSchema.parse(pin)).toEqual(pin);
    expect(pin.carousel?.index).toBe(0);
    expect(Object.keys(pin.carousel?.slots[0] ?? {}).toSorted()).toEqual([
      'details',
      'id',
      'imageSignature',
      'images',
      'link',
      'title',
    ]);
    expect(pin.carousel?.slots[0]?.images?.['236x']).toBeDefined();
  });

  test('[TY-08] a story has its pages of blocks, counts, flags and title', () => {
    expect(Object.keys(storyPinSchema.shape)).toEqual([
      'id',
      'pages',
      'staticPageCount',
      'totalVideoDuration',
      'hasProductPins',
      'isDeleted',
      'pinTitle',
      'lists',
    ]);
    const pin = testing.aStoryPin();
    expect(pinSchema.parse(pin)).toEqual(pin);
    expect(pin.storyPin?.pages?.[1]?.blocks[0]?.type).toBe('video');
  });

  test('[TY-09] a video has its three variants with url, width, height, duration, thumbnail', () => {
    const variant = { url: '/a.mp4', width: 720, height: 1280, duration: 18_000, thumbnail: '/a.jpg' };
    const variants = { V_720P: variant, V_HLSV4: variant, V_HLSV3_MOBILE: variant };
    expect(videoSchema.parse({ variants })).toEqual({ variants });
  });

  test('[TY-12] the attribution of an ad is parsed completely', () => {
    const adAttribution = {
      isCustomerListMatch: true,
      isLookalikeMatch: true,
      isEngagementMatch: true,
      isExpandedTargeting: true,
      isGpsLocationMatch: true,
      isVisitorMatch: true,
      isShoppingProspecting: true,
      isPersonaMatch: true,
      isFirstPartyAdPersonalizationEnabled: true,
      isThirdPartyAdPersonalizationEnabled: false,
      matchedAgeBucket: '25-34',
      matchedLocale: 'en-US',
      matchedInterest: 'Ceramics',
      matchedGender: 'FEMALE',
      matchedDevice: 'AppType_WEB',
      matchedKeyword: 'stoneware',
      geoRegion: 'US-CA',
      geoPostalCode: '94107',
      isEligibleForPromotedPartnership: true,
      promotedPartnershipAttributionName: 'Mira Okafor',
      promotedPartnershipAdvertiserName: 'Northlight Ceramics',
    } as const;
    expect(pinSchema.parse(aPin({ adAttribution })).adAttribution).toEqual(adAttribution);
    expect(accepts({ adAttribution: { matchedGender: 'OTHER' } })).toBe(false);
  });
});

test('[TY-03] a picture has the nine sizes, each with url, width, height and dominant colour', () => {
  expect([...IMAGE_SIZES]).toEqual('60x60 136x136 170x 236x 474x 564x 600x315 736x orig'.split(' '));
  expect(Object.keys(imagesSchema.shape)).toEqual([...IMAGE_SIZES]);
  const images = testing.someImages();
  expect(imagesSchema.parse(images)).toEqual(images);
  expect(Object.keys(images['236x'] ?? {})).toEqual(['url', 'width', 'height', 'dominant_color']);
});
