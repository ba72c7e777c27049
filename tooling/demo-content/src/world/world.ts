import type { PictureSpec } from '../picture.ts';

/**
 * The initial data of the demo site, as plain data: members by username, boards and pins by key, times as
 * ages.
 */
export type DemoWorld = {
  readonly topics: readonly DemoTopic[];
  readonly creators: readonly DemoCreator[];
  readonly boards: readonly DemoBoard[];
  readonly pins: readonly DemoPin[];
  readonly saves: readonly DemoSave[];
  readonly userFollows: readonly { readonly follower: string; readonly followed: string }[];
  readonly boardFollows: readonly { readonly follower: string; readonly board: string }[];
  readonly topicFollows: readonly { readonly follower: string; readonly topic: string }[];
  readonly comments: readonly DemoComment[];
  readonly reactions: readonly { readonly pin: string; readonly user: string; readonly type: number }[];
  readonly invites: readonly DemoInvite[];
  readonly conversations: readonly DemoConversation[];
  readonly articles: readonly DemoArticle[];
};

/** A topic that members follow. */
export type DemoTopic = {
  readonly urlName: string;
  readonly name: string;
  /** The `urlName` of the topic above it. */
  readonly parent?: string;
  /** Words, in several languages, by which texts are recognized to be about it. */
  readonly keywords?: readonly string[];
};

/** A member with an account. */
export type DemoCreator = {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly about: string;
  readonly websiteUrl?: string;
  readonly isVerifiedMerchant: boolean;
  readonly country: string;
  readonly gender?: 'female' | 'male';
  readonly birthYear?: number;
  /** Their choice about ads that use partner data. */
  readonly adsByPartners?: boolean;
  readonly portrait: PictureSpec;
  readonly ageDays: number;
};

/** A board; its key is unique, its section titles are unique within it. */
export type DemoBoard = {
  readonly key: string;
  readonly owner: string;
  readonly name: string;
  readonly description: string;
  readonly privacy: 'public' | 'protected' | 'secret';
  readonly sections: readonly string[];
  readonly collaborators: readonly string[];
  readonly ageDays: number;
};

/** A pin that a member created. */
export type DemoPin = {
  readonly key: string;
  readonly creator: string;
  readonly board: string;
  readonly section?: string;
  /** The topic's `urlName`. */
  readonly topic: string;
  readonly picture: PictureSpec;
  readonly title: string;
  readonly description?: string;
  readonly altText: string;
  readonly category: string;
  readonly link?: string;
  readonly detail: PinDetail;
  readonly promotion?: DemoPromotion;
  /** The code of the label that says how it was made. */
  readonly mediaType?: number;
  /** The product pins of the objects in its image, by key. */
  readonly tags?: readonly string[];
  /** The product pins that it shows as a collection, by key. */
  readonly collection?: readonly string[];
  readonly ageDays: number;
};

/** The details of a pin of a kind. */
export type PinDetail =
  | { readonly kind: 'image' }
  | { readonly kind: 'gif'; readonly frames: readonly PictureSpec[]; readonly delayMs: number }
  /** The camera moves over the image for this duration; a still image without an encoder. */
  | { readonly kind: 'video'; readonly seconds: number }
  | {
      readonly kind: 'product';
      readonly product: DemoProduct;
      readonly isSoldOut: boolean;
      readonly isStale: boolean;
    }
  | { readonly kind: 'recipe'; readonly siteName: string; readonly recipe: DemoRecipe }
  | { readonly kind: 'article'; readonly siteName: string; readonly author: string }
  | { readonly kind: 'carousel'; readonly slots: readonly DemoSlide[] }
  | { readonly kind: 'story'; readonly pages: readonly DemoSlide[] };

