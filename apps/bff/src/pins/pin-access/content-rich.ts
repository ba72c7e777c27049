import type { StoryTextAlignment, StoryTextPlace } from '@pegboard/types';
import type { VideoHeight } from '../../platform/media/videos/index.ts';

/**
 * The type-specific part of a content, as stored in `contents.rich`: each key exists only for the types that have it.
 */
export type ContentRich = {
  /** The guest who added the image by a share link of the board, by the name that they gave (IO-09). */
  readonly guest?: { readonly name: string };
  readonly gif?: boolean;
  /** A video that begins with the content's image; its files are stored beside those of the image. Milliseconds. */
  readonly video?: {
    readonly width: number;
    readonly height: number;
    readonly duration: number;
    /** The renditions of an uploaded video, the largest first; a generated one has `720p` only. */
    readonly heights?: readonly VideoHeight[];
    /** The time of the frame that is the content's image; the first frame without it. Milliseconds. */
    readonly coverMs?: number;
    /** The time of the frame that is being made the image. Milliseconds. */
    readonly pendingCoverMs?: number;
    /** By language (BCP 47), each with the name of its address. */
    readonly captions?: readonly { readonly language: string; readonly name: string }[];
  };
  readonly products?: readonly RichProduct[];
  readonly summary?: {
    readonly typeName?: string;
    readonly displayName?: string;
    /** The publisher of an article. */
    readonly siteName?: string;
    /** Minutes. */
    readonly displayCookTime?: number;
    readonly aggregateRating?: {
      readonly ratingValue: number;
      readonly bestRating: number;
      readonly reviewCount: number;
    };
  };
  readonly article?: {
    readonly name?: string;
    readonly description?: string;
    readonly authors?: readonly string[];
    /** ISO 8601. */
    readonly datePublished?: string;
  };
  readonly recipe?: {
    readonly name?: string;
    readonly servings?: number;
    /** Minutes. */
    readonly cookTime?: number;
    /** Minutes before the cooking. */
    readonly prepTime?: number;
    /** With their amounts, such as '2 cups long-grain rice'. */
    readonly ingredients: readonly string[];
    readonly steps?: readonly string[];
  };
  readonly carousel?: {
    readonly slots: readonly {
      readonly imageId: string;
      readonly title?: string;
      readonly details?: string;
      readonly link?: string;
    }[];
  };
  readonly story?: {
    readonly pages: readonly {
      readonly imageId: string;
      readonly title?: string;
      /** Paragraphs over the image. */
      readonly texts?: readonly string[];
      /** The place and the alignment of its texts: at the bottom, at the start of the lines by default (CR-08). */
      readonly textPlace?: StoryTextPlace;
      readonly textAlignment?: StoryTextAlignment;
      /** A page with a video, which begins with its image. Its files are as those of the video of a content. */
      readonly video?: {
        readonly width: number;
        readonly height: number;
        readonly duration: number;
        readonly heights?: readonly VideoHeight[];
      };
      /** An https address. */
      readonly link?: string;
      /** The members whom its texts mention, by the username in the text in lower case. */
      readonly mentions?: readonly { readonly username: string; readonly userId: string }[];
    }[];
    readonly lists?: StoryLists;
    /** Milliseconds. */
    readonly totalVideoDuration?: number;
    readonly isDeleted?: boolean;
  };
  /** The products in its images, by their contents (CU-05, 'shop the look'). */
  readonly tags?: readonly RichTag[];
  /** The entries of a collection, each with its image. */
  readonly collection?: readonly {
    readonly imageId: string;
    readonly pinId?: string;
    readonly link?: string;
  }[];
  /** The fields that only ads have, used while the content is promoted. */
  readonly ad?: {
    /** The destination, if it differs from the content's link. */
    readonly destinationUrl?: string;
    /** The ad has no close-up: one tap opens its site. */
    readonly isOneTap?: boolean;
    /** The partner with whom the ad is made, and the advertiser's name there. */
    readonly partnership?: { readonly partner: string; readonly advertiser?: string };
  };
  readonly sponsorship?: {
    readonly status: number;
    readonly creatorId?: string;
    readonly sponsorId?: string;
  };
};

/** The lists of a story (CR-08). */
export type StoryLists = {
  readonly servings?: number;
  readonly minutes?: number;
  readonly ingredients?: readonly string[];
  readonly materials?: readonly string[];
  readonly steps?: readonly string[];
};

/** A product in an image of a content. Without a place it is listed only. */
export type RichTag = {
  readonly contentId: string;
  /** The place (CR-09): fractions of the image, from its left and its top. */
  readonly x?: number;
  readonly y?: number;
  /** The image of a slide or page that has the place; the content's own image without it. */
  readonly imageId?: string;
};

/** A product of a content. Prices are in units of the currency (ISO 4217). */
export type RichProduct = {
  readonly name: string;
  readonly brand?: string;
  readonly price?: number;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly standardPrice?: number;
  readonly currency: string;
  /** Minimum order value for free shipping; 0: always free. */
  readonly freeShippingPrice?: number;
  readonly variants?: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly itemId?: string;
  readonly itemSetId?: string;
};
