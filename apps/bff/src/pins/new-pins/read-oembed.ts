import type { DraftDetails } from '@pegboard/types';
import { z } from 'zod';
import type { SafeFetch } from '../../platform/outbound-fetch/index.ts';
import type { PageImage } from './page-images.ts';
import { htmlToPlainLine } from './plain-line.ts';
import type { PageReading } from './read-page.ts';
import { parseAvailability, parseCurrency, parsePrice, TEXT_MAX } from './schema-values.ts';

const RESPONSE_BYTES_MAX = 200_000;
const RESPONSE_TYPES = ['application/json', 'application/json+oembed', 'text/json', 'text/javascript'];
const OFFERS_MAX = 100;

const text = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined);
const side = z.coerce.number().int().positive().max(16_384).nullable().catch(null);
const offerFields = {
  price: text,
  currency_code: text,
  availability: text,
  in_stock: z.boolean().optional().catch(undefined),
};
const offers = z
  .array(z.object(offerFields))
  .transform((list) => list.slice(0, OFFERS_MAX))
  .catch([]);

/** The fields of an oEmbed response (oembed.com), and those of products, as Shopify sends them. */
const oembedSchema = z.object({
  title: text,
  author_name: text,
  provider_name: text,
  thumbnail_url: z.string().optional().catch(undefined),
  thumbnail_width: side,
  thumbnail_height: side,
  brand: text,
  ...offerFields,
  offers,
  products: z.array(z.object({ brand: text, offers })).catch([]),
});

/** An oEmbed response. */
export type Oembed = z.infer<typeof oembedSchema>;

/** Returns the address of the oEmbed response of a page, if it may complete the page's own data. */
export function getOembedUrl({ oembedUrl, title, details }: PageReading): string | null {
  const isComplete =
    title !== null &&
    details !== null &&
    (details.kind !== 'product' || (details.price !== null && details.currency !== null)) &&
    (details.kind !== 'article' || details.authors.length > 0);
  return isComplete ? null : oembedUrl;
}

/** Fetches an oEmbed response, within `limitMs`. Returns undefined for any other content. */
export async function fetchOembed(
  fetchSafely: SafeFetch,
  url: string,
  limitMs: number,
): Promise<Oembed | undefined> {
  const fetched = await fetchSafely(url, {
    body: { maxBytes: RESPONSE_BYTES_MAX, types: RESPONSE_TYPES },
    limitMs,
  });
  if (fetched.kind === 'refused' || fetched.status < 200 || fetched.status >= 300) return undefined;
  return parseOembed(fetched.bytes.toString('utf8'));
}

/** Parses an oEmbed response. Returns undefined for an invalid one. */
export function parseOembed(json: string): Oembed | undefined {
  try {
    return oembedSchema.safeParse(JSON.parse(json)).data;
  } catch {
    // Invalid JSON is ignored.
    return undefined;
  }
}

/** Returns the data of a page, completed with values that only its oEmbed response has. */
export function completePage(page: PageReading, oembed: Oembed): PageReading {
  const title = page.title ?? toLine(oembed.title);
  return {
    ...page,
    title,
    siteName: page.siteName ?? toLine(oembed.provider_name),
    details: completeDetails(page.details, oembed, title),
  };
}

/** Returns the image of an oEmbed response; its address may be relative or invalid. */
export function getThumbnail(oembed: Oembed): Omit<PageImage, 'alt'> | undefined {
  const { thumbnail_url: url, thumbnail_width: width, thumbnail_height: height } = oembed;
  return url === undefined ? undefined : { url, width, height };
}

function completeDetails(
  details: DraftDetails | null,
  oembed: Oembed,
  title: string | null,
): DraftDetails | null {
  const [product] = oembed.products;
  const offer = [oembed, ...oembed.offers, ...(product?.offers ?? [])].find(
    ({ price }) => parsePrice(price) !== null,
  );
  if (details?.kind === 'article' && details.authors.length === 0) {
    const author = toLine(oembed.author_name);
    return { ...details, authors: author === null ? [] : [author] };
  }
  if (!offer || (details !== null && details.kind !== 'product')) return details;
  const isPriced = details !== null && details.price !== null;
  return {
    kind: 'product',
    name: details?.name || title || '',
    brand: details?.brand || toLine(oembed.brand ?? product?.brand) || '',
    price: isPriced ? details.price : parsePrice(offer.price),
    currency: details?.currency ?? parseCurrency(offer.currency_code ?? oembed.currency_code),
    isInStock: details?.isInStock ?? offer.in_stock ?? parseAvailability(offer.availability),
  };
}

function toLine(value: string | undefined): string | null {
  return htmlToPlainLine(value ?? '', TEXT_MAX);
}
