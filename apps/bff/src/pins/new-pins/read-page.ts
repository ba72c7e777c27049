import type { DraftDetails } from '@pegboard/types';
import { Parser } from 'htmlparser2';
import {
  addSharedImage,
  collectImages,
  createImageCollector,
  parsePixels,
  readImg,
  readSource,
  resolveAddress,
  type ImageCollector,
  type PageImage,
} from './page-images.ts';
import { toPlainLine } from './plain-line.ts';
import { readDetails } from './read-details.ts';
import { readJsonLd } from './read-json-ld.ts';
import { createMicrodataReader } from './read-microdata.ts';

/** The metadata of a page. */
export type PageReading = {
  readonly title: string | null;
  readonly description: string | null;
  readonly siteName: string | null;
  /** Large images, each once, ordered by size: the largest first, those of unknown size last. */
  readonly images: readonly PageImage[];
  /** The product, the recipe or the article that the page is about (CR-03). */
  readonly details: DraftDetails | null;
  /** The address of the oEmbed response of the page. */
  readonly oembedUrl: string | null;
  /** Set when the page does not allow saving, with its message to people, if it has one. */
  readonly refusal: { readonly says: string | null } | null;
  /** `getVariantKey` of the images that the page does not allow to be saved. */
  readonly refusedImages: ReadonlySet<string>;
};

type Attributes = Readonly<Record<string, string>>;
type Found = {
  readonly metas: Map<string, string>;
  readonly authors: string[];
  readonly images: ImageCollector;
  oembedUrl: string | null;
  title: string;
  hasBase: boolean;
  refusal: PageReading['refusal'];
};

/** Maximum number of code units read of a page: heads end before it, and it bounds the cost of hostile pages. */
const TEXT_MAX = 2_000_000;
const CHUNK = 16_384;
const TAGS_MAX = 20_000;
const WORDS_MAX = 500;
const REFUSAL_MAX = 200;
const AUTHORS_MAX = 10;
/** Maximum number of code units of JSON-LD that are read of a page. */
const JSON_LD_MAX = 200_000;
/** The names of the `meta` elements by which a page forbids saving (wire-facts.md). */
const REFUSERS = new Set(['pinterest', 'pegboard']);
const SHARED = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
]);
const AUTHORS = new Set(['author', 'article:author']);

/**
 * Reads a page: its title, its description, its images, the details of its subject, and whether it allows saving.
 * `address` is its own address.
 */
export function readPage(html: string, address: string): PageReading {
  const found: Found = {
    metas: new Map(),
    authors: [],
    images: createImageCollector(new URL(address)),
    oembedUrl: null,
    title: '',
    hasBase: false,
    refusal: null,
  };
  const microdata = createMicrodataReader();
  const jsonLd = createScriptCollector();
  let isInTitle = false;
  let isInCode = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isInTitle = name === 'title' && found.title === '';
      isInCode = name === 'script' || name === 'style';
      if (name === 'script') jsonLd.open(attributes['type'] ?? '');
      microdata.open(name, attributes);
      readTag(found, name, attributes);
    },
    ontext(text) {
      if (isInTitle && found.title.length < WORDS_MAX * 4) found.title += text;
      if (isInCode) jsonLd.text(text);
      else microdata.text(text);
    },
    onclosetag(name) {
      microdata.close();
      if (name === 'title') isInTitle = false;
      else if (name === 'picture') found.images.sources = [];
      else if (name === 'script') jsonLd.close();
      isInCode = false;
    },
  });
  const text = html.slice(0, TEXT_MAX);
  // The parser searches all open elements for each end tag, so the numbers of start and end tags are limited.
  for (let at = 0, tags = 0; at < text.length && tags < TAGS_MAX; at += CHUNK) {
    const chunk = text.slice(at, at + CHUNK);
    tags += chunk.split('<').length - 1;
    parser.write(chunk);
  }
  const { metas, images } = found;
  const title = toPlainLine(metas.get('og:title') ?? metas.get('twitter:title') ?? found.title, WORDS_MAX);
  const description = toPlainLine(
    metas.get('og:description') ?? metas.get('description') ?? metas.get('twitter:description'),
    WORDS_MAX,
  );
  const { details, images: detailImages } = readDetails({
    sources: [readJsonLd(jsonLd.scripts), microdata.finish()],
    metas,
    authors: found.authors,
    title,
    description,
  });
  for (const { url, width, height } of detailImages) addSharedImage(images, url, { width, height });
  return {
    title: title ?? (details === null || details.name === '' ? null : details.name),
    description,
    siteName: toPlainLine(metas.get('og:site_name'), WORDS_MAX),
    images: collectImages(images),
    details,
    oembedUrl: found.oembedUrl,
    refusal: found.refusal,
    refusedImages: images.refused,
  };
}

/** Collects the texts of JSON-LD scripts, together at most `JSON_LD_MAX`. */
function createScriptCollector() {
  const scripts: string[] = [];
  let left = JSON_LD_MAX;
  let script: string | undefined;
  return {
    scripts,
    open(type: string): void {
      script = /^\s*application\/ld\+json\s*(?:;|$)/i.test(type) ? '' : undefined;
    },
    text(text: string): void {
      if (script !== undefined && script.length <= left) script += text;
    },
    close(): void {
      // A truncated script would not be valid JSON.
      if (script !== undefined && script.length <= left) {
        scripts.push(script);
        left -= script.length;
      }
      script = undefined;
    },
  };
}

function readTag(found: Found, name: string, attributes: Attributes): void {
  const { images } = found;
  if (name === 'meta') readMeta(found, attributes);
  else if (name === 'img') readImg(images, attributes);
  else if (name === 'source') readSource(images, attributes);
  else if (name === 'picture') images.sources = [];
  else if (name === 'link') readLink(found, attributes);
  else if (name === 'base' && !found.hasBase && attributes['href'] !== undefined) {
    images.base = URL.parse(attributes['href'], images.base) ?? images.base;
    found.hasBase = true;
  }
}

function readLink(found: Found, attributes: Attributes): void {
  const { images } = found;
  const rels = (attributes['rel'] ?? '').slice(0, WORDS_MAX).toLowerCase().split(/\s+/);
  if (rels.includes('image_src')) addSharedImage(images, attributes['href']);
  if (rels.includes('alternate') && /^\s*application\/json\+oembed\s*$/i.test(attributes['type'] ?? ''))
    found.oembedUrl ??= resolveAddress(images.base, attributes['href']) ?? null;
}

function readMeta(found: Found, attributes: Attributes): void {
  const { metas, authors, images } = found;
  const name = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase();
  const content = attributes['content'] ?? '';
  if (REFUSERS.has(name) && /(?:^|[\s,])nopin(?:$|[\s,])/i.test(content))
    found.refusal ??= { says: toPlainLine(attributes['description'], REFUSAL_MAX) };
  if (SHARED.has(name)) addSharedImage(images, content);
  const last = images.shared.at(-1);
  const [, side] = /^og:image:(width|height|alt)$/.exec(name) ?? [];
  if (last && side !== undefined)
    images.shared.splice(-1, 1, {
      ...last,
      ...(side === 'alt' ? { alt: toPlainLine(content, WORDS_MAX) } : { [side]: parsePixels(content) }),
    });
  if (content.trim() === '') return;
  if (AUTHORS.has(name) && authors.length < AUTHORS_MAX) authors.push(content);
  if (!metas.has(name)) metas.set(name, content);
}
