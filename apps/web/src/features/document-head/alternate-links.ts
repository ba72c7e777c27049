import { attributes } from './screen-head.ts';

const FEEDS = [
  { file: 'feed.rss', type: 'application/rss+xml' },
  { file: 'feed.atom', type: 'application/atom+xml' },
  { file: 'feed.json', type: 'application/feed+json' },
] as const;
const OEMBED = [
  { format: 'json', type: 'application/json+oembed' },
  { format: 'xml', type: 'text/xml+oembed' },
] as const;

/** Returns links to the feeds of a page, by which readers discover them (IO-05). `url` ends with a slash. */
export function feedLinks(url: string, title: string): string {
  return FEEDS.map(
    ({ file, type }) => `<link ${attributes({ rel: 'alternate', type, href: url + file, title })}>`,
  ).join('');
}

/** Returns links to the oEmbed data of a page, by which other sites discover how to embed it (IO-06). */
export function oembedLinks(url: string, title: string, publicUrl: string): string {
  return OEMBED.map(({ format, type }) => {
    const href = `${publicUrl}/oembed/?${new URLSearchParams({ url, format })}`;
    return `<link ${attributes({ rel: 'alternate', type, href, title })}>`;
  }).join('');
}
