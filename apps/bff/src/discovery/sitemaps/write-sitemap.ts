import { languageLinks } from '@pegboard/types';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import { pipeline, Readable, type Transform } from 'node:stream';
import type { SitemapEntry } from './sitemap-kinds.ts';
import { absoluteMediaUrl } from '../../platform/media/images/index.ts';

/** Number of characters that are sent together: the writer emits each element of the XML by itself. */
const PART_LENGTH = 65_536;

/** Writes entries as a sitemap (sitemaps.org 0.9, with images and languages), while they are read. */
export function writeSitemap(
  entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>,
  publicUrl: string,
): Readable {
  const xmlns = { image: true, xhtml: true, news: false, video: false };
  const writer = new SitemapStream({ level: ErrorLevel.THROW, xmlns });
  return inParts(Readable.from(itemsOf(entries, publicUrl)), writer);
}

async function* itemsOf(entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>, publicUrl: string) {
  for await (const { path, lastmod, image } of entries) {
    const url = publicUrl + path;
    yield {
      url,
      ...(lastmod && { lastmod: lastmod.toISOString() }),
      ...(image === undefined ? {} : { img: [{ url: absoluteMediaUrl(image, publicUrl) }] }),
      links: [...languageLinks(url)],
    };
  }
}

/** Writes the index of the files of a sitemap. */
export function writeSitemapIndex(
  files: readonly { readonly path: string; readonly lastmod: Date | null }[],
  publicUrl: string,
): Readable {
  const items = files.map(({ path, lastmod }) => ({
    url: publicUrl + path,
    ...(lastmod && { lastmod: lastmod.toISOString() }),
  }));
  return inParts(Readable.from(items), new SitemapIndexStream({ level: ErrorLevel.THROW }));
}

function inParts(items: Readable, writer: Transform): Readable {
  // An error of the items ends the writer, and so the loop below.
  const text = pipeline(items, writer, () => undefined);
  return Readable.from(
    (async function* () {
      let part = '';
      for await (const piece of text) {
        part += String(piece);
        if (part.length < PART_LENGTH) continue;
        yield part;
        part = '';
      }
      yield part;
    })(),
    { objectMode: false },
  );
}
