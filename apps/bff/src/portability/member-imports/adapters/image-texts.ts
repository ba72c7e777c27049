import type { ImportedPin } from '../import-item.ts';
import { toList, toObject } from './documents.ts';
import { sourceText, sourceTime } from './source-text.ts';

/** The maximum size of an XMP sidecar. */
export const SIDECAR_BYTES_MAX = 1_000_000;
const KEYWORDS_MAX = 30;

/** The tags that are read. Places are not: a photo must not reveal where its owner lives. */
const TAGS = {
  exif: ['ImageDescription', 'Copyright', 'DateTimeOriginal', 'OffsetTimeOriginal', 'XPTitle', 'XPKeywords'],
  iptc: ['Object Name', 'Caption/Abstract', 'Keywords', 'Copyright Notice'],
  xmp: [
    'title',
    'description',
    'subject',
    'rights',
    'AltTextAccessibility',
    'DateTimeOriginal',
    'DateCreated',
  ],
};
/** The descriptions that cameras write into every photo. */
const BY_CAMERAS =
  /^(?:olympus digital camera|sony dsc|digital camera|minolta digital camera|samsung|kodak.*digital.*camera|default|untitled|screenshot|dcim\\.*)$/i;

/** The texts that an image has in its metadata. */
export type ImageTexts = Pick<ImportedPin, 'title' | 'description' | 'altText' | 'savedAt'> & {
  readonly keywords: readonly string[];
  readonly rights: string | null;
};

/** The tags of one kind of metadata by their names: each has a `value`, and its text as `description`. */
type Tags = Readonly<Record<string, unknown>>;

/**
 * Reads the texts of an image from its EXIF, IPTC and XMP, and from an XMP sidecar, which comes first: programs write there what they must not
 * write into the image. Metadata that cannot be read counts as missing.
 */
export async function readImageTexts(
  image: Uint8Array,
  sidecar: Uint8Array | undefined,
): Promise<ImageTexts> {
  const { exif, iptc, xmp: embedded } = await readTags(image);
  const beside: Tags = sidecar === undefined ? {} : (await readTags(sidecar)).xmp;
  const fromXmp = (name: string): string | null => textOf(beside[name]) ?? textOf(embedded[name]);
  const keywords = [beside['subject'], embedded['subject'], iptc['Keywords']].map(listOf);
  return {
    title: fromXmp('title') ?? textOf(iptc['Object Name']) ?? textOf(exif['XPTitle']),
    description:
      fromXmp('description') ?? textOf(iptc['Caption/Abstract']) ?? textOf(exif['ImageDescription']),
    altText: fromXmp('AltTextAccessibility'),
    keywords: [
      ...new Set(
        keywords.find((list) => list.length > 0) ?? (textOf(exif['XPKeywords']) ?? '').split(/[;,]/),
      ),
    ]
      .map((keyword) => sourceText(keyword))
      .filter((keyword) => keyword !== null)
      .slice(0, KEYWORDS_MAX),
    rights: fromXmp('rights') ?? textOf(iptc['Copyright Notice']) ?? textOf(exif['Copyright']),
    savedAt:
      timeOf(fromXmp('DateTimeOriginal') ?? fromXmp('DateCreated')) ??
      timeOf(textOf(exif['DateTimeOriginal']), textOf(exif['OffsetTimeOriginal'])),
  };
}

/** Returns a Pin with the texts of its image. Keywords follow the description as hashtags, and the rights as a notice. */
export function describedBy(pin: ImportedPin, texts: ImageTexts): ImportedPin {
  const tags = texts.keywords.map((keyword) => `#${keyword.replaceAll(/[\s#]+/g, '_')}`).join(' ');
  const notice = texts.rights === null || /[©Ⓒ]|\(c\)|copyright/i.test(texts.rights) ? '' : '© ';
  const parts = [texts.description, tags, texts.rights === null ? null : notice + texts.rights];
  return {
    ...pin,
    title: texts.title ?? pin.title,
    description: sourceText(parts.filter((part) => part !== null && part !== '').join('\n')),
    altText: texts.altText ?? pin.altText,
    savedAt: texts.savedAt ?? pin.savedAt,
  };
}

async function readTags(
  bytes: Uint8Array,
): Promise<{ readonly exif: Tags; readonly iptc: Tags; readonly xmp: Tags }> {
  try {
    // Only imports of files with images need them.
    const [{ DOMParser, onErrorStopParsing }, { default: ExifReader }] = await Promise.all([
      import('@xmldom/xmldom'),
      import('exifreader'),
    ]);
    const domParser = new DOMParser({ onError: onErrorStopParsing });
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const options = { expanded: true, async: true, domParser, includeTags: TAGS } as const;
    const { exif, iptc, xmp } = await ExifReader.load(buffer, options);
    return { exif: toObject(exif), iptc: toObject(iptc), xmp: toObject(xmp) };
  } catch {
    return { exif: {}, iptc: {}, xmp: {} }; // the image itself is checked when it is stored
  }
}

/** Returns the text of a tag: of texts in several languages, the default. */
function textOf(tag: unknown): string | null {
  const [first] = listOf(tag);
  return first === undefined || BY_CAMERAS.test(first) ? null : first;
}

function listOf(tag: unknown): readonly string[] {
  return (Array.isArray(tag) ? tag : [tag]).map(toObject).flatMap(({ value, description }) => {
    const items = toList(value).map((item) => toObject(item)['description']);
    return (items.some((item) => item !== undefined) ? items : [description]).flatMap(
      (item) => sourceText(item) ?? [],
    );
  });
}

const EXIF_TIME = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})/;

/** Returns a time as EXIF writes it, or by ISO 8601. A time without an offset counts as UTC. */
function timeOf(text: string | null, offset: string | null = null): Date | null {
  if (text === null) return null;
  const [, year, month, day, time] = EXIF_TIME.exec(text) ?? [];
  if (year === undefined) return /^\d{4}-\d{2}-\d{2}/.test(text) ? sourceTime(withZone(text)) : null;
  const zone = offset !== null && /^[+-]\d{2}:\d{2}$/.test(offset) ? offset : 'Z';
  return sourceTime(`${year}-${month}-${day}T${time}${zone}`);
}

const withZone = (text: string): string =>
  /T.*(?:Z|[+-]\d{2}:?\d{2})$|^[^T]*$/.test(text) ? text : `${text}Z`;
