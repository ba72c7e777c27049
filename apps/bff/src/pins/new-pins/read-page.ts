import { collapseWhitespace, truncate } from '@pegboard/types';
import { Parser } from 'htmlparser2';

/** A picture that a page shows; sizes as the page returns them, where it does. */
export type PagePicture = {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string | null;
};

/** The metadata of a page. */
export type PageReading = {
  readonly title: string | null;
  readonly description: string | null;
  readonly siteName: string | null;
  /** Large pictures, those that the page names for sharing first. */
  readonly pictures: readonly PagePicture[];
  /** Set when the page asks that nothing of it is saved, with what it says to people, if it does. */
  readonly refusal: { readonly says: string | null } | null;
};

type Attributes = Readonly<Record<string, string>>;
type Found = {
  readonly metas: Map<string, string>;
  readonly shared: PagePicture[];
  readonly shown: PagePicture[];
  title: string;
  base: URL;
  hasBase: boolean;
  refusal: PageReading['refusal'];
};

/** Maximum number of bytes read of a page: heads end before it, and it bounds the cost of hostile pages. */
const TEXT_MAX = 2_000_000;
const CHUNK = 16_384;
const TAGS_MAX = 20_000;
const PICTURES_MAX = 50;
/** An `img` that says it is smaller is an icon or a tracker. */
const SIDE_MIN = 100;
const URL_MAX = 2000;
const SRCSET_MAX = 20_000;
const WORDS_MAX = 500;
const REFUSAL_MAX = 200;
/** The names of the `meta` by which a page refuses (wire-facts.md). */
const REFUSERS = new Set(['pinterest', 'pegboard']);
const SHARED = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
]);

/** Reads a page: its title, its description, its pictures, and whether it lets them be saved. `address` is where it is. */
export function readPage(html: string, address: string): PageReading {
  const found: Found = {
    metas: new Map(),
    shared: [],
    shown: [],
    title: '',
    base: new URL(address),
    hasBase: false,
    refusal: null,
  };
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isInTitle = name === 'title' && found.title === '';
      readTag(found, name, attributes);
    },
    ontext(text) {
      if (isInTitle && found.title.length < WORDS_MAX * 4) found.title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  const text = html.slice(0, TEXT_MAX);
  // The parser looks for what an end tag ends among all that is open: tags, begun and ended, have to be few.
  for (let at = 0, tags = 0; at < text.length && tags < TAGS_MAX; at += CHUNK) {
    const chunk = text.slice(at, at + CHUNK);
    tags += chunk.split('<').length - 1;
    parser.write(chunk);
  }
  const { metas } = found;
  return {
    title: words(metas.get('og:title') ?? metas.get('twitter:title') ?? found.title, WORDS_MAX),
    description: words(
      metas.get('og:description') ?? metas.get('description') ?? metas.get('twitter:description'),
      WORDS_MAX,
    ),
    siteName: words(metas.get('og:site_name'), WORDS_MAX),
    pictures: onceEach([...found.shared, ...found.shown.toSorted(largestFirst)]).slice(0, PICTURES_MAX),
    refusal: found.refusal,
  };
}

function readTag(found: Found, name: string, attributes: Attributes): void {
  if (name === 'meta') readMeta(found, attributes);
  else if (name === 'img') readImg(found, attributes);
  else if (name === 'link' && relsOf(attributes).includes('image_src'))
    addPicture(found, found.shared, attributes['href']);
  else if (name === 'base' && !found.hasBase && attributes['href'] !== undefined) {
    found.base = URL.parse(attributes['href'], found.base) ?? found.base;
    found.hasBase = true;
  }
}

