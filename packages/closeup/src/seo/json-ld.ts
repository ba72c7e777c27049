import {
  isSafeLink,
  getOffer,
  pinType,
  getProducts,
  RATING_MAX,
  compact,
  getRecipe,
  truncate,
  type AggregateRating,
  type Pin,
} from '@pegboard/types';
import type { SeoFacts } from './seo-facts.ts';
import type { SeoSite } from './seo-site.ts';
import { digitalSource } from './digital-source.ts';
import { isoDuration } from './iso-duration.ts';
import { howToSteps, storyListsJsonLd } from './story-lists-json-ld.ts';
import { absolute, seoCreator } from './seo-texts.ts';

/** Structured data of schema.org for `JSON.stringify`, which omits undefined values. */
export type JsonLd = { readonly [key: string]: unknown };

const HEADLINE_MAX = 110;

/**
 * Returns the JSON-LD of a pin with its breadcrumbs (CU-09): a video is a `VideoObject`, a product a
 * `Product`, a recipe a `Recipe`, an article an `Article`, slides an `ImageGallery`, a story a
 * `SocialMediaPosting` or, with lists, a `Recipe` or a `HowTo`, any other an `ImageObject`.
 */
export function closeupJsonLd(pin: Pin, site: SeoSite, facts: SeoFacts): JsonLd {
  const thing = thingOf(pin, site, facts);
  return { '@context': 'https://schema.org', '@graph': [thing, breadcrumbs(pin, site, facts)] };
}

function thingOf(pin: Pin, site: SeoSite, facts: SeoFacts): JsonLd {
  const common = commonOf(pin, site, facts);
  const type = pinType(pin);
  if (type === 'video') return { '@type': 'VideoObject', ...common, ...videoOf(pin, site, facts) };
  if (type === 'product') return { '@type': 'Product', ...common, ...productOf(pin, facts) };
  if (type === 'recipe') return { '@type': 'Recipe', ...common, ...recipeFacts(pin) };
  const lists = pin.storyPin?.isDeleted ? undefined : pin.storyPin?.lists;
  if (type === 'storyPin' && lists)
    return { ...common, ...storyListsJsonLd(lists), datePublished: pin.createdAt };
  if (type === 'storyPin')
    return {
      '@type': 'SocialMediaPosting',
      ...common,
      headline: headline(facts),
      datePublished: pin.createdAt,
    };
  if (pin.richMetadata?.article) return { '@type': 'Article', ...common, ...articleOf(pin, facts) };
  if (pin.carousel && pin.carousel.slots.length > 1)
    return { '@type': 'ImageGallery', ...common, associatedMedia: slidesOf(pin, site) };
  return { '@type': 'ImageObject', ...common, ...imageOf(pin, site, facts) };
}

function commonOf(pin: Pin, site: SeoSite, facts: SeoFacts): JsonLd {
  const { title, description, canonical, preview } = facts;
  const isProduct = pinType(pin) === 'product';
  return {
    '@id': `${canonical}#pin`,
    name: title,
    description,
    url: canonical,
    image: preview && {
      '@type': 'ImageObject',
      url: preview.url,
      width: pixels(preview.width),
      height: pixels(preview.height),
    },
    // A schema.org Product has neither `author` nor `isBasedOn`.
    ...(isProduct ? {} : { author: personOf(pin, site), isBasedOn: sourceOf(pin) }),
  };
}

function imageOf(pin: Pin, site: SeoSite, { preview }: SeoFacts): JsonLd {
  const creator = personOf(pin, site);
  return {
    contentUrl: preview?.url,
    width: preview && pixels(preview.width),
    height: preview && pixels(preview.height),
    // Search engines show who made an image by these, not by `author`.
    creator,
    creditText: creator?.['name'],
    caption: preview?.alt || undefined,
    uploadDate: pin.createdAt,
    digitalSourceType: digitalSource(pin.digitalMediaSourceType),
  };
}

function videoOf(pin: Pin, site: SeoSite, { preview }: SeoFacts): JsonLd {
  const { V_720P: file, V_HLSV4: list } = pin.video?.variants ?? {};
  return {
    contentUrl: absolute(file?.url ?? list?.url, site),
    thumbnailUrl: preview && [preview.url],
    duration: isoDuration(((file ?? list)?.duration ?? 0) / 1000),
    uploadDate: pin.createdAt,
    digitalSourceType: digitalSource(pin.digitalMediaSourceType),
  };
}

