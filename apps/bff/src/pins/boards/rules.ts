import { isReservedBoardSlug } from '@pegboard/routes';
import { BOARD_TITLE_MAX, collapseWhitespace, graphemeCount } from '@pegboard/types';
import { z } from 'zod';
import { toSlug } from '../../platform/text/slugs.ts';

const DESCRIPTION_MAX = 500;
const SLUG_LENGTH_MAX = 100;
const LINK_LABEL_MAX = 60;

/** A board's or section's name: 1 to 50 visible characters, without control characters (§5, §9). */
export const boardNameSchema = z
  .string()
  .max(BOARD_TITLE_MAX * 30)
  .transform(collapseWhitespace)
  .refine((name) => /[^\p{Cc}\p{Cf}\p{Z}]/u.test(name), 'Give it a name.')
  .refine((name) => !/\p{Cc}/u.test(name), 'Use letters, not control characters.')
  .refine((name) => graphemeCount(name) <= BOARD_TITLE_MAX, `Use ${BOARD_TITLE_MAX} characters or fewer.`);

/** Number of slugs tried before a name is rejected. */
export const SLUG_TRIES = 20;

/** A board's description; empty means none. */
export const boardDescriptionSchema = z
  .string()
  .max(DESCRIPTION_MAX * 30)
  .trim()
  .refine((text) => graphemeCount(text) <= DESCRIPTION_MAX, `Use ${DESCRIPTION_MAX} characters or fewer.`)
  .transform((text) => (text === '' ? null : text));

/**
 * Returns the slug of a name: letters and digits of any script in lower case, all else as dashes. A route of the site
 * gets a suffix, and a name without letters the name of its kind.
 */
export function slugFrom(name: string, kind: 'board' | 'section'): string {
  const slug = toSlug(name).slice(0, SLUG_LENGTH_MAX);
  if (slug === '') return kind;
  return isReservedBoardSlug(slug) ? `${slug}-${kind}` : slug;
}

/** The name that a member gives to a share link; empty means none. */
export const linkLabelSchema = z
  .string()
  .max(LINK_LABEL_MAX * 30)
  .transform(collapseWhitespace)
  .refine((name) => graphemeCount(name) <= LINK_LABEL_MAX, `Use ${LINK_LABEL_MAX} characters or fewer.`)
  .transform((name) => (name === '' ? undefined : name));
