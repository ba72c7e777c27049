import { isSafeLink } from '@pegboard/types';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { pinTexts } from '../pins/index.ts';

const METHODS = ['uploaded', 'scraped'] as const;

/** Schema of a web address as entered by a person. */
export const webAddress: z.ZodString = z
  .string()
  .trim()
  .max(2000, 'Use 2000 characters or fewer.')
  .refine(
    (text) => isSafeLink(text) && /^https?:\/\/[^\s@]+$/i.test(text) && URL.canParse(text),
    'Give an address that begins with http:// or https://.',
  );

/** The options of PinResource create (§7): a board, one image, and texts. */
export const newPinOptions = z
  .strictObject({
    board_id: idSchema,
    section: idSchema.optional(),
    /** The source of the image; derived from the given option if missing. */
    method: z.enum(METHODS, `Use ${METHODS.join(' or ')}.`).optional(),
    upload_id: idSchema.optional(),
    image_url: webAddress.optional(),
    image_base64: z.unknown().optional(),
    allow_comments: z.boolean().optional(),
    ...pinTexts,
  })
  .superRefine((options, check) => {
    const { method, upload_id: upload, image_url: url, image_base64: bytes } = options;
    const sources = Object.entries({ upload_id: upload, image_url: url, image_base64: bytes }).filter(
      ([, value]) => value !== undefined,
    );
    for (const [name] of sources.slice(1))
      check.addIssue({
        code: 'custom',
        path: [name],
        message: 'Give one picture: an upload, an address or base64.',
      });
    if (method === 'scraped' && url === undefined)
      check.addIssue({ code: 'custom', path: ['image_url'], message: 'Give the address of the picture.' });
    if (method === 'uploaded' && url !== undefined)
      check.addIssue({ code: 'custom', path: ['method'], message: 'A picture by its address is scraped.' });
  });

/** A new pin as requested. */
export type NewPin = z.infer<typeof newPinOptions>;

/** The image source of a new pin. */
export type PictureSource =
  | { readonly kind: 'upload'; readonly id: bigint | undefined }
  /** `page` is the address that the pin will link to. */
  | { readonly kind: 'web'; readonly url: string; readonly page: string | null }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array };

const DATA_URL = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Returns the image source of the options. Throws `image_invalid` without one, and for an invalid data URL (§5:
 * 'Invalid Image').
 */
export function parseImageSource({
  upload_id: upload,
  image_url: url,
  image_base64: image,
  link,
}: NewPin): PictureSource {
  if (upload !== undefined) return { kind: 'upload', id: parseId(upload) };
  if (url !== undefined) return { kind: 'web', url, page: link ?? null };
  return { kind: 'bytes', bytes: parseDataUrl(image) };
}

/** Returns the bytes of the data URL of an image. Throws `image_invalid` (§5: 'Invalid Image'). */
export function parseDataUrl(image: unknown): Uint8Array {
  const [, base64] = (typeof image === 'string' && DATA_URL.exec(image)) || [];
  if (base64 === undefined)
    throw new AppError('image_invalid', { fields: { image_base64: 'Invalid Image' } });
  return Buffer.from(base64, 'base64');
}