function productOf(pin: Pin, { canonical }: SeoFacts): JsonLd {
  const [product] = getProducts(pin);
  const brand = product?.brand?.name?.trim();
  return {
    ...(product?.name ? { name: product.name } : {}),
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    sku: product?.itemId ?? undefined,
    offers: offerFacts(pin, sourceOf(pin) ?? canonical),
    aggregateRating: ratingOf(pin.richSummary?.aggregateRating),
  };
}

/** Returns the offer of a product; a stale price is omitted. */
function offerFacts(pin: Pin, url: string): JsonLd | undefined {
  const offer = getOffer(pin);
  if (!offer || pin.isStaleProduct) return undefined;
  const { currency: priceCurrency, price, minPrice, maxPrice } = offer;
  const availability = `https://schema.org/${pin.isOosProduct ? 'OutOfStock' : 'InStock'}`;
  if (minPrice != null && maxPrice != null)
    return {
      '@type': 'AggregateOffer',
      lowPrice: minPrice,
      highPrice: maxPrice,
      offerCount: getProducts(pin).length,
      priceCurrency,
      availability,
      url,
    };
  if (price == null) return undefined;
  return { '@type': 'Offer', price, priceCurrency, availability, url };
}

function recipeFacts(pin: Pin): JsonLd {
  const recipe = getRecipe(pin);
  const minutes = recipe?.cookTime ?? pin.richSummary?.displayCookTime ?? 0;
  const preparation = recipe?.prepTime ?? 0;
  const steps = compact(recipe?.steps);
  const ingredients = recipe?.ingredients ?? [];
  return {
    ...(recipe?.name ? { name: recipe.name } : {}),
    recipeYield: recipe?.servings == null ? undefined : `${recipe.servings}`,
    ...(preparation === 0
      ? {}
      : { prepTime: isoDuration(preparation * 60), cookTime: isoDuration(minutes * 60) }),
    totalTime: isoDuration((preparation + minutes) * 60),
    recipeIngredient: ingredients.length === 0 ? undefined : [...new Set(ingredients)],
    recipeInstructions: steps.length === 0 ? undefined : howToSteps(steps),
    aggregateRating: ratingOf(recipe?.aggregateRating ?? pin.richSummary?.aggregateRating),
    datePublished: pin.createdAt,
  };
}

function articleOf(pin: Pin, facts: SeoFacts): JsonLd {
  const article = pin.richMetadata?.article;
  const authors = article?.authors ?? [];
  return {
    headline: headline({ title: article?.name?.trim() || facts.title }),
    ...(authors.length === 0 ? {} : { author: authors.map((name) => ({ '@type': 'Person', name })) }),
    publisher: publisherOf(pin),
    datePublished: article?.datePublished ?? pin.createdAt,
  };
}

function publisherOf(pin: Pin): JsonLd | undefined {
  const name = pin.richSummary?.siteName?.trim();
  return name ? { '@type': 'Organization', name } : undefined;
}

function slidesOf(pin: Pin, site: SeoSite): readonly JsonLd[] {
  return (pin.carousel?.slots ?? []).flatMap(({ title, details, images }) => {
    const contentUrl = absolute((images?.['736x'] ?? images?.['236x'])?.url, site);
    return contentUrl
      ? [{ '@type': 'ImageObject', contentUrl, name: title || undefined, description: details || undefined }]
      : [];
  });
}

function ratingOf(rating: AggregateRating | null | undefined): JsonLd | undefined {
  if (rating?.ratingValue == null || !rating.reviewCount) return undefined;
  const bestRating = rating.bestRating ?? RATING_MAX;
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.min(rating.ratingValue, bestRating),
    bestRating,
    reviewCount: rating.reviewCount,
  };
}

function personOf(pin: Pin, site: SeoSite): JsonLd | undefined {
  const creator = seoCreator(pin, site);
  return creator && { '@type': 'Person', ...creator };
}

function sourceOf(pin: Pin): string | undefined {
  return pin.link && isSafeLink(pin.link) && URL.canParse(pin.link) ? pin.link : undefined;
}

/** Returns a length in pixels: the vocabulary has no plain numbers for lengths. E37 is the code of the pixel (UN/CEFACT). */
const pixels = (value: number): JsonLd => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' });

const headline = ({ title }: { readonly title: string }): string => truncate(title, HEADLINE_MAX);

/** Returns the breadcrumbs from the home page over the board to the pin. */
function breadcrumbs(pin: Pin, site: SeoSite, { title, canonical }: SeoFacts): JsonLd {
  const board = absolute(pin.board?.url, site);
  const steps = [
    { name: site.name, item: `${site.publicUrl}/` },
    ...(board && pin.board?.name ? [{ name: pin.board.name, item: board }] : []),
    { name: title, item: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
