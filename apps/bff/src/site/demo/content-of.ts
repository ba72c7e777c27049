import type { DemoPin, PictureSpec } from '@pegboard/demo-content';
import { SPONSORSHIP_STATUSES } from '@pegboard/types';
import type { tables } from '../tables.ts';
import type { ContentRich } from '../../pins/pin-access/index.ts';
import { pictureKey } from './draw-pictures.ts';

/** Lookup tables between the rows of a demo world. */
export type Known = {
  /** Returns the id of an image by its key. */
  readonly image: (key: string) => bigint;
  /** Returns the size and duration of the video of an image, by its key; undefined without an encoder. */
  readonly video: (key: string) => ContentRich['video'];
  /** Returns the id of a member by username. */
  readonly user: (username: string) => bigint;
  /** Returns the id of a content by the key of its pin; undefined if this world does not contain it. */
  readonly content: (key: string) => bigint | undefined;
  /** Returns a pin as an entry of a collection, by its key; undefined if this world does not contain it. */
  readonly entry: (key: string) => NonNullable<ContentRich['collection']>[number] | undefined;
  /** Returns the id of a topic by its `urlName`. */
  readonly topic: (urlName: string) => bigint;
};

type Story = NonNullable<ContentRich['story']>;

/** Creates the content of a demo pin; the caller sets its counters. */
export function createDemoContent(
  pin: DemoPin,
  createdAt: Date,
  known: Known,
): Omit<typeof tables.contents.$inferInsert, 'id'> {
  const { title, description = null, altText, category, link = null, detail, promotion } = pin;
  return {
    creatorId: known.user(pin.creator),
    imageId: known.image(pictureKey(detail.kind === 'gif' ? detail.frames : pin.picture)),
    title,
    gridTitle: title,
    description,
    altText,
    autoAltText: altText,
    category,
    link,
    interestId: known.topic(pin.topic),
    digitalMediaSourceType: pin.mediaType ?? null,
    isPromoted: promotion !== undefined,
    promotedIsRemovable: promotion?.isRemovable ?? false,
    promoterId: promotion ? known.user(promotion.promoter) : null,
    isOosProduct: detail.kind === 'product' && detail.isSoldOut,
    isStaleProduct: detail.kind === 'product' && detail.isStale,
    rich: {
      ...richOf(pin, createdAt, known),
      ...promotionOf(pin, known),
      ...tagsOf(pin, known),
      ...collectionOf(pin, known),
    },
    createdAt,
  };
}

function richOf(
  { title, description, detail, picture }: DemoPin,
  createdAt: Date,
  known: Known,
): ContentRich {
  const idOf = (picture: PictureSpec): string => String(known.image(pictureKey(picture)));
  switch (detail.kind) {
    case 'image':
      return {};
    case 'gif':
      return { gif: true };
    case 'video': {
      const video = known.video(pictureKey(picture));
      return video ? { video } : {};
    }
    case 'product':
      return { products: [detail.product] };
    case 'recipe': {
      const { cookMinutes, servings, ingredients, ratingValue, reviewCount } = detail.recipe;
      return {
        summary: {
          typeName: 'recipe',
          displayName: title,
          siteName: detail.siteName,
          displayCookTime: cookMinutes,
          aggregateRating: { ratingValue, bestRating: 5, reviewCount },
        },
        recipe: { name: title, servings, cookTime: cookMinutes, ingredients },
      };
    }
    case 'article':
      return {
        summary: { typeName: 'article', displayName: title, siteName: detail.siteName },
        article: {
          name: title,
          ...(description === undefined ? {} : { description }),
          authors: [detail.author],
          datePublished: createdAt.toISOString(),
        },
      };
    case 'carousel':
      return {
        carousel: {
          slots: detail.slots.map(({ picture, ...slot }) => ({ ...slot, imageId: idOf(picture) })),
        },
      };
    case 'story':
      return {
        story: storyOf(
          detail.pages.map(({ picture, title: page, seconds }) => {
            const video = seconds === undefined ? undefined : known.video(pictureKey(picture));
            return { imageId: idOf(picture), title: page, ...(video ? { video } : {}) };
          }),
        ),
      };
  }
}

function storyOf(pages: Story['pages']): Story {
  const totalVideoDuration = pages.reduce((sum, { video }) => sum + (video?.duration ?? 0), 0);
  return { pages, ...(totalVideoDuration > 0 ? { totalVideoDuration } : {}) };
}

function tagsOf({ tags = [] }: DemoPin, known: Known): ContentRich {
  const ids = tags.flatMap((key) => known.content(key) ?? []);
  return ids.length === 0 ? {} : { tags: ids.map((id) => ({ contentId: String(id) })) };
}

/** Returns the entries of a collection that this world contains; undefined without any. */
function collectionOf({ collection = [] }: DemoPin, known: Known): ContentRich {
  const entries = collection.flatMap((key) => known.entry(key) ?? []);
  return entries.length === 0 ? {} : { collection: entries };
}

function promotionOf({ promotion }: DemoPin, known: Known): ContentRich {
  if (!promotion) return {};
  const { promoter, partner, ad } = promotion;
  const ofAd = ad === undefined ? {} : { ad };
  if (partner === undefined) return ofAd;
  return {
    ...ofAd,
    sponsorship: {
      status: SPONSORSHIP_STATUSES.approved,
      creatorId: String(known.user(partner)),
      sponsorId: String(known.user(promoter)),
    },
  };
}
