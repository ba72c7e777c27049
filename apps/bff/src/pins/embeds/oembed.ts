import { z } from 'zod';
import { escapeHtml } from '@pegboard/types';
import { embedSize } from './embed-size.ts';
import type { EmbedView } from './embed-view.ts';

/** The oEmbed response of a pin (oembed.com, version 1.0). */
export const oembedSchema = z.strictObject({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  author_name: z.string().optional(),
  author_url: z.string().optional(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.int(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
});

/** Cache lifetime of a response in seconds. */
export const EMBED_MAX_AGE = 300;

/** Presents a pin as an oEmbed response: a frame with its embeddable page. */
export function oembed(
  view: EmbedView,
  options: { readonly maxWidth?: number | undefined; readonly maxHeight?: number | undefined },
  site: { readonly name: string; readonly publicUrl: string },
): z.infer<typeof oembedSchema> {
  const { title, creator, picture } = view;
  const { width, height } = embedSize(picture, options);
  return {
    version: '1.0',
    type: 'rich',
    title,
    ...(creator && { author_name: creator.name, author_url: creator.address }),
    provider_name: site.name,
    provider_url: `${site.publicUrl}/`,
    cache_age: EMBED_MAX_AGE,
    ...(picture && {
      thumbnail_url: picture.url,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
    html: `<iframe src="${site.publicUrl}/pin/${view.id}/embed/" width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin" frameborder="0"></iframe>`,
    width,
    height,
  };
}

/** Returns the id of the pin of an address: `/pin/{slug}` of this site without further segments. */
export function parsePinUrl(address: string, publicUrl: string): string | undefined {
  const url = URL.parse(address);
  if (!url || url.origin !== new URL(publicUrl).origin || url.username !== '') return undefined;
  const [, slug = ''] = /^\/pin\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  return /(?:^|--)(\d{1,19})$/.exec(slug)?.[1];
}
