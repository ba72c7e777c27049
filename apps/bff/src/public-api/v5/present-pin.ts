import { z } from 'zod';
import { accountLoaders } from '../../people/accounts/index.ts';
import { boardLoaders } from '../../pins/boards/index.ts';
import { getPinType, pinLoaders, videoList, type PinView } from '../../pins/pins/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { imageUrl, type PictureRow } from '../../platform/media/images/index.ts';
import type { Deps } from './deps.ts';
import { apiId } from './parameters.ts';
import { absolute, boardOwnerSchema } from './present-board.ts';

const pixels = z.int().positive().nullable();
const imageSchema = z.strictObject({ url: z.string(), width: pixels, height: pixels });

/** Renditions by the names of the well-known description; their true sizes are in `width` and `height`. */
const imagesSchema = z
  .strictObject({
    '150x150': imageSchema,
    '400x300': imageSchema,
    '600x': imageSchema,
    '1200x': imageSchema,
  })
  .meta({ id: 'ImageSize' });

/** The renditions of the site for each name, the best first. */
const RENDITIONS = {
  '150x150': ['136x136', '170x', '236x'],
  '400x300': ['474x', '236x'],
  '600x': ['564x', '736x', '474x'],
  '1200x': ['orig', '736x'],
} as const satisfies Record<keyof z.infer<typeof imagesSchema>, readonly string[]>;

/** The image, the video or the slides of a pin. */
const mediaSchema = z
  .discriminatedUnion('media_type', [
    z.strictObject({ media_type: z.literal('image'), images: imagesSchema }),
    z.strictObject({
      media_type: z.literal('video'),
      images: imagesSchema,
      cover_image_url: z.string(),
      video_url: z.string().nullable(),
      /** Milliseconds. */
      duration: z.number().nullable(),
      width: pixels,
      height: pixels,
    }),
    z.strictObject({
      media_type: z.literal('multiple_images'),
      items: z.array(
        z.strictObject({
          item_type: z.literal('image'),
          title: z.string().nullable(),
          description: z.string().nullable(),
          link: z.string().nullable(),
          images: imagesSchema,
        }),
      ),
    }),
  ])
  .meta({ id: 'PinMedia' });

const summaryShape = {
  id: apiId,
  title: z.string().nullable(),
  description: z.string().nullable(),
  alt_text: z.string().nullable(),
  link: z.string().nullable(),
  media: mediaSchema,
};

/** A pin of the public API in a search of all pins. */
export const apiPinSummarySchema = z.strictObject(summaryShape).meta({ id: 'SummaryPin' });

/** A pin of the public API. */
export const apiPinSchema = z
  .strictObject({
    ...summaryShape,
    created_at: z.iso.datetime(),
    dominant_color: z.string().nullable(),
    board_id: apiId,
    board_section_id: apiId.nullable(),
    board_owner: boardOwnerSchema.nullable(),
    parent_pin_id: apiId.nullable(),
    is_owner: z.boolean(),
    is_standard: z.boolean(),
    has_been_promoted: z.boolean(),
    creative_type: z.enum(['REGULAR', 'VIDEO', 'SHOPPING', 'CAROUSEL', 'COLLECTION', 'IDEA']),
    /** Null: numbers are not part of this API yet. */
    pin_metrics: z.null(),
  })
  .meta({ id: 'Pin' });

type ApiPin = z.infer<typeof apiPinSchema>;
type Media = z.infer<typeof mediaSchema>;

