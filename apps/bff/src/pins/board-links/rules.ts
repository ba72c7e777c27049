import { collapseWhitespace, graphemeCount } from '@pegboard/types';
import { z } from 'zod';

/** The maximum size of an image of a guest, in bytes. Not specified; our choice. */
export const GUEST_IMAGE_BYTES_MAX: number = 20 * 1024 * 1024;

/** The number of images of guests that wait on a board. Not specified; our choice. */
export const GUEST_IMAGES_WAITING_MAX = 200;

const GUEST_NAME_MAX = 60;
const GUEST_NOTE_MAX = 200;

const textUpTo = (max: number) =>
  z
    .string()
    .max(max * 30)
    .transform(collapseWhitespace)
    .refine((text) => !/\p{Cc}/u.test(text), 'Use letters, not control characters.')
    .refine((text) => graphemeCount(text) <= max, `Use ${max} characters or fewer.`);

/** The fields of the form by which a guest adds an image, before its file. */
export const guestImageFields = z.strictObject({
  csrf_token: z.string().max(200),
  /** The name by which the image is attributed. */
  name: textUpTo(GUEST_NAME_MAX).refine((name) => /[^\p{Cc}\p{Cf}\p{Z}]/u.test(name), 'Tell us your name.'),
  note: textUpTo(GUEST_NOTE_MAX)
    .transform((note) => note || null)
    .optional(),
});

/** The decisions about an image of a guest. */
export const GUEST_DECISIONS = ['accept', 'decline'] as const;

/** A decision about an image of a guest. */
export type GuestDecision = (typeof GUEST_DECISIONS)[number];

/**
 * Returns the description of a pin of a guest: their note and name, in no language, so that every page and export of the pin
 * attributes it.
 */
export function guestByline(name: string, note: string | null): string {
  return note === null ? `— ${name}` : `${note} — ${name}`;
}
