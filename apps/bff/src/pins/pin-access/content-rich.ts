import type { VideoHeight } from '../../platform/media/videos/index.ts';

/** The rich part of a content, as kept in `contents.rich`: each key is there only for the kinds that have it. */
export type ContentRich = {
  readonly gif?: boolean;
  /** A video that begins with the content's picture; its files lie beside those of the picture. Milliseconds. */
  readonly video?: {
    readonly width: number;
    readonly height: number;
    readonly duration: number;
    /** The renditions of an uploaded video, the largest first; a drawn one has `720p` only. */
    readonly heights?: readonly VideoHeight[];
    /** By their language (BCP 47), each with the name of its address. */
    readonly captions?: readonly { readonly language: string; readonly name: string }[];
  };
  readonly products?: readonly RichProduct[];
  readonly summary?: {
    readonly typeName?: string;
    readonly displayName?: string;
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
    /** With their amounts, as '2 cups long-grain rice'. */
    readonly ingredients: readonly string[];
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
      /** Paragraphs over the picture. */
      readonly texts?: readonly string[];
      /** A page that moves: its video begins with its picture. */
      readonly video?: { readonly width: number; readonly height: number; readonly duration: number };
    }[];
    /** Milliseconds. */
    readonly totalVideoDuration?: number;
    readonly isDeleted?: boolean;
  };
  /** The products in its picture, by their contents (CU-05, 'shop the look'). */
  readonly tags?: readonly { readonly contentId: string }[];
  /** The entries of a collection, each with its picture. */
  readonly collection?: readonly {
    readonly imageId: string;
    readonly pinId?: string;
    readonly link?: string;
  }[];
  /** The fields that only ads have, used while the content is promoted. */
  readonly ad?: {
    /** The destination, if it differs from the content's link. */
    readonly destinationUrl?: string;
    /** It has no close-up: its site opens at one tap. */
    readonly isOneTap?: boolean;
    /** The partner whom it is made with, and the name that its advertiser has there. */
    readonly partnership?: { readonly partner: string; readonly advertiser?: string };
  };
  readonly sponsorship?: {
    readonly status: number;
    readonly creatorId?: string;
    readonly sponsorId?: string;
  };
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
  /** Shipping is free from an order of this much; 0: always. */
  readonly freeShippingPrice?: number;
  readonly variants?: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly itemId?: string;
  readonly itemSetId?: string;
};
