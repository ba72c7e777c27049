import { escapeHtml } from '@pegboard/types';
import { js2xml } from 'xml-js';
import { z } from 'zod';
import { toXmlText } from '../../platform/text/xml-text.ts';
import { embedMessages } from './embed-messages.ts';
import { EMBED_COLUMNS, type EmbedOptions } from './embed-options.ts';
import { embedSize, gridSize } from './embed-size.ts';
import type { EmbedView, GridView } from './embed-view.ts';

/** The oEmbed response of a pin, board or profile (oembed.com, version 1.0). */
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

/** The oEmbed response of a pin, board or profile. */
export type Oembed = Readonly<z.infer<typeof oembedSchema>>;

/** Cache lifetime of a response in seconds. */
export const EMBED_MAX_AGE = 300;

/** The requested size, and the options of the embedded page. */
export type OembedOptions = Partial<EmbedOptions> & {
  readonly maxWidth?: number | undefined;
  readonly maxHeight?: number | undefined;
};

type Site = { readonly name: string; readonly publicUrl: string };

/** Presents a pin as an oEmbed response: a frame with its embeddable page. */
export function oembed(view: EmbedView, options: OembedOptions, site: Site): Oembed {
  const title = view.title ?? embedMessages(options.lang ?? 'en-US').untitled;
  const { id, creator, picture } = view;
  const size = embedSize(picture, options);
  return responseOf({ title, author: creator, picture, path: `/pin/${id}/embed/`, size }, options, site);
}

/** Presents a board or a profile as an oEmbed response; its thumbnail is the image for link previews. */
export function gridOembed(view: GridView, options: OembedOptions, site: Site): Oembed {
  const { title, owner, path, address, cards, preview } = view;
  const author = owner ?? { name: title, address };
  return responseOf(
    { title, author, picture: preview ?? cards[0]?.picture, path, size: gridSize(options) },
    options,
    site,
  );
}

function responseOf(
  of: Pick<EmbedView, 'picture'> & {
    readonly title: string;
    readonly author: EmbedView['creator'];
    readonly path: string;
    readonly size: { readonly width: number; readonly height: number };
  },
  options: OembedOptions,
  site: Site,
): Oembed {
  const { title, author, picture, path, size } = of;
  const { width, height } = size;
  const source = escapeHtml(site.publicUrl + path + queryOf(options));
  return {
    version: '1.0',
    type: 'rich',
    title,
    ...(author && { author_name: author.name, author_url: author.address }),
    provider_name: site.name,
    provider_url: `${site.publicUrl}/`,
    cache_age: EMBED_MAX_AGE,
    ...(picture && {
      thumbnail_url: picture.url,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
    html: `<iframe src="${source}" width="${width}" height="${height}" title="${escapeHtml(title)}" loading="lazy" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-same-origin" frameborder="0"></iframe>`,
    ...size,
  };
}

/** Returns the query of an embedded page: the options that differ from the defaults. */
function queryOf({ theme = 'auto', columns = EMBED_COLUMNS.default, lang }: OembedOptions): string {
  const query = new URLSearchParams();
  if (theme !== 'auto') query.set('theme', theme);
  if (columns !== EMBED_COLUMNS.default) query.set('columns', String(columns));
  if (lang !== undefined) query.set('lang', lang);
  return query.size === 0 ? '' : `?${query}`;
}

/** Writes an oEmbed response as XML. */
export function oembedXml(response: Oembed): string {
  const elements = Object.entries(response).map(([name, value]) => [
    name,
    // The writer takes `&amp;` for an ampersand that is escaped already.
    { _text: toXmlText(String(value)).replaceAll('&', '&amp;') },
  ]);
  const declaration = { _attributes: { version: '1.0', encoding: 'utf-8', standalone: 'yes' } } as const;
  return js2xml({ _declaration: declaration, oembed: Object.fromEntries(elements) }, { compact: true });
}
