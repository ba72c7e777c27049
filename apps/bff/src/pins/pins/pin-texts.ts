import {
  BOARD_PIN_DESCRIPTION_MAX,
  collapseWhitespace,
  graphemeCount,
  GRID_TITLE_MAX,
  isSafeLink,
} from '@pegboard/types';
import { z } from 'zod';

const textSchema = (max: number) =>
  z
    .string()
    .max(max * 30)
    .transform((text) => collapseWhitespace(text) || null)
    .refine((text) => text === null || graphemeCount(text) <= max, `Use ${max} characters or fewer.`);
/** A web address as it is written, without a name or password in it: those of a path, as `/@mira`, may stay. */
export function isWebLink(link: string): boolean {
  const address = /^https?:\/\/[^\s\p{Cc}\\]+$/iu.test(link) && isSafeLink(link) ? URL.parse(link) : null;
  return address !== null && address.username === '' && address.password === '';
}

const linkSchema = z
  .string()
  .trim()
  .max(2000)
  .refine((link) => link === '' || isWebLink(link), 'Start with https://, as in https://example.com.')
  .transform((link) => link || null);
/** The texts of a pin as PinResource accepts them; an empty text means none. */
export const pinTexts = {
  title: textSchema(GRID_TITLE_MAX).optional(),
  description: textSchema(BOARD_PIN_DESCRIPTION_MAX).optional(),
  alt_text: textSchema(BOARD_PIN_DESCRIPTION_MAX).optional(),
  link: linkSchema.optional(),
};
