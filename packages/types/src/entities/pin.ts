import * as z from 'zod/mini';

import type { Immutable } from '../immutable.ts';
import { adAttributionSchema } from './ad-attribution.ts';
import { pinBoardSchema, sectionSchema } from './board.ts';
import { carouselSchema } from './carousel.ts';
import { embedSchema, imagesSchema } from './image.ts';
import { optionalCount, optionalBoolean, optionalId, optionalLink, optionalString } from './optional.ts';
import { productSchema } from './product.ts';
import {
  adDataSchema,
  aggregatedPinDataSchema,
  collectionItemSchema,
  richMetadataSchema,
  richSummarySchema,
  visualAnnotationSchema,
} from './rich.ts';
import { storyPinSchema } from './story-pin.ts';
import { pinnerSchema } from './user.ts';
import { countSchema, dominantColorSchema, idSchema, instantSchema } from './values.ts';
import { videoSchema } from './video.ts';

/** The number of reactions of one type. Source: TY-01. */
export const reactionCountSchema = /* @__PURE__ */ z.object({
  reactionType: z.int(),
  reactionCount: countSchema,
});

/** The number of reactions of one type. */
export type ReactionCount = Immutable<z.infer<typeof reactionCountSchema>>;

/** The sponsorship of a pin; `status` is one of `SPONSORSHIP_STATUSES`. Source: TY-05. */
export const sponsorshipSchema = /* @__PURE__ */ z.object({
  status: z.nullish(z.int()),
  creator: z.nullish(pinnerSchema),
  sponsor: z.nullish(pinnerSchema),
});

/** The sponsorship of a pin. */
export type Sponsorship = Immutable<z.infer<typeof sponsorshipSchema>>;

/** The topic that brought a pin into a feed. Source: TY-05. */
export const sourceInterestSchema = /* @__PURE__ */ z.object({
  entityId: idSchema,
  name: optionalString,
  urlName: optionalString,
});

/** The topic that brought a pin into a feed. */
export type SourceInterest = Immutable<z.infer<typeof sourceInterestSchema>>;

/** The reason for a recommended pin. Source: TY-05. */
export const recommendationReasonSchema = /* @__PURE__ */ z.object({
  reason: optionalString,
  reasonId: optionalString,
  hasBoard: optionalBoolean,
  board: z.nullish(pinBoardSchema),
});

/** The reason for a recommended pin. */
export type RecommendationReason = Immutable<z.infer<typeof recommendationReasonSchema>>;

/**
 * A pin. `id` and `entityId` are equal and required; all other fields are optional or null, so that a partial
 * pin (of a feed or a card) is a pin too. Source: §3, TY-01 to TY-09.
 */
export const pinSchema = /* @__PURE__ */ z
  .object({
    id: idSchema,
    entityId: idSchema,

    link: optionalLink,
    trackedLink: optionalLink,
    mobileLink: optionalLink,
    domain: optionalString,

    title: optionalString,
    gridTitle: optionalString,
    description: optionalString,
    description_html: optionalString,
    closeupDescription: optionalString,
    closeup_unified_description: optionalString,
    altText: optionalString,
    autoAltText: optionalString,
    category: optionalString,

    imageSignature: optionalString,
    dominantColor: z.nullish(dominantColorSchema),
    origImageUrl: optionalString,
    images: z.nullish(imagesSchema),
    imageCrop: z.nullish(z.object({ minY: z.number(), maxY: z.number() })),
    thumbhash: optionalString,
    embed: z.nullish(embedSchema),
    video: z.nullish(videoSchema),
    carousel: z.nullish(carouselSchema),
    storyPin: z.nullish(storyPinSchema),
    storyPinDataId: optionalString,

    seoUrl: optionalString,
    seoTitle: optionalString,
    seoDescription: optionalString,
    seoNoindexReason: optionalString,

    board: z.nullish(pinBoardSchema),
    section: z.nullish(sectionSchema),
    pinnedToBoard: z.nullish(pinBoardSchema),
    pinner: z.nullish(pinnerSchema),
    nativeCreator: z.nullish(pinnerSchema),
    originPinner: z.nullish(pinnerSchema),
    viaPinner: z.nullish(pinnerSchema),
    promoter: z.nullish(pinnerSchema),
    sponsorship: z.nullish(sponsorshipSchema),
    linkDomain: z.nullish(
      z.object({ officialUser: z.nullish(z.object({ imageMediumUrl: optionalString })) }),
    ),
    sourceInterest: z.nullish(sourceInterestSchema),
    recommendationReason: z.nullish(recommendationReasonSchema),
    reactionCounts: z.nullish(z.array(reactionCountSchema)),
    commentCount: optionalCount,
    saveCount: optionalCount,
    access: z.nullish(z.array(z.string())),
    createdAt: z.nullish(instantSchema),

    isRepin: optionalBoolean,
    shouldOpenInStream: optionalBoolean,
    isEligibleForWebCloseup: optionalBoolean,
    isCommentingAllowed: optionalBoolean,

    shoppingFlags: z.nullish(z.array(z.int())),
    isEligibleForPdp: optionalBoolean,
    isOosProduct: optionalBoolean,
    isStaleProduct: optionalBoolean,
    products: z.nullish(z.array(productSchema)),
    richSummary: z.nullish(richSummarySchema),
    richMetadata: z.nullish(richMetadataSchema),
    visualAnnotations: z.nullish(z.array(visualAnnotationSchema)),
    shoppingKlpUrls: z.nullish(z.array(z.string())),
    aggregatedPinData: z.nullish(aggregatedPinDataSchema),
    collectionPin: z.nullish(z.object({ itemData: z.nullish(z.array(collectionItemSchema)) })),

    trackingParams: optionalString,
    isPromoted: optionalBoolean,
    isDownstreamPromotion: optionalBoolean,
    isThirdPartyAd: optionalBoolean,
    promotedIsRemovable: optionalBoolean,
    adMatchReason: z.nullish(z.int()),
    advertiserId: optionalId,
    campaignId: optionalId,
    adDestinationUrl: optionalLink,
    destinationUrl: optionalLink,
    attributionSourceId: optionalString,
    pinPromotionId: optionalId,
    dpaCreativeType: optionalString,
    digitalMediaSourceType: z.nullish(z.int()),
    adData: z.nullish(adDataSchema),
    adAttribution: z.nullish(adAttributionSchema),
  })
  .check(z.refine((pin) => pin.id === pin.entityId, { path: ['entityId'], error: 'must equal id' }));

/** A pin; all fields but `id` and `entityId` are optional. */
export type Pin = Immutable<z.infer<typeof pinSchema>>;