/** Presents pins, with the reads of owners, sections and slides batched. */
export async function presentApiPins(
  deps: Deps,
  viewer: SignedIn,
  pins: readonly PinView[],
): Promise<readonly ApiPin[]> {
  const { user } = accountLoaders(deps, viewer);
  const { section } = boardLoaders(deps, viewer);
  const media = mediaPresenter(deps, viewer);
  return Promise.all(
    pins.map(async (pin) => {
      const [owner, ofSection, shown] = await Promise.all([
        user.load(pin.boardOwnerId),
        // A pin keeps the id of a deleted section, so that it is in it again when it is restored.
        pin.sectionId === null ? null : section.load(pin.sectionId),
        media(pin),
      ]);
      return {
        ...presentTexts(pin),
        media: shown,
        created_at: pin.createdAt.toISOString(),
        dominant_color: pin.dominantColor,
        board_id: String(pin.boardId),
        board_section_id: ofSection && String(ofSection.id),
        board_owner: owner && { username: owner.username },
        parent_pin_id: pin.isRepin ? String(pin.contentId) : null,
        is_owner: pin.pinnerId === viewer.id,
        is_standard: pin.rich.story === undefined,
        has_been_promoted: pin.isPromoted,
        creative_type: creativeType(pin),
        pin_metrics: null,
      };
    }),
  );
}

/** Presents one pin. */
export async function presentApiPin(deps: Deps, viewer: SignedIn, pin: PinView): Promise<ApiPin> {
  const [view] = await presentApiPins(deps, viewer, [pin]);
  if (!view) throw new Error('A pin was presented as none: presentApiPins() keeps the number of pins.');
  return view;
}

/** Presents pins of others as the results of a search. */
export async function presentPinSummaries(
  deps: Deps,
  viewer: SignedIn,
  pins: readonly PinView[],
): Promise<readonly z.infer<typeof apiPinSummarySchema>[]> {
  const media = mediaPresenter(deps, viewer);
  return Promise.all(pins.map(async (pin) => ({ ...presentTexts(pin), media: await media(pin) })));
}

function presentTexts(pin: PinView) {
  return {
    id: String(pin.id),
    title: pin.ownTitle ?? pin.title,
    description: pin.ownDescription ?? pin.description,
    alt_text: pin.altText,
    link: pin.link,
  };
}

/** Returns the kind of a pin in the terms of the well-known description. */
export function creativeType(pin: PinView): ApiPin['creative_type'] {
  if (pin.rich.carousel) return 'CAROUSEL';
  if (pin.rich.collection) return 'COLLECTION';
  const type = getPinType(pin);
  if (type === 'video') return 'VIDEO';
  if (type === 'storyPin') return 'IDEA';
  return type === 'product' ? 'SHOPPING' : 'REGULAR';
}

function mediaPresenter(deps: Deps, viewer: SignedIn): (pin: PinView) => Promise<Media> {
  const { picture } = pinLoaders(deps, viewer);
  return async (pin) => {
    const images = presentRenditions(deps, pin);
    const video = videoList(pin)?.V_720P;
    if (video)
      return {
        media_type: 'video',
        images,
        cover_image_url: images['600x'].url,
        video_url: absolute(deps, video.url),
        duration: video.duration,
        width: video.width,
        height: video.height,
      };
    const { slots } = pin.rich.carousel ?? {};
    if (!slots) return { media_type: 'image', images };
    const items = await Promise.all(
      slots.map(async ({ imageId, title = null, details = null, link = null }) => {
        const row = await picture.load(BigInt(imageId));
        const shown = row ? presentRenditions(deps, row) : images;
        return { item_type: 'image' as const, title, description: details, link, images: shown };
      }),
    );
    return { media_type: 'multiple_images', items };
  };
}

function presentRenditions(deps: Deps, picture: PictureRow): z.infer<typeof imagesSchema> {
  const pick = (names: readonly string[]): z.infer<typeof imageSchema> => {
    const size = names.find((name) => picture.sizes[name]) ?? 'orig';
    const known = picture.sizes[size];
    return {
      url: absolute(deps, imageUrl(picture.signature, size)),
      width: known?.width ?? null,
      height: known?.height ?? null,
    };
  };
  return {
    '150x150': pick(RENDITIONS['150x150']),
    '400x300': pick(RENDITIONS['400x300']),
    '600x': pick(RENDITIONS['600x']),
    '1200x': pick(RENDITIONS['1200x']),
  };
}
