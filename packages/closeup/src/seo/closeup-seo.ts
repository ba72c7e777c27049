import { getOffer, pinType, type Pin } from '@pegboard/types';
import { closeupJsonLd, type JsonLd } from './json-ld.ts';
import { absolute, seoCreator, seoDescription, seoTitle } from './seo-texts.ts';
import type { SeoSite } from './seo-site.ts';
import type { SeoFacts } from './seo-facts.ts';

/** One `<meta>`: by `property` for Open Graph, otherwise by `name`. */
export type SeoMeta = {
  readonly attribute: 'name' | 'property';
  readonly key: string;
  readonly content: string;
};

/** The metadata in the head of a pin's page (CU-09). Addresses are absolute. */
export type CloseupSeo = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The reason for which search engines must not index the page; undefined for a public page. */
  readonly noindexReason: string | undefined;
  readonly meta: readonly SeoMeta[];
  /** The address of its oEmbed data. */
  readonly oembed: string | undefined;
  readonly jsonLd: JsonLd;
};

const PREVIEW_SIZES = ['736x', '564x', '474x', 'orig'] as const;

/**
 * Returns the head of a pin's page for search engines and previews: title, description, address, images and
 * type.
 */
export function closeupSeo(pin: Pin, site: SeoSite): CloseupSeo {
  const title = seoTitle(pin, site);
  const description = seoDescription(pin, site);
  const canonical = absolute(pin.seoUrl ?? `/pin/${pin.id}/`, site) ?? `${site.publicUrl}/pin/${pin.id}/`;
  const noindexReason = pin.seoNoindexReason?.trim() || undefined;
  const preview = previewOf(pin, site);
  const facts = { title, description, canonical, preview };
  return {
    title,
    description,
    canonical,
    noindexReason,
    meta: [
      { attribute: 'name', key: 'description', content: description },
      ...(noindexReason === undefined
        ? [named('robots', 'max-image-preview:large')]
        : [named('robots', 'noindex'), named('pegboard:noindex-reason', noindexReason)]),
      ...openGraph(pin, site, facts),
      ...twitterCard(facts),
    ],
    // Only pins on public boards are shown on other sites.
    oembed: noindexReason?.startsWith('board_') ? undefined : site.oembedHref?.(canonical),
    jsonLd: closeupJsonLd(pin, site, facts),
  };
}

/** Returns the preview image of a pin: as JPEG, which every consumer supports. */
function previewOf(pin: Pin, site: SeoSite): SeoFacts['preview'] {
  for (const size of PREVIEW_SIZES) {
    const image = pin.images?.[size];
    const url = absolute(image?.url.replace(/\.webp$/, '.jpg'), site);
    if (image && url) return { ...image, url, alt: pin.altText?.trim() || pin.autoAltText?.trim() || '' };
  }
  return undefined;
}

function openGraph(pin: Pin, site: SeoSite, facts: SeoFacts): readonly SeoMeta[] {
  const { title, description, canonical, preview } = facts;
  const type = pinType(pin);
  const video = absolute(pin.video?.variants.V_720P?.url, site);
  const offer = type === 'product' && !pin.isOosProduct && !pin.isStaleProduct ? getOffer(pin) : undefined;
  const price = offer?.price ?? offer?.minPrice;
  const isArticle = Boolean(pin.richMetadata?.article);
  return metas([
    ['og:site_name', site.name],
    ['og:type', type === 'product' ? 'product' : type === 'video' ? 'video.other' : 'article'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', preview?.url],
    ['og:image:width', preview && `${preview.width}`],
    ['og:image:height', preview && `${preview.height}`],
    ['og:image:alt', preview?.alt || undefined],
    ['og:video', video],
    ['og:video:type', video && 'video/mp4'],
    ['product:price:amount', price == null ? undefined : `${price}`],
    ['product:price:currency', price == null ? undefined : offer?.currency],
    ['article:author', isArticle ? seoCreator(pin, site)?.url : undefined],
    [
      'article:published_time',
      isArticle ? (pin.richMetadata?.article?.datePublished ?? undefined) : undefined,
    ],
  ]);
}

function twitterCard({ title, description, preview }: SeoFacts): readonly SeoMeta[] {
  return [
    named('twitter:card', preview ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(preview ? [named('twitter:image', preview.url)] : []),
    ...(preview?.alt ? [named('twitter:image:alt', preview.alt)] : []),
  ];
}

const named = (key: string, content: string): SeoMeta => ({ attribute: 'name', key, content });

const metas = (rows: readonly (readonly [string, string | undefined])[]): readonly SeoMeta[] =>
  rows.flatMap(([key, content]) => (content === undefined ? [] : [{ attribute: 'property', key, content }]));
