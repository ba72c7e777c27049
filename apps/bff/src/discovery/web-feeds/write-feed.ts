import { escapeHtml } from '@pegboard/types';
import { Feed } from 'feed';
import { pinSeoUrl, type PinView } from '../../pins/pins/index.ts';
import { absoluteMediaUrl, imageUrl } from '../../platform/media/images/index.ts';
import { toXmlText } from '../../platform/text/xml-text.ts';
import type { FeedSource } from './feed-source.ts';

/** The formats of a feed, by the end of its address. */
export const FEED_FORMATS = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;

/** A format of feeds: RSS 2.0, Atom 1.0 (RFC 4287) or JSON Feed 1. */
export type FeedFormat = keyof typeof FEED_FORMATS;

const SITE_NAME = 'Pegboard';
const IMAGE_SIZES = ['736x', '564x', '474x', '236x'] as const;
/** Returns a text for an element: the writer of XML takes `&amp;` for an ampersand that is escaped already. */
const elementText = (text: string, format: FeedFormat): string =>
  format === 'json' ? toXmlText(text) : toXmlText(text).replaceAll('&', '&amp;');

/**
 * Returns the title of an entry: Atom titles are declared to be HTML, those of the other formats are text. RSS titles are in
 * a CDATA section, of which the writer escapes one end only.
 */
function entryTitle(text: string, format: FeedFormat): string {
  const title = toXmlText(text);
  if (format === 'atom') return escapeHtml(title);
  return format === 'rss' ? title.replaceAll(']]>', ']] >') : title;
}

/** The names and paths of members, by their id. */
export type MemberNames = ReadonlyMap<bigint, { readonly name: string; readonly path: string }>;

/** Writes a feed in a format. Equal pins give equal texts, so that the text has an entity tag (IO-05). */
export function writeFeed(
  source: FeedSource,
  options: { readonly format: FeedFormat; readonly members: MemberNames; readonly publicUrl: string },
): string {
  const { format, members, publicUrl } = options;
  const author = source.authorId === undefined ? undefined : members.get(source.authorId);
  const url = publicUrl + source.path;
  const feed = new Feed({
    id: url,
    link: url,
    title: elementText(source.title, format),
    description: elementText(source.description, format),
    updated: updatedAt(source),
    generator: SITE_NAME,
    favicon: `${publicUrl}/favicon.ico`,
    feedLinks: { [format]: `${url}feed.${format}` },
    ...(source.image === undefined ? {} : { image: absoluteMediaUrl(source.image, publicUrl) }),
    ...(author && { author: { name: elementText(author.name, format), link: publicUrl + author.path } }),
  });
  for (const pin of source.pins) {
    const creator = members.get(pin.creatorId);
    const image = pictureOf(pin);
    feed.addItem({
      title: entryTitle(pin.ownTitle ?? pin.title ?? pin.gridTitle ?? '', format),
      id: `${publicUrl}/pin/${pin.id}/`,
      link: publicUrl + pinSeoUrl(pin),
      date: pin.createdAt,
      published: pin.createdAt,
      content: contentOf(pin, publicUrl),
      ...(image && {
        // The library derives the type from the end of the address.
        image: { url: absoluteMediaUrl(image.webp, publicUrl), type: 'image/webp', length: 0 },
      }),
      ...(creator && {
        author: [{ name: elementText(creator.name, format), link: publicUrl + creator.path }],
      }),
    });
  }
  if (format === 'rss') return feed.rss2();
  return format === 'atom' ? feed.atom1() : feed.json1();
}

/** Returns the time of the newest pin. */
function updatedAt({ pins, createdAt }: FeedSource): Date {
  const times = pins.map((pin) => pin.createdAt.getTime());
  return new Date(Math.max(createdAt?.getTime() ?? 0, ...times));
}

function pictureOf(
  pin: PinView,
):
  | { readonly jpg: string; readonly webp: string; readonly width: number; readonly height: number }
  | undefined {
  const size = IMAGE_SIZES.find((each) => pin.sizes[each]);
  const pixels = size && pin.sizes[size];
  if (!size || !pixels) return undefined;
  return { jpg: imageUrl(pin.signature, size, 'jpg'), webp: imageUrl(pin.signature, size), ...pixels };
}

/** Returns the content of an entry as HTML: the image with its alternative text, and the description. */
function contentOf(pin: PinView, publicUrl: string): string {
  const image = pictureOf(pin);
  const alt = escapeHtml(toXmlText(pin.altText ?? pin.autoAltText ?? ''));
  const description = toXmlText(pin.ownDescription ?? pin.description ?? '');
  const link = escapeHtml(publicUrl + pinSeoUrl(pin));
  const picture = image
    ? `<p><a href="${link}"><img src="${escapeHtml(absoluteMediaUrl(image.jpg, publicUrl))}" width="${image.width}" height="${image.height}" alt="${alt}"></a></p>`
    : '';
  return picture + (description === '' ? '' : `<p>${escapeHtml(description)}</p>`);
}