function readMeta(found: Found, attributes: Attributes): void {
  const name = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase();
  const content = attributes['content'] ?? '';
  if (REFUSERS.has(name) && /(?:^|[\s,])nopin(?:$|[\s,])/i.test(content))
    found.refusal ??= { says: words(attributes['description'], REFUSAL_MAX) };
  if (SHARED.has(name)) addPicture(found, found.shared, content);
  const last = found.shared.at(-1);
  const [, side] = /^og:image:(width|height|alt)$/.exec(name) ?? [];
  if (last && side !== undefined)
    found.shared.splice(-1, 1, {
      ...last,
      ...(side === 'alt' ? { alt: words(content, WORDS_MAX) } : { [side]: pixels(content) }),
    });
  if (!found.metas.has(name) && content.trim() !== '') found.metas.set(name, content);
}

function readImg(found: Found, attributes: Attributes): void {
  const isRefused = attributes['nopin'] !== undefined || attributes['data-pin-nopin'] !== undefined;
  const [width, height] = [pixels(attributes['width']), pixels(attributes['height'])];
  if (isRefused || (width ?? SIDE_MIN) < SIDE_MIN || (height ?? SIDE_MIN) < SIDE_MIN) return;
  const best =
    attributes['data-pin-media'] ??
    largestOf(attributes['srcset'] ?? attributes['data-srcset']) ??
    attributes['data-src'] ??
    attributes['src'];
  addPicture(found, found.shown, best, { width, height, alt: words(attributes['alt'], WORDS_MAX) });
}

function addPicture(
  { base }: Found,
  list: PagePicture[],
  address: string | undefined,
  attributes: Omit<PagePicture, 'url'> = { width: null, height: null, alt: null },
): void {
  const url = address === undefined || address.trim() === '' ? null : URL.parse(address.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > URL_MAX) return;
  url.hash = '';
  // More are found than are reported: of those that are shown, the largest come first.
  if (list.length < PICTURES_MAX * 4) list.push({ url: url.href, ...attributes });
}

/** The picture of a `srcset` with the highest width or density. */
function largestOf(srcset: string | undefined): string | undefined {
  const sizes: { readonly url: string; weight: number }[] = [];
  // A comma ends a size also without a space behind it; in an address it is a part of it.
  const spaced = (srcset ?? '').slice(0, SRCSET_MAX).replaceAll(/(\s[\d.]{1,9}[wx]),/g, '$1, ');
  for (const word of spaced.split(/\s+/)) {
    const [, weight] = /^([\d.]{1,9})[wx],?$/.exec(word) ?? [];
    const last = sizes.at(-1);
    if (weight !== undefined && last) last.weight = Number(weight);
    else if (/[^,]/.test(word)) sizes.push({ url: word.replace(/,$/, ''), weight: 1 });
  }
  return sizes.toSorted((one, other) => other.weight - one.weight)[0]?.url;
}

function largestFirst(one: PagePicture, other: PagePicture): number {
  return area(other) - area(one);
}

function area({ width, height }: PagePicture): number {
  return (width ?? 0) * (height ?? 0);
}

function onceEach(pictures: readonly PagePicture[]): readonly PagePicture[] {
  const byUrl = new Map<string, PagePicture>();
  for (const picture of pictures) {
    const known = byUrl.get(picture.url);
    byUrl.set(picture.url, {
      url: picture.url,
      width: known?.width ?? picture.width,
      height: known?.height ?? picture.height,
      alt: known?.alt ?? picture.alt,
    });
  }
  return [...byUrl.values()];
}

function relsOf(attributes: Attributes): readonly string[] {
  return (attributes['rel'] ?? '').toLowerCase().split(/\s+/);
}

function pixels(text: string | undefined): number | null {
  const [, digits] = /^\s*(\d{1,5})(?:px)?\s*$/.exec(text ?? '') ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}

/** A text of a stranger's as plain words: no control characters, one space between, and no longer than this. */
function words(text: string | undefined, max: number): string | null {
  const plain = collapseWhitespace(
    (text ?? '').slice(0, max * 8).replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' '),
  );
  return plain === '' ? null : truncate(plain, max);
}
