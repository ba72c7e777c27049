import { fileTypeFromBuffer } from 'file-type';
import type { FieldErrorCode } from '../../errors/field-errors.ts';

/** The codes of `FIELD_PROBLEMS` for types of files that are not accepted as images. */
export type UnsupportedFileType = Extract<FieldErrorCode, `file_is_${string}`>;

/** The type of a file by its content: a possible image, or the code for another type. */
export type DetectedFile =
  | {
      readonly kind: 'image';
      readonly isHeif: boolean;
      /** False when the start of the file does not identify its type. */
      readonly isKnown: boolean;
    }
  | { readonly kind: 'unsupported'; readonly type: UnsupportedFileType };

/** Bytes at the start of a file that are searched for the first element of a document. */
const DOCUMENT_START = 4096;

const IMAGES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
]);

const HEIF: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]);

/** The first pattern that matches the media type determines the code. */
const UNSUPPORTED: readonly (readonly [type: RegExp, code: UnsupportedFileType])[] = [
  [/^image\/svg\+xml$/, 'file_is_svg'],
  [/^application\/pdf$/, 'file_is_pdf'],
  [
    /^image\/(?:x-canon-cr[23]|x-olympus-orf|x-sony-arw|x-adobe-dng|x-nikon-nef|x-panasonic-rw2|x-fujifilm-raf)$/,
    'file_is_raw',
  ],
  [/^image\/vnd\.adobe\.photoshop$/, 'file_is_photoshop'],
  [/^image\/(?:bmp|x-ms-bmp)$/, 'file_is_bmp'],
  [/^image\/(?:x-icon|vnd\.microsoft\.icon|icns)$/, 'file_is_icon'],
  [/^image\/jxl$/, 'file_is_jpeg_xl'],
  [/^image\/(?:j2c|jp2|jpx|jpm|mj2)$/, 'file_is_jpeg_2000'],
  [/^application\/(?:postscript|eps)$/, 'file_is_postscript'],
  [/^video\//, 'file_is_video'],
  [/^audio\//, 'file_is_audio'],
  [/^(?:text\/html|application\/xhtml\+xml)$/, 'file_is_web_page'],
  [/^application\/(?:zip|x-tar|gzip|x-7z-compressed|x-rar-compressed|x-bzip2|x-xz|zstd)$/, 'file_is_archive'],
];

/** Detects the type of a file by its content, whatever its name and declared type are (CR-02). */
export async function detectFile(bytes: Uint8Array): Promise<DetectedFile> {
  const document = detectDocument(bytes);
  if (document) return { kind: 'unsupported', type: document };
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // The type of a TIFF is stored at its end, which a truncated file lacks.
  if (!found) return { kind: 'image', isHeif: false, isKnown: beginsAsTiff(bytes) };
  const isHeif = HEIF.has(found.mime);
  if (isHeif || IMAGES.has(found.mime)) return { kind: 'image', isHeif, isKnown: true };
  return { kind: 'unsupported', type: unsupportedType(found.mime) };
}

/** Returns the code for a media type that is not accepted as an image. */
export function unsupportedType(mediaType: string): UnsupportedFileType {
  return UNSUPPORTED.find(([pattern]) => pattern.test(mediaType))?.[1] ?? 'file_is_unknown';
}

/** Returns the code for a text that begins with markup, which libraries for magic numbers do not detect. */
function detectDocument(bytes: Uint8Array): UnsupportedFileType | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, DOCUMENT_START)).trimStart();
  if (!start.startsWith('<')) return undefined;
  if (/<svg[\s>:]/i.test(start)) return 'file_is_svg';
  return /<(?:!doctype html|html|head|body)\b/i.test(start) ? 'file_is_web_page' : 'file_is_unknown';
}

function beginsAsTiff(bytes: Uint8Array): boolean {
  return ['49492a00', '4d4d002a'].includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'));
}
