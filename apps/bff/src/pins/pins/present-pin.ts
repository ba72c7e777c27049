import {
  PIN_TYPES,
  pinType,
  SHOPPING_FLAGS,
  UPLOADED_BY_USER,
  type Immutable,
  type PinType,
} from '@pegboard/types';
import { z } from 'zod';
import {
  countAnswer,
  idAnswer,
  reactionCountsAnswer,
  timeAnswer,
} from '../../platform/http/response-schemas.ts';
import type {
  AdAttribution,
  PinEmbed,
  PinVideo,
  Product,
  ReactionCount,
} from '../../platform/graphql/generated/resolvers-types.ts';
import {
  mediaUrl,
  imageSchema,
  imageUrl,
  presentImages,
  videoPath,
} from '../../platform/media/images/index.ts';
import { planRenditions } from '../../platform/media/videos/index.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { captionsUrl } from '../captions/index.ts';
import type { RichProduct } from '../pin-access/index.ts';
import type { PinView } from './pin-view.ts';

/** Returns the host of a pin's link without www., or 'Uploaded by user' (TY-02). */
export function pinDomain({ link }: Pick<PinView, 'link'>): string {
  const address = link === null ? null : URL.parse(link);
  return address ? address.hostname.replace(/^www\./, '') : UPLOADED_BY_USER;
}

// oxlint-disable-next-line no-control-regex -- the range is all of ASCII
const IS_ASCII = /^[\x00-\x7F]*$/;

/** Returns the path of a pin's close-up: its address contains the title, for readers and search engines (CU-01). */
export function pinSeoUrl({ id, title, gridTitle }: Pick<PinView, 'id' | 'title' | 'gridTitle'>): string {
  const text = title ?? gridTitle ?? '';
  // Most titles are ASCII: normalizing them would change nothing.
  const letters = IS_ASCII.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = (letters.toLowerCase().match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80).replace(/-$/, '');
  return words === '' ? `/pin/${id}/` : `/pin/${words}--${id}/`;
}

/** Returns the viewer's permissions on a pin: they can edit it if they pinned it or own its board. */
export function pinAccess(
  pin: Pick<PinView, 'pinnerId' | 'boardOwnerId'>,
  viewer: Viewer,
): readonly string[] {
  return viewer && (viewer.id === pin.pinnerId || viewer.id === pin.boardOwnerId) ? ['write'] : [];
}

/** Returns the pin's animated rendition, if it has one (TY-04). */
export function pinEmbed(pin: Pick<PinView, 'isAnimated' | 'signature' | 'sizes'>): PinEmbed | null {
  const size = pin.sizes['236x'];
  if (!pin.isAnimated || !size) return null;
  return { src: imageUrl(pin.signature, 'orig', 'gif'), type: 'gif', subtype: 'animation', ...size };
}

const videoVariantSchema = z.strictObject({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Milliseconds. */
  duration: z.int().nonnegative(),
  thumbnail: z.string().nullable(),
});

const videoCaptionsSchema = z.strictObject({ language: z.string(), url: z.string() });

const videoListSchema = z.strictObject({ V_720P: videoVariantSchema, V_HLSV4: videoVariantSchema });

/**
 * Returns the renditions of the pin's video, if it has one (TY-09): one file, and the play list of the same fragments.
 */
export function videoList(
  pin: Pick<PinView, 'rich' | 'signature' | 'sizes'>,
): z.infer<typeof videoListSchema> | null {
  const { rich, signature, sizes } = pin;
  if (!rich.video) return null;
  const { duration, heights } = rich.video;
  const [largest = rich.video] = heights ? planRenditions(rich.video) : [];
  const { width, height } = largest;
  const thumbnail = sizes['736x'] ? imageUrl(signature, '736x') : null;
  const at = (size: '720p' | 'hls') => ({
    url: mediaUrl(videoPath(size, signature)),
    width,
    height,
    duration,
    thumbnail,
  });
  return { V_720P: at('720p'), V_HLSV4: at('hls') };
}

/** Returns the captions of the pin's video, each with its address (CR-07). */
function videoCaptions({ rich }: Pick<PinView, 'rich'>): z.infer<typeof videoCaptionsSchema>[] {
  return (rich.video?.captions ?? []).map(({ language, name }) => ({ language, url: captionsUrl(name) }));
}

/** Returns the address of the small silent rendition of the pin's video; only uploaded videos have one. */
function videoPreviewUrl({ rich, signature }: Pick<PinView, 'rich' | 'signature'>): string | null {
  return rich.video?.heights ? mediaUrl(videoPath('preview', signature)) : null;
}

/** Presents the pin's video over GraphQL. */
export function pinVideo(pin: Pick<PinView, 'rich' | 'signature' | 'sizes'>): PinVideo | null {
  const list = videoList(pin);
  if (!list) return null;
  const captions = videoCaptions(pin);
  return {
    variants: { ...list, V_HLSV3_MOBILE: null },
    captionsUrl: captions[0]?.url ?? null,
    captions,
    previewUrl: videoPreviewUrl(pin),
  };
}

/** Returns the codes of TY-11 that apply to a pin. */
export function shoppingFlags({
  rich,
  isOosProduct,
}: Pick<PinView, 'rich' | 'isOosProduct'>): readonly number[] {
  const ofTags = rich.tags?.length ? [SHOPPING_FLAGS.shopTheLook] : [];
  if (!rich.products?.length) return ofTags;
  return [...(isOosProduct ? [] : [SHOPPING_FLAGS.available]), ...ofTags, SHOPPING_FLAGS.richProductPin];
}