/** A product; prices in units of the currency. */
export type DemoProduct = {
  readonly name: string;
  readonly brand: string;
  readonly currency: string;
  readonly price?: number;
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly standardPrice?: number;
  readonly freeShippingPrice?: number;
  readonly variants: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly itemId: string;
  /** Equal for the same product at all sellers. */
  readonly itemSetId: string;
};

/** A recipe; `cookMinutes` is the total time. */
export type DemoRecipe = {
  readonly cookMinutes: number;
  readonly servings: number;
  readonly ingredients: readonly string[];
  readonly ratingValue: number;
  readonly reviewCount: number;
};

/** A slide of a carousel or a page of a story. */
export type DemoSlide = {
  readonly picture: PictureSpec;
  readonly title: string;
  readonly details?: string;
  readonly link?: string;
  /** The camera moves over the image for this duration; a still image without an encoder. */
  readonly seconds?: number;
};

/** The targeting of a promotion; customers by username. */
export type DemoTargeting = {
  readonly ageBuckets?: readonly ('18-24' | '25-34' | '35-44' | '45-49' | '50-54' | '55-64' | '65+')[];
  readonly genders?: readonly ('female' | 'male')[];
  readonly locales?: readonly string[];
  readonly devices?: readonly ('AppType_WEB' | 'AppType_WEB_MOBILE')[];
  readonly keywords?: readonly string[];
  /** Targets members who like the topic of the pin. */
  readonly ownTopic?: true;
  readonly regions?: readonly string[];
  readonly customers?: readonly string[];
  readonly personas?: readonly string[];
  readonly engagement?: true;
  readonly lookalike?: true;
  readonly expanded?: true;
  readonly shoppingProspecting?: true;
};

/** A paid promotion, and its targeting. */
export type DemoPromotion = {
  readonly promoter: string;
  readonly isRemovable: boolean;
  /** Present if a creator was paid. */
  readonly partner?: string;
  /** The fields that only ads have. */
  readonly ad?: {
    /** The destination, if it differs from the pin's. */
    readonly destinationUrl?: string;
    /** True for an ad without a close-up, which opens its site. */
    readonly isOneTap?: true;
    /** The partners of the pin, by full name. */
    readonly partnership?: { readonly partner: string; readonly advertiser: string };
  };
  readonly targeting: DemoTargeting;
};

/** A copy of a pin on another board. */
export type DemoSave = {
  readonly pin: string;
  readonly pinner: string;
  /** A board's key, or 'profile' for a quick save. */
  readonly board: string;
  readonly section?: string;
  readonly ageDays: number;
};

/** A comment on a pin. */
export type DemoComment = {
  readonly pin: string;
  readonly author: string;
  readonly text: string;
  readonly ageDays: number;
};

/** A pending invite to a board. */
export type DemoInvite = {
  readonly board: string;
  readonly invited: string;
  readonly by: string;
  readonly ageDays: number;
};

/** A conversation. The first member started it. */
export type DemoConversation = {
  readonly people: readonly string[];
  /** Members who do not follow the starter, and have not accepted yet. */
  readonly requestTo: readonly string[];
  /** Members who have read nothing since they last wrote. */
  readonly unreadBy: readonly string[];
  readonly messages: readonly {
    readonly from: string;
    readonly text?: string;
    readonly pin?: string;
    readonly board?: string;
    readonly ageDays: number;
  }[];
};

/** A block of an article; Pins by key. */
export type DemoArticleBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      readonly links: readonly { readonly text: string; readonly url: string }[];
    }
  | { readonly kind: 'pins'; readonly pins: readonly string[] }
  /** The image of a Pin. */
  | { readonly kind: 'image'; readonly pin: string; readonly altText: string };

/** A published article of the editors. */
export type DemoArticle = {
  readonly slug: string;
  readonly kind: 'article' | 'shop';
  readonly language: 'en' | 'de' | 'ar';
  readonly title: string;
  readonly summary: string;
  readonly coverPin: string;
  readonly blocks: readonly DemoArticleBlock[];
  readonly ageDays: number;
};