/** Presents a product in the terms of the specification (TY-06). */
export function presentProduct(product: RichProduct): Product {
  const {
    name,
    brand,
    currency,
    price,
    minPrice,
    maxPrice,
    standardPrice,
    freeShippingPrice,
    variants,
    itemId,
    itemSetId,
  } = product;
  return {
    name,
    brand: brand === undefined ? null : { name: brand },
    offerSummary: {
      currency,
      price: price ?? null,
      minPrice: minPrice ?? null,
      maxPrice: maxPrice ?? null,
      standardPrice: standardPrice ?? null,
    },
    shippingInfo: freeShippingPrice === undefined ? null : { freeShippingPrice, freeShippingValue: null },
    variantSet: variants
      ? {
          dimensions: variants.map(({ name: dimension, values }) => ({
            name: dimension,
            values: [...values],
          })),
        }
      : null,
    itemId: itemId ?? null,
    itemSetId: itemSetId ?? null,
  };
}

/** Returns the counts of reactions by type, the most frequent first. */
export function presentReactions(counts: PinView['reactionCounts']): ReactionCount[] {
  return Object.entries(counts)
    .map(([type, reactionCount]) => ({ reactionType: Number(type), reactionCount }))
    .toSorted((one, other) => other.reactionCount - one.reactionCount);
}

type MaybeAd = Pick<PinView, 'isPromoted' | 'rich'>;

/** Returns the fields that only ads have, for a pin whose content is promoted. */
export const getAdFields = ({ isPromoted, rich }: MaybeAd): PinView['rich']['ad'] =>
  isPromoted ? rich.ad : undefined;

/** Returns whether a pin has a close-up. An ad that opens its site directly has none. */
export const isEligibleForWebCloseup = (pin: MaybeAd): boolean => getAdFields(pin)?.isOneTap !== true;

/** Returns the partner of an ad's advertiser, if any (PC-17). */
export function adAttribution(pin: MaybeAd): AdAttribution | null {
  const partnership = getAdFields(pin)?.partnership;
  return partnership
    ? {
        isEligibleForPromotedPartnership: true,
        promotedPartnershipAttributionName: partnership.partner,
        promotedPartnershipAdvertiserName: partnership.advertiser ?? null,
      }
    : null;
}

/** Returns the derived type of a pin (TY-10). */
export function getPinType(pin: PinView): PinType {
  return pinType({
    id: String(pin.id),
    entityId: String(pin.id),
    isPromoted: pin.isPromoted,
    isEligibleForWebCloseup: isEligibleForWebCloseup(pin),
    embed: pinEmbed(pin),
    video: pinVideo(pin),
    shoppingFlags: [...shoppingFlags(pin)],
    richSummary: pin.rich.summary,
    storyPinDataId: pin.rich.story ? String(pin.contentId) : null,
  });
}

const text = z.string().nullable();

/** A pin over REST. */
export const pinSchema = z.strictObject({
  id: idAnswer,
  type: z.enum(PIN_TYPES),
  title: text,
  grid_title: text,
  description: text,
  alt_text: text,
  link: text,
  domain: z.string(),
  image_signature: z.string(),
  dominant_color: z.string(),
  images: z.record(z.string(), imageSchema.omit({ size: true })),
  videos: z
    .strictObject({
      video_list: videoListSchema,
      captions: z.array(videoCaptionsSchema),
      /** A small silent rendition for cards; only uploaded videos have one. */
      preview_url: z.string().nullable(),
    })
    .nullable(),
  seo_url: z.string(),
  is_repin: z.boolean(),
  original_pin_id: idAnswer,
  is_promoted: z.boolean(),
  board_id: idAnswer,
  section_id: idAnswer.nullable(),
  pinner_id: idAnswer,
  access: z.array(z.string()),
  save_count: countAnswer,
  comment_count: countAnswer,
  is_commenting_allowed: z.boolean(),
  reaction_counts: reactionCountsAnswer,
  created_at: timeAnswer,
});

/** Presents a pin (wire-facts.md: snake_case with `id`). */
export function presentPin(pin: PinView, viewer: Viewer): Immutable<z.infer<typeof pinSchema>> {
  const videos = videoList(pin);
  return {
    id: String(pin.id),
    type: getPinType(pin),
    title: pin.ownTitle ?? pin.title,
    grid_title: pin.gridTitle,
    description: pin.ownDescription ?? pin.description,
    alt_text: pin.altText,
    link: pin.link,
    domain: pinDomain(pin),
    image_signature: pin.signature,
    dominant_color: pin.dominantColor,
    images: Object.fromEntries(
      presentImages(pin).map(({ size, url, width, height }) => [size, { url, width, height }]),
    ),
    videos: videos && {
      video_list: videos,
      captions: videoCaptions(pin),
      preview_url: videoPreviewUrl(pin),
    },
    seo_url: pinSeoUrl(pin),
    is_repin: pin.isRepin,
    original_pin_id: String(pin.contentId),
    is_promoted: pin.isPromoted,
    board_id: String(pin.boardId),
    section_id: pin.sectionId === null ? null : String(pin.sectionId),
    pinner_id: String(pin.pinnerId),
    access: pinAccess(pin, viewer),
    save_count: pin.saveCount,
    comment_count: pin.commentCount,
    is_commenting_allowed: pin.isCommentingAllowed,
    reaction_counts: pin.reactionCounts,
    created_at: pin.createdAt.toISOString(),
  };
}
